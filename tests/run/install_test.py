#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""./run on machines of every kind, told by programs that stand in for apt-get, dpkg-query, sudo, cmake and ctest.

usage: install_test.py RUN
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

RUN = pathlib.Path(sys.argv.pop())
NEEDED = ["cmake", "ninja-build", "clang", "libboost-dev", "libgmp-dev", "libmpfi-dev", "libfmt-dev", "libcli11-dev",
          "nlohmann-json3-dev"]

# Each stand-in writes its words to a log. apt-get says what a rehearsal would remove, and like the real one installs
# nothing under --no-remove where something would have to go.
STAND_INS = {
    "apt-get": """echo "apt-get $*" >>"$FAKE/log"
if [[ " $* " == *" --simulate "* ]]; then
    for package in $WOULD_REMOVE; do echo "Remv $package [5.5.1-2]"; done
elif [[ " $* " == *" --no-remove "* && -n $WOULD_REMOVE ]]; then
    echo "E: Packages need to be removed but remove is disabled." >&2
    exit 100
fi""",
    "dpkg-query": """for package in $INSTALLED; do echo "installed $package"; done
echo "not-installed libcli11-dev-old"
exit 1""",
    "sudo": """[[ $1 == -n ]] && shift
exec "$@\"""",
    "cmake": "exit 0",
    "ctest": 'printf "%s|" ctest "$@" >>"$FAKE/log"',
}


class Machine:
    """A folder with a copy of ./run and the stand-ins before everything else in PATH."""

    def __init__(self, folder, installed, would_remove=()):
        self.folder = pathlib.Path(folder)
        shutil.copy(RUN, self.folder / "run")
        (self.folder / "CMakePresets.json").write_text("{}")
        for name, body in STAND_INS.items():
            program = self.folder / "bin" / name
            program.parent.mkdir(exist_ok=True)
            program.write_text(f"#!/usr/bin/env bash\n{body}\n")
            program.chmod(0o755)
        self.environment = dict(os.environ, PATH=f"{self.folder / 'bin'}:{os.environ['PATH']}", FAKE=str(self.folder),
                                INSTALLED=" ".join(installed), WOULD_REMOVE=" ".join(would_remove))

    def build(self):
        return self.run("build")

    def run(self, *words, **options):
        return subprocess.run([self.folder / "run", *words], env=self.environment, capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=60, **options)

    def asked(self):
        log = self.folder / "log"
        return log.read_text().splitlines() if log.exists() else []


class Install(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def test_missing_packages_are_installed_and_none_may_be_removed(self):
        machine = Machine(self.folder, [name for name in NEEDED if name not in ("libcli11-dev", "libmpfi-dev")])
        done = machine.build()
        self.assertEqual(done.returncode, 0, done.stderr)
        installs = [line for line in machine.asked() if " install " in line and "--simulate" not in line]
        self.assertEqual(len(installs), 1, machine.asked())
        self.assertIn(" --no-remove ", installs[0])
        self.assertTrue(installs[0].endswith(" libmpfi-dev libcli11-dev"), installs[0])
        for line in machine.asked():
            for word in ("remove", "purge", "autoremove", "dist-upgrade", "full-upgrade", "--allow-remove-essential"):
                self.assertNotIn(word, line.split(), line)

    def test_what_is_in_the_way_is_named_with_a_way_out_and_nothing_is_installed(self):
        machine = Machine(self.folder, [name for name in NEEDED if name != "libboost-dev"],
                          ["libcgal-dev", "libother-dev"])
        done = machine.build()
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("to install libboost-dev, apt would remove libcgal-dev libother-dev", done.stderr)
        self.assertIn("the way out: ", done.stderr)
        self.assertIn("cmake --preset release", done.stderr)
        self.assertEqual([line for line in machine.asked() if " install " in line and "--simulate" not in line], [])

    def test_apt_is_left_alone_where_nothing_is_missing(self):
        machine = Machine(self.folder, NEEDED)
        done = machine.build()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(machine.asked(), [])

    def test_packages_are_made_by_root_alone_and_before_that_is_known_nothing_is_installed(self):
        machine = Machine(self.folder, NEEDED)
        machine.folder.chmod(0o755)
        done = machine.run("package", **({"user": 65534} if os.geteuid() == 0 else {}))
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(done.stderr, "run: package makes chroots, which root alone can; run it as root: sudo ./run package\n")
        self.assertEqual(machine.asked(), [])

    def test_a_word_that_a_verb_does_not_take_is_named(self):
        machine = Machine(self.folder, NEEDED)
        for verb in ("package", "cluster", "build"):
            done = machine.run(verb, "all")
            self.assertEqual((done.returncode, done.stderr), (2, f"run: {verb} takes no words, not 'all'\n"))

    def test_words_of_test_and_sanitize_are_ctests(self):
        packages = re.search(r"^test_packages=\((.*)\)$", RUN.read_text(), re.MULTILINE).group(1).split()
        for verb, preset in (("test", "gcc"), ("sanitize", "sanitize")):
            with tempfile.TemporaryDirectory() as folder:
                machine = Machine(folder, NEEDED + packages)
                self.assertEqual(machine.run(verb, "-R", "a word|another", "-j1").returncode, 0)
                self.assertEqual(machine.asked(), [f"ctest|--preset|{preset}|-R|a word|another|-j1|"])

    def test_headers_of_another_boost_are_as_good(self):
        for other in ("libboost1.74-dev", "libboost1.81-dev"):
            machine = Machine(self.folder, [other if name == "libboost-dev" else name for name in NEEDED])
            self.assertEqual(machine.build().returncode, 0)
            self.assertEqual(machine.asked(), [])

    def test_a_library_of_boost_is_not_its_headers(self):
        others = [name for name in NEEDED if name != "libboost-dev"]
        machine = Machine(self.folder, others + ["libboost1.74-all-dev", "libboost-thread1.74-dev"])
        self.assertEqual(machine.build().returncode, 0)
        self.assertTrue(machine.asked()[-1].endswith(" libboost-dev"), machine.asked())


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Makes of a library's folder and an adapter the words of `tangency check`: a plugin, or a program with its harness."""
import os
import pathlib
import re
import shutil
import subprocess

import data
import fetch

HARNESS = data.HERE / "harness"


class CannotBuild(Exception):
    pass


def run(words, **more):
    done = subprocess.run(words, capture_output=True, text=True, **more)
    if done.returncode:
        raise CannotBuild("\n".join(done.stderr.strip().splitlines()[:12]))


def build_plugin(function, package, folder):
    """A C++ adapter is a function of numbers; the plugin's symbol around it is written here from the form."""
    scalar, symbol = {"f32": "float", "f64": "double"}[function["scalar"]], data.name_symbol(function)
    names = [f"n{i}" for i in range(data.count_numbers(function))]
    stem = folder / f"{pathlib.Path(function['adapter']).stem}.{function['call']}"
    source, plugin = stem.with_name(stem.name + ".cpp"), stem.with_name(stem.name + ".so")
    answer, out = data.answer_of(function), ["out"] if data.is_vector(function) else []
    returns = "void" if out else "int" if answer == "bool" else scalar
    parameters = ", ".join([f"{scalar} {name}" for name in names] + [f"{scalar} *{name}" for name in out])
    source.write_text(
        f'#include "{data.HERE / "adapters" / function["adapter"]}"\n#include <tangency/plugin.h>\n'
        f'extern "C" {returns} {symbol}({parameters}) {{\n'
        f"    return {function['call']}({', '.join(names + out)}){' ? 1 : 0' if answer == 'bool' else ''};\n}}\n")
    includes = [folder / "usr/include", folder / "usr/include/x86_64-linux-gnu",
                *(folder / "usr/include" / more for more in package.get("includes", ())), data.ROOT / "clients/plugin/include"]
    flags = [flag.replace("{usr}", str(folder / "usr")) for flag in package.get("flags", ())]
    paths = [word for path in fetch.library_paths(folder) for word in (f"-L{path}", f"-Wl,-rpath,{path}")]
    run(["g++", "-std=c++17", "-O2", "-w", "-shared", "-fPIC", "-ffp-contract=off",
         *(f"-I{path}" for path in includes), "-o", plugin, source, *paths, "-Wl,--disable-new-dtags", *flags])
    return ["--plugin", str(plugin)]


def build_rust(function, package, folder):
    """By the rustc beside the crates, each compiled with those before it."""
    symbol, scalar = data.name_symbol(function), function["scalar"]
    names = [f"n{i}" for i in range(data.count_numbers(function))]
    stem = f"{pathlib.Path(function['adapter']).stem}_{function['call']}"
    source, plugin = folder / f"{stem}.rs", folder / f"{stem}.so"
    source.write_text(
        f'#[path = "{data.HERE / "adapters" / function["adapter"]}"]\nmod adapter;\n#[no_mangle]\n'
        f'pub extern "C" fn {symbol}({", ".join(f"{name}: {scalar}" for name in names)}) -> i32 {{\n'
        f"    adapter::{function['call']}({', '.join(names)}) as i32\n}}\n")
    compiler = [folder / "usr/bin/rustc", "--sysroot", folder / "usr", "-Copt-level=2", "--cap-lints=allow", f"-L{folder}"]
    known = []
    for name, registered in package["crates"].items():
        library = folder / f"lib{name}.rlib"
        source_of = folder / "usr/share/cargo/registry" / registered
        if not library.is_file():
            edition = re.search(r'^edition = "(\d+)"', (source_of / "Cargo.toml").read_text(), re.M)
            run([*compiler, *known, f"--edition={edition[1] if edition else 2015}", "--crate-type=rlib", f"--crate-name={name}",
                 '--cfg=feature="std"', "-o", library, source_of / "src/lib.rs"], env=fetch.environment(folder))
        known += ["--extern", f"{name}={library}"]
    run([*compiler, *known, "--edition=2018", "--crate-type=cdylib", f"--crate-name={stem}", "-o", plugin, source], env=fetch.environment(folder))
    return ["--plugin", str(plugin)]


def run_node(function, package, folder):
    for file in (*HARNESS.glob("*.mjs"), data.HERE / "adapters" / function["adapter"]):
        target = folder / file.name
        if not target.is_file() or target.read_bytes() != file.read_bytes():  # another function may be running it
            shutil.copy(file, target)
    return ["--command", f"node {folder}/harness.mjs {folder}/{function['adapter']} {function['call']} {data.answer_of(function)}"]


def run_java(function, package, folder):
    jars = [str(path) for path in sorted((folder / "usr/share/java").glob("*.jar")) if not path.is_symlink()]
    classes = folder / f"classes.{function['call']}"
    classes.mkdir(exist_ok=True)
    path = ":".join([str(classes), *jars])
    run(["javac", "-nowarn", "-d", classes, "-cp", path, HARNESS / "Harness.java",
         data.HERE / "adapters" / function["adapter"]])
    name = pathlib.Path(function["adapter"]).stem
    return ["--command", f"java -XX:TieredStopAtLevel=1 -Xshare:auto -Djava.awt.headless=true -cp {path} "
                         f"Harness {name} {function['call']}"]


def run_python(function, package, folder):
    return ["--command", f"/usr/bin/python3 {HARNESS / 'harness.py'} {data.HERE / 'adapters' / function['adapter']} "
                         f"{function['call']} {folder / 'usr/lib/python3/dist-packages'} {data.answer_of(function)}"]


def run_godot(function, package, folder):
    return ["--command", f"/usr/bin/python3 {HARNESS / 'godot.py'} {folder / 'usr/bin/godot3-server'} {HARNESS / 'harness.gd'} "
                         f"{data.HERE / 'adapters' / function['adapter']} {function['call']} {data.count_numbers(function)}"]


LANGUAGES = {".cpp": build_plugin, ".rs": build_rust, ".gd": run_godot, ".mjs": run_node, ".java": run_java, ".py": run_python}


def adapt(function, package, folder):
    return LANGUAGES[pathlib.Path(function["adapter"]).suffix](function, package, folder)


def harness_of(function):
    """The files whose change asks for a new run."""
    names = {".mjs": "harness.mjs", ".java": "Harness.java", ".py": "harness.py", ".gd": "harness.gd"}
    name = names.get(pathlib.Path(function["adapter"]).suffix)
    more = ["polygon.mjs"] if name == "harness.mjs" and data.count_vertices(function["form"]) else ["godot.py"] if name == "harness.gd" else []
    return [data.HERE / "adapters" / function["adapter"], *([HARNESS / name] if name else []), *(HARNESS / each for each in more)]

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `tangency check` knows without being told: all that a plugin's exported name says, and the contract that a function keeps.

usage: plugin_names_test.py TANGENCY_BINARY C_COMPILER CXX_COMPILER FOLDER
"""
import json
import pathlib
import re
import subprocess
import sys
import unittest

sys.dont_write_bytecode = True
import command
from command import run

C, CXX, FOLDER = "", "", pathlib.Path()
CASES = ["--cases", "2000"]

HITS = """#include <tangency/plugin.h>
#include <math.h>
int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {
    const float u = fmaxf(fabsf(px - cx) - hx, 0), v = fmaxf(fabsf(py - cy) - hy, 0);
    return TEST;
}
"""
CLOSED, OPEN = "u * u + v * v <= r * r", "u * u + v * v < r * r"
LO_HI = """
int tangency_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    const double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0);
    return u * u + v * v <= r * r;
}
"""
SPACE = """
int tangency3_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz, double r) {
    const double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0), w = fmax(fmax(loz - pz, pz - hiz), 0);
    return u * u + v * v + w * w <= r * r;
}
"""
BALLS = """
double tangency_distance_ball_ball_center_radius_f64(double cx, double cy, double r, double qx, double qy, double s) {
    return fmax(hypot(qx - cx, qy - cy) - (r + s), 0);
}
"""
BOXES = """
void tangency_mtv_box_box_lo_hi_f64(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2, double *out) {
    const double right = hix - lox2, left = hix2 - lox, up = hiy - loy2, down = hiy2 - loy;
    const double x = right < left ? right : -left, y = up < down ? up : -down;
    out[0] = out[1] = 0;
    if (right < 0 || left < 0 || up < 0 || down < 0) return;
    if (fabs(x) < fabs(y)) out[0] = x; else out[1] = y;
}
"""
PAIRS = """
int tangency_pairs_lo_hi_f64(int count, const int *kinds, const double *n, int capacity, int *pairs) {
    int found = 0;
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < j; ++i) {
            const double *a = n + 4 * i, *b = n + 4 * j;
            const double a_lo = kinds[i] ? a[0] - a[2] : a[0], a_hi = kinds[i] ? a[0] + a[2] : a[2];
            const double b_lo = kinds[j] ? b[0] - b[2] : b[0], b_hi = kinds[j] ? b[0] + b[2] : b[2];
            if (a_lo OPERATOR b_hi || b_lo OPERATOR a_hi) continue;
            pairs[2 * found] = i, pairs[2 * found++ + 1] = j;
        }
    return RESULT;
}
"""
HEAD = "#include <tangency/plugin.h>\n#include <math.h>\n"


def library(name, text, language="c", test=CLOSED):
    return command.compile_plugin(text.replace("TEST", test), FOLDER / name, CXX if language == "c++" else C, language)


def last(result):
    return result.stdout.splitlines()[-1] if result.stdout else str(result)


class Names(command.TestCase):
    def holds(self, result, words):
        self.assertEqual(result.returncode, 0, result)
        self.assertTrue(last(result).startswith("tangency: check holds banded: "), result)
        self.assertIn(words, last(result))

    def test_a_library_says_what_its_one_function_takes_and_answers(self):
        for name, text, words in (("hits.so", HITS, " center_half f32 2-D closed, "), ("space.so", HEAD + SPACE, " lo_hi f64 3-D closed, "),
                                  ("balls.so", HEAD + BALLS, " ball_ball center_radius f64 2-D distance, ")):
            file = library(name, text)
            self.holds(run("check", file, *CASES), words)
            self.holds(run("check", "--plugin", file, *CASES), words)

    def test_its_verdict_is_that_of_the_words_in_full(self):
        file, report = library("wrong.so", HITS, test="u <= r && v <= r"), FOLDER / "report.json"
        documents = []
        for words in ((file,), ("--plugin", file, "--form", "center_half", "--scalar", "f32", "--dim", "2", "--question", "box_ball", "--answer", "bool")):
            self.assertEqual(run("check", *words, "--json", report, *CASES).returncode, 1)
            documents.append(json.loads(report.read_text()))
        for key in ("verdict_line", "broken", "cases", "ties", "looks_like", "properties"):
            self.assertEqual(documents[0][key], documents[1][key])

    def test_of_two_functions_the_options_that_choose_are_named_and_choose(self):
        file = library("two.so", HITS + LO_HI + SPACE)
        self.refuse(run("check", file), "exports tangency_center_half_f32, tangency_lo_hi_f64 and tangency3_lo_hi_f64; say which by "
                    "--form center_half or lo_hi, --scalar f32 or f64, --dim 2 or 3\n")
        self.refuse(run("check", file, "--form", "lo_hi"), "exports tangency_lo_hi_f64 and tangency3_lo_hi_f64; say which by --dim 2 or 3\n")
        self.holds(run("check", file, "--dim", "3", *CASES), " lo_hi f64 3-D closed, ")
        self.holds(run("check", file, "--scalar", "f32", *CASES), " center_half f32 2-D closed, ")
        self.holds(run("check", file, "--form", "lo_hi", "--scalar", "f64", *CASES), " lo_hi f64 2-D closed, ")
        self.refuse(run("check", file, "--scalar", "f32", "--dim", "3"), "exports tangency_center_half_f32, tangency_lo_hi_f64 and tangency3_lo_hi_f64",
                    "not what --scalar f32 --dim 3 asks for")
        self.refuse(run("check", library("both.so", HEAD + LO_HI + BALLS)), "--question box_ball or ball_ball, --answer bool or distance")

    def test_a_list_of_shapes_is_told_by_its_name(self):
        file = library("pairs.so", HEAD + PAIRS.replace("OPERATOR", ">").replace("RESULT", "found"))
        self.holds(run("check", file, "--cases", "350"), "pairs.so pairs lo_hi f64 2-D closed, ")
        self.refuse(run("check", library("pairs_too.so", HEAD + LO_HI + PAIRS.replace("OPERATOR", ">").replace("RESULT", "found"))),
                    "say which by --answer bool or pairs\n")

    def test_other_verbs_read_the_name_too(self):
        file, case = library("hits.so", HITS), FOLDER / "case"
        case.write_text("cx=0 cy=0 hx=1 hy=1 px=2 py=0 r=1")
        result = run("fuzz", "explain", case, "--plugin", file)
        self.assertEqual((result.returncode, "closed" in result.stdout), (0, True), result)
        wrong = run("fuzz", "explain", case, "--plugin", library("wrong.so", HITS, test="u <= r / 2 && v <= r"))
        self.assertEqual(wrong.returncode, 1, wrong)
        plan = run("campaign", "plan", "--cases", "1e5", "--shards", "2", "--plugin", library("open.so", HITS, test=OPEN))
        self.assertEqual(plan.returncode, 0, plan)
        words = json.loads(plan.stdout)
        self.assertEqual([words["form"], words["scalar"], words["dim"], words["plugin"]["contract"]], ["center_half", "f32", 2, "open"])


class NoName(command.TestCase):
    def test_the_nearest_known_name_is_told(self):
        for wrong, right in (("tangency_centre_half_f32", "tangency_center_half_f32"), ("tangency_center_half_float", "tangency_center_half_f32"),
                             ("center_half_f32", "tangency_center_half_f32"), ("tangency_f32_center_half", "tangency_center_half_f32")):
            file = library("near.so", HITS.replace("tangency_center_half_f32", wrong))
            self.refuse(run("check", file), f"exports {wrong}, a name that Tangency does not know; the nearest known one is {right}: rename it\n")

    def test_names_that_are_near_nothing_are_listed(self):
        file = library("far.so", "".join(f"int {name}(void) {{ return 1; }}\n" for name in ("hits", "misses", "a", "b", "c", "d", "e")))
        self.refuse(run("check", file), "exports a, b, c, d, e and 2 more, none a name that Tangency knows; name it tangency_FORM_SCALAR")
        self.refuse(run("check", library("none.so", "static int hits(void) { return 1; } int x = sizeof hits;")), "exports no function", 'extern "C"')

    def test_a_name_that_a_compiler_has_decorated_is_told(self):
        plain = HITS.replace("#include <tangency/plugin.h>", "")
        for text in (plain, plain.replace("int tangency", "namespace game {\nint tangency") + "}"):
            self.refuse(run("check", library("mangled.so", text, "c++")), 'exports tangency_center_half_f32 as a C++ function; write extern "C" before it\n')
        rust = library("rust.so", "int _ZN4hits24tangency_center_half_f3217h0123456789abcdefE(void) { return 1; }")
        self.refuse(run("check", rust), "tangency_center_half_f32 as a Rust function; write #[no_mangle]")


class NoLibrary(command.TestCase):
    def refuse_file(self, bytes_, *words):
        file = FOLDER / "file.so"
        file.write_bytes(bytes_)
        for more in ((), ("--form", "center_half", "--scalar", "f32")):
            self.refuse(run("check", file, *more), "file.so ", *words)

    def test_one_of_another_machine_is_told_by_name(self):
        right = bytearray(library("hits.so", HITS).read_bytes())
        own = {62: "x86-64", 183: "AArch64"}[int.from_bytes(right[18:20], sys.byteorder)]
        for machine, byte_class, said in ((183, 2, "AArch64"), (62, 2, "x86-64"), (3, 1, "x86 of 32 bits"), (243, 2, "RISC-V"), (999, 2, "machine 999")):
            if said != own:
                self.refuse_file(bytes(right[:4]) + bytes([byte_class]) + bytes(right[5:18]) + machine.to_bytes(2, sys.byteorder) + bytes(right[20:]),
                                 f"is for {said}, and this machine is {own}; build it for this one\n")

    def test_where_no_proc_is_mounted_as_in_a_bare_chroot_it_is_opened(self):
        hidden = ["unshare", "--mount", "--map-root-user", "sh", "-c", 'mount -t tmpfs none /proc && exec "$@"', "sh"]
        if subprocess.run([*hidden, "true"], capture_output=True, check=False).returncode:
            self.skipTest("no mounts may be made here")
        result = subprocess.run([*hidden, command.BINARY, "check", library("hits.so", HITS), "--cases", "500"], capture_output=True, text=True, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result)

    def test_one_that_is_cut_short_or_damaged_is_told(self):
        right = library("hits.so", HITS).read_bytes()
        for size in (5, 40, len(right) // 2, len(right) - 1):
            self.refuse_file(right[:size], "is damaged or cut short; link it anew\n")
        for place in range(0, 64):  # no byte of the header can do harm
            result = run("check", self.damaged(right, place), "--cases", "50")
            self.assertIn(result.returncode, (0, 1, 2), result)
            self.assertLessEqual(result.stderr.count("\n"), 1, result)

    @staticmethod
    def damaged(right, place):
        file = FOLDER / "damaged.so"
        file.write_bytes(right[:place] + bytes([right[place] ^ 0xFF]) + right[place + 1:])
        return file

    def test_what_is_no_shared_object_is_told_by_what_it_is(self):
        for bytes_, said in ((b"", "is empty; build a shared object"), (b"#!/bin/sh\necho 1\n", "is a text; build a shared object"),
                             (b"!<arch>\nhits.o/", "is an archive of object files; link them"), (b"MZ\x90\0", "is a file for Windows"),
                             (b"\xcf\xfa\xed\xfe\0\0", "is a file for macOS"), (b"\0asm\1\0\0\0", "is WebAssembly"), (b"\1\2\3", "is no shared object; build")):
            self.refuse_file(bytes_, said)
        for name, said in (("hits.c", "is a text; compile it: cc -O2 -shared -fPIC "), ("hits.cpp", "is a text; compile it: c++ -O2 -shared -fPIC "),
                           ("hits.py", "is a text; give a program as --command 'python3 "), ("hits.mjs", "is a text; give a program as --command 'node "),
                           ("hits.txt", "is a text; build a shared object (cc -O2 -shared -fPIC), or give a program as --command")):
            (FOLDER / name).write_text("some words\n")
            self.refuse(run("check", FOLDER / name), said)
        source, linked = FOLDER / "main.c", FOLDER / "main"
        source.write_text("int main(void) { return 0; }\n")
        subprocess.run([C, "-c", source, "-o", linked], check=True)
        self.refuse(run("check", linked), "main is an object file that is not linked yet; link it (cc -shared)\n")
        for how in ("-pie", "-no-pie"):
            subprocess.run([C, "-fPIE", how, source, "-o", linked], check=True)
            self.refuse(run("check", linked), "main is a program; give it as --command\n")
        self.refuse(run("check", FOLDER / "nowhere.so"), "cannot open ", "nowhere.so: No such file or directory; give the path")
        self.refuse(run("check", FOLDER), "cannot open ", "give the path of a shared object")


class Words(command.TestCase):
    def test_one_function_is_asked_for(self):
        file = library("hits.so", HITS)
        self.refuse(run("check"), "check needs one function: FILE.so, a shared object, or --command")
        for words in (("--plugin", file), ("--command", "cat")):
            self.refuse(run("check", file, *words), "leave out all but one")

    def test_a_missing_form_lists_the_numbers_of_each(self):
        for words, rows in (((), ("center_half  +cx cy hx hy px py r", "corner_size_axis  +x y w h ux uy px py r")),
                            (("--question", "ball_ball"), ("center_radius  px py r qx qy s",)),
                            (("--question", "polygon_ball"), ("vertices3  x1 y1 x2 y2 x3 y3 px py r", "...", "vertices8  .* r"))):
            for verb in (("check", "--command", "cat"), ("classify", "--scalar", "f64"), ("draw",)):
                result = run(*verb, *words)
                self.assertEqual((result.returncode, result.stdout), (2, ""), result)
                self.assertTrue(result.stderr.startswith(f"tangency: {verb[0]} needs --form; give the one whose numbers, in this order, are yours:\n"), result)
                for row in rows:
                    self.assertRegex(result.stderr, rf"(?m)^  {row}$")

    def test_one_table_serves_help_message_and_forms(self):
        table = run("check", "--command", "cat").stderr.split("\n", 1)[1]
        self.assertIn("\n" + table, run("check", "--help").stdout)
        self.assertIn("box_ball: does a ball meet a box\n" + table, run("forms").stdout)
        listed = re.findall(r"(?m)^  (\w+)  ", table)
        names = re.search(r"give one of (.*)\n", run("draw", "--form", "?").stderr)[1].split(", ")
        self.assertEqual(sorted(listed), sorted(names))
        self.assertIn("  lo_hi                    lox loy loz hix hiy hiz px py pz r\n", run("forms", "--dim", "3").stdout)
        self.refuse(run("forms", "--question", "box"), "unknown --question 'box'", "box_ball")
        self.refuse(run("forms", "--dim", "1"), "box_ball is not asked in 1-D")


class Contracts(command.TestCase):
    def verdict(self, name, text, *words, test=CLOSED):
        return last(run("check", library(name, text, test=test), "--cases", "4000", *words))

    def test_closed_and_open_ones_hold_by_default_and_the_last_line_says_which(self):
        for kept, test in (("closed", CLOSED), ("open", OPEN)):
            for words in ((), ("--contract", "auto"), ("--contract", kept)):
                line = self.verdict("kept.so", HITS, *words, test=test)
                self.assertTrue(line.startswith("tangency: check holds banded: "), line)
                self.assertIn(f" center_half f32 2-D {kept}, ", line)

    def test_a_given_contract_is_kept_to(self):
        self.assertIn("check FAILED banded by P03", self.verdict("kept.so", HITS, "--contract", "closed", test=OPEN))
        self.assertIn("check FAILED banded by P03", self.verdict("kept.so", HITS, "--contract", "open", test=CLOSED))

    def test_a_rule_of_regions_fails_with_what_was_found_in_each(self):
        report = FOLDER / "report.json"
        mixed = "u > 0 && v > 0 ? " + CLOSED + " : " + OPEN
        line = self.verdict("mixed.so", HITS, "--json", report, test=mixed)
        self.assertIn("check FAILED banded by P03", line)
        document = json.loads(report.read_text())
        self.assertEqual((document["contract_asked_for"], document["contract_found"]), ("auto", "mixed"))
        self.assertEqual(document["contract_by_region"], {"face": "open", "corner": "closed", "inside": "open"})
        self.assertIn(f" {document['contract']}, ", line)

    def test_a_bug_is_told_whatever_it_does_to_ties(self):
        report = FOLDER / "report.json"
        result = run("check", library("square.so", HITS, test="u <= r && v <= r"), "--json", report, "--cases", "4000")
        self.assertIn("tangency: check FAILED banded by P01 ", last(result))
        self.assertEqual(json.loads(report.read_text())["looks_like"]["mutant"], "mutant_skips_vertex_axis")

    def test_a_program_is_asked_too(self):
        for kept, sign in (("closed", "<="), ("open", "<")):
            file = FOLDER / "hits.py"
            file.write_text(f"""
import sys
for line in sys.stdin:
    lox, loy, hix, hiy, px, py, r = map(float, line.split())
    u, v = max(lox - px, px - hix, 0.0), max(loy - py, py - hiy, 0.0)
    print(int(u * u + v * v {sign} r * r), flush=True)
""")
            line = last(run("check", "--command", f"'{sys.executable}' -S '{file}'", "--form", "lo_hi", "--scalar", "f64", *CASES))
            self.assertTrue(line.startswith("tangency: check holds banded: "), line)
            self.assertIn(f" lo_hi f64 2-D {kept}, ", line)

    def test_of_translations_an_open_one_is_zero_where_boxes_touch(self):
        for kept, text in (("open", HEAD + BOXES), ("closed", HEAD + BOXES.replace("    if (fabs", "    if (right == 0 && hix > lox) { out[0] = 1e-300; return; }\n    if (fabs"))):
            line = self.verdict("boxes.so", text)
            self.assertTrue(line.startswith("tangency: check holds banded: "), line)
            self.assertIn(f" mtv {kept}, ", line)

    def test_lists_of_shapes_keep_one_too(self):
        for kept, operator, result, verdict in (("closed", ">", "found", "holds"), ("open", ">=", "found", "holds"),
                                                ("closed", ">", "found > 1 ? 1 : found", "FAILED"), ("open", ">=", "count == 64 ? 0 : found", "FAILED")):
            line = last(run("check", library("pairs.so", HEAD + PAIRS.replace("OPERATOR", operator).replace("RESULT", result)), "--cases", "350"))
            with self.subTest(operator=operator, result=result):
                self.assertIn(f"tangency: check {verdict} banded", line)
                if verdict == "holds":
                    self.assertIn(f" lo_hi f64 2-D {kept}, ", line)

    def test_who_never_answers_is_told_as_with_a_contract(self):
        result = run("check", library("dies.so", HITS.replace("return TEST;", "return *(volatile int *)0;")), *CASES)
        self.assertEqual(result.returncode, 2, result)
        self.assertTrue(last(result).startswith("tangency: check CANNOT DECIDE banded: tangency_center_half_f32 was killed by SIGSEGV"), result)


if __name__ == "__main__":
    command.BINARY, C, CXX, FOLDER = sys.argv[1], sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    FOLDER.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]])

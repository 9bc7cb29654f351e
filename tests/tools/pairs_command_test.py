# SPDX-License-Identifier: MIT
"""check --answer pairs on broad phases in C and Python: right ones hold, wrong ones lose a small pair, bad answers are named.

Usage: pairs_command_test.py TANGENCY CXX FOLDER
"""

import json
import os
import pathlib
import sys
import unittest
import xml.etree.ElementTree
from fractions import Fraction

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).parents[2] / "clients/python"))
import command
import tangency_certificates

command.BINARY, CXX, FOLDER = sys.argv[1:4]

PLUGIN = """
#include <tangency/plugin.h>
extern "C" int tangency_pairs_lo_hi_f64(int count, const int *kinds, const double *numbers, int capacity, int *pairs) {
    int found = 0;
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < j; ++i) {
            const double *a = numbers + 4 * i, *b = numbers + 4 * j;
            const double a_lo = kinds[i] ? a[0] - a[2] : a[0], a_hi = kinds[i] ? a[0] + a[2] : a[2];
            const double b_lo = kinds[j] ? b[0] - b[2] : b[0], b_hi = kinds[j] ? b[0] + b[2] : b[2];
            if (a_lo OPERATOR b_hi || b_lo OPERATOR a_hi) continue;
            pairs[2 * found] = i;
            pairs[2 * found++ + 1] = j;
        }
    return RESULT;
}
"""

# A quadtree over a world of 0 to 256: what lies outside is in none of its nodes.
BOUNDED = """
#include <tangency/plugin.h>
#include <set>
#include <utility>
#include <vector>
namespace {
struct Box { double x, y, hi_x, hi_y; };
std::set<std::pair<int, int>> found;
void descend(const std::vector<Box> &all, const std::vector<int> &here, Box node, int depth) {
    std::vector<int> inside;
    for (int i : here)
        if (all[i].x CLOSED node.hi_x && all[i].hi_x >= node.x && all[i].y <= node.hi_y && all[i].hi_y >= node.y) inside.push_back(i);
    if (depth == 6 || inside.size() < 2) {
        for (int j : inside) for (int i : inside) if (i < j) found.insert({i, j});
        return;
    }
    const double x = (node.x + node.hi_x) / 2, y = (node.y + node.hi_y) / 2;
    descend(all, inside, {node.x, node.y, x, y}, depth + 1);
    descend(all, inside, {x, node.y, node.hi_x, y}, depth + 1);
    descend(all, inside, {node.x, y, x, node.hi_y}, depth + 1);
    descend(all, inside, {x, y, node.hi_x, node.hi_y}, depth + 1);
}
}
extern "C" int tangency_pairs_corner_size_f64(int count, const int *kinds, const double *numbers, int capacity, int *pairs) {
    std::vector<Box> all;
    std::vector<int> places;
    for (int i = 0; i < count; ++i) {
        const double *n = numbers + 4 * i;
        Box box = kinds[i] ? Box{n[0] - n[2], n[1] - n[2], n[0] + n[2], n[1] + n[2]} : Box{n[0], n[1], n[0] + n[2], n[1] + n[3]};
        SIGNS
        all.push_back(box);
        places.push_back(i);
    }
    found.clear();
    descend(all, places, {0, 0, WORLD, WORLD}, 0);
    int written = 0;
    for (const std::pair<int, int> &each : found) pairs[2 * written] = each.first, pairs[2 * written++ + 1] = each.second;
    return written;
}
"""
EITHER_SIGN = "if (box.x > box.hi_x) std::swap(box.x, box.hi_x); if (box.y > box.hi_y) std::swap(box.y, box.hi_y);"

PROGRAM = """
import sys
for line in sys.stdin:
    count = int(line.split()[0])
    print({}, flush=True)
"""


def plugin(name, operator=">", result="found"):
    text = PLUGIN.replace("OPERATOR", operator).replace("RESULT", result)
    return ["--plugin", command.compile_plugin(text, os.path.join(FOLDER, name + ".so"), CXX, "c++", "-O1")]


def program(answer):
    file = os.path.join(FOLDER, "program.py")
    with open(file, "w", encoding="utf-8") as stream:
        stream.write(PROGRAM.format(answer))
    return ["--command", f"'{sys.executable}' -S '{file}'"]


def check(subject, *options, scalar="f64", form="lo_hi", cases=350):
    contract = [] if "--contract" in options else ["--contract", "closed"]
    return command.run("check", "--verbose", "--answer", "pairs", "--form", form, "--scalar", scalar, "--cases", cases, *subject, *options, *contract,
                       timeout=60)


class Pairs(command.TestCase):
    def test_right_ones_hold_and_say_what_they_return_besides(self):
        for subject in (plugin("right"), program('*(f"{i} {j}" for j in range(count) for i in range(j))')):
            done = check(subject)
            self.assertEqual(done.returncode, 0, done)
            self.assertIn("times as many", done.stdout)
            self.assertTrue(done.stdout.splitlines()[-1].startswith("tangency: check holds banded: "), done)

    def test_a_lost_tie_is_told_under_closed_and_allowed_under_open(self):
        subject = plugin("open", operator=">=")
        report = os.path.join(FOLDER, "pairs.json")
        page = os.path.join(FOLDER, "pairs.html")
        junit = os.path.join(FOLDER, "pairs.xml")
        done = check(subject, "--json", report, "--html", page, "--junit", junit)
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stdout.splitlines()[-1].startswith("tangency: check FAILED banded by B02"), done)
        with open(report, encoding="utf-8") as stream:
            shown = json.load(stream)["properties"][1]["counterexample"]
        self.assertEqual(len(shown["shapes"]), 2)
        self.assertEqual((shown["verdict"], shown["reference"].partition(": ")[0]), ("touching", "touching"))
        shapes = sorted((shown["shapes"][place] for place in shown["lost"]), key=lambda shape: shape["kind"], reverse=True)
        question = "_".join(shape["kind"] for shape in shapes)
        form = "center_radius" if question == "ball_ball" else "lo_hi"
        for verdict in ("touching", "disjoint"):
            row = [Fraction(number) for shape in shapes for number in shape["numbers"]]
            said = tangency_certificates.refutation(question, form, 2, row, verdict, shown["certificate"])
            self.assertEqual(said == "", verdict == "touching", said)
        with open(page, encoding="utf-8") as stream:
            self.assertIn("<svg", stream.read())
        suite = xml.etree.ElementTree.parse(junit).find("testsuite")
        failure = suite.find("testcase/failure")
        self.assertTrue(failure.get("message").startswith("WRONG  closed, 2-D, double: the pair (0, 1) is lost where the "), failure.get("message"))
        self.assertIn("\nB02 violated: Of small integers every pair that touches is among the candidates, if the contract is closed\n", failure.text)
        self.assertEqual(suite.find("properties/property[@name='seed']").get("value"), "1")
        self.assertEqual(check(subject, "--contract", "open").returncode, 0)

    def test_what_is_no_list_of_pairs_fails_b08_with_a_small_list(self):
        for answer, said in (('"0 1 1 0" if count > 1 else ""', "it names the pair (1, 0) twice"),
                             ('"0 0" if count else ""', "it pairs shape 0 with itself"),
                             ('f"0 {count}" if count else ""', "it names shape 1 of 1"),
                             ('"0" if count > 2 else ""', "it answered 1 places, which are no pairs"),
                             ('"zero one"', "it answered 'zero one'; an answer is the places of the pairs")):
            done = check(program(answer))
            self.assertEqual(done.returncode, 1, done)
            self.assertIn("no list of pairs: " + said, done.stdout)
            self.assertNotIn("3: ", done.stdout.split("B08 answers")[1].split("no list of pairs")[0])
            self.assertRegex(done.stdout.splitlines()[-1], r"^tangency: check FAILED banded by .*B08")

    def test_a_fault_stands_in_every_report(self):
        reports = {option: os.path.join(FOLDER, "fault" + option[1:]) for option in ("--json", "--html", "--junit")}
        self.assertEqual(check(program('"\\x1b[31m"'), *(word for pair in reports.items() for word in pair)).returncode, 1)
        with open(reports["--json"], encoding="utf-8") as stream:
            broken = {each["id"]: each for each in json.load(stream)["properties"] if each["standing"] == "violated"}
        self.assertEqual(list(broken), ["B08"])
        self.assertEqual((broken["B08"]["counterexample"]["lost"], broken["B08"]["counterexample"]["shapes"]), (None, []))
        suite = xml.etree.ElementTree.parse(reports["--junit"]).find("testsuite")
        self.assertIn("it answered '\\x1b[31m'", suite.find("testcase/failure").text)
        with open(reports["--html"], encoding="utf-8") as stream:
            self.assertIn("no list of pairs", stream.read())

    def test_a_plugin_that_oversteps_or_returns_too_many_fails_and_is_told_how(self):
        for name, result, said in (("many", "capacity + 1", "write each pair once"), ("negative", "count > 1 ? -1 : 0", "returned -1"),
                                   ("beyond", "(pairs[2 * capacity + 40] = 7, found)", "wrote beyond the room for"),
                                   ("third", "(pairs[2 * capacity] = 0, found)", "wrote beyond the room for"),
                                   ("before", "(pairs[-1] = 0, found)", "wrote before pairs[0], from pairs[-1] on"),
                                   ("kinds", "(count ? ((int *)kinds)[count - 1] = 2 : 0, found)", "wrote to kinds[0], which is const: "),
                                   ("sign", "(count ? ((double *)numbers)[0] = -numbers[0] : 0, found)", "wrote to numbers[0], which is const: "),
                                   ("after", "(((double *)numbers)[4 * count] = 0, found)", "wrote beyond the array numbers, which is const")):
            done = check(plugin(name, result=result))
            self.assertEqual(done.returncode, 1, done)
            self.assertIn("no list of pairs: it " if name != "kinds" else "it wrote", done.stdout)
            self.assertIn(said, done.stdout)
            self.assertIn("FAILED banded by B08", done.stdout.splitlines()[-1].replace("B01 ", "").replace("B02 ", ""))

    def test_one_that_zeroes_its_inputs_is_told(self):
        zeroes = "(count ? __builtin_memset((void *)numbers, 0, 32 * count) : 0, found)"
        done = check(plugin("zeroes", result=zeroes))
        self.assertEqual(done.returncode, 1, done)
        self.assertRegex(done.stdout, r"wrote to numbers\[\d\], which is const: -?\d+ became 0")

    def test_what_dies_is_named_and_what_was_wrong_before_is_not_lost(self):
        done = check(plugin("dies", result="count > 1 ? *(volatile int *)0 : 0"))
        self.assertEqual(done.returncode, 2, done)
        self.assertIn("SIG", done.stdout)
        done = check(plugin("dies_late", result="count == 64 ? *(volatile int *)0 : found > 1 ? 1 : found"))
        self.assertEqual(done.returncode, 1, done)
        self.assertIn("it was asked no more: ", done.stdout)

    def test_sizes_that_break_are_told_in_the_shortest_run_with_the_reason_for_the_length(self):
        for name, result in (("mask64", "count == 64 ? 0 : found"), ("capacity", "found > 1024 ? 1024 : found")):
            done = check(plugin(name, result=result), "--seed", "7", cases=1)
            self.assertEqual(done.returncode, 1, done)
            self.assertIn("with any one of the other shapes left out, the pair is found", done.stdout)
            self.assertIn("B01", done.stdout.splitlines()[-1])

    def test_a_quadtree_of_a_bounded_world_holds_in_it_and_nowhere_else(self):
        def bounded(domain, signs="", world="256", closed="<="):
            text = BOUNDED.replace("SIGNS", signs).replace("WORLD", world).replace("CLOSED", closed)
            plugin = command.compile_plugin(text, os.path.join(FOLDER, "bounded.so"), CXX, "c++", "-O1")
            return [check(["--plugin", plugin], *domain, "--seed", seed, form="corner_size").stdout for seed in (1, 2)]

        world = ("--domain", "coordinates=0..256")
        for said in bounded(world):
            self.assertIn("tangency: check holds banded: ", said)
            self.assertRegex(said, r" closed, domain coordinates=0\.\.256, \d+ lists")
        for said in bounded(("--domain", "whole-numbers,coordinates=0..256,any-sign"), EITHER_SIGN) + bounded(
                ("--domain", "proper,coordinates=16..240")):
            self.assertIn("tangency: check holds banded: ", said)
        for said in (bounded(()) + bounded(("--domain", "coordinates=0..300")) + bounded(world, world="255") + bounded(world, closed="<")
                     + bounded(("--domain", "coordinates=0..256,any-sign"))):
            self.assertIn("tangency: check FAILED banded by ", said)

    def test_bad_words_are_one_line_and_status_2(self):
        right = plugin("words")
        for options, said in ((("--require", "exact"), "give one of logic, banded"), (("--question", "ball_ball"), "leave --question out"),
                              (("--contract", "both"), "give one of closed, open, half_open, auto"), (("--margin", "0..1"), "leave them out"),
                              (("--domain", "moving"), "'moving': it is of segments and ways"),
                              (("--domain", "coordinates=3"), "give coordinates=LO..HI"), (("--domain", "cells"), "'cells'")):
            self.refuse(check(right, *options), said)
        self.refuse(check(right, scalar="f32"), "exports no tangency_pairs_lo_hi_f32")


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])

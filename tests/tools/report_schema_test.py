# SPDX-License-Identifier: MIT
"""Holds the documents of audit, check and campaign against their schemas: report_schema_test.py TANGENCY SCHEMAS CHECK_PLUGINS"""
import copy
import json
import pathlib
import subprocess
import sys
import unittest

import jsonschema

sys.dont_write_bytecode = True
import command

command.BINARY, SCHEMAS, PLUGINS = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def validator(name):
    schema = json.loads((SCHEMAS / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    # A schema may take what another defines.
    return jsonschema.Draft202012Validator(schema, resolver=jsonschema.RefResolver(SCHEMAS.resolve().as_uri() + "/", schema))


def run(*arguments):
    return command.run(*arguments, stdin=subprocess.DEVNULL)


class Documents(command.Folder):
    def hold(self, name, document):
        errors = [f"{error.json_path}: {error.message[:200]}" for error in validator(name).iter_errors(document)]
        self.assertEqual(errors, [])

    def checked(self, *more, function=("--plugin", str(PLUGINS / "check_sound.so")), contract="closed"):
        file = self.folder / "check.json"
        run("check", *function, "--form", "center_half", "--scalar", "f32", "--contract", contract, "--cases", "3000", "--json",
            file, *more)
        return json.loads(file.read_text())

    def test_a_check_that_holds_one_that_fails_and_one_that_cannot_run_keep_to_the_schema(self):
        right = self.checked()
        self.assertEqual(right["verdict"], "holds")
        wrong = self.checked(contract="open")
        self.assertEqual(wrong["verdict"], "failed")
        self.assertTrue(any("counterexample" in property for property in wrong["properties"]))
        gone = self.checked(function=("--command", "false"))
        self.assertEqual(gone["verdict"], "cannot_run")
        found = self.checked("--ties", "band", "--margin", "-0.5..0.5", contract="auto")
        self.assertEqual((found["verdict"], found["contract_found"]), ("holds", "closed"))
        narrow = self.checked("--domain", "range=1e-3..1e4,positive-radius,positive-extent")
        self.assertEqual((narrow["verdict"], narrow["domain"]), ("holds", "proper,range=0.001..10000"))
        self.assertIn(" closed, domain proper,range=0.001..10000, ", narrow["verdict_line"])
        self.assertTrue(any("proper_counterexample" in property for property in wrong["properties"]))
        still = self.checked("--answer", "mtv", function=("--command", "awk '{ print \"0 0\"; fflush() }'"))
        self.assertEqual((still["verdict"], still["answer"]), ("failed", "mtv"))
        for document in (right, wrong, gone, found, narrow, still):
            self.hold("check", document)

    def test_the_check_of_a_broad_phase_keeps_to_its_schema(self):
        program = "import sys\nfor line in sys.stdin:\n    n = int(line.split()[0])\n    print({}flush=True)\n"
        every = '*(f"{i} {j}" for j in range(n) for i in range(j))'
        for answer, verdict in ((every, "holds"), ("", "failed"), ("0", "failed"), ("sys.exit(3)", "cannot_run")):
            source = self.folder / "program.py"
            source.write_text(program.replace("{}", (answer + ", ") if answer else ""))
            function = f"'{sys.executable}' '{source}'"
            file = self.folder / "pairs.json"
            run("check", "--command", function, "--answer", "pairs", "--form", "lo_hi", "--scalar", "f32", "--contract", "closed",
                "--cases", "140", "--json", file)
            document = json.loads(file.read_text())
            self.assertEqual(document["verdict"], verdict)
            self.hold("pairs", document)

    def test_an_audit_keeps_to_the_schema(self):
        run("audit", "--subject", "vertex_edge", "--subject", "mutant_open_ball", "--bulk", "20000", "--out", self.folder)
        document = json.loads((self.folder / "report.json").read_text())
        self.assertEqual(document["subjects"][0]["name"], "vertex_edge")
        self.hold("audit", document)

    def test_campaigns_that_hold_and_that_fail_keep_to_the_schema(self):
        plugin = ("--plugin", str(PLUGINS / "check_sound.so"), "--form", "center_half", "--contract", "closed")
        mutant = ("--subject", "mutant_open_ball", "--require", "banded,P24")
        for subject, verdict in ((plugin, "holds"), (mutant, "failed")):
            plan, report = self.folder / "plan.json", self.folder / "report.json"
            plan.write_text(run("campaign", "plan", "--cases", "20000", "--shards", "1", "--scalar", "f32", *subject).stdout)
            run("campaign", "run", plan, "--json", report)
            document = json.loads(report.read_text())
            self.assertEqual(document["verdict"], verdict)
            self.hold("campaign", document)
            self.assertFalse(validator("campaign").is_valid({**document, "shards": 1}))

    def test_the_schemas_tell_a_missing_a_strange_and_a_wrong_field(self):
        document = self.checked()
        for spoil in (lambda d: d.pop("level"), lambda d: d.update(extra=1), lambda d: d.update(cases=-1),
                      lambda d: d["properties"][0].update(standing="fine")):
            spoilt = copy.deepcopy(document)
            spoil(spoilt)
            self.assertFalse(validator("check").is_valid(spoilt))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

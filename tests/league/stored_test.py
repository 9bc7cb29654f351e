# SPDX-License-Identifier: MIT
"""docs/league.json keeps its schema, its summary agrees, its counterexamples hold, and wrong rows have findings."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(sys.argv[1])
known = json.loads((root / "docs/league.json").read_text())
assert known["rows"], "no rows"

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)
schemas = root / "docs/schema"
schema = json.loads((schemas / "league.schema.json").read_text())
jsonschema.validate(known, schema, resolver=jsonschema.RefResolver(schemas.resolve().as_uri() + "/", schema))

with tempfile.TemporaryDirectory() as folder:
    copied = pathlib.Path(folder)
    (copied / "docs").mkdir()
    for name in ("league.json", "league.md"):
        shutil.copy(root / "docs" / name, copied / "docs")
    shutil.copytree(root / "league/findings", copied / "league/findings")
    subprocess.run([sys.executable, root / "league/league.py", "--pages", "--docs", copied / "docs"], check=True)

for row in known["rows"]:
    if row["class"] in ("wrong", "dies") and row["asked"] == "declared":
        folder = root / "league/findings" / row["finding"]
        found = sorted(file.stem for file in folder.glob("*"))
        certified = ["certificates"] if (folder / "certificates.jsonl").is_file() or row["counterexample"] else []
        assert found == ["README", *certified, "minimal", "output"], f"{folder}: no finding"

checker = [sys.executable, root / "clients/python/tangency_certificates.py"]
subprocess.run([*checker, *sorted((root / "league/findings").glob("*/certificates.jsonl"))], check=True)

sys.exit(subprocess.run([sys.executable, root / "league/verify.py", root / "docs/league.json"], check=False).returncode)

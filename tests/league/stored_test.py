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
    for name in ("league.json", "league.md"):
        shutil.copy(root / "docs" / name, folder)
    subprocess.run([sys.executable, root / "league/league.py", "--pages", "--docs", folder], check=True)

for row in known["rows"]:
    if row["class"] in ("wrong", "dies") and row["asked"] == "declared":
        folder = root / "league/findings" / row["finding"]
        found = sorted(file.stem for file in folder.glob("*"))
        assert found == ["README", "minimal", "output"], f"{folder}: no finding"

sys.exit(subprocess.run([sys.executable, root / "league/verify.py", root / "docs/league.json"], check=False).returncode)

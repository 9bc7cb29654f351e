# SPDX-License-Identifier: MIT
"""docs/league.json keeps its schema, its pages agree, its counterexamples hold, and wrong rows have findings."""
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
jsonschema.validate(known, json.loads((root / "docs/schema/league.schema.json").read_text()))

with tempfile.TemporaryDirectory() as folder:
    for name in ("league.json", "league.md", "league.html"):
        shutil.copy(root / "docs" / name, folder)
    subprocess.run([sys.executable, root / "league/league.py", "--pages", "--docs", folder,
                    "--build", f"{folder}/none"], check=True)

for row in known["rows"]:
    if row["class"] in ("wrong", "dies") and row["asked"] == "declared":
        folder = root / "league/findings" / row["finding"]
        found = sorted(file.stem for file in folder.glob("*"))
        assert found == ["README", "minimal", "output"], f"{folder}: no finding"

page = (root / "docs/league.html").read_text()
for row in known["rows"]:
    if row["counterexample"] and row["asked"] == "declared":
        name = f"{row['library']}:{row['call']}:declared"
        drawing = page.partition(f"<!--drawing {name}-->")[2].partition("<!--end-->")[0]
        assert "<svg" in drawing, f"{name} has no drawing"

sys.exit(subprocess.run([sys.executable, root / "league/verify.py", root / "docs/league.json"], check=False).returncode)

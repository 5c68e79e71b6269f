"""Rows that are made here and now, and a folder that is a release as far as its rows go."""

import json
from hashlib import sha256
from pathlib import Path

from seedproof.benchmarks.missing_fact.generate import rebuild
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId

FAMILY = "bayes_missing_prior"


def row(difficulty=1, number="0"):
    """A row of missing_fact whose scripts everybody decides at once."""
    return json.loads(line_of(rebuild(RowId("missing_fact", FAMILY, difficulty, number), 1234)))


ROWS = [row(difficulty, number) for difficulty in (1, 2) for number in ("0", "1", "2")]


def release_of(folder, rows, name="missing_fact"):
    """Write what a release has of its rows; `four_shot` repeats them behind other words."""
    files = {
        "jsonl/zero_shot/test.jsonl": b"".join(map(line_of, rows)),
        "jsonl/four_shot/test.jsonl": b"".join(line_of({**each, "question": "Solved:"}) for each in rows),
    }
    manifest = {
        "name": name,
        "version": "1.0.0",
        "families": {FAMILY: {}},
        "files": {path: {} for path in files},
    }
    files["manifest.json"] = json.dumps(manifest).encode()
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    sums = "".join(f"{sha256(content).hexdigest()}  {path}\n" for path, content in files.items())
    Path(folder / "SHA256SUMS").write_text(sums)
    return folder

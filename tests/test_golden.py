"""What was released is what the code makes: first rows of all families, the whole release by its bytes."""

import hashlib
import json
from pathlib import Path

import pytest

from pipeline.benchmarks.missing_fact import FAMILIES, generate, release
from pipeline.rows import line_of
from pipeline.seeds import RowId
from pipeline.settings import load_settings
from tests.conftest import REPOSITORY

GOLDEN = Path("tests/golden/missing_fact.jsonl")
"""Row 000000 of each family at difficulty 2, root seed 1234. A change here is a new major version."""


@pytest.mark.parametrize("name", FAMILIES)
def test_the_first_row_is_pinned_to_the_letter(name):
    lines = [line for line in GOLDEN.read_bytes().splitlines() if f"/{name}/".encode() in line]
    row = generate.rebuild(RowId("missing_fact", name, 2, "0"), 1234)
    assert [line_of(row)] == [line + b"\n" for line in lines]


def test_the_release_is_made_again_byte_for_byte():
    settings = load_settings("missing_fact", REPOSITORY / "params.yaml")
    batches = [generate.run_task(settings, name) for name in generate.tasks(settings)]
    rows = [row for batch in batches for row in batch.splits["test"]]
    shots = [row for batch in batches for row in batch.demonstrations]
    folder = REPOSITORY / "releases" / "missing_fact" / settings.version
    files = json.loads((folder / "manifest.json").read_text())["files"]
    for config, of_config in release.configs(rows, shots).items():
        digest = hashlib.sha256(b"".join(map(line_of, of_config))).hexdigest()
        assert digest == files[f"jsonl/{config}/test.jsonl"]["sha256"]

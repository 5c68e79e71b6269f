"""What was released is what the code makes: first rows of all families, the whole release by its bytes."""

import hashlib
import json

import pytest

from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.record.rows import line_of
from seedproof.record.seeds import RELEASED, parse_row_id
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.ours import OURS
from tests.pin import PINNED, commands, pinned_lines

PINNED_ROWS = {
    benchmark: [json.loads(line) for lines in pinned_lines(benchmark).values() for line in lines]
    for benchmark in PINNED
}
"""The first rows of each family, root seed 1234 (`tests/pin.py`). A change here is a new major version."""


def test_every_family_is_pinned():
    missing = commands()
    assert not missing, f"pin the first rows of every family: {'; '.join(missing)}"
    for benchmark, (families, _) in PINNED.items():
        assert list(pinned_lines(benchmark)) == list(families), benchmark


@pytest.mark.parametrize(
    "pinned", [pytest.param(row, id=row["id"]) for rows in PINNED_ROWS.values() for row in rows]
)
def test_a_first_row_is_pinned_to_the_letter(pinned):
    place = parse_row_id(pinned["id"])
    asked = load_settings("judge").generate if place.benchmark == "judge" else None
    made = registry.benchmark(place.benchmark).generate.rebuild(place, RELEASED, asked)
    assert line_of(made) == line_of(pinned)


@soak
@pytest.mark.slow
@pytest.mark.parametrize("benchmark", OURS)
def test_the_release_is_made_again_byte_for_byte(benchmark):
    settings = load_settings(benchmark, REPOSITORY / "params.yaml")
    folder = REPOSITORY / "releases" / benchmark / settings.version
    files = json.loads((folder / "manifest.json").read_text())["files"]
    tables = make(benchmark, settings).tables()
    assert {f"jsonl/{config}/{split}.jsonl" for config, split in tables} <= set(files)
    for (config, split), rows in tables.items():
        digest = hashlib.sha256(b"".join(map(line_of, rows))).hexdigest()
        assert digest == files[f"jsonl/{config}/{split}.jsonl"]["sha256"]

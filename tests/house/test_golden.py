"""What was released is what the code makes: first rows of all families, the whole release by its bytes."""

import hashlib
import json
from pathlib import Path

import pytest

from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.curriculum import generate as curriculum
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.judge import generate as judge
from seedproof.benchmarks.missing_fact import FAMILIES, generate
from seedproof.benchmarks.number_game import generate as number_game
from seedproof.benchmarks.university import generate as university
from seedproof.contract import registry
from seedproof.problems import TEMPLATES, WORKED
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId, parse_row_id
from tests.conftest import REPOSITORY

GOLDEN = Path("tests/golden/missing_fact.jsonl")
"""Row 000000 of each family at difficulty 2, root seed 1234. A change here is a new major version."""


@pytest.mark.parametrize("name", FAMILIES)
def test_the_first_row_is_pinned_to_the_letter(name):
    lines = [line for line in GOLDEN.read_bytes().splitlines() if f"/{name}/".encode() in line]
    row = generate.rebuild(RowId("missing_fact", name, 2, "0"), 1234)
    assert [line_of(row)] == [line + b"\n" for line in lines]


CURRICULUM = [json.loads(line) for line in Path("tests/golden/curriculum.jsonl").read_bytes().splitlines()]
"""The first problem of each standard with its follow-ups, root seed 1234. Changed: a new major version."""


def test_every_standard_is_pinned():
    assert {row["family"] for row in CURRICULUM} == {standard.family for standard in STANDARDS}


@pytest.mark.parametrize("pinned", CURRICULUM, ids=[row["id"].partition("/")[2] for row in CURRICULUM])
def test_the_first_problem_and_its_follow_ups_are_pinned_to_the_letter(pinned):
    assert line_of(curriculum.rebuild(parse_row_id(pinned["id"]), 1234)) == line_of(pinned)


NUMBER_GAME = [json.loads(line) for line in Path("tests/golden/number_game.jsonl").read_bytes().splitlines()]
"""The first row of each difficulty, and of each part kept for fresh sets. Changed: a new major version."""


@pytest.mark.parametrize("pinned", NUMBER_GAME, ids=["easy", "medium", "hard", "fresh_level", "fresh_mixed"])
def test_the_first_game_of_each_difficulty_is_pinned_to_the_letter(pinned):
    assert line_of(number_game.rebuild(parse_row_id(pinned["id"]), 1234)) == line_of(pinned)


UNIVERSITY = [json.loads(line) for line in Path("tests/golden/university.jsonl").read_bytes().splitlines()]
"""Row 000000 of each template at difficulty 2, root seed 1234. Changed: a new major version."""


def test_every_template_is_pinned():
    assert tuple(row["family"] for row in UNIVERSITY) == TEMPLATES


@pytest.mark.parametrize("pinned", UNIVERSITY, ids=TEMPLATES)
def test_the_first_problem_of_each_template_is_pinned_to_the_letter(pinned):
    assert line_of(university.rebuild(parse_row_id(pinned["id"]), 1234)) == line_of(pinned)


JUDGE = [json.loads(line) for line in Path("tests/golden/judge.jsonl").read_bytes().splitlines()]
"""The first candidate of each template in the release, root seed 1234. Changed: a new major version."""


def test_a_candidate_of_every_template_is_pinned():
    assert tuple(row["family"] for row in JUDGE) == WORKED


@pytest.mark.parametrize("pinned", JUDGE, ids=WORKED)
def test_the_first_candidate_of_each_template_is_pinned_to_the_letter(pinned):
    asked = load_settings("judge", REPOSITORY / "params.yaml").generate
    assert line_of(judge.rebuild(parse_row_id(pinned["id"]), 1234, asked)) == line_of(pinned)


@pytest.mark.slow
@pytest.mark.parametrize("benchmark", registry.benchmarks())
def test_the_release_is_made_again_byte_for_byte(benchmark):
    settings = load_settings(benchmark, REPOSITORY / "params.yaml")
    folder = REPOSITORY / "releases" / benchmark / settings.version
    files = json.loads((folder / "manifest.json").read_text())["files"]
    tables = make(benchmark, settings).tables()
    assert {f"jsonl/{config}/{split}.jsonl" for config, split in tables} <= set(files)
    for (config, split), rows in tables.items():
        digest = hashlib.sha256(b"".join(map(line_of, rows))).hexdigest()
        assert digest == files[f"jsonl/{config}/{split}.jsonl"]["sha256"]

"""`python -m tests.pin` puts the first rows of a family where they belong, and replaces none unasked."""

import shutil

import pytest
from click.testing import CliRunner

from seedproof.record.errors import SeedproofError
from tests.pin import GOLDEN, PINNED, commands, main, pin

FAMILIES = [
    ("curriculum", "k_oa_a_5"),
    ("judge", "mixing_tank"),
    ("missing_fact", "laplace_grid"),
    ("number_game", "five_operands"),
    ("university", "tank_sketch"),
]


@pytest.fixture
def folder(tmp_path):
    """A copy of the pinned rows."""
    return shutil.copytree(GOLDEN, tmp_path / "golden")


def without(folder, benchmark, family):
    path = folder / f"{benchmark}.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if f'"family":"{family}"'.encode() not in line))


def test_there_is_a_family_of_each_benchmark_here():
    assert [benchmark for benchmark, _ in FAMILIES] == sorted(PINNED)


@pytest.mark.parametrize(("benchmark", "family"), FAMILIES)
def test_a_family_is_pinned_at_its_place(folder, benchmark, family):
    without(folder, benchmark, family)
    assert commands(folder) == [f"python -m tests.pin {benchmark} {family}"]
    assert f"pinned: {benchmark}/{family}/d" in pin(benchmark, family, folder)
    assert (folder / f"{benchmark}.jsonl").read_bytes() == (GOLDEN / f"{benchmark}.jsonl").read_bytes()
    assert commands(folder) == []


def test_a_pin_that_differs_stays_until_that_is_asked_for(folder):
    path = folder / "university.jsonl"
    before = path.read_bytes()
    other = before.replace(b"university/tank_sketch/d2/000000", b"university/tank_sketch/d2/000001")
    path.write_bytes(other)
    with pytest.raises(SeedproofError, match=r"tank_sketch is pinned otherwise, .* pin with --again"):
        pin("university", "tank_sketch", folder)
    assert path.read_bytes() == other
    assert "pinned again: university/tank_sketch/d2/000000" in pin(
        "university", "tank_sketch", folder, again=True
    )
    assert path.read_bytes() == before


def test_a_template_and_its_candidate_are_pinned_by_one_command(folder):
    without(folder, "university", "mixing_tank")
    without(folder, "judge", "mixing_tank")
    assert commands(folder) == ["python -m tests.pin university mixing_tank"]
    done = CliRunner().invoke(main, ["university", "mixing_tank"])
    assert [line.split(": ", 1) for line in done.output.splitlines()] == [
        ["tests/golden/university.jsonl", "mixing_tank is pinned already"],
        ["tests/golden/judge.jsonl", "mixing_tank is pinned already"],
    ]


def test_an_unknown_family_is_one_line():
    done = CliRunner().invoke(main, ["university", "mixing_tanks"])
    assert done.exit_code == 1
    assert (
        done.output == "Error: university has nothing to pin of 'mixing_tanks'. Did you mean mixing_tank?\n"
    )

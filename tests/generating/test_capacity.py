"""`seedproof capacity`: how many distinct problems are beyond the releases, and never more than that."""

import csv
import json
from types import SimpleNamespace

import pytest

from docs.list_capacity import DRAWS
from pipeline.releasing.card import CAPACITY
from pipeline.releasing.changelog import CARDS
from seedproof.benchmarks.number_game import generate, listing
from seedproof.contract import registry
from seedproof.contract.groups import Groups
from seedproof.generating import capacity as counting
from seedproof.generating.capacity import Count, capacity
from seedproof.measuring.distinct import least
from seedproof.record.candidates import Candidate, key_of
from seedproof.record.draws import Draws
from seedproof.record.seeds import ENDLESS, RowId
from tests.circles import soak
from tests.conftest import REPOSITORY, run
from tests.ours import OURS

SIZES = {("few", 1): 7, ("few", 2): 9, ("many", 1): 10**6, ("empty", 1): 0, ("related", 1): 400}
"""So many problems has each cell of a made-up benchmark; the first ones of `few` are the same in both."""


def drawn(place, seed):
    size = SIZES[place.family, place.difficulty]
    if not size:
        return None
    # Four rows of `related` are of one problem.
    related = place.family == "related"
    number = int(place.number) // 4 if related else int(place.number)
    problem = Draws(RowId("tiny", place.family, place.difficulty, str(number)).seed(seed)).below(size)
    part = int(place.number) % 4 if related else 0
    row = {"id": str(place), "problem_id": str(number) if related else None}
    return Candidate(row, frozenset((key_of(place.family, problem, part),)))


@pytest.fixture
def tiny(monkeypatch):
    """A benchmark whose capacities are known; `listing` lists what a test puts there."""
    made = SimpleNamespace(
        name="tiny",
        generate=SimpleNamespace(cells=lambda: list(SIZES), candidate=drawn),
        groups=Groups(cluster="problem_id"),
        has=lambda module: hasattr(made, module),
    )
    monkeypatch.setattr(registry, "benchmark", lambda name: made)
    return made


def test_what_is_drawn_dry_is_all_there_is(tiny):
    found = capacity("tiny", "few", 200)
    assert found.cells == {1: Count(7, "dry", 200), 2: Count(9, "dry", 200)}
    assert found.total == Count(9, "dry", 400)
    assert capacity("tiny", "empty", 200).total == Count(0, "dry", 0)


def test_at_least_is_never_more_than_there_is_and_more_draws_find_more(tiny):
    before = 0
    for draws in (1, 10, 300, 1000):
        (count,) = capacity("tiny", "many", draws).cells.values()
        assert count.how == "at least"
        assert before < count.problems <= 10**6
        before = count.problems
    assert before > 1000


def test_rows_of_one_problem_are_no_proof_of_many_problems(tiny):
    """Forty rows without a repeat are of ten problems only."""
    count = capacity("tiny", "related", 20).total
    assert count == Count(20, "at least", 20)
    assert least(20) < 20 < 400 < least(400)
    assert capacity("tiny", "related", 400).total.problems <= 400 * 4


def test_what_can_be_listed_is_counted_exactly_and_not_drawn(tiny):
    tiny.listing = SimpleNamespace(
        listed=lambda family, difficulty, most: (
            [frozenset((key_of(family, number, 0),)) for number in range(SIZES[family, difficulty])]
            if family == "few"
            else None
        )
    )
    found = capacity("tiny", "few", 200)
    assert found.cells == {1: Count(7, "exact", 0), 2: Count(9, "exact", 0)}
    # The seven of one difficulty are among the nine of the other.
    assert found.total == Count(9, "dry", 0)
    assert capacity("tiny", "many", 20).total == Count(20, "at least", 20)


@soak
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_game_that_is_drawn_is_listed_and_the_other_way(monkeypatch, level):
    small = generate.Generate(
        root_seed=0, ranges=[(1, 3), (1, 4), (1, 5)], bands=[(1, 10)] * 3, rows=generate.PUBLISHED.rows
    )
    monkeypatch.setattr(listing, "PUBLISHED", small)
    places = [RowId("number_game", small.family, level, str(ENDLESS + number)) for number in range(3000)]
    drawn = {key for place in places for key in generate.candidate(place, 0, small).keys}
    listed = listing.listed(small.family, level, 1)
    assert {key for keys in listed for key in keys} == drawn
    assert len(listed) == len(drawn)


def test_every_problem_that_is_drawn_is_listed():
    university = registry.benchmark("university")
    listed = university.listing.listed("partial_sum_bars", 2, 400)
    every = {key for keys in listed for key in keys}
    places = [RowId("university", "partial_sum_bars", 2, str(ENDLESS + number)) for number in range(60)]
    drawn = {key for place in places for key in university.generate.candidate(place, 0).keys}
    assert drawn < every
    assert university.listing.listed("partial_sum_bars", 2, 20) is None


@soak
def test_at_least_is_never_above_the_exact_count_of_games(monkeypatch):
    exact = capacity("number_game", "five_operands", 300)
    monkeypatch.setattr(counting, "_listed", lambda *of: None)
    by_drawing = capacity("number_game", "five_operands", 300)
    assert exact.total.how == "exact"
    for level, count in by_drawing.cells.items():
        assert count.how == "at least"
        assert count.problems <= exact.cells[level].problems


def test_any_number_of_workers_says_the_same():
    arguments = ("capacity", "missing_fact", "--family", "discrete_tomography", "--draws", 60)
    done = run(*arguments, "--workers", 1)
    assert done.exit_code == 0
    assert [line.partition(":")[0] for line in done.output.splitlines()] == [
        *(f"missing_fact/discrete_tomography/d{level}" for level in (1, 2, 3)),
        "missing_fact/discrete_tomography",
        "missing_fact",
    ]
    assert run(*arguments, "--workers", 2).output == done.output


def test_what_is_not_there_is_one_line():
    done = run("capacity", "missing_fact", "--family", "discrete_tomografy")
    assert done.exit_code == 2
    assert "Did you mean discrete_tomography" in done.output
    assert run("capacity", "--family", "discrete_tomography").exit_code == 2


STALE = "stale: python -m docs.list_capacity"

LISTED = [name for name in OURS if (REPOSITORY / CARDS / name / CAPACITY).is_file()]
"""The benchmarks that were counted for the pages and the cards."""


def lines(benchmark):
    with (REPOSITORY / "docs/data/capacity.csv").open() as file:
        return [line for line in csv.DictReader(file) if line["benchmark"] == benchmark]


@soak
@pytest.mark.parametrize("name", LISTED)
def test_the_smallest_family_of_the_list_is_counted_the_same_again(name):
    """One that is drawn, where there is one."""
    families = [line for line in lines(name) if line["difficulty"] == "all" != line["family"]]
    smallest = min(families, key=lambda line: (line["how"] == "exact", int(line["draws"]), line["family"]))
    found = capacity(name, smallest["family"], DRAWS[name])
    told = [line for line in lines(name) if line["family"] == smallest["family"]]
    assert [(line["problems"], line["how"], line["draws"]) for line in told] == [
        tuple(map(str, count)) for count in (found.total, *found.cells.values())
    ], STALE


@pytest.mark.parametrize("name", LISTED)
def test_the_list_has_every_cell_and_a_card_says_what_the_list_says(name):
    told = {(line["family"], line["difficulty"]): int(line["problems"]) for line in lines(name)}
    cells = {(family, str(level)) for family, level in registry.benchmark(name).generate.cells()}
    assert cells == {cell for cell in told if cell[1] != "all"}, STALE
    said = json.loads((REPOSITORY / CARDS / name / CAPACITY).read_text())
    family, _, level = said["smallest"].rpartition("/d")
    assert told[family, level] == min(told[cell] for cell in cells)
    assert f"{told[family, level]:,}" in said["least"]
    assert f"{told['all', 'all']:,}" in said["problems"]
    assert told["all", "all"] == sum(told[each] for each in told if each[1] == "all" != each[0])

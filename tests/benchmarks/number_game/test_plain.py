"""Plain Python and machine code: the same counts, scores and steps of every game."""

import json
import subprocess
import sys
from itertools import combinations_with_replacement, islice

import pytest

from seedproof.benchmarks.number_game import enumeration, generate, machine_code, playing, search, splitting
from seedproof.benchmarks.number_game.rules import BONUS, FAMILIES, POINTS, REACHED, different_operations
from seedproof.benchmarks.number_game.universe import operand_sets
from tests.conftest import REPOSITORY

GOLDEN = REPOSITORY / "tests" / "golden" / "number_game.jsonl"

PUBLISHED = list(operand_sets(generate.PUBLISHED.ranges))
RELEASED = [sorted(json.loads(line)["base_numbers"]) for line in GOLDEN.read_text().splitlines()]

SETS = [
    *map(tuple, RELEASED),
    *islice(PUBLISHED, 0, None, 40),
    *islice(operand_sets([(1, 9), (1, 9), (1, 12)]), 0, None, 9),
    *islice(operand_sets([(1, 6), (1, 8), (1, 10), (1, 12)]), 0, None, 25),
    (1, 1, 1, 1, 1),
    (4, 4, 4, 4, 4),
    (7, 11, 13, 17, 19),
    (1, 1, 2, 2, 3, 3),
]


@pytest.fixture(scope="module")
def searching():
    return search.Room()


@pytest.fixture(scope="module")
def enumerating():
    return enumeration.Room()


def test_all_that_can_be_reached_is_the_same(searching):
    for numbers in SETS:
        assert splitting.found(numbers) == searching.found(numbers), numbers


@pytest.mark.parametrize("first", range(3))
def test_solutions_are_the_same_step_by_step(searching, first):
    for numbers in SETS[first::12]:
        _, (targets, _, _, best_scores) = searching.found(numbers)
        for game in list(zip(targets, best_scores, strict=True))[first::3]:
            assert splitting.solved(numbers, *game) == searching.solved(numbers, *game), (numbers, game)


def test_all_that_is_counted_is_the_same(enumerating):
    for numbers in SETS[::3]:
        counted = enumerating.enumerated(numbers)
        assert playing.enumerated(numbers) == counted, numbers
        assert list(counted[1]) == sorted(counted[1])


@pytest.mark.parametrize("count", FAMILIES)
def test_a_digit_counts_expressions_with_one_score(count):
    for steps in range(1, count):
        scores = {}
        for signs in combinations_with_replacement(range(4), steps):
            place = sum(splitting._SHIFTS[sign] for sign in signs)
            is_complete = steps == count - 1 and len(set(signs)) == different_operations(count)
            score = REACHED + sum(POINTS[sign] for sign in signs) + BONUS * is_complete
            assert scores.setdefault(place, (score, is_complete)) == (score, is_complete)
        assert dict(splitting._scores(steps, count)) == {place: score for place, (score, _) in scores.items()}


PLAINLY = """
import json, sys
compiling = ("llvmlite", "numba", "numpy")
sys.modules |= dict.fromkeys(compiling)
import seedproof as sp
rows = [json.loads(line) for line in open(sys.argv[1])]
assert [sp.rebuild(row["id"]) for row in rows] == rows
assert {check.state.value for row in rows for check in sp.audit(row)} == {"passed"}
print(sp.rebuild("number_game/five_operands/d2/000004")["id"])
assert not any(sys.modules[name] for name in compiling)
"""


def test_rows_are_made_and_proved_without_what_compiles():
    done = subprocess.run(
        [sys.executable, "-c", PLAINLY, GOLDEN], capture_output=True, cwd=REPOSITORY, text=True
    )
    assert (done.stdout, done.stderr) == ("number_game/five_operands/d2/000004\n", "")


@pytest.mark.parametrize("is_terminal", [True, False])
def test_on_a_terminal_it_is_said_what_makes_them_faster(monkeypatch, capsys, is_terminal):
    monkeypatch.setattr(machine_code, "find_spec", lambda name: None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)
    assert not machine_code.is_compiled.__wrapped__()
    said = capsys.readouterr().err
    assert said.count("\n") == is_terminal
    assert said.endswith("pip install 'seedproof[build]' makes them ten times as fast\n") == is_terminal


def test_numbas_own_switch_leaves_plain_python(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert not machine_code.is_compiled.__wrapped__()

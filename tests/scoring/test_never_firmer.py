"""A score is never firmer than the comparison it stands on, and an answer always equals itself."""

from itertools import pairwise

import pytest

import seedproof as sp
from seedproof.scoring.deciding import decided
from seedproof.scoring.golden import golden_answers
from tests.circles import soak

BENCHMARKS = ("missing_fact", "curriculum", "university")
"""Those whose answers are values."""
SEED = 2031
MANY = 5_000
FEW = 60
CONTRADICTED = {"right": ("different",), "wrong": ("equal", "undecided")}
"""What a comparison may not say where a score says right or wrong; by the question, a score reads more."""
AROUND = (
    "{}",
    "-({})",
    "({}) + 1",
    "2*({})",
    "1/({})",
    "{}, {other}",
    "{},{other}",
    "{other},{}",
    "1,{}",
    "{} or {other}",
    "{other} = {}",
    "about {}",
    "x = {}",
    "{} m",
    r"$\frac{{{}}}{{1}}$",
    "{other}",
)


def not_itself(benchmark: str, count: int) -> list[tuple[str, str]]:
    """The answers that do not equal themselves, or are not right."""
    answers = {
        (golden.answer, golden.kind): golden
        for row in sp.generate(benchmark, count, seed=SEED)
        for golden in golden_answers(row)
    }
    return [
        key
        for key, golden in answers.items()
        if golden.compare(golden.answer).result != "equal"
        or decided(golden, golden.answer).verdict != "right"
    ]


def firmer(benchmark: str, count: int) -> list[tuple[str, str, str, str]]:
    """Texts of which a score says right or wrong, and a comparison does not."""
    goldens = [golden for row in sp.generate(benchmark, count, seed=SEED) for golden in golden_answers(row)]
    pairs = [
        (golden, text.format(golden.answer, other=other.answer))
        for golden, other in pairwise(goldens)
        for text in AROUND
    ]
    said = [(golden, text, decided(golden, text).verdict) for golden, text in pairs]
    return [
        (golden.answer, text, golden.compare(text).result, verdict)
        for golden, text, verdict in said
        if golden.compare(text).result in CONTRADICTED.get(verdict, ())
    ]


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_an_answer_equals_itself(benchmark: str) -> None:
    assert not_itself(benchmark, FEW) == []


@soak
@pytest.mark.slow
@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_every_answer_equals_itself(benchmark: str) -> None:
    assert not_itself(benchmark, MANY) == []


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_score_is_never_firmer_than_the_comparison(benchmark: str) -> None:
    assert firmer(benchmark, FEW) == []


@soak
@pytest.mark.slow
@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_score_is_never_firmer_than_the_comparison_on_many_rows(benchmark: str) -> None:
    assert firmer(benchmark, 1_000) == []

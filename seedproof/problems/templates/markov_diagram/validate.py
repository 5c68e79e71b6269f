"""Takes one step after another, and checks that the stated numbers fit to a step."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.templates.markov_diagram.facts import Facts

Rows = list[list[Fraction]]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The matrix has the drawn probabilities; what is stationary stays; expected numbers lose one a step."""
    if len(facts.leaving) != 3 or any(min(row) < 0 or sum(row) > 10 for row in facts.leaving):
        yield "the probabilities are not those of three states"
        return
    rows = _rows(facts)
    if matrices.stated_matrix(answers[0]) != rows:
        yield f"the matrix of a step is {rows}, not {answers[0]}"
    present = [Fraction(1), Fraction(0), Fraction(0)]
    for _ in range(facts.steps):
        present = _after_a_step(present, rows)
    if matrices.stated_number(answers[1]) != present[2]:
        yield f"after {facts.steps} steps the probability is {present[2]}, not {answers[1]}"
    numbers = matrices.stated_tuple(answers[2])
    if facts.asked == "stationary":
        if numbers is None or len(numbers) != 3 or sum(numbers) != 1:
            yield f"{answers[2]} is no distribution on three states"
        elif _after_a_step(numbers, rows) != numbers:
            yield f"{answers[2]} changes in a step"
        if matrices.rank(matrices.shifted(rows, 1)) != 2:
            yield "there are several stationary distributions"
        return
    yield from _times_wrong(rows, numbers, answers[2])


def _rows(facts: Facts) -> Rows:
    rows = [[Fraction(tenths, 10) for tenths in row] for row in facts.leaving]
    for place, row in enumerate(rows):
        row[place] += 1 - sum(row)
    return rows


def _after_a_step(distribution: Sequence[Fraction], rows: Rows) -> list[Fraction]:
    return [matrices.dot(distribution, column) for column in zip(*rows, strict=True)]


def _times_wrong(rows: Rows, times: Sequence[Fraction] | None, text: str) -> Iterator[str]:
    """From A and from B, one step and what is to be expected after it make up the stated number."""
    if rows[2][2] != 1 or rows[0][2] + rows[1][2] == 0:
        yield "C is left again, or never reached"
    if times is None or len(times) != 2:
        yield f"{text} does not state two numbers"
        return
    if any(time != 1 + matrices.dot(row[:2], times) for time, row in zip(times, rows, strict=False)):
        yield f"{text} does not fit to what one step brings"


CHECKER = Checker(
    facts=Facts,
    method="one step of the chain",
    wrong=wrong,
    types=lambda facts: ["matrix", "number", "tuple"],
)

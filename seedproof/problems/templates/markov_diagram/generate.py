"""Draws probabilities in tenths; answers by powers of the matrix and by elimination."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import chain

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import matrices
from seedproof.problems.making.matrices import matrix
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.markov_diagram.facts import Facts
from seedproof.problems.templates.markov_diagram.phrases import (
    LAST,
    LATER,
    MATRICES,
    NAMES,
    ORDER,
    STATEMENTS,
    TIMES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point

Leaving = list[tuple[int, int, int]]

_LARGEST_DENOMINATOR = 48
_CENTRES = {"A": ("2", "2"), "B": ("12", "2"), "C": ("7", "8")}
_ARROWS: dict[tuple[int, int], tuple[tuple[str, str], tuple[str, str]]] = {
    (0, 1): (("33/10", "5/2"), ("107/10", "5/2")),
    (1, 0): (("107/10", "3/2"), ("33/10", "3/2")),
    (0, 2): (("13/5", "33/10"), ("28/5", "71/10")),
    (2, 0): (("63/10", "13/2"), ("33/10", "27/10")),
    (1, 2): (("57/5", "33/10"), ("42/5", "71/10")),
    (2, 1): (("77/10", "13/2"), ("107/10", "27/10")),
}
"""Where the arrow from one state to another begins and ends."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the arrows' probabilities; at difficulty 3 no arrow leaves C. Raises: Rejected."""
    a_to_b, a_to_c, b_to_a, b_to_c, c_to_a, c_to_b = draws.integers(6, 1, 6)
    if difficulty == 1:
        # A ring in one direction, and one arrow back.
        a_to_c = 0
        c_to_b = 0
    if difficulty == 3:
        c_to_a = 0
        c_to_b = 0
    leaving = [(0, a_to_b, a_to_c), (b_to_a, 0, b_to_c), (c_to_a, c_to_b, 0)]
    if any(sum(row) > 9 for row in leaving):
        raise Rejected("a state is always left")
    if (a_to_b, a_to_c) == (b_to_a, b_to_c):
        raise Rejected("two states are alike")
    facts = Facts(leaving, "absorption" if difficulty == 3 else "stationary", 2 if difficulty == 1 else 3)
    numbers = _last(facts)
    if max(number.denominator for number in numbers) > _LARGEST_DENOMINATOR or len({*numbers}) == 1:
        raise Rejected("the last answer is ugly, or alike for all states")
    return facts


def transition(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix of one step, rows for the present state."""
    rows: list[list[Fraction]] = []
    for place, row in enumerate(facts.leaving):
        probabilities = [Fraction(tenths, 10) for tenths in row]
        probabilities[place] = 1 - sum(probabilities, Fraction(0))
        rows.append(probabilities)
    return rows


def _last(facts: Facts) -> list[Fraction]:
    """Return the stationary distribution, or the expected numbers of steps from A and from B."""
    rows = transition(facts)
    if facts.asked == "absorption":
        among = [[-rows[0][0] + 1, -rows[0][1]], [-rows[1][0], -rows[1][1] + 1]]
        return matrices.image(matrices.inverse(among), [1, 1])
    (weights,) = matrices.kernel(matrices.shifted(matrices.transposed(rows), 1))
    whole = sum(weights, Fraction(0))
    return [weight / whole for weight in weights]


def answers(facts: Facts) -> list[Answer]:
    """Return the matrix, a probability after some steps, and what is asked last."""
    rows = transition(facts)
    later = matrices.power(rows, facts.steps)[0][2]
    return [
        Answer(matrix(rows), "matrix", ("P",)),
        Answer(formula(later), "number"),
        Answer(point(*_last(facts)), "tuple", NAMES[facts.asked], counted="steps"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Ask; the probabilities are in the figure."""
    statement = draws.choice(STATEMENTS)
    question = draws.choice(MATRICES)
    later = fill(draws.choice(LATER), steps=str(facts.steps))
    last = draws.choice(LAST[facts.asked])
    if facts.asked == "absorption":
        return Words(statement, (question, later, fill(last, times=TIMES)))
    return Words(statement, (question, later, fill(last, order=ORDER)))


def drawing(facts: Facts) -> Drawing:
    """Draw the states as circles, and an arrow for each change with a probability."""
    circles = [
        [
            {"kind": "circle", "centre": list(centre), "radius": "1"},
            {"kind": "text", "at": list(centre), "text": name},
        ]
        for name, centre in _CENTRES.items()
    ]
    arrows = [
        {"kind": "arrow", "from": list(start), "to": list(end), "label": f"0.{facts.leaving[source][target]}"}
        for (source, target), (start, end) in _ARROWS.items()
        if facts.leaving[source][target]
    ]
    return {"kind": "diagram", "x": ["0", "14"], "y": ["0", "10"], "items": [*chain(*circles), *arrows]}


def alt(facts: Facts) -> str:
    """Say what is there, without the numbers."""
    return "Three circles, named A, B and C, and arrows between them with probabilities as labels."


def twin(facts: Facts) -> Facts:
    """Return the chain in which A and B have exchanged their probabilities."""
    return replace(facts, leaving=_exchanged(facts.leaving))


def _exchanged(leaving: Sequence[tuple[int, int, int]]) -> Leaving:
    (_, a_to_b, a_to_c), (b_to_a, _, b_to_c), (c_to_a, c_to_b, _) = leaving
    return [(0, b_to_a, b_to_c), (a_to_b, 0, a_to_c), (c_to_b, c_to_a, 0)]


TEMPLATE = Template(
    subject="algebra",
    method="one step of the chain",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a ring of three states with one arrow back",
        2: "arrows between all states, and three steps instead of two",
        3: "a state that is never left, and the expected numbers of steps until it is reached",
    },
)

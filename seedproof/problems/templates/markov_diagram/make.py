"""Draws probabilities in tenths; answers by powers of the matrix and by elimination."""

from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.markov_diagram.facts import Facts
from seedproof.problems.templates.markov_diagram.phrases import NAMES
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point

_LARGEST_DENOMINATOR = 48


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the arrows' probabilities; at difficulty 3 no arrow leaves C. Raises: Rejected."""
    a_to_b, a_to_c, b_to_a, b_to_c, c_to_a, c_to_b = draws.integers(6, 1, 6)
    if difficulty == 1:
        # A ring in one direction, and one arrow back.
        a_to_c = c_to_b = 0
    if difficulty == 3:
        c_to_a = c_to_b = 0
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


def _transition(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix of one step, rows for the present state."""
    rows = matrices.scaled(facts.leaving, Fraction(1, 10))
    for place, row in enumerate(rows):
        row[place] = 1 - sum(row, Fraction(0))
    return rows


def _last(facts: Facts) -> list[Fraction]:
    """Return the stationary distribution, or the expected numbers of steps from A and from B."""
    rows = _transition(facts)
    if facts.asked == "absorption":
        among = matrices.without(rows, 2, 2)
        return matrices.image(matrices.inverse(matrices.shifted(among, 1)), [-1, -1])
    (weights,) = matrices.kernel(matrices.shifted(matrices.transposed(rows), 1))
    return [weight / sum(weights) for weight in weights]


def work(facts: Facts, slip: Slip) -> Worked:
    """The matrix, a probability after some steps, and what is asked last."""
    rows = _transition(facts)
    later = matrices.power(rows, facts.steps)[0][2]
    return Worked((), (matrices.matrix(rows), formula(later), point(*_last(facts))))


SHEET = Sheet(
    subject="algebra",
    method="one step of the chain",
    sample=sample,
    work=work,
    types=lambda facts: (
        Typed("matrix", ("P",)),
        Typed("number"),
        Typed("tuple", NAMES[facts.asked], counted="steps"),
    ),
    levels={
        1: "a ring of three states with one arrow back",
        2: "arrows between all states, and three steps instead of two",
        3: "a state that is never left, and the expected numbers of steps until it is reached",
    },
)

"""Draws the numbers of a Venn diagram, and hides one that a condition on probabilities gives back."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making import coefficients
from seedproof.problems.making.pieces import filled
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.venn_diagram.facts import Asked, Facts, Region
from seedproof.problems.templates.venn_diagram.phrases import CONDITIONS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula

REGIONS: tuple[Region, ...] = ("a", "b", "c", "ab", "ac", "bc", "abc")

_UNKNOWN: dict[int, tuple[Region, ...]] = {
    1: ("a", "ab", "ac", "abc"),
    2: ("a", "b", "ac", "bc"),
    3: ("ab", "abc"),
}
_ASKED: tuple[Asked, ...] = ("two", "first", "third")

Counts = dict[Region, int]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw all numbers, and hide one. Raises: Rejected where the condition does not give it back."""
    counts = dict(zip(REGIONS, draws.integers(7, 2, 30), strict=True))
    unknown = draws.choice(_UNKNOWN[difficulty])
    asked = draws.choice(_ASKED)
    inside = sum(counts.values())
    condition = (0, 1)
    if difficulty == 1:
        condition = Fraction(_size(counts, "ac"), _size(counts, "a")).as_integer_ratio()
        total = inside + draws.between(3, 60)
        if condition[1] > 9:
            raise Rejected("the conditional probability is no simple fraction")
    else:
        total, rest = divmod(_size(counts, "a") * _size(counts, "b"), _size(counts, "ab"))
        if rest or not 3 <= total - inside <= 120:
            raise Rejected("the events are not independent, whatever the number outside is")
    hidden = counts[unknown]
    counts[unknown] = 0
    a, b, c, ab, ac, bc, abc = counts.values()
    facts = Facts((a, b, c, ab, ac, bc, abc), unknown, total, condition, asked)
    counts = _complete(facts)
    if counts[unknown] != hidden:
        raise Rejected("another number is possible, too")
    if last(facts, counts).denominator > 150:
        raise Rejected("the last probability is no simple fraction")
    return facts


def _size(counts: Counts, sets: str) -> int:
    """Return how many are in all of these sets."""
    return sum(number for region, number in counts.items() if {*sets} <= {*region})


def _complete(facts: Facts) -> Counts:
    """Return all numbers by region, the unknown one as the only solution of the condition.

    Raises: Rejected.
    """
    counts = dict(zip(REGIONS, facts.counts, strict=True))
    # Polynomials in the unknown number, which is added only where its region belongs.
    sizes = {sets: [int({*sets} <= {*facts.unknown}), _size(counts, sets)] for sets in ("a", "b", "ab", "ac")}
    above, below = facts.condition
    if above:
        # below * |A and C| = above * |A|
        left = coefficients.scaled(sizes["ac"], below)
        right = coefficients.scaled(sizes["a"], above)
    else:
        # |A| * |B| = total * |A and B|
        left = coefficients.product(sizes["a"], sizes["b"])
        right = coefficients.scaled(sizes["ab"], facts.total)
    roots = _roots(coefficients.total(left, coefficients.scaled(right, -1)))
    possible = [root for root in roots if root in range(facts.total - sum(facts.counts) + 1)]
    if len(possible) != 1:
        raise Rejected("another number is possible, too")
    return counts | {facts.unknown: int(possible[0])}


def _roots(equation: Sequence[int]) -> set[Fraction]:
    """Return the rational roots of a polynomial that is at most quadratic."""
    first, second, third = [0, *equation][-3:]
    if first == 0:
        return {Fraction(-third, second)} if second else set()
    discriminant = second * second - 4 * first * third
    if discriminant < 0 or isqrt(discriminant) ** 2 != discriminant:
        return set()
    return {Fraction(-second + sign * isqrt(discriminant), 2 * first) for sign in (1, -1)}


def last(facts: Facts, counts: Counts) -> Fraction:
    """Return the conditional probability that is asked for last."""
    inside = sum(counts.values())
    match facts.asked:
        case "two":
            return Fraction(counts["ab"] + counts["ac"] + counts["bc"] + counts["abc"], inside)
        case "first":
            given = inside - counts["a"]
            return Fraction(_size(counts, "a") - counts["a"], given)
        case "third":
            return Fraction(counts["c"] + counts["bc"], facts.total - _size(counts, "a"))


def work(facts: Facts, slip: Slip) -> Worked:
    """Both unknown numbers, and the probability."""
    counts = _complete(facts)
    outside = facts.total - sum(counts.values())
    return Worked((), (formula(counts[facts.unknown]), formula(outside), formula(last(facts, counts))))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Write the condition."""
    kind = "given" if facts.condition[0] else "independent"
    return {"known": filled(CONDITIONS[kind], {"probability": Fraction(*facts.condition)})}


SHEET = Sheet(
    subject="precalculus",
    method="trial of all numbers",
    sample=sample,
    work=work,
    gaps=gaps,
    types=(Typed("number", ("x",), kind="numeral"), Typed("number", ("y",), kind="numeral"), Typed("number")),
    levels={
        1: "a conditional probability gives a linear equation",
        2: "independence gives a linear equation with the total",
        3: "independence gives a quadratic equation, of which one solution is impossible",
    },
    version=2,
)

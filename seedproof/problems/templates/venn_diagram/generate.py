"""Draws the numbers of a Venn diagram, and hides one that a condition on probabilities gives back."""

from fractions import Fraction
from math import isqrt

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.venn_diagram.facts import Asked, Facts, Region
from seedproof.problems.templates.venn_diagram.phrases import (
    CONDITIONS,
    LAST,
    OUTSIDE,
    STATEMENTS,
    UNKNOWN,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, latex

REGIONS: tuple[Region, ...] = ("a", "b", "c", "ab", "ac", "bc", "abc")

_UNKNOWN: dict[int, tuple[Region, ...]] = {
    1: ("a", "ab", "ac", "abc"),
    2: ("a", "b", "ac", "bc"),
    3: ("ab", "abc"),
}
_ASKED: tuple[Asked, ...] = ("two", "first", "third")
_CENTRES = {"A": ("9/2", "6"), "B": ("15/2", "6"), "C": ("6", "17/5")}
_NAMES = {"A": ("9/5", "43/5"), "B": ("51/5", "43/5"), "C": ("46/5", "6/5")}
_PLACES: dict[Region, tuple[str, str]] = {
    "a": ("3", "7"),
    "b": ("9", "7"),
    "c": ("6", "17/10"),
    "ab": ("6", "36/5"),
    "ac": ("21/5", "41/10"),
    "bc": ("39/5", "41/10"),
    "abc": ("6", "51/10"),
}
_OUTSIDE = ("6/5", "6/5")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw all numbers, and hide one. Raises: Rejected where the condition does not give it back."""
    counts = dict(zip(REGIONS, draws.integers(7, 2, 30), strict=True))
    unknown = draws.choice(_UNKNOWN[difficulty])
    asked = draws.choice(_ASKED)
    inside = sum(counts.values())
    condition = (0, 1)
    if difficulty == 1:
        probability = Fraction(size(counts, "ac"), size(counts, "a"))
        condition = (probability.numerator, probability.denominator)
        total = inside + draws.between(3, 60)
        if probability.denominator > 9:
            raise Rejected("the conditional probability is no simple fraction")
    else:
        total, rest = divmod(size(counts, "a") * size(counts, "b"), size(counts, "ab"))
        if rest or not 3 <= total - inside <= 120:
            raise Rejected("the events are not independent, whatever the number outside is")
    hidden = counts[unknown]
    counts[unknown] = 0
    a, b, c, ab, ac, bc, abc = (counts[region] for region in REGIONS)
    facts = Facts((a, b, c, ab, ac, bc, abc), unknown, total, condition, asked)
    if missing(facts) != hidden:
        raise Rejected("another number is possible, too")
    if last(facts).denominator > 150:
        raise Rejected("the last probability is no simple fraction")
    return facts


def size(counts: dict[Region, int], sets: str) -> int:
    """Return how many are in all of these sets."""
    return sum(number for region, number in counts.items() if {*sets} <= {*region})


def shown_counts(facts: Facts) -> dict[Region, int]:
    """Return the numbers by region, 0 for the unknown one."""
    return dict(zip(REGIONS, facts.counts, strict=True))


def missing(facts: Facts) -> int:
    """Return the unknown number, the only solution of the condition. Raises: Rejected."""
    counts = shown_counts(facts)
    in_a = int("a" in facts.unknown)
    in_b = int("b" in facts.unknown)
    in_c = int("c" in facts.unknown)
    above, below = facts.condition
    if above:
        # below * (|A and C| + x) = above * (|A| + x), with x only where the region belongs.
        slope = below * in_a * in_c - above * in_a
        constant = below * size(counts, "ac") - above * size(counts, "a")
        roots = [Fraction(-constant, slope)] if slope else []
    else:
        # total * (|A and B| + x) = (|A| + x) (|B| + x)
        first = in_a * in_b
        second = in_a * size(counts, "b") + in_b * size(counts, "a") - facts.total * in_a * in_b
        third = size(counts, "a") * size(counts, "b") - facts.total * size(counts, "ab")
        roots = _roots(first, second, third)
    largest = facts.total - sum(facts.counts)
    possible = [root for root in roots if root.denominator == 1 and 0 <= root <= largest]
    if len(possible) != 1:
        raise Rejected("another number is possible, too")
    return int(possible[0])


def _roots(first: int, second: int, third: int) -> list[Fraction]:
    """Return the rational roots of a polynomial that is at most quadratic."""
    if first == 0:
        return [Fraction(-third, second)] if second else []
    discriminant = second * second - 4 * first * third
    if discriminant < 0 or isqrt(discriminant) ** 2 != discriminant:
        return []
    return sorted({Fraction(-second + sign * isqrt(discriminant), 2 * first) for sign in (1, -1)})


def complete(facts: Facts) -> dict[Region, int]:
    """Return all numbers by region."""
    counts = shown_counts(facts)
    counts[facts.unknown] = missing(facts)
    return counts


def last(facts: Facts) -> Fraction:
    """Return the conditional probability that is asked for last."""
    counts = complete(facts)
    inside = sum(counts.values())
    match facts.asked:
        case "two":
            return Fraction(sum(number for region, number in counts.items() if len(region) > 1), inside)
        case "first":
            given = inside - counts["a"]
            return Fraction(size(counts, "a") - counts["a"], given)
        case "third":
            return Fraction(counts["c"] + counts["bc"], facts.total - size(counts, "a"))


def answers(facts: Facts) -> list[Answer]:
    """Return both unknown numbers, and the probability."""
    counts = complete(facts)
    return [
        Answer(formula(counts[facts.unknown]), "number", ("x",), kind="numeral"),
        Answer(formula(facts.total - sum(counts.values())), "number", ("y",), kind="numeral"),
        Answer(formula(last(facts)), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Tell the story; the numbers are in the figure."""
    condition = CONDITIONS["independent"]
    if facts.condition[0]:
        probability = latex(formula(Fraction(*facts.condition)))
        condition = fill(CONDITIONS["given"], probability=probability)
    statement = fill(draws.choice(STATEMENTS), total=str(facts.total), condition=condition)
    return Words(statement, (draws.choice(UNKNOWN), draws.choice(OUTSIDE), draws.choice(LAST[facts.asked])))


def drawing(facts: Facts) -> Drawing:
    """Draw a frame and three circles, and write the numbers into the regions."""
    frame = [["0", "0"], ["12", "0"], ["12", "10"], ["0", "10"], ["0", "0"]]
    items: list[Drawing] = [{"kind": "polyline", "points": frame}]
    items += [{"kind": "circle", "centre": list(_CENTRES[name]), "radius": "3"} for name in "ABC"]
    items += [_text(_NAMES[name], name) for name in "ABC"]
    for region, number in shown_counts(facts).items():
        items.append(_text(_PLACES[region], "x" if region == facts.unknown else str(number)))
    items.append(_text(_OUTSIDE, "y"))
    return {"kind": "diagram", "x": ["0", "12"], "y": ["0", "10"], "items": items}


def _text(place: tuple[str, str], text: str) -> Drawing:
    return {"kind": "text", "at": list(place), "text": text}


def alt(facts: Facts) -> str:
    """Say what is there, without the numbers."""
    return (
        "A Venn diagram: three circles A, B and C that overlap in a frame, with a number or the letter x in "
        "each region, and the letter y outside of the circles."
    )


def twin(facts: Facts) -> Facts:
    """Return the diagram with one more in C alone, so that one fewer is outside of all."""
    a, b, c, ab, ac, bc, abc = facts.counts
    return replace(facts, counts=(a, b, c + 1, ab, ac, bc, abc))


TEMPLATE = Template(
    subject="precalculus",
    method="trial of all numbers",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a conditional probability gives a linear equation",
        2: "independence gives a linear equation with the total",
        3: "independence gives a quadratic equation, of which one solution is impossible",
    },
    version=2,
)

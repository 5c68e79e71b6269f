"""Chooses the sizes of the terms, finds the first small one, and adds the first ones."""

from collections.abc import Callable
from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.alternating_bound.facts import Facts, Kind
from seedproof.problems.templates.alternating_bound.phrases import (
    BOUNDS,
    COUNTS,
    MEANS,
    STATEMENTS,
    TERMS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, point, polynomial

N = Symbol("n")

_KINDS: dict[int, tuple[Kind, ...]] = {1: ("linear",), 2: ("square", "geometric"), 3: ("hump",)}
"""By difficulty."""

_PRECISIONS: dict[Kind, tuple[int, ...]] = {
    "linear": (20, 30, 40, 50, 60, 80, 90, 100, 120, 150, 200, 250, 300, 400, 500),
    "square": (100, 200, 300, 400, 500, 1000, 2000, 3000, 5000, 10000, 20000),
    "geometric": (100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000),
    "hump": (10, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150),
}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the sizes, the precision, and how many terms are added. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    a = draws.between(1, 5)
    b = draws.between(-2, 6)
    c = draws.choice((2, 3, 5))
    terms = draws.choice((2, 3))
    match kind:
        case "linear" | "square":
            c = 0
        case "hump":
            a = 0
            b = 0
            c = draws.between(3, 13)
            terms = draws.choice((3, 4))
    if kind != "hump" and (a + b < 1 or (a > 1 and b % a == 0)):
        raise Rejected("a term is not defined, or a number could be taken out")
    facts = Facts(kind=kind, a=a, b=b, c=c, precision=draws.choice(_PRECISIONS[kind]), terms=terms)
    if partial_sum(facts, terms + 1).denominator > 5000:
        raise Rejected("the partial sums have large denominators")
    if least_count(facts, 1) < 3:
        raise Rejected("few terms are enough")
    if size(facts, 1) <= Fraction(2, facts.precision):
        raise Rejected("no term at all would be enough for the mean")
    return facts


def size(facts: Facts, n: int) -> Fraction:
    """Return b_n."""
    linear = facts.a * n + facts.b
    match facts.kind:
        case "linear":
            return Fraction(1, linear)
        case "square":
            return Fraction(1, linear**2)
        case "geometric":
            return Fraction(1, linear * facts.c**n)
        case "hump":
            return Fraction(n, n**2 + facts.c)


def partial_sum(facts: Facts, terms: int) -> Fraction:
    """Return the sum of the first terms."""
    total = Fraction(0)
    for n in range(1, terms + 1):
        total += (-1) ** (n + 1) * size(facts, n)
    return total


def falls_from(facts: Facts) -> int:
    """Return the first n from which on the sizes fall."""
    n = 1
    while facts.kind == "hump" and n * n < facts.c and size(facts, n + 1) > size(facts, n):
        n += 1
    return n


def least_count(facts: Facts, factor: int) -> int:
    """Return the least number of terms so that the size of the next one over the factor is small enough."""
    bound = Fraction(factor, facts.precision)
    start = max(1, falls_from(facts) - 1)
    return _least(lambda count: size(facts, count + 1) <= bound, start)


def _least(holds: Callable[[int], bool], start: int) -> int:
    """Return the least number from the start on for which a condition holds that stays true: by bisection."""
    if holds(start):
        return start
    low = start
    high = 2 * start
    while not holds(high):
        low = high
        high *= 2
    while high - low > 1:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle
    return high


def bounds(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return both partial sums, the smaller one first."""
    first = partial_sum(facts, facts.terms)
    second = partial_sum(facts, facts.terms + 1)
    return min(first, second), max(first, second)


def answers(facts: Facts) -> list[Answer]:
    """Give both numbers of terms, and the bounds between them."""
    low, high = bounds(facts)
    return [
        Answer(formula(least_count(facts, 1)), "number", ("N",), counted="terms", kind="numeral"),
        Answer(point(low, high), "tuple", ("lower bound", "upper bound")),
        Answer(formula(least_count(facts, 2)), "number", ("N",), kind="numeral"),
    ]


def below(facts: Facts) -> Formula:
    """Return a n + b."""
    return polynomial([facts.a, facts.b], N)


def term_text(facts: Facts) -> str:
    """Write the term of the series."""
    wording = TERMS[facts.kind]
    match facts.kind:
        case "linear" | "square":
            return fill(wording, below=latex(below(facts)))
        case "geometric":
            return fill(wording, below=latex(below(facts)), c=str(facts.c))
        case "hump":
            return fill(wording, c=str(facts.c))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the series, the precision, and which partial sums are meant."""
    precision = str(facts.precision)
    statement = fill(draws.choice(STATEMENTS), term=term_text(facts))
    count = fill(draws.choice(COUNTS), precision=precision)
    between = fill(draws.choice(BOUNDS), first=str(facts.terms), second=str(facts.terms + 1))
    mean = fill(draws.choice(MEANS), precision=precision)
    return Words(statement, (count, between, mean))


TEMPLATE = Template(
    subject="sequences_series",
    method="trying all numbers of terms",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the bound is a linear inequality",
        2: "the bound has squares, or a product with a power",
        3: "the sizes of the terms rise before they fall, and the bound is a quadratic inequality",
    },
)

"""Chooses the sizes of the terms, finds the first small one, adds the first ones, and halves the bound."""

from bisect import bisect_left
from fractions import Fraction
from itertools import count

from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.alternating_bound.facts import Facts, Kind
from seedproof.problems.templates.alternating_bound.phrases import TERMS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, point

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
    if sum(_terms(facts)).denominator > 5000:
        raise Rejected("the partial sums have large denominators")
    if _least_count(facts, Fraction(1, facts.precision)) < 3:
        raise Rejected("few terms are enough")
    if _size(facts, 1) <= Fraction(2, facts.precision):
        raise Rejected("no term at all would be enough for the mean")
    return facts


def _size(facts: Facts, n: int) -> Fraction:
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


def _terms(facts: Facts) -> list[Fraction]:
    """Return the terms of the longer partial sum."""
    return [(-1) ** (n + 1) * _size(facts, n) for n in range(1, facts.terms + 2)]


def _least_count(facts: Facts, bound: Fraction) -> int:
    """Return the least number of terms after which sizes fall and the next one is not above a bound."""
    peak = next(n for n in count(1) if _size(facts, n + 1) <= _size(facts, n))
    counts = range(max(1, peak - 1), int(1 / bound) + 10)
    return counts[bisect_left(counts, True, key=lambda terms: _size(facts, terms + 1) <= bound)]


def _term(facts: Facts) -> str:
    return filled(TERMS[facts.kind], below=facts.a * N + facts.b, c=facts.c)


def gaps(facts: Facts) -> dict[str, str | int]:
    """Return the term, and how many the second partial sum has."""
    return {"term": _term(facts), "following": facts.terms + 1}


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the number of terms, both partial sums, their order, and the number for the mean."""
    bound = Fraction(1, facts.precision)
    shift = slip.or_else(0, last_term_taken_for_the_first_omitted_one=1)
    terms_needed = _least_count(facts, bound) + shift
    mean_terms_needed = slip.or_else(
        _least_count(facts, 2 * bound) + shift,
        half_forgotten=terms_needed,
        bound_doubled_instead_of_halved=lambda: _least_count(facts, bound / 2),
    )
    right = _terms(facts)
    terms = slip.or_else(
        right,
        signs_lost=list(map(abs, right)),
        sign_of_the_first_term=[-term for term in right],
        last_sign_wrong=[*right[:-1], -right[-1]],
    )
    first = sum(terms[:-1])
    second = sum(terms)
    low, high = sorted((first, second))
    pair = slip.or_else(point(low, high), bounds_exchanged=point(high, low))
    term = Verbatim(_term(facts))
    steps = (
        _estimate(term, bound, terms_needed),
        step("finite_sum", index=N, start=1, end=facts.terms, term=term, value=first),
        step("finite_sum", index=N, start=1, end=facts.terms + 1, term=term, value=second),
        step("series_between", index=N, start=1, term=term, bounds=pair),
        _estimate(term, 2 * bound, mean_terms_needed),
    )
    return Worked(steps, (formula(terms_needed), pair, formula(mean_terms_needed)))


def _estimate(term: Formula, bound: Fraction, terms_needed: int) -> Step:
    return step("alternating_estimate", index=N, start=1, term=term, bound=bound, count=terms_needed)


SHEET = Sheet(
    subject="sequences_series",
    method="trying all numbers of terms",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(
        Typed("number", ("N",), counted="terms", kind="numeral"),
        Typed("tuple", ("lower bound", "upper bound")),
        Typed("number", ("N",), kind="numeral"),
    ),
    slips={
        "last_term_taken_for_the_first_omitted_one": "the last term is taken for the first omitted one",
        "half_forgotten": "the half in the bound of the mean is forgotten",
        "bound_doubled_instead_of_halved": "the bound of the mean is doubled, not halved",
        "signs_lost": "all terms are added with a plus sign",
        "sign_of_the_first_term": "the signs begin with a minus",
        "last_sign_wrong": "the last of the terms is added with the wrong sign",
        "bounds_exchanged": "the upper bound is taken for the lower one",
    },
    levels={
        1: "the bound is a linear inequality",
        2: "the bound has squares, or a product with a power",
        3: "the sizes of the terms rise before they fall, and the bound is a quadratic inequality",
    },
)

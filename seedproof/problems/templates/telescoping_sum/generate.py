"""Chooses what the terms are differences of: fractions of linear factors, or a polynomial times a power."""

from fractions import Fraction
from math import comb, gcd

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Product,
    Sum,
    Symbol,
    formula,
    latex,
    plain,
    polynomial,
    product,
    quotient,
    total,
)

K, N = Symbol("k"), Symbol("n")
_STATEMENTS = (
    r"Let $$a_k = {}$$ for $k \ge 1$, and let $S_n = a_1 + a_2 + \dots + a_n$.",
    r"Consider the series $\sum_{{k=1}}^{{\infty}} a_k$ with $$a_k = {}$$ and its partial sums "
    r"$S_n = \sum_{{k=1}}^{{n}} a_k$.",
    r"The terms of a series are $$a_k = {}, \qquad k = 1, 2, 3, \dots,$$ and $S_n$ is the sum of the first "
    r"$n$ of them.",
)
_PARTIAL = (
    "Find a closed formula for $S_n$ in terms of $n$.",
    "Express $S_n$ by $n$, without a summation sign and without dots.",
)
_SUM = (
    r"What is the sum of the series $\sum_{k=1}^{\infty} a_k$?",
    r"Find $\lim_{n \to \infty} S_n$, the sum of the series.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two neighbouring factors; a gap or an easy power; three factors, squares, a wide gap, a hard power."""
    kind = draws.choice((("near",), ("gap", "power"), ("three", "squares", "wide", "power"))[difficulty - 1])
    if kind == "power":
        return _with_power(draws, difficulty)
    step = draws.choice((1, 1, 2, 3) if kind == "near" else (1, 2))
    start = draws.between(1 - step, 5)
    if gcd(step, start) > 1:
        raise Rejected("the factors have a common divisor")
    gap = {"gap": 2, "wide": 3}.get(kind, 1)
    places = [start + step * place for place in range(0, 3 if kind == "three" else gap + 1, gap)]
    power = 2 if kind == "squares" else 1
    above = [draws.between(1, 6) * (gap * step if kind == "wide" else 1)]
    if kind == "squares":
        scale = draws.between(1, 2)
        above = [2 * step**2 * scale, step * (step + 2 * start) * scale]
    return {"numerator": above, "factors": [[step, place, power] for place in places], "ratio": "1"}


def _with_power(draws: Draws, difficulty: int) -> Facts:
    """The term is A(k) r^k - A(k + 1) r^(k + 1), times the denominator of r."""
    degree = 2 if difficulty == 3 and draws.below(3) == 0 else 1
    easy, hard = [(1, 2), (1, 3), (1, 4), (1, 5)], [(2, 3), (-1, 2), (-1, 3), (-2, 3)]
    top, bottom = draws.choice(easy if difficulty == 2 else easy[:2] if degree == 2 else hard)
    coefficients = [draws.between(1, 3), *(draws.between(-5, 5) for _ in range(degree))]
    shifted = [sum(coefficients[: place + 1]) for place in range(degree + 1)]
    if degree == 2:
        shifted[1] += coefficients[0]
    above = [bottom * one - top * other for one, other in zip(coefficients, shifted, strict=True)]
    if gcd(*above) > 1 or max(map(abs, above)) > 12 or 0 in above[1:-1] or sum(coefficients) == 0:
        raise Rejected("the numerator is not neat")
    return {"numerator": above, "factors": [], "ratio": str(Fraction(top, bottom))}


def answers(facts: Facts) -> list[Answer]:
    """What is left of the sum: its first differences less the last ones."""
    first, last = _power_ends(facts) if facts["ratio"] != "1" else _fraction_ends(facts)
    return [Answer(less(first, last), "expression(n; n >= 1, integer)"), Answer(formula(first), "number")]


def less(first: Fraction, last: Formula) -> Formula:
    """The difference; a bracket that begins with a minus takes the sign in."""
    match last:
        case Product((Sum((term, *_)) as inner, *others)) if plain(term).startswith("-"):
            return total(first, product(-inner, *others))
    return total(first, -last)


def _power_ends(facts: Facts) -> tuple[Fraction, Formula]:
    """The polynomial A, from its highest coefficient down, at 1 and at n + 1."""
    ratio, given = Fraction(facts["ratio"]), facts["numerator"][::-1]
    found = [Fraction(0)] * len(given)
    for place in reversed(range(len(given))):
        above = sum(comb(high, place) * found[high] for high in range(place + 1, len(given)))
        found[place] = (given[place] + ratio.numerator * above) / (ratio.denominator - ratio.numerator)
    shifted = [
        ratio.numerator * sum(comb(high, place) * found[high] for high in range(place, len(found)))
        for place in reversed(range(len(found)))
    ]
    return shifted[-1] + Fraction(0), product(polynomial(shifted, N), Power(formula(ratio), N))


def _fraction_ends(facts: Facts) -> tuple[Fraction, Formula]:
    """The terms at the near end, and those at the far one."""
    factors, above = facts["factors"], facts["numerator"]
    step, start, power = factors[0]
    if power == 2:
        scale = above[0] // (2 * step**2)
        return Fraction(scale, (start + step) ** 2), quotient(scale, _linear(step, start + step) ** 2)
    if len(factors) == 3:
        part = Fraction(above[0], 2 * step)
        low, high = _linear(step, start + step), _linear(step, start + 2 * step)
        near = part / ((start + step) * (start + 2 * step))
        return near, quotient(part.numerator, part.denominator * low * high)
    gap = (factors[1][1] - start) // step
    part = Fraction(above[0], gap * step)
    places = [start + step * place for place in range(1, gap + 1)]
    far = (quotient(part.numerator, part.denominator * _linear(step, place)) for place in places)
    return sum((part / place for place in places), Fraction(0)), total(*far)


def _linear(step: int, start: int, variable: Formula = N) -> Formula:
    return polynomial((step, start), variable)


def words(facts: Facts, draws: Draws) -> Words:
    """The term as a fraction, or as a polynomial times a power of the ratio."""
    above, ratio = polynomial(facts["numerator"], K), Fraction(facts["ratio"])
    if ratio == 1:
        below = product(*(_linear(step, start, K) ** power for step, start, power in facts["factors"]))
        term = quotient(above, below)
    elif ratio.numerator == 1:
        term = quotient(above, Power(formula(ratio.denominator), K))
    else:
        term = product(above, Power(formula(ratio), K))
    statement = draws.choice(_STATEMENTS).format(latex(term))
    return Words(statement, (draws.choice(_PARTIAL), draws.choice(_SUM)))


TEMPLATE = Template(
    subject="sequences_series",
    method="difference of neighbouring partial sums",
    sample=sample,
    answers=answers,
    words=words,
)

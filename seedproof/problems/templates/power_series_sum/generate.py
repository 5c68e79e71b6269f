"""Chooses the coefficients, and sums the powers of n one by one, by the series that are known."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import division, product, scaled, total, value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.power_series_sum.facts import Facts, Kind
from seedproof.problems.templates.power_series_sum.phrases import (
    CLOSED_FORMS,
    DOMAINS,
    NUMERICAL,
    SERIES,
    STATEMENTS,
    VALUES,
    Size,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula as formulas
from seedproof.text.formula import E, Formula, Symbol, call, formula, latex, polynomial, quotient

N = Symbol("n")
X = Symbol("x")

_CHOICES: dict[int, tuple[tuple[Kind, int], ...]] = {
    1: (("geometric", 1),),
    2: (("geometric", 2), ("logarithm", 1)),
    3: (("logarithm", 2), ("double", 1), ("exponential", 2), ("double", 1), ("exponential", 3)),
}
"""Kinds, and degrees of the polynomial in n, by difficulty."""

_POINTS = ("1/2", "-1/2", "1/3", "-1/3", "2/3", "1/4", "3/4", "-1/4", "1/5", "2/5")
_POINTS_OF_LOGARITHMS = ("1/2", "-1/2", "1/3", "2/3", "3/4", "-1/3", "3/5", "4/5")
_POINTS_OF_EXPONENTIALS = ("2", "-2", "3", "1/2", "-1", "-3")

Polynomial = list[Fraction]
"""Coefficients, the highest power first."""


class Closed(NamedTuple):
    """above(x) / (scale - x)^power + logarithm(x) * ln(1 - x/scale) + exponential(x) * e^(x/scale)."""

    above: Polynomial
    power: int
    logarithm: Polynomial
    exponential: Polynomial


_ZERO = [Fraction(0)]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the kind, the polynomial in n, the scale and a point. Raises: Rejected."""
    kind, degree = draws.choice(_CHOICES[difficulty])
    weight = [draws.between(1, 3), *(draws.between(-5, 5) for _ in range(degree))]
    scales = (1, 2, -1, -2) if kind == "exponential" else (1, 2, 3, 4, 5, -1, -2, -3)
    scale = draws.choice(scales)
    at = _point(draws, kind)
    facts = Facts(kind=kind, weight=weight, scale=scale, at=at)
    if weight[-1] == 0 and degree == 1:
        raise Rejected("the coefficients are a multiple of n")
    if kind in ("logarithm", "double") and value(weight, -1) == 0:
        raise Rejected("n + 1 can be cancelled")
    if kind == "geometric" and degree == 2 and weight[1:] == [0, 0]:
        raise Rejected("the coefficients are squares")
    closed = closed_form(facts)
    if any(abs(coefficient) > 400 for coefficient in closed.above):
        raise Rejected("the numerator has large coefficients")
    if not _is_neat(numbers_at(closed, facts)):
        raise Rejected("the value is zero, or has a large denominator")
    return facts


def _point(draws: Draws, kind: Kind) -> str:
    match kind:
        case "geometric":
            return draws.choice(_POINTS)
        case "exponential":
            return draws.choice(_POINTS_OF_EXPONENTIALS)
    return draws.choice(_POINTS_OF_LOGARITHMS)


def _is_neat(numbers: Sequence[Fraction]) -> bool:
    sizes = [abs(number.numerator) < 1000 and number.denominator < 100 for number in numbers]
    return all(sizes) and any(numbers)


def scale_minus_x(facts: Facts) -> Polynomial:
    """Return scale - x."""
    return [Fraction(-1), Fraction(facts.scale)]


def power_sums(facts: Facts) -> list[Polynomial]:
    """Return the numerators of the sums of n^k (x/scale)^n over (scale - x)^(k + 1), for k = 0, 1, 2."""
    scale = Fraction(facts.scale)
    return [
        [scale],
        [scale, Fraction(0)],
        [scale, scale**2, Fraction(0)],
    ]


def weighted(facts: Facts, weight: Sequence[int | Fraction], sums: Sequence[Polynomial]) -> Closed:
    """Return the sum of weight(n) (x/scale)^n from the sums of powers of n."""
    degree = len(weight) - 1
    above = _ZERO
    for power, coefficient in enumerate(reversed(weight)):
        extension = [scale_minus_x(facts)] * (degree - power)
        above = total(above, scaled(product(sums[power], *extension), Fraction(coefficient)))
    return Closed(_trimmed(above), degree + 1, _ZERO, _ZERO)


def _trimmed(coefficients: Polynomial) -> Polynomial:
    """Return the polynomial without leading zeros, but for zero itself."""
    start = 0
    while start < len(coefficients) - 1 and coefficients[start] == 0:
        start += 1
    return coefficients[start:]


def closed_form(facts: Facts) -> Closed:
    """Return the sum of the series."""
    scale = Fraction(facts.scale)
    match facts.kind:
        case "geometric":
            return weighted(facts, facts.weight, power_sums(facts))
        case "logarithm":
            quotient_in_n, rest = divided(facts)
            return with_logarithm(facts, quotient_in_n, rest, power_sums(facts))
        case "double":
            slope, constant = facts.weight
            return two_logarithms(constant, slope - constant, scale)
        case "exponential":
            return with_exponential(facts, falling_coefficients(facts.weight))


def divided(facts: Facts) -> tuple[Polynomial, Fraction]:
    """Return quotient and remainder of the polynomial in n over n + 1."""
    quotient_in_n, _ = division(facts.weight, [1, 1])
    return quotient_in_n, value(facts.weight, -1)


def with_logarithm(
    facts: Facts, quotient_in_n: Polynomial, rest: Fraction, sums: Sequence[Polynomial]
) -> Closed:
    """Return the sum of quotient(n) x^(n + 1) / scale^n and of rest x^(n + 1) / (scale^n (n + 1))."""
    rational = weighted(facts, quotient_in_n, sums)
    return Closed([*rational.above, Fraction(0)], rational.power, [-rest * facts.scale], _ZERO)


def two_logarithms(first: int | Fraction, second: int | Fraction, scale: Fraction) -> Closed:
    """Return the sum of (first / n + second / (n + 1)) x^(n + 1) / scale^n from n = 1 on."""
    return Closed(
        [Fraction(-second), Fraction(0)],
        0,
        _trimmed([Fraction(-first), -second * scale]),
        _ZERO,
    )


def falling_coefficients(weight: Sequence[int]) -> list[Fraction]:
    """Return the coefficients of 1, n, n (n - 1), ... in the polynomial, by divided differences at 0, 1, ...

    They are found by dividing by n, n - 1, ... one after the other.
    """
    coefficients: list[Fraction] = []
    rest = [Fraction(coefficient) for coefficient in weight]
    root = 0
    while rest:
        coefficients.append(value(rest, root))
        rest, _ = division(rest, [1, -root])
        root += 1
    return coefficients


def with_exponential(facts: Facts, coefficients: Sequence[Fraction]) -> Closed:
    """Return the sum with the coefficients of 1, n, n (n - 1), ..., each over the factorial of n."""
    scale = Fraction(facts.scale)
    terms = [coefficient / scale**power for power, coefficient in enumerate(coefficients)]
    return Closed(_ZERO, 0, _ZERO, terms[::-1])


def written(closed: Closed, scale: int) -> Formula:
    """Return a closed form as a formula."""
    sign = 1
    base = scale - X
    if scale < 0:
        sign = (-1) ** closed.power
        base = X - scale
    above = polynomial(scaled(closed.above, Fraction(sign)), X)
    return formulas.total(
        quotient(above, base**closed.power),
        polynomial(closed.logarithm, X) * call("log", logarithm_of(scale)),
        polynomial(closed.exponential, X) * call("exp", X / scale),
    )


def logarithm_of(scale: int) -> Formula:
    """Return 1 - x/scale."""
    if scale < 0:
        return 1 + X / (-scale)
    return 1 - X / scale


def numbers_at(closed: Closed, facts: Facts) -> tuple[Fraction, Fraction, Fraction]:
    """Return the rational part, and the multiples of ln(1 - at) and e^at, of the numerical series."""
    x = point(facts)
    divisor = Fraction(facts.scale) if facts.kind in ("logarithm", "double") else Fraction(1)
    rational = value(closed.above, x) / (facts.scale - x) ** closed.power
    return (
        rational / divisor,
        value(closed.logarithm, x) / divisor,
        value(closed.exponential, x) / divisor,
    )


def point(facts: Facts) -> Fraction:
    """Return the x to which the numerical series belongs."""
    return facts.scale * Fraction(facts.at)


def number_of(numbers: tuple[Fraction, Fraction, Fraction], at: Fraction) -> Formula:
    """Return the sum of a numerical series as a formula."""
    rational, logarithm, exponential = numbers
    inside = 1 - at
    if 0 < inside < 1:
        inside = 1 / inside
        logarithm = -logarithm
    terms = [formula(rational)]
    if logarithm:
        terms.append(_multiple_of_logarithm(logarithm, inside))
    if exponential and at > 0:
        terms.append(exponential * E ** formula(at))
    if exponential and at < 0:
        terms.append(quotient(exponential, E ** formula(-at)))
    return formulas.total(*terms)


def _multiple_of_logarithm(factor: Fraction, inside: Fraction) -> Formula:
    """Return factor * ln(inside); four is the square of two."""
    if inside == 4:
        return 2 * factor * call("log", 2)
    return factor * call("log", inside)


def answers(facts: Facts) -> list[Answer]:
    """Give the closed form, and the sum of the numerical series."""
    closed = closed_form(facts)
    answer_type = "expression(x)"
    if facts.kind != "exponential":
        radius = abs(facts.scale)
        answer_type = f"expression(x; -{radius} < x < {radius})"
    return [
        Answer(written(closed, facts.scale), answer_type, ("f",)),
        Answer(number_of(numbers_at(closed, facts), Fraction(facts.at)), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the series with its scale, and the numerical one without it."""
    radius = abs(facts.scale)
    domain = DOMAINS["all"] if facts.kind == "exponential" else fill(DOMAINS["bounded"], radius=str(radius))
    statement = fill(draws.choice(STATEMENTS), series=series_text(facts), domain=domain)
    return Words(
        statement,
        (draws.choice(CLOSED_FORMS), fill(draws.choice(VALUES), series=numerical_text(facts))),
    )


def series_text(facts: Facts) -> str:
    """Write the power series."""
    wording = SERIES[facts.kind, _size(facts.scale)]
    weight = weight_text(facts)
    if abs(facts.scale) == 1:
        return fill(wording, weight=weight)
    return fill(wording, weight=weight, size=str(abs(facts.scale)))


def numerical_text(facts: Facts) -> str:
    """Write the numerical series."""
    return fill(NUMERICAL[facts.kind], weight=weight_text(facts), at=latex(Fraction(facts.at)))


def _size(scale: int) -> Size:
    if scale == 1:
        return "one"
    if scale == -1:
        return "minus one"
    return "positive" if scale > 0 else "negative"


def weight_text(facts: Facts) -> str:
    """Write the polynomial in n."""
    return latex(polynomial(facts.weight, N))


TEMPLATE = Template(
    subject="sequences_series",
    method="coefficients of the closed form, balls of the partial sums",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the geometric series is differentiated once",
        2: "it is differentiated twice, or integrated after a division",
        3: "a division and both operations, partial fractions with two logarithms, or the exponential series "
        "with a polynomial",
    },
)

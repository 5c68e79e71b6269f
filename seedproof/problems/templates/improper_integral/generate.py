"""Draws integrals whose ends make closed forms nice; those that diverge have the same look.

Kinds: c x^n over a power of a polynomial; c x^m (ln x)^r with ends stored as their logarithms; a polynomial
times exp. The hardest problems have a parameter in the exponent of x or ln x; it is chosen so that a
substitution leads to an arctangent, a power or a power times exp.
"""

from fractions import Fraction
from math import factorial, isqrt
from typing import Literal

from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Family,
    Form,
    Integral,
    Logarithm,
    Pair,
)
from seedproof.problems.templates.improper_integral.phrases import (
    CONVERGENCE,
    FAMILIES,
    QUESTIONS,
    STATEMENTS,
    VALUES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    ONE,
    PI,
    E,
    Formula,
    Like,
    Symbol,
    Word,
    call,
    formula,
    interval,
    latex,
    polynomial,
    product,
    quotient,
)

X = Symbol("x")
P = Symbol("p")
HALF = Fraction(1, 2)
DIVERGES = Word("diverges")

End = Fraction | None
"""An end of an interval, None if it is infinite."""

Shape = Literal[
    "tail",
    "edge",
    "fall",
    "inside",
    "bell",
    "slow",
    "linear",
    "fraction",
    "weight",
    "parabola",
]
"""What is drawn: a power far away, at its pole, or around it; arctangent; logarithms; exponentials."""

_SHAPES: dict[int, tuple[Shape, ...]] = {
    1: ("tail", "edge", "fall"),
    2: ("inside", "bell", "slow", "linear", "fraction", "weight", "parabola"),
}
"""By difficulty; the hardest problems are families."""

_FORMS: tuple[Form, ...] = ("fraction", "fraction", "exponential", "exponential", "start", "rest")

_BETAS = {(2, 1): Fraction(1), (3, 1): HALF, (3, 2): HALF}
"""The integral of u^(j - 1) / (u + 1)^m over all positive u, for m and j."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two integrals of different shapes, of which one converges at least; or a family."""
    if difficulty == 3:
        return _family(draws)
    shapes = draws.sample(_SHAPES[difficulty], 2)
    integrals = [_integral(draws, shape) for shape in shapes]
    if all(_value(integral) == DIVERGES for integral in integrals):
        raise Rejected("both integrals diverge")
    return Pair(integrals)


def _family(draws: Draws) -> Family:
    """Draw the exponent at which the integral is neat, and a linear function of p that leads there."""
    form = draws.choice(_FORMS)
    factor = draws.between(1, 6)
    slope = draws.choice((1, 2, 3, -1, -2))
    shift = draws.between(-4, 4)
    degree = 1
    number = draws.between(2, 5)
    power = 1
    match form:
        case "fraction":
            degree = draws.between(1, 6)
            power = draws.between(1, 3)
            exponent = Fraction(degree * draws.between(1, max(1, power - 1)) - 1)
            if power == 1:
                exponent = Fraction(degree, 2) - 1
                number = number**2
        case "exponential":
            degree = draws.between(2, 4)
            exponent = Fraction(degree * draws.between(1, 3) - 1)
        case "start":
            exponent = draws.choice((-HALF, HALF, Fraction(2), Fraction(3)))
        case "rest":
            exponent = Fraction(-draws.between(2, 4))
    if form == "start" and exponent.denominator > 1:
        number = draws.choice((4, 9))
    chosen = (exponent - shift) / slope
    if chosen.denominator > 2 or chosen == 0:
        raise Rejected("the parameter is ugly")
    return Family(form, factor, slope, shift, degree, number, power, str(chosen))


def _integral(draws: Draws, shape: Shape) -> Integral:
    """Draw one integral; what several shapes need is drawn for each of them."""
    factor = draws.between(1, 6)
    (growth,) = draws.nonzeros(1, 3)
    x = draws.between(-4, 4)
    match shape:
        case "fall":
            end = draws.between(-1, 2)
            return _exponential([factor], growth, end)
        case "linear":
            return _exponential([factor, *draws.integers(1, -4, 4)], growth, 0)
        case "parabola":
            return _exponential([factor, *draws.integers(2, -4, 4)], growth, 0)
    near = draws.choice((1, 4, 9))
    far = draws.choice((1, 4, 9))
    power = Fraction(draws.choice((1, 2, 3, 4, 4, 6)), 2)
    match shape:
        case "slow":
            middle = str(min(near, 4))
            ends = draws.choice((("0", middle), (middle, "oo")))
            return Logarithm(factor, "-1", str(-power), ends)
        case "weight":
            outer = Fraction(draws.choice((-6, -4, -3, -2, -1, 0, 2, 4)), 2)
            ends = draws.choice((("-oo", "0"), ("0", "oo")))
            return Logarithm(factor, str(outer), "1", ends)
        case "tail":
            distance = _distance(draws, power, near)
            return Algebraic(factor, 0, [1, -x], str(power), 0, (str(x + distance), "oo"))
        case "edge":
            distance = _distance(draws, power, near)
            return Algebraic(factor, 0, [1, -x], str(power), 0, (str(x), str(x + distance)))
        case "inside":
            return _around_pole(draws, factor, x, near, far)
        case "bell":
            return _bell(draws, factor)
        case "fraction":
            return _fraction(draws, factor)


def _exponential(coefficients: list[int], growth: int, end: int) -> Exponential:
    """Return the integral from the end to where the exponential function vanishes."""
    ends = ("-oo", str(end))
    if growth < 0:
        ends = (str(end), "oo")
    return Exponential(coefficients, growth, ends)


def _distance(draws: Draws, power: Fraction, square: int) -> int:
    """Return how far from the pole the other end is: of a root, a square."""
    if power.denominator > 1:
        return square
    return draws.between(1, 4)


def _around_pole(draws: Draws, factor: int, pole: int, left: int, right: int) -> Algebraic:
    power = Fraction(draws.choice((1, 1, 2, 4)), 2)
    bars: Literal[0, 1] = 0
    if power == HALF:
        bars = 1
    return Algebraic(factor, 0, [1, -pole], str(power), bars, (str(pole - left), str(pole + right)))


def _bell(draws: Draws, factor: int) -> Algebraic:
    """Draw a quadratic polynomial without zeros below."""
    x = draws.between(-4, 4)
    side = draws.between(1, 6)
    low = draws.choice(("-oo", str(x), str(x + side)))
    return Algebraic(factor, 0, [1, -2 * x, x**2 + side**2], "1", 0, (low, "oo"))


def _fraction(draws: Draws, factor: int) -> Algebraic:
    """Draw a quadratic polynomial with two zeros below, none of them positive."""
    first = draws.between(0, 2)
    last = draws.between(3, 5)
    above: Literal[0, 1] = 0
    if first > 0 and draws.below(2):
        above = 1
    low = str(draws.below(3))
    return Algebraic(factor, above, with_roots([-first, -last], 1), "1", 0, (low, "oo"))


def answers(facts: Facts) -> list[Answer]:
    """The closed form of each integral; of a family, for which parameters it converges, and one integral."""
    if isinstance(facts, Family):
        low, high = parameters(exponents(facts), facts)
        return [Answer(interval(low, high), "interval_union", ("p",)), Answer(_family_value(facts), "number")]
    return [Answer(_value(integral), "number") for integral in facts.integrals]


def exponent_of(facts: Family) -> Fraction:
    """Return the exponent of x or ln x in the integral whose value is asked."""
    return facts.slope * Fraction(facts.chosen) + facts.shift


def exponents(facts: Family) -> tuple[End, End]:
    """Return between which exponents of x or ln x the integral converges."""
    bound = Fraction(-1)
    match facts.form:
        case "fraction":
            return bound, bound + facts.degree * facts.power
        case "rest":
            return None, bound
        case "exponential" | "start":
            return bound, None


def parameters(between: tuple[End, End], facts: Family) -> tuple[Formula, Formula]:
    """Return between which parameters the exponent lies between these numbers."""
    low, high = between
    lower = formula(-INFINITY)
    upper = formula(INFINITY)
    if facts.slope < 0:
        low, high = high, low
    if low is not None:
        lower = formula((low - facts.shift) / facts.slope)
    if high is not None:
        upper = formula((high - facts.shift) / facts.slope)
    return lower, upper


def _family_value(facts: Family) -> Formula:
    """Return the integral after the substitution of a power of x, or of ln x."""
    exponent = exponent_of(facts)
    factor = Fraction(facts.factor)
    number = Fraction(facts.number)
    times = (exponent + 1) / facts.degree
    match facts.form:
        case "fraction" if times == HALF:
            return factor / facts.degree / isqrt(facts.number) * PI
        case "fraction":
            beta = _BETAS[facts.power, int(times)]
            return formula(factor / facts.degree * beta * number ** int(times - facts.power))
        case "exponential":
            return formula(factor / facts.degree * factorial(int(times) - 1) / number ** int(times))
        case "start":
            return _power_value(factor, -exponent, Fraction(0), number)
        case "rest":
            return _power_value(factor, -exponent, number, None)


def ends_of(integral: Integral) -> tuple[End, End]:
    """Return both ends as numbers, those of a logarithm as their logarithms."""
    low, high = integral.ends
    return _end(low), _end(high)


def _end(text: str) -> End:
    if text in ("-oo", "oo"):
        return None
    return Fraction(text)


def has_pole_inside(integral: Algebraic) -> bool:
    """Return whether a linear polynomial below has its zero between the ends."""
    low, high = ends_of(integral)
    return low is not None and high is not None and low < -integral.below[1]


def _value(integral: Integral) -> Formula:
    """Return the closed form, by the rule of the kind."""
    match integral:
        case Algebraic():
            return _algebraic_value(integral)
        case Logarithm():
            return _logarithm_value(integral)
        case Exponential():
            return _exponential_value(integral)


def _algebraic_value(integral: Algebraic) -> Formula:
    """Use the rule for powers, or the zeros of the quadratic polynomial below, or an angle."""
    if len(integral.below) == 2:
        return _linear_value(integral)
    _, b, c = integral.below
    if b * b < 4 * c:
        return _arctangent_value(integral)
    return _two_logarithms_value(integral)


def _linear_value(integral: Algebraic) -> Formula:
    _, shift = integral.below
    start, end = (_shifted(x, shift) for x in ends_of(integral))
    if start is not None and end is not None and has_pole_inside(integral):
        if not integral.bars:
            return DIVERGES
        roots = isqrt(-start.numerator) + isqrt(end.numerator)
        return formula(2 * integral.factor * roots)
    return _power_value(Fraction(integral.factor), Fraction(integral.power), start, end)


def _shifted(end: End, shift: int) -> End:
    if end is None:
        return None
    return end + shift


def _power_value(factor: Fraction, power: Fraction, low: End, high: End) -> Formula:
    """Return the integral of factor u^(-power) between values of u that are positive, 0, or infinite."""
    exponent = 1 - power
    upper = _power_limit(exponent, high)
    lower = _power_limit(exponent, low)
    if upper is None or lower is None:
        return DIVERGES
    return formula(factor * (upper - lower))


def _power_limit(exponent: Fraction, u: End) -> Fraction | None:
    """Return the limit of u^exponent / exponent, None if it is infinite, and for the exponent 0.

    The logarithm, which belongs to the exponent 0, is infinite at one of the ends.
    """
    if exponent == 0:
        return None
    if u is None:
        if exponent > 0:
            return None
        return Fraction(0)
    if u == 0:
        if exponent < 0:
            return None
        return Fraction(0)
    if exponent.denominator == 1:
        return u**exponent.numerator / exponent
    return Fraction(isqrt(u.numerator)) ** exponent.numerator / exponent


def _arctangent_value(integral: Algebraic) -> Formula:
    """Return factor over side, times the angle between the ends as a part of a turn."""
    _, b, c = integral.below
    middle = Fraction(-b, 2)
    side = Fraction(isqrt(4 * c - b * b), 2)
    low, _ = ends_of(integral)
    turn = Fraction(1)
    if low is not None:
        # The low end is in the middle or one side from there: the arctangent is 0 or an eighth of a turn.
        turn = HALF - (low - middle) / side / 4
    return integral.factor / side * turn * PI


def _two_logarithms_value(integral: Algebraic) -> Formula:
    """Return the logarithm of a quotient; with x above, or from a zero on, the integral diverges."""
    _, b, c = integral.below
    root = isqrt(b * b - 4 * c)
    first_zero = Fraction(-b - root, 2)
    last_zero = Fraction(-b + root, 2)
    low, _ = ends_of(integral)
    if integral.above or low is None or low <= last_zero:
        return DIVERGES
    return Fraction(integral.factor, root) * call("log", (low - first_zero) / (low - last_zero))


def _logarithm_value(integral: Logarithm) -> Formula:
    """Substitute the logarithm, or integrate by parts between 0 and 1 or 1 and infinity."""
    factor = Fraction(integral.factor)
    exponent = Fraction(integral.power) + 1
    low, high = ends_of(integral)
    if exponent == 0:
        if low is None:
            return DIVERGES
        return _power_value(factor, -Fraction(integral.logs), low, high)
    if high is None:
        if exponent > 0:
            return DIVERGES
        return formula(factor / exponent**2)
    if exponent < 0:
        return DIVERGES
    return formula(-factor / exponent**2)


def _exponential_value(integral: Exponential) -> Formula:
    """Add factorials over powers of the growth; an end that is not zero has a constant as polynomial."""
    growth = integral.growth
    low, high = ends_of(integral)
    end = low or high or Fraction(0)
    value = Fraction(0)
    for n, coefficient in enumerate(reversed(integral.polynomial)):
        value += Fraction(coefficient * factorial(n), abs(growth) * (-growth) ** n)
    return product(value, E ** (growth * end))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the functions f and g, or the family, and the integrals."""
    if isinstance(facts, Family):
        return _family_words(facts, draws)
    wording = draws.choice(QUESTIONS)
    functions: dict[str, str] = {}
    questions: list[str] = []
    for name, integral in zip("fg", facts.integrals, strict=True):
        functions[name] = latex(integrand_of(integral))
        low, high = map(latex, limits_of_integration(integral))
        questions.append(fill(wording, low=low, high=high, name=name))
    statement = fill(draws.choice(STATEMENTS), **functions)
    return Words(statement, tuple(questions))


def _family_words(facts: Family, draws: Draws) -> Words:
    statement = fill(draws.choice(FAMILIES), f=latex(family_integrand(facts, P)))
    low, high = map(latex, family_limits(facts))
    convergence = fill(draws.choice(CONVERGENCE), low=low, high=high)
    value = fill(draws.choice(VALUES), p=latex(Fraction(facts.chosen)))
    return Words(statement, (convergence, value))


def family_limits(facts: Family) -> tuple[Formula, Formula]:
    """Return the ends of the integral."""
    match facts.form:
        case "start":
            return ONE, E**facts.number
        case "rest":
            return E**facts.number, INFINITY
        case "fraction" | "exponential":
            return formula(0), INFINITY


def family_integrand(facts: Family, parameter: Like) -> Formula:
    """Write the function of the family for a parameter, a letter or a number."""
    exponent = facts.slope * formula(parameter) + facts.shift
    if facts.slope < 0 < facts.shift:
        exponent = facts.shift + facts.slope * formula(parameter)
    if isinstance(parameter, Fraction):
        exponent = formula(facts.slope * parameter + facts.shift)
    match facts.form:
        case "fraction":
            return quotient(
                product(facts.factor, X**exponent), (X**facts.degree + facts.number) ** facts.power
            )
        case "exponential":
            return product(facts.factor, X**exponent, call("exp", -facts.number * X**facts.degree))
        case "start" | "rest":
            return quotient(product(facts.factor, call("log", X) ** exponent), X)


def integrand_of(integral: Integral) -> Formula:
    """Write the function."""
    match integral:
        case Algebraic():
            base = polynomial(integral.below, X)
            if integral.bars:
                base = call("abs", base)
            return product(integral.factor, X**integral.above) / _power(base, Fraction(integral.power))
        case Logarithm():
            return _logarithm_integrand(integral)
        case Exponential():
            return product(polynomial(integral.polynomial, X), call("exp", integral.growth * X))


def _logarithm_integrand(integral: Logarithm) -> Formula:
    logarithm = call("log", X)
    power = Fraction(integral.power)
    logs = Fraction(integral.logs)
    if logs < 0:
        return integral.factor / (X * _power(logarithm, -logs))
    if power < 0:
        return integral.factor * logarithm / _power(X, -power)
    return integral.factor * X**power * logarithm


def _power(base: Formula, exponent: Fraction) -> Formula:
    """Return a power, with the exponent 1/2 as a root."""
    if exponent == HALF:
        return call("sqrt", base)
    return base**exponent


def limits_of_integration(integral: Integral) -> tuple[Formula, Formula]:
    """Return the ends of the integral."""
    low, high = integral.ends
    if isinstance(integral, Logarithm):
        return _power_of_e(low), _power_of_e(high)
    return limit(low), limit(high)


def limit(end: str) -> Formula:
    """Return an end that is an integer or infinite."""
    match end:
        case "-oo":
            return -INFINITY
        case "oo":
            return INFINITY
    return formula(int(end))


def _power_of_e(exponent: str) -> Formula:
    match exponent:
        case "-oo":
            return formula(0)
        case "oo":
            return INFINITY
    return E ** int(exponent)


TEMPLATE = Template(
    subject="integral_calculus",
    method="quadrature and comparison",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a power or an exponential at one improper end",
        2: "a pole inside, an arctangent, partial fractions, a logarithm, or integrals by parts",
        3: "a parameter: where it converges at both ends, and a substitution for one of its values",
    },
    version=3,
)

"""Chooses the solutions of an exponential or logarithmic equation, in a power of the base or in x itself."""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula

X = formula.Symbol("x")
_STARTS = ("Consider the equation", "A student has to solve the equation", "The equation in question is")
_DOMAIN = "For which real $x$ are all the logarithms in it defined? Answer in interval notation."
_SOLVE = (
    "Find the set of all its real solutions, in exact form. If there are none, say so.",
    "Give all real solutions exactly, or say that there is no solution.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Exponential or logarithmic, with one term that has x, two or three."""
    logarithms = (_one_logarithm, _two_logarithms, _three_logarithms)[difficulty - 1]
    kind = draws.choice(("exponential", "logarithmic"))
    base, terms, value = _exponential(draws, difficulty) if kind == "exponential" else logarithms(draws)
    if max(abs(term[-1]) for term in terms) > 40:
        raise Rejected("a constant is too large")
    return {"kind": kind, "base": base, "terms": terms, "value": value}


def _exponential(draws: Draws, difficulty: int) -> tuple[str, list[list[int]], int]:
    base = draws.choice("ee23")
    if difficulty == 1:
        factor, level = draws.between(4, 9), draws.choice((-7, -4, -3, -1, 1, 2, 5, 6))
        power = draws.choice(
            {"e": (2, 3, 5, 6, 7, 10, 11), "2": (3, 4, 5, 7, 8, 16), "3": (2, 5, 6, 9)}[base]
        )
        return base, [[factor, draws.choice((-3, -2, 2, 3, 4, 5))], [level, 0]], factor * power + level
    below = [1, 1] if difficulty == 2 else [1, draws.between(2, 4)]
    (top, bottom), (other, under) = zip(draws.nonzeros(2, 9), below, strict=True)
    first, middle, last = bottom * under, -(top * under + other * bottom), top * other
    ugly = middle == 0 or gcd(other, under) > 1 or base in (str(first), str(abs(middle)))
    if top * under == other * bottom or max(top, other) < 0 or ugly:
        raise Rejected("there are not two roots, none is positive, or the numbers are ugly")
    if difficulty == 3 and draws.below(2):
        return base, [[first, 1], [last, -1]], -middle
    right = draws.below(2)
    return base, [[first, 2], [middle, 1], [last, 0]][: 3 - right], -last * right


def _one_logarithm(draws: Draws) -> tuple[str, list[list[int]], int]:
    base, value = draws.choice(((2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (4, 2), (5, 2), (10, 1), (10, 2)))
    x, slope = Fraction(draws.between(-9, 15), draws.choice((1, 2))), draws.choice((-5, -3, -2, 2, 3, 4, 5))
    constant = base**value - slope * x
    if constant.denominator != 1 or constant == 0:
        raise Rejected("the argument's constant is no integer, or zero")
    return str(base), [[1, slope, int(constant)]], value


def _two_logarithms(draws: Draws) -> tuple[str, list[list[int]], int]:
    base, value = draws.choice(((2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 1), (6, 1), (10, 1), (6, 2)))
    x, product = draws.between(-6, 9), base**value
    if draws.below(2):
        one = draws.choice([size for size in range(1, product + 1) if product % size == 0])
        first, second = draws.choice(((1, 1), (2, 1), (3, 1), (1, -1)))
        terms = [[1, first, one - first * x], [1, second, product // one - second * x]]
    else:
        size = draws.choice((1, 2, 3, 4, -1))
        terms = [[1, 1, product * size - x], [-1, 1, size - x]]
    if terms[0][1:] == terms[1][1:]:
        raise Rejected("the arguments are equal")
    return str(base), terms, value


def _three_logarithms(draws: Draws) -> tuple[str, list[list[int]], int]:
    (one, two), (first, second) = draws.sample(range(-7, 8), 2), draws.sample(range(-7, 8), 2)
    slope, constant = first + second - one - two, one * two - first * second
    aside = max(first, second) < max(one, two) and draws.below(4)
    apart = slope != 0 and not {one, two} & {first, second}
    if aside or not apart or (slope < 0 and slope * max(one, two) <= -constant):
        raise Rejected("the right side is constant, an argument is zero, or there is no domain, no solution")
    return draws.choice(("e", "e", "2", "3", "10")), [[1, 1, -one], [1, 1, -two], [-1, slope, constant]], 0


def answers(facts: Facts) -> list[Answer]:
    """The roots, as far as they are in the domain; of the logarithms, the domain too."""
    base, terms, value = facts["base"], facts["terms"], facts["value"]
    if facts["kind"] == "logarithmic":
        lows = [Fraction(-last, slope) for _, slope, last in terms if slope > 0]
        highs = [Fraction(-last, slope) for _, slope, last in terms if slope < 0]
        number = 1 if base == "e" else int(base) ** value
        sides = zip(_joined(terms, 1), _joined(terms, -1), strict=True)
        roots = _roots([one - number * other for one, other in sides])
        roots = [root for root in roots if max(lows, default=root - 1) < root < min(highs, default=root + 1)]
        domain = formula.interval(max(lows, default=-formula.INFINITY), min(highs, default=formula.INFINITY))
        return [Answer(domain, "interval_union"), Answer(formula.collection(*roots), "set")]
    terms = [*terms, [-value, 0]]
    lowest = min(rate for _, rate in terms)
    step = gcd(*(rate - lowest for _, rate in terms))
    powers = [sum(one for one, rate in terms if rate - lowest == place * step) for place in (2, 1, 0)]
    return [Answer(formula.collection(*(_log(one, base, step) for one in _roots(powers) if one > 0)), "set")]


def _joined(terms: list[list[int]], sign: int) -> list[int]:
    """The product of at most two arguments, as a polynomial."""
    (first, last), (slope, constant), *_ = [term[1:] for term in terms if term[0] == sign] + [[0, 1]] * 2
    return [first * slope, first * constant + last * slope, last * constant]


def _roots(coefficients: list[int]) -> list[Fraction]:
    """Those of a linear polynomial, or of a quadratic one with a square as discriminant."""
    first, middle, last = coefficients
    if first == 0:
        return [Fraction(-last, middle)]
    side = isqrt(middle**2 - 4 * first * last)
    return sorted({Fraction(-middle + sign * side, 2 * first) for sign in (-1, 1)})


def _log(value: Fraction, base: str, step: int) -> formula.Formula:
    """Its logarithm over the step: rational where it is, else by natural logarithms."""
    number = Fraction(1 if base == "e" else base)
    powers = [exponent for exponent in (0, 1, 2, 3, 4, -1, -2, -3) if value == number**exponent]
    if powers:
        return formula.formula(Fraction(powers[0], step))
    natural = -formula.call("log", 1 / value) if value.numerator == 1 else formula.call("log", value)
    return natural / (step if base == "e" else step * formula.call("log", number))


def words(facts: Facts, draws: Draws) -> Words:
    """The equation as it stands, negative logarithms on the right if nothing else is there."""
    start, solve, base, value = draws.choice(_STARTS), draws.choice(_SOLVE), facts["base"], facts["value"]
    if facts["kind"] == "logarithmic":
        left = [one for one in facts["terms"] if one[0] > 0 or value]
        right = [[1, *one[1:]] for one in facts["terms"] if one[0] < 0]
        return Words(f"{start} $${_sum(left, base)} = {value or _sum(right, base)}$$", (_DOMAIN, solve))
    number = formula.E if base == "e" else formula.formula(int(base))
    powers = formula.total(*(factor * number ** (rate * X) for factor, rate in facts["terms"]))
    return Words(f"{start} $${formula.latex(powers)} = {value}$$", (solve,))


def _sum(terms: list[list[int]], base: str) -> str:
    head = r"\ln" if base == "e" else rf"\log_{{{base}}}"
    said = ""
    for sign, slope, constant in terms:
        inside = formula.latex(slope * X + constant if slope > 0 else constant + slope * X)
        said += f"{' + ' if sign > 0 else ' - '}{head}\\left({inside}\\right)"
    return said[3:]


TEMPLATE = Template(
    subject="precalculus", method="substitution and root count", sample=sample, answers=answers, words=words
)

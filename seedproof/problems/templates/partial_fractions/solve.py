"""Covers up factors, compares coefficients for the numbers left, and adds up the series of the fractions."""

from fractions import Fraction
from math import comb, prod

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.partial_fractions.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, equation, formula, point, polynomial

X = Symbol("x")
Numbers = list[Fraction]
Factor = tuple[list[int], int]
"""Coefficients, that of the highest power first, and the power to which it is raised."""


def _at(coefficients: list[int] | Numbers, x: int) -> Fraction:
    value = Fraction(0)
    for one in coefficients:
        value = value * x + one
    return value


def _letter(text: str, found: Numbers, place: int, **more: Formula) -> Step:
    """A step that finds the number of one letter."""
    return step(text, formula(found[place]), "number", letter=Symbol("ABCDE"[place]), **more)


def _divided(top: Numbers, below: list[int], slip: str) -> tuple[Numbers, Numbers]:
    """A cubic polynomial by a quadratic one with leading coefficient 1: the quotient, and what is left."""
    (first, second, third, last), (_, middle, constant) = top, below
    sign = 1 if slip == "division_sign_flipped" else -1
    line = second + sign * first * middle
    return [first, line], [third + sign * first * constant - line * middle, last - line * constant]


def _covered(top: Numbers, factors: list[Factor], place: int, slip: str) -> tuple[Fraction, int]:
    """The number over the highest power of a linear factor, and the input that shows it."""
    zero = factors[place][0][1] * (1 if slip == "zero_sign_flipped" else -1)
    rest = [one for one in factors if one is not factors[place]]
    below: Numbers = [_at(factor, zero) for factor, power in rest for _ in range(power)]
    if slip == "factor_dropped":
        below.pop()
    if not all(below):
        raise Rejected("the input is the zero of another factor")
    value = _at(top, zero) / prod(below, start=Fraction(1))
    return -value if slip == "sign_flipped" else value, zero


def _turned(top: Numbers, below: list[int], zero: int, height: Fraction, slip: str) -> Fraction:
    """The derivative of a quotient with this value there: the number over a double factor's first power."""
    slopes = [one * (len(top) - 1 - place) for place, one in enumerate(top[:-1])]
    turn = height * (2 * zero + below[1])
    return (_at(slopes, zero) + (turn if slip == "quotient_rule_slip" else -turn)) / _at(below, zero)


def _series(factor: list[int], height: int, above: Numbers, slip: str) -> Fraction:
    """The coefficient of x^2 in the series of one fraction."""
    last, order = Fraction(factor[-1]), 1 if slip == "off_by_one" else 2
    if len(factor) == 2:
        ways = 1 if slip == "binomial_slip" else comb(height + order - 1, order)
        lost = slip == "series_sign_flipped" and last < 0 and height == 1
        sign = -1 if (order == 1) != lost else 1
        return sign * above[0] * ways / last ** (order + (0 if slip == "power_slip" else height))
    (slope, constant), middle = above, factor[1]
    if order == 1:
        return slope / last - constant * middle / last**2
    square = 0 if slip == "square_forgotten" else middle**2
    found = constant * (square - last) / last**3 - slope * middle / last**2
    return found * last if slip == "power_slip" else found


def _numbers(facts: Facts, slip: str) -> tuple[list[Step], Numbers, list[int]]:
    """The numbers, letter by letter, and where those of each factor start."""
    factors, top = facts["factors"], list(map(Fraction, facts["top"]))
    sizes = [(len(factor) - 1) * power for factor, power in factors]
    steps, found = list[Step](), Numbers()
    if len(top) > sum(sizes):
        one, other = (factor[1] for factor, _ in factors)
        found, top = _divided(top, [1, one + other, one * other], slip)
        said = "Polynomial division gives the polynomial part {}, and the numerator that is left is {rest}."
        steps.append(step(said, polynomial(found, X), "expression(x)", rest=polynomial(top, X)))
    starts = [len(found) + sum(sizes[:place]) for place in range(len(sizes))]
    found, free = [*found, *[Fraction(0)] * sum(sizes)], starts[-1]
    for place, (factor, power) in enumerate(factors):
        highest = starts[place] + power - 1
        if len(factor) == 3 or highest == free:
            continue
        found[highest], zero = _covered(top, factors, place, "" if place else slip)
        said = "Multiplied by {below} and taken at {at}, the equation gives {} for {letter}."
        at, below = equation(X, zero), polynomial(factor, X) ** power
        steps.append(_letter(said, found, highest, at=at, below=below))
        if starts[place] not in (highest, free):
            found[starts[place]] = _turned(top, factors[-1][0], zero, found[highest], slip)
            said = "Differentiated after this multiplication, and taken there, it gives {} for {letter}."
            steps.append(_letter(said, found, starts[place]))
    others = sum(found[start] for start in starts[:-1])
    found[free] = top[0] + (others if slip == "comparing_sign_flipped" else -others)
    power = X ** (len(top) - 1)
    if len(factors[-1][0]) == 2:
        said = "Comparing the coefficients of {power} then gives {} for {letter}."
        return [*steps, _letter(said, found, free, power=power)], found, starts
    left = top[-1] / prod(factor[-1] ** power for factor, power in factors)
    for start, (factor, power_) in zip(starts[:-1], factors[:-1], strict=True):
        left -= sum(found[start + height] / factor[-1] ** (height + 1) for height in range(power_))
    found[-1] = left * factors[-1][0][-1] * (-1 if slip == "value_at_zero_sign_flipped" else 1)
    letters = point(*map(Symbol, "ABCDE"[free : free + 2]))
    said = "Comparing the coefficients of {power}, and the values for {zero}, then gives {} for {letters}."
    pair = point(*found[-2:])
    steps.append(step(said, pair, "tuple", power=power, zero=equation(X, 0), letters=letters))
    return steps, found, starts


def work(facts: Facts, slip: str) -> Worked:
    """The numbers, and with them the coefficient of the series."""
    steps, numbers, starts = _numbers(facts, slip)
    factors: list[Factor] = facts["factors"]
    if slip == "numbers_swapped":
        place = 0 if factors[0][1] == 2 or not facts["series"] else -2
        numbers[place], numbers[place + 1] = numbers[place + 1], numbers[place]
    if any(one.denominator > 2 or abs(one.numerator) > 40 for one in numbers):
        raise Rejected("the numbers get ugly")
    found = [point(*numbers)]
    steps.append(step("Altogether the numbers are {}.", found[0], "tuple"))
    if facts["series"]:
        parts = list[Fraction]()
        for start, (factor, power) in zip(starts, factors, strict=True):
            width = len(factor) - 1
            parts += [
                _series(factor, height + 1, numbers[start + height :][:width], slip)
                for height in range(power)
            ]
        second = sum(parts, Fraction(0))
        if second.denominator > (108 if slip == "off_by_one" else 54) or abs(second.numerator) > 120:
            raise Rejected("the coefficient of the series gets ugly")
        said = "In the power series of the fractions, in this order, the coefficients of {square} are {}."
        steps.append(step(said, point(*parts), "tuple", square=X**2))
        found.append(formula(second))
        steps.append(step("So in the series of $f(x)$ the coefficient is {}.", found[1], "number"))
    if slip and found == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(found))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "division_sign_flipped": "in the first subtraction of the division only the first sign is changed",
        "sign_flipped": "the first number that is found gets the wrong sign",
        "zero_sign_flipped": "the first factor's zero is put in with the wrong sign",
        "factor_dropped": "one factor of the denominator is left out when the first number is found",
        "quotient_rule_slip": "the second term of the quotient rule gets the wrong sign",
        "comparing_sign_flipped": "a number is added instead of subtracted in comparing coefficients",
        "value_at_zero_sign_flipped": "the last number gets the wrong sign",
        "numbers_swapped": "two of the numbers found are given to each other's fractions",
        "off_by_one": "the coefficients of x are taken for those of its square",
        "binomial_slip": "the series of the squared factor is taken without its binomial coefficients",
        "power_slip": "the factor that stands before a geometric series is forgotten",
        "series_sign_flipped": "the sign of a geometric series is lost",
        "square_forgotten": "the square of the middle term in the geometric series is forgotten",
    },
)

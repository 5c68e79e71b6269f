"""Chooses the solutions of an exponential or logarithmic equation, in a power of the base or in x itself.

A power is isolated, or a polynomial made, of whose zeros not all may count.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import gcd, isqrt
from typing import Literal

from seedproof.problems.making import coefficients
from seedproof.problems.making.bases import base_of, logarithm
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.exponential_logarithmic_equation.facts import (
    Base,
    Exponential,
    Facts,
    Logarithm,
    Logarithmic,
    Power,
)
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol

N, U, X = map(Symbol, "nux")

_REALS = formula.interval(-INFINITY, INFINITY)

_BASES: tuple[Base, ...] = ("e", "e", "2", "3")
_POWERS: dict[Base, tuple[int, ...]] = {
    "e": (2, 3, 5, 6, 7, 10, 11),
    "2": (3, 4, 5, 7, 8, 16),
    "3": (2, 5, 6, 9),
}
"""What a single power may be equal to."""
_BASES_AND_LOGARITHMS = ((2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (4, 2), (5, 2), (10, 1), (10, 2))
"""Of a single logarithm."""
_BASES_AND_SUMS = ((2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 1), (6, 1), (10, 1), (6, 2))
"""Of two logarithms."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an exponential or a logarithmic equation, with one term that has x, two or three."""
    if draws.choice(("exponential", "logarithmic")) == "exponential":
        return _one_power_drawn(draws) if difficulty == 1 else _several_powers(draws, difficulty)
    draw = {1: _one_logarithm_drawn, 2: _two_logarithms, 3: _three_logarithms}[difficulty]
    facts = draw(draws)
    if any(abs(term.constant) > 40 for term in facts.terms):
        raise Rejected("a constant is too large")
    return facts


def _one_power_drawn(draws: Draws) -> Exponential:
    """Draw a power and what it is equal to, and disguise it by a factor and a number."""
    base = draws.choice(_BASES)
    factor = draws.between(4, 9)
    level = draws.choice((-7, -4, -3, -1, 1, 2, 5, 6))
    power = draws.choice(_POWERS[base])
    rate = draws.choice((-3, -2, 2, 3, 4, 5))
    return Exponential(base, [Power(factor, rate), Power(level, 0)], factor * power + level)


def _several_powers(draws: Draws, difficulty: int) -> Exponential:
    """Draw two roots of a quadratic polynomial in a power, an integer and perhaps a fraction."""
    base = draws.choice(_BASES)
    denominator = 1
    if difficulty == 3:
        denominator = draws.between(2, 4)
    root, numerator = draws.nonzeros(2, 9)
    first, middle, last = coefficients.product([1, -root], [denominator, -numerator])
    ugly = middle == 0 or gcd(numerator, denominator) > 1 or base in (str(first), str(abs(middle)))
    if root * denominator == numerator or max(root, numerator) < 0 or ugly:
        raise Rejected("there are not two roots, none is positive, or the numbers are ugly")
    if difficulty == 3 and draws.below(2) == 1:
        return Exponential(base, [Power(first, 1), Power(last, -1)], -middle)
    if draws.below(2) == 1:
        return Exponential(base, [Power(first, 2), Power(middle, 1)], -last)
    return Exponential(base, [Power(first, 2), Power(middle, 1), Power(last, 0)], 0)


def _one_logarithm_drawn(draws: Draws) -> Logarithmic:
    base, value = draws.choice(_BASES_AND_LOGARITHMS)
    solution = Fraction(draws.between(-9, 15), draws.choice((1, 2)))
    slope = draws.choice((-5, -3, -2, 2, 3, 4, 5))
    constant = base**value - slope * solution
    if constant.denominator != 1 or constant == 0:
        raise Rejected("the argument's constant is no integer, or zero")
    return Logarithmic(str(base), [Logarithm(1, slope, int(constant))], value)


def _two_logarithms(draws: Draws) -> Logarithmic:
    """Draw the sum or the difference of two logarithms, and a solution."""
    base, value = draws.choice(_BASES_AND_SUMS)
    solution = draws.between(-6, 9)
    number: int = base**value
    if draws.below(2) == 1:
        divisors = [divisor for divisor in range(1, number + 1) if number % divisor == 0]
        argument = draws.choice(divisors)
        slope, second_slope = draws.choice(((1, 1), (2, 1), (3, 1), (1, -1)))
        first = _with_argument(1, slope, solution, argument)
        second = _with_argument(1, second_slope, solution, number // argument)
    else:
        argument = draws.choice((1, 2, 3, 4, -1))
        first = _with_argument(1, 1, solution, number * argument)
        second = _with_argument(-1, 1, solution, argument)
    if (first.slope, first.constant) == (second.slope, second.constant):
        raise Rejected("the arguments are equal")
    return Logarithmic(str(base), [first, second], value)


def _with_argument(sign: Literal[1, -1], slope: int, x: int, argument: int) -> Logarithm:
    """Return the logarithm whose argument has this slope, and this value at x."""
    return Logarithm(sign, slope, argument - slope * x)


def _three_logarithms(draws: Draws) -> Logarithmic:
    """Draw the zeros of both arguments on the left, and two solutions: that gives the one on the right."""
    zeros = draws.sample(range(-7, 8), 2)
    solutions = draws.sample(range(-7, 8), 2)
    left = coefficients.with_roots(zeros, 1)
    difference = coefficients.with_roots(solutions, 1)
    _, slope, constant = coefficients.total(left, coefficients.scaled(difference, -1))
    unsolvable = max(solutions) < max(zeros) and draws.below(4) != 0
    apart = slope != 0 and not {*zeros} & {*solutions}
    if unsolvable or not apart or (slope < 0 and slope * max(zeros) <= -constant):
        raise Rejected("the right side is constant, an argument is zero, or there is no domain, no solution")
    base = draws.choice(("e", "e", "2", "3", "10"))
    first, second = zeros
    terms = [Logarithm(1, 1, -first), Logarithm(1, 1, -second), Logarithm(-1, slope, constant)]
    return Logarithmic(base, terms, 0)


def work(facts: Facts, slip: Slip) -> Worked:
    """Undo a single power or logarithm; of several make a polynomial first."""
    worked = _worked(facts, slip)
    is_difference = isinstance(facts, Logarithmic) and len(facts.terms) == 2 and facts.terms[1].sign < 0
    has_none = worked.answers[-1] == formula.collection()
    if slip and has_none and not is_difference and worked.answers[-1] != _worked(facts, NO_SLIP).answers[-1]:
        raise Rejected("no solution is left, which seldom happens in such equations")
    return worked


def _worked(facts: Facts, slip: Slip) -> Worked:
    match facts:
        case Exponential(terms=[Power() as term, Power(rate=0) as level]):
            return _one_power(facts, term, level, slip)
        case Exponential():
            return _powers(facts, slip)
        case Logarithmic(terms=[Logarithm() as term]):
            return _one_logarithm(facts, term, slip)
        case Logarithmic():
            return _logarithms(facts, slip)


def _one_power(facts: Exponential, term: Power, level: Power, slip: Slip) -> Worked:
    difference = slip.or_else(facts.value - level.factor, sign_flipped=facts.value + level.factor)
    value = Fraction(difference, slip.or_else(term.factor, coefficient_slip=1))
    if value <= 0 or value.denominator > (3 if term.rate > 0 else 1):
        raise Rejected("the power is not positive, or ugly")
    base: Base = slip.or_else(facts.base, base_dropped="e")
    solutions = formula.collection(_exponent(value, base, slip.or_else(term.rate, rate_lost=1)))
    left = _left_side(facts)
    isolated = _power(facts.base, term.rate)
    exponent = _exponent(value, base, 1)
    linear = formula.polynomial([term.factor, level.factor - facts.value], U)
    steps = (
        step("zeros", polynomial=linear, letter=U, zeros=formula.collection(value)),
        step("same_solutions", left=left, right=facts.value, letter=X, new=isolated, value=value),
        step("same_solutions", left=isolated, right=value, letter=X, new=term.rate * X, value=exponent),
        _solutions_step(left, facts.value, solutions),
    )
    return Worked(steps, (formula.collection(value), solutions))


def _powers(facts: Exponential, slip: Slip) -> Worked:
    lowest = min(0, *(term.rate for term in facts.terms))
    quadratic = [0, 0, 0]
    for term in (*facts.terms, Power(-facts.value, 0)):
        quadratic[2 - (term.rate - lowest)] += term.factor
    zeros = _zeros(quadratic, slip)
    sizes = slip.or_else(zeros, sign_dropped=list(map(abs, zeros)))
    kept = sorted(size for size in sizes if size > 0)
    kept = slip.or_else(kept, root_dropped=kept[1:])
    if not kept:
        raise Rejected("no value is left")
    base: Base = slip.or_else(facts.base, base_dropped="e")

    def undone(value: Fraction) -> Formula:
        return slip.or_else(_exponent(value, base, 1), substitution_not_undone=formula.formula(value))

    solutions = formula.collection(*map(undone, kept))
    left = _left_side(facts)
    unknown = _power(facts.base, 1)
    difference = left - facts.value
    if lowest < 0:
        difference = unknown * difference
    written = formula.polynomial(quadratic, U)
    steps = [
        step("value", letter=U, at=unknown, expression=written, value=difference),
        step("zeros", polynomial=written, letter=U, zeros=formula.collection(*zeros)),
    ]
    for zero, size in zip(zeros, sizes, strict=True):
        of_zero = formula.collection(undone(size)) if size > 0 else formula.collection()
        steps.append(_solutions_step(unknown, zero, of_zero))
    steps.append(_solutions_step(left, facts.value, solutions))
    return Worked(tuple(steps), (formula.collection(*zeros), solutions))


def _exponent(power: Fraction, base: Base, rate: int) -> Formula:
    """Return the x with base^(rate x) = power: rational where it is, else by natural logarithms."""
    if rate < 0:
        return _exponent(1 / power, base, -rate)
    if power == 1:
        return formula.formula(0)
    for rational in (1, 2, 3, 4, -1, -2, -3):
        if base != "e" and power == Fraction(int(base)) ** rational:
            return formula.formula(Fraction(rational, rate))
    of_power = -formula.call("log", 1 / power) if power.numerator == 1 else formula.call("log", power)
    return of_power / (rate if base == "e" else rate * formula.call("log", int(base)))


def _power(base: Base, rate: int) -> Formula:
    return base_of(base) ** (rate * X)


def _left_side(facts: Exponential) -> Formula:
    return formula.total(*(term.factor * _power(facts.base, term.rate) for term in facts.terms))


def _one_logarithm(facts: Logarithmic, term: Logarithm, slip: Slip) -> Worked:
    number = _number(facts, slip)
    difference = slip.or_else(number - term.constant, sign_flipped=number + term.constant)
    zero = Fraction(difference, term.slope)
    steps = [
        _number_step(facts, number),
        step("zeros", polynomial=_argument(term) - number, letter=X, zeros=formula.collection(zero)),
    ]
    return _in_domain(facts, slip, steps, [zero])


def _logarithms(facts: Logarithmic, slip: Slip) -> Worked:
    number = _number(facts, slip) if facts.value else 1
    if facts.terms[1].sign < 0:
        argument, difference, cleared = _quotient(facts.terms, number, slip)
    else:
        argument, difference, cleared = _product(facts.terms, number, slip)
    zeros = _zeros(cleared, slip)
    written = formula.polynomial(cleared, X)
    steps = [
        step("identity", left=formula.call("exp", _natural(facts.terms[:2])), right=argument),
        *([_number_step(facts, number)] if facts.value else []),
        step("identity", left=difference, right=written),
        step("zeros", polynomial=written, letter=X, zeros=formula.collection(*zeros)),
    ]
    return _in_domain(facts, slip, steps, zeros)


def _quotient(terms: Sequence[Logarithm], number: int, slip: Slip) -> tuple[Formula, Formula, list[int]]:
    """Return the argument of a difference of logarithms, and the equation without fractions, twice."""
    above, below = slip.or_else([*terms], inverted=[*reversed(terms)])
    cleared = [
        above.slope - number * below.slope,
        above.constant - slip.or_else(number * below.constant, bracket_slip=below.constant),
    ]
    difference = _argument(above) - number * _argument(below)
    return _argument(above) / _argument(below), difference, [0, *cleared]


def _product(terms: Sequence[Logarithm], number: int, slip: Slip) -> tuple[Formula, Formula, list[int]]:
    """Return the argument of the sum of two logarithms, and the equation with all on one side, twice."""
    first, second, *right_terms = ([term.slope, term.constant] for term in terms)
    left = coefficients.product(first, second)
    argument = _argument(terms[0]) * _argument(terms[1])
    if slip == "law_slip":
        left = coefficients.total(first, second)
        argument = _linear(*left)
    right = right_terms[0] if right_terms else [number]
    cleared = coefficients.total(left, coefficients.scaled(right, -1))
    return argument, argument - formula.polynomial(right, X), coefficients.total([0, 0, 0], cleared)


def _in_domain(facts: Logarithmic, slip: Slip, steps: Sequence[Step], zeros: list[Fraction]) -> Worked:
    """Return the work with the domain before the steps, and after them what it leaves of the zeros."""
    terms = slip.or_else(facts.terms, domain_dropped=facts.terms[:1])
    domain = _domain(terms, slip)
    inside = [zero for zero in zeros if all(term.slope * zero + term.constant > 0 for term in terms)]
    kept = slip.or_else(
        inside,
        extraneous_root_kept=zeros,
        root_dropped=inside[1:] if len(inside) > 1 else [zero for zero in inside if zero > 0],
    )
    if slip and any(zero.denominator > 5 for zero in kept):
        raise Rejected("a value is ugly")
    solutions = formula.collection(*kept)
    defined = step("domain", expression=_natural(facts.terms), letter=X, domain=domain)
    return Worked((defined, *steps, _solutions_step(*_sides(facts), solutions)), (domain, solutions))


def _domain(terms: Sequence[Logarithm], slip: Slip) -> Formula:
    """Return the interval on which all logarithms are defined, which is open, or mistaken for closed."""
    lows = [Fraction(-term.constant, term.slope) for term in terms if term.slope > 0]
    highs = [Fraction(-term.constant, term.slope) for term in terms if term.slope < 0]
    low = max(lows) if lows else -INFINITY
    high = min(highs) if highs else INFINITY
    closed = "[" * bool(lows) + "]" * bool(highs)
    return formula.interval(low, high, slip.or_else("", endpoint_swapped=closed))


def _number(facts: Logarithmic, slip: Slip) -> int:
    """Return the number with the logarithm that is given."""
    base = int(facts.base)
    number: int = slip.or_else(
        base**facts.value,
        base_and_value_swapped=facts.value**base,
        power_slip=base * facts.value,
    )
    if number > 100:
        raise Rejected("a number is large")
    return number


def _number_step(facts: Logarithmic, number: int) -> Step:
    """State the power of the base that has the given logarithm."""
    return step("value", letter=N, at=facts.value, expression=base_of(facts.base) ** N, value=number)


def _linear(slope: int, constant: int) -> Formula:
    """Return slope x + constant; of a falling one the constant stands first."""
    return slope * X + constant if slope > 0 else constant + slope * X


def _argument(term: Logarithm) -> Formula:
    return _linear(term.slope, term.constant)


def _natural(terms: Iterable[Logarithm]) -> Formula:
    """Return the sum of natural logarithms of the arguments, with their signs."""
    return formula.total(*(term.sign * formula.call("log", _argument(term)) for term in terms))


def _sides(facts: Logarithmic) -> tuple[Formula, Formula]:
    """Return both sides of the equation, negative logarithms on the right if nothing else is there."""
    written = [term.sign * logarithm(facts.base, _argument(term)) for term in facts.terms]
    if facts.value:
        return formula.total(*written), formula.formula(facts.value)
    *left, right = written
    return formula.total(*left), -right


def _solutions_step(left: Formula, right: formula.Like, solutions: Formula) -> Step:
    """State which real numbers solve an equation."""
    return step("solutions", letter=X, interval=_REALS, left=left, right=right, solutions=solutions)


def _zeros(quadratic: Sequence[int], slip: Slip) -> list[Fraction]:
    """Return the zeros of a linear polynomial, or of a quadratic one, ascending.

    Raises: Rejected where there are none, or they are not rational.
    """
    first, middle, last = quadratic
    discriminant = middle**2 - 4 * first * last
    root = isqrt(max(discriminant, 0))
    if first == middle == 0:
        raise Rejected("there is nothing to solve")
    if first and root**2 != discriminant:
        raise Rejected("the zeros are not rational")
    if first:
        zeros = sorted({Fraction(-middle + sign * root, 2 * first) for sign in (-1, 1)})
    else:
        zeros = [Fraction(-last, middle)]
    return slip.or_else(zeros, zeros_with_the_wrong_sign=sorted(-zero for zero in zeros))


def _gaps(facts: Facts) -> Mapping[str, Formula | int]:
    if isinstance(facts, Logarithmic):
        left, right = _sides(facts)
        return {"left": left, "right": right}
    rates = [term.rate for term in facts.terms if term.rate]
    power = _power(facts.base, rates[0] if len(rates) == 1 else 1)
    return {"left": _left_side(facts), "right": facts.value, "power": power}


def types(facts: Facts) -> tuple[Typed, Typed]:
    """Return the types; of logarithms the domain is asked for first, else the values of a power."""
    if isinstance(facts, Exponential):
        return Typed("set", ("u",)), Typed("set")
    return Typed("interval_union", ("x",)), Typed("set")


SHEET = Sheet(
    subject="precalculus",
    method="substitution and root count",
    sample=sample,
    gaps=_gaps,
    order=(0, 2, 1),
    work=work,
    types=types,
    slips={
        "sign_flipped": "a constant is brought to the other side without changing its sign",
        "coefficient_slip": "the factor in front of the power is not divided out",
        "rate_lost": "the factor of x in the exponent is lost",
        "base_dropped": "the natural logarithm is taken instead of that to the base of the power",
        "zeros_with_the_wrong_sign": "the zeros of the polynomial have the wrong signs",
        "sign_dropped": "the minus sign of a negative value of the power is dropped, and the value kept",
        "root_dropped": "a value that solves the equation is thrown out",
        "substitution_not_undone": "the values of the power are given as those of x",
        "extraneous_root_kept": "a value outside the domain is kept",
        "domain_dropped": "only the first argument is asked to be positive",
        "endpoint_swapped": "the end of the domain is taken in, where an argument is zero",
        "power_slip": "the base is multiplied by the value of the logarithm instead of raised to it",
        "base_and_value_swapped": "base and value of the logarithm are swapped in the power",
        "law_slip": "the sum of the logarithms is taken for the logarithm of the sum",
        "inverted": "the quotient of the arguments is turned upside down",
        "bracket_slip": "multiplying a bracket out, only its first term is multiplied",
    },
    levels={
        1: "one power or one logarithm",
        2: "a quadratic equation in a power, or two logarithms with a false solution to be thrown out",
        3: "powers with opposite exponents or fractions, or three logarithms",
    },
    school=True,
    version=2,
)

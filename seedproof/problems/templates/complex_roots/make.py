"""Chooses one solution of each kind and turns it by roots of unity; picks those of a half-plane."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, reduce
from math import atan2, pi
from operator import mul

from msgspec.structs import replace

from seedproof.problems.making import complex_surds
from seedproof.problems.making.complex_surds import Complex, I, complex_number, in_order, root_of, surd
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.complex_roots.facts import (
    Facts,
    Half,
    Moebius,
    Number,
    Operation,
    Pure,
    Quadratic,
)
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, collection, formula, total

U, Z = map(Symbol, "uz")
ONE = complex_number(1)

_SIXTH = complex_number(Fraction(1, 2), surd(Fraction(1, 2), 3))
_UNITS = {2: complex_number(-1), 3: _SIXTH**2, 4: complex_number(0, 1), 6: _SIXTH}
"""A primitive root of unity of each order."""
_TWELFTH = complex_number(surd(Fraction(1, 2), 3), Fraction(1, 2))

_SMALL = [(real, imaginary) for real in range(-2, 3) for imaginary in range(-2, 3) if real or imaginary]
"""Gaussian integers that are not far from 1, however they are turned."""
_LARGEST_VALUE = 300
_LARGEST_DENOMINATOR = 13
_LARGEST_WRONG = 40
"""Of denominators after a slip."""
_CONDITIONS: dict[Half, tuple[str, str]] = {
    "right": ("Re", ">"),
    "left": ("Re", "<"),
    "upper": ("Im", ">"),
    "lower": ("Im", "<"),
}
_OTHER_HALF: dict[Half, Half] = {"right": "upper", "upper": "right", "left": "lower", "lower": "left"}
_HALF_STEPS = {
    2: complex_number(0, 1),
    3: complex_number(-1),
    4: complex_number(root_of(Fraction(1, 2)), root_of(Fraction(1, 2))),
    6: complex_number(root_of(Fraction(3, 4)), Fraction(1, 2)),
}
"""Numbers whose power is -1, by exponent."""
_CANDIDATES = [
    complex_number(real, imaginary)
    for real in range(-3, 4)
    for imaginary in range(-3, 4)
    if real != 0 or imaginary != 0
] + [
    complex_number(root_of(square)) * turn
    for square in (1, 2, 3, 4, 9)
    for turn in (complex_number(1), _TWELFTH, _TWELFTH.conjugate())
]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an equation for a power, for a quadratic in a power, or for the power of a quotient."""
    operation: Operation = draws.choice(("product", "sum", "squares"))
    facts: Facts
    if difficulty == 1:
        exponent = draws.choice((3, 3, 4, 4, 6))
        facts = Pure(exponent, _as_number(_solution(draws, exponent) ** exponent), "right", operation)
    elif difficulty == 2:
        exponent = draws.choice((2, 2, 3, 3, 4))
        facts = Quadratic(exponent, _two_values(draws, exponent), "right", operation)
    else:
        exponent = draws.choice((3, 4, 4))
        value = _as_number(complex_number(*draws.choice(_SMALL)) ** exponent)
        facts = Moebius(exponent, value, _gaussian(draws), _gaussian(draws), "right", operation)
        if facts.zero == facts.pole or facts.value == (1, 0, 1):
            raise Rejected("the quotient is constant, or infinity is a solution")
    every = [root for value in _values(facts) for root in _roots(value, facts.exponent)]
    if isinstance(facts, Moebius):
        every = _taken_back(facts, every, NO_SLIP)
    every = in_order(every)
    if not any(number.imaginary.terms for number in every):
        raise Rejected("all solutions are real")
    halves = [half for half in _CONDITIONS if 2 <= len(_inside(every, half)) < len(every)]
    if not halves:
        raise Rejected("fewer than two solutions, or all of them, are in each half-plane")
    half = draws.choice(halves)

    parts = [part for number in every for part in (number.real, number.imaginary)]
    if max(part.denominator for part in parts) > _LARGEST_DENOMINATOR:
        raise Rejected("a solution has a large denominator")
    if max(len(part.terms) for part in parts) > 2:
        raise Rejected("a solution is a sum of many roots")
    result = _combined(_inside(every, half), operation)
    if not 1 <= len(result.real.terms) + len(result.imaginary.terms) <= 3:
        raise Rejected("the second answer is zero, or a sum of many roots")
    if max(result.real.denominator, result.imaginary.denominator) > _LARGEST_DENOMINATOR:
        raise Rejected("the second answer has a large denominator")
    return replace(facts, half=half)


def _gaussian(draws: Draws) -> tuple[int, int]:
    return draws.between(-3, 3), draws.between(-3, 3)


def _solution(draws: Draws, exponent: int) -> Complex:
    """Draw one value of the root. Raises: Rejected for zero."""
    if exponent == 6 or (exponent == 4 and draws.below(3) == 0):
        size = root_of(draws.between(1, 4))
        if exponent == 4:
            size = surd(draws.between(1, 3))
        turn = draws.choice((complex_number(1), _TWELFTH, _TWELFTH.conjugate()))
        return complex_number(size) * turn
    real, imaginary = _gaussian(draws)
    if real == imaginary == 0:
        raise Rejected("the only solution is zero")
    return complex_number(real, imaginary)


def _two_values(draws: Draws, exponent: int) -> tuple[Number, Number]:
    """Draw two integers or two conjugate numbers. Raises: Rejected."""
    first = _solution(draws, exponent) ** exponent
    second = first.conjugate()
    if not first.imaginary.terms:
        second = _solution(draws, exponent) ** exponent
        if second.imaginary.terms:
            raise Rejected("the coefficients are not real")
    if first == second:
        raise Rejected("both values are the same")
    ordered = in_order((first, second))
    return _as_number(ordered[0]), _as_number(ordered[1])


def _as_number(value: Complex) -> Number:
    """Return a complex number as it stands in the facts. Raises: Rejected where it is large."""
    real = value.real.rational()
    radicand = 1
    factor = Fraction(0)
    if value.imaginary.terms:
        ((radicand, factor),) = value.imaginary.terms
    if max(abs(real), abs(factor)) > _LARGEST_VALUE:
        raise Rejected("a value is large")
    return int(real), int(factor), radicand


def _complex_of(number: Number) -> Complex:
    """Return a number of the facts."""
    real, factor, radicand = number
    return complex_number(real, surd(factor, radicand))


def work(facts: Facts, slip: Slip) -> Worked:
    """From the value of the power to its roots, to the solutions, to those in the half-plane."""
    letter = U if isinstance(facts, Moebius) else Z
    steps = _first_steps(facts)
    every: list[Complex] = []
    for value in _values(facts):
        roots = _roots(value, facts.exponent)
        roots = slip.or_else(
            roots,
            sign_of_the_value=[root * _HALF_STEPS[facts.exponent] for root in roots],
            modulus_doubled=[root + root for root in roots],
            only_half_of_the_roots=roots[: (facts.exponent + 1) // 2],
            real_parts_lose_their_sign=[Complex(-root.real, root.imaginary) for root in roots],
        )
        roots = in_order(roots)
        every += roots
        steps.append(_solutions_step(letter**facts.exponent, value.formula(), letter, roots))
    if isinstance(facts, Moebius):
        every = _taken_back(facts, every, slip)
    every = in_order(every)
    if not isinstance(facts, Pure):
        left, right = _sides(facts)
        steps.append(_solutions_step(left, right, Z, every))
    half = slip.or_else(facts.half, other_half=_OTHER_HALF[facts.half])
    some = _inside(every, half)
    if len(some) < 2:
        raise Rejected("fewer than two of the wrong solutions are in the half-plane")
    parts = [part for number in every for part in (number.real, number.imaginary)]
    are_ugly = max(len(part.terms) for part in parts) > 2
    if len({*every}) < len(every) or are_ugly or max(part.denominator for part in parts) > _LARGEST_WRONG:
        raise Rejected("two wrong solutions are the same, or one is ugly")
    times = _wrong_product if slip == "i_squared_is_one" else mul
    result = _combined(some, facts.operation, times).formula()

    written = [number.formula() for number in some]
    combination = {
        "product": reduce(mul, written),
        "sum": total(*written),
        "squares": total(*(number**2 for number in written)),
    }
    part, sign = map(Verbatim, _CONDITIONS[facts.half])
    steps += [
        step("half_plane", letter=Z, numbers=_set(every), part=part, sign=sign, some=_set(some)),
        step("identity", left=combination[facts.operation], right=result),
    ]
    return Worked(tuple(steps), (_set(every), result))


def _set(numbers: Sequence[Complex]) -> Formula:
    return collection(*(number.formula() for number in numbers))


def _solutions_step(left: Formula, right: Formula, letter: Symbol, numbers: Sequence[Complex]) -> Step:
    return step("complex_solutions", left=left, right=right, letter=letter, solutions=_set(numbers))


def _first_steps(facts: Facts) -> list[Step]:
    """State what the power can be, or its polar form where the argument is a multiple of a twelfth of pi."""
    values = _values(facts)
    if isinstance(facts, Quadratic):
        return [_solutions_step(_quadratic(facts, U, 1), formula(0), U, values)]
    (value,) = values
    twelfths = atan2(value.imaginary.size(), value.real.size()) / pi * 12
    if abs(twelfths - round(twelfths)) > 1e-9 or round(twelfths) == 0:
        return []
    fraction = Fraction(round(twelfths), 12)
    angle = fraction.numerator * PI / fraction.denominator
    modulus = root_of(value.norm().rational()).formula()
    polar = modulus * (call("cos", angle) + I * call("sin", angle))
    return [step("identity", left=value.formula(), right=polar)]


def _values(facts: Facts) -> list[Complex]:
    """Return what the power can be."""
    if isinstance(facts, Quadratic):
        return list(map(_complex_of, facts.values))
    return [_complex_of(facts.value)]


def _roots(value: Complex, exponent: int) -> list[Complex]:
    """Return all roots of a number that is the power of a simple one. Raises: Rejected for another."""
    simple = _simple_roots(exponent).get(value)
    if simple is None:
        raise Rejected("no simple root is known")
    unit = _UNITS[exponent]
    turned = [simple]
    for _ in range(exponent - 1):
        turned.append(turned[-1] * unit)
    return in_order(turned)


@cache
def _simple_roots(exponent: int) -> dict[Complex, Complex]:
    """Return a root of each power that has a simple one."""
    return {candidate**exponent: candidate for candidate in _CANDIDATES}


def _taken_back(facts: Moebius, roots: Sequence[Complex], slip: Slip) -> list[Complex]:
    """Return the z of each quotient. Raises: Rejected where the wrong one is infinite."""
    zero = complex_number(*facts.zero)
    pole = complex_number(*facts.pole)
    if ONE in roots:
        raise Rejected("a wrong quotient is one")
    pole = slip.or_else(pole, numerator_keeps_its_sign=-pole)
    return [(zero - pole * root) / (ONE - root) for root in roots]


def _inside(numbers: Sequence[Complex], half: Half) -> list[Complex]:
    """Return those of the numbers that lie in the half-plane."""
    part, sign = _CONDITIONS[half]
    sizes = [(number.real if part == "Re" else number.imaginary).size() for number in numbers]
    return [
        number for number, size in zip(numbers, sizes, strict=True) if (size > 0 if sign == ">" else size < 0)
    ]


def _combined(
    some: Sequence[Complex], operation: Operation, times: Callable[[Complex, Complex], Complex] = mul
) -> Complex:
    """Return the product, the sum, or the sum of squares, by a multiplication that may be wrong."""
    match operation:
        case "product":
            return reduce(times, some)
        case "sum":
            return complex_surds.total_of(some)
        case "squares":
            return complex_surds.total_of(times(number, number) for number in some)


def _wrong_product(first: Complex, second: Complex) -> Complex:
    """Return the product with 1 for the square of i."""
    return Complex(
        first.real * second.real + first.imaginary * second.imaginary,
        first.real * second.imaginary + first.imaginary * second.real,
    )


def _sides(facts: Facts) -> tuple[Formula, Formula]:
    """Return both sides of the equation."""
    match facts:
        case Pure():
            return Z**facts.exponent, _complex_of(facts.value).formula()
        case Quadratic():
            return _quadratic(facts, Z, facts.exponent), formula(0)
        case Moebius():
            zero, pole = (complex_number(*number).formula() for number in (facts.zero, facts.pole))
            quotient = (Z - zero) / (Z - pole)
            return quotient**facts.exponent, _complex_of(facts.value).formula()


def _quadratic(facts: Quadratic, letter: Symbol, exponent: int) -> Formula:
    """Return the polynomial whose zeros are both values, with a power put in."""
    first, second = _values(facts)
    middle = -(first + second).real.rational()
    constant = (first * second).real.rational()
    return letter ** (2 * exponent) + middle * letter**exponent + constant


SHEET = Sheet(
    subject="precalculus",
    method="exact substitution and count",
    sample=sample,
    work=work,
    types=(Typed("set"), Typed("number")),
    slips={
        "sign_of_the_value": "the argument of the value is wrong by half a turn",
        "modulus_doubled": "the root of the modulus comes out twice as large",
        "only_half_of_the_roots": "not all roots of unity are used",
        "real_parts_lose_their_sign": "the argument is measured from the other side of the real axis",
        "other_half": "real and imaginary parts are confused in the condition",
        "i_squared_is_one": "in the last product, the square of i is taken for 1",
        "numerator_keeps_its_sign": "a sign is lost where the quotient is solved for z",
    },
    gaps=lambda facts: dict(zip(("left", "right"), _sides(facts), strict=True)),
    levels={
        1: "roots of one complex number by its polar form, then a condition on them",
        2: "first a quadratic equation for the power, with two real or two conjugate solutions",
        3: "the power of a quotient: its roots are taken back through a Moebius map",
    },
)

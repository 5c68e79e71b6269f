"""Takes both sums as parts of one complex sum: a geometric one, its derivative, or a power of a binomial."""

from fractions import Fraction
from math import comb

from seedproof.problems.making.circles import multiple_of_pi
from seedproof.problems.making.complex_surds import ONE, Complex, I, complex_number, root_of, surd
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.trigonometric_sum.facts import Facts, Weight
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, latex, total

K = Symbol("k")

_WEIGHTS: dict[int, Weight] = {1: "geometric", 2: "rising", 3: "binomial"}
_SQUARES = ((4, 1), (4, 1), (9, 1), (1, 4), (1, 1), (2, 1), (3, 1))
_ANGLES = ((1, 3), (2, 3), (1, 2), (1, 4), (3, 4), (1, 6), (5, 6))
_BINOMIAL = (
    "1 1/3, 1 2/3, 1 1/2, 4 2/3, 4 1/2, 2 3/4, 2 1/4, 3 1/2, 3 5/6, "
    "8 3/4, 9 1/2, 3 1/6, 12 5/6, 8 1/4, 18 3/4, 4 1/3, 16 2/3, 18 1/4"
)
"""Pairs of r^2 and theta over pi for which the powers of 1 + r e^(i theta) are simple."""
_LASTS = {"geometric": (8, 15), "rising": (6, 11), "binomial": (7, 14)}

_COSINES = {
    Fraction(0): surd(1),
    Fraction(1, 6): surd(Fraction(1, 2), 3),
    Fraction(1, 4): surd(Fraction(1, 2), 2),
    Fraction(1, 3): surd(Fraction(1, 2)),
    Fraction(1, 2): surd(0),
}
"""By angle over pi."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the weights by difficulty, then modulus, argument, and number of terms."""
    weight = _WEIGHTS[difficulty]
    if weight == "binomial":
        pair = draws.choice(_BINOMIAL.split(", ")).split()
        square, angle = (Fraction(number).as_integer_ratio() for number in pair)
    else:
        square = draws.choice(_SQUARES)
        angle = draws.choice(_ANGLES)
    facts = Facts(weight, square, angle, draws.between(*_LASTS[weight]))
    _, result = _complex_sum(facts, NO_SLIP)
    coefficients = [coefficient for part in (result.real, result.imaginary) for _, coefficient in part.terms]
    if not result.real.terms or not result.imaginary.terms:
        raise Rejected("one of the sums is zero")
    if max(abs(coefficient.numerator) for coefficient in coefficients) > 100_000:
        raise Rejected("a sum is large")
    if max(coefficient.denominator for coefficient in coefficients) > 600:
        raise Rejected("a sum has a large denominator")
    if facts.square == (1, 1) and len(coefficients) == 2 and max(map(abs, coefficients)) <= 1:
        raise Rejected("the sums are trivial")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """First z, then its power, then the quotient, then both parts."""
    steps, result = _complex_sum(facts, slip)
    parts = (result.real, result.imaginary)
    real, imaginary = slip.or_else(parts, parts_exchanged=parts[::-1])
    numbers = [coefficient for part in parts for _, coefficient in part.terms]
    if any(max(abs(number.numerator), number.denominator) > 10**6 for number in numbers):
        raise Rejected("a wrong sum is large")
    steps += [
        step("identity", left=_all_terms(facts, "cos"), right=real.formula()),
        step("identity", left=_all_terms(facts, "sin"), right=imaginary.formula()),
    ]
    return Worked(tuple(steps), (real.formula(), imaginary.formula()))


def _complex_sum(facts: Facts, slip: Slip) -> tuple[list[Step], Complex]:
    """Find z and the power that is needed, and divide by z - 1 or its square; return the work and C + i S."""
    z = _base(facts)
    z = slip.or_else(z, sine_and_cosine_exchanged=Complex(z.imaginary, z.real))
    if z == ONE:
        raise Rejected("the wrong number is one")
    turn = multiple_of_pi(Fraction(*facts.angle))
    polar = root_of(Fraction(*facts.square)).formula() * (call("cos", turn) + I * call("sin", turn))
    steps = [step("identity", left=polar, right=z.formula())]
    number = z
    exponent = facts.last + 1
    if facts.weight == "binomial":
        number = ONE + z
        exponent = facts.last
        steps.append(step("identity", left=1 + polar, right=number.formula()))
    power = slip.or_else(
        number**exponent,
        one_power_too_few=lambda: number ** (exponent - 1),
        argument_not_multiplied=lambda: number * _modulus(number) ** (exponent - 1),
        power_conjugated=lambda: (number**exponent).conjugate(),
    )
    steps.append(step("identity", left=number.formula() ** exponent, right=power.formula()))
    if facts.weight == "binomial":
        return steps, power
    below = z - ONE
    if facts.weight == "geometric":
        degree = 1
        above = power - ONE
    else:
        degree = 2
        last = complex_number(facts.last)
        above = last * power * z - (last + ONE) * power + z
    result = above / slip.or_else(below, denominator_not_conjugated=below.conjugate()) ** degree
    steps.append(step("identity", left=above.formula() / below.formula() ** degree, right=result.formula()))
    return steps, result


def _base(facts: Facts) -> Complex:
    """Return z = r (cos theta + i sin theta)."""
    angle = Fraction(*facts.angle)
    half = Fraction(1, 2)
    size = root_of(Fraction(*facts.square))
    cosine = _COSINES[angle] if angle <= half else -_COSINES[1 - angle]
    return Complex(size * cosine, size * _COSINES[abs(half - angle)])


def _modulus(number: Complex) -> Complex:
    if not number.norm().is_rational:
        raise Rejected("the modulus is no root")
    return complex_number(root_of(number.norm().rational()))


def _all_terms(facts: Facts, function: str) -> Formula:
    """Return one of the sums with all its terms; the sine of zero is left out."""
    size = complex_number(root_of(Fraction(*facts.square)))
    terms: list[Formula | int] = []
    for k in range(facts.last + 1):
        weight = {"geometric": 1, "rising": k, "binomial": comb(facts.last, k)}[facts.weight]
        wave = call(function, multiple_of_pi(k * Fraction(*facts.angle)))
        if k > 0:
            terms.append(weight * (size**k).real.formula() * wave)
        elif function == "cos":
            terms.append(weight)
    return total(*terms)


def _written(facts: Facts, function: str) -> str:
    """Return one of the sums as LaTeX with a summation sign."""
    above, below = facts.angle
    term = _power_of_modulus(facts) * call(function, above * K * PI / below)
    weight = {
        "geometric": "",
        "rising": "k " if facts.square == (1, 1) else r"k \cdot ",
        "binomial": rf"\binom{{{facts.last}}}{{k}} ",
    }[facts.weight]
    return rf"\sum_{{k=0}}^{{{facts.last}}} {weight}{latex(term)}"


def _power_of_modulus(facts: Facts) -> Formula:
    """Return r^k, of a root as a power with half the exponent."""
    square = Fraction(*facts.square)
    ((radicand, factor),) = root_of(square).terms
    if square == 1:
        return formula(1)
    if radicand > 1 and factor == 1:
        return formula(square) ** (K / 2)
    return root_of(square).formula() ** K


SHEET = Sheet(
    subject="precalculus",
    method="exact summation term by term",
    sample=sample,
    gaps=lambda facts: {"cosines": _written(facts, "cos"), "sines": _written(facts, "sin")},
    work=work,
    types=(Typed("number", ("C",)), Typed("number", ("S",))),
    slips={
        "sine_and_cosine_exchanged": "cosine and sine of the angle are exchanged",
        "one_power_too_few": "the exponent is one too small",
        "argument_not_multiplied": "the modulus is raised to the power, the argument is left as it is",
        "power_conjugated": "the power has the opposite argument",
        "denominator_not_conjugated": "the quotient is extended by the denominator itself",
        "parts_exchanged": "real and imaginary parts are exchanged at the end",
    },
    levels={
        1: "both sums are parts of one geometric sum of complex numbers",
        2: "weights k, so that the geometric sum is summed by parts or differentiated",
        3: "binomial weights: the power of a binomial, by its polar form",
    },
)

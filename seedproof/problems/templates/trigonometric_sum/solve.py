"""Takes C + i S for one sum of powers of z, finds the power that it needs, and divides."""

from fractions import Fraction
from math import comb

from seedproof.problems.making.complex_surds import Complex, I, complex_number, root_of
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.trigonometric_sum.facts import Facts
from seedproof.problems.templates.trigonometric_sum.generate import (
    angle,
    answers,
    base,
    rising,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, call, product, quotient, total

_LARGEST = 10**6


def _polar(facts: Facts) -> Formula:
    """Return r (cos theta + i sin theta)."""
    size = root_of((base(facts).norm()).rational()).formula()
    turn = angle(facts, total(1))
    return product(size, total(call("cos", turn), product(I, call("sin", turn))))


def _weight(facts: Facts, k: int) -> int:
    match facts.weight:
        case "geometric":
            return 1
        case "rising":
            return k
        case "binomial":
            return comb(facts.last, k)


def _all_terms(facts: Facts, function: str) -> Formula:
    """Return one of the sums with all its terms; the sine of zero is left out."""
    size = root_of((base(facts).norm()).rational())
    terms: list[Formula] = []
    if function == "cos":
        terms.append(total(_weight(facts, 0)))
    power = complex_number(1)
    for k in range(1, facts.last + 1):
        power = power * complex_number(size)
        turn = k * Fraction(*facts.angle)
        value = call(function, quotient(product(turn.numerator, PI), turn.denominator))
        terms.append(product(_weight(facts, k), power.real.formula(), value))
    return total(*terms)


def _power(facts: Facts, z: Complex, slip: str) -> tuple[Formula, Complex]:
    """Return the power that is needed, as it is written, and its value."""
    exponent = facts.last + 1
    number = z
    if facts.weight == "binomial":
        exponent = facts.last
        number = complex_number(1) + z
    written = number.formula() ** exponent
    value = number**exponent
    match slip:
        case "one_power_too_few":
            value = number ** (exponent - 1)
        case "argument_not_multiplied":
            size = root_of(number.norm().rational()) if number.norm().is_rational else None
            if size is None:
                raise Rejected("the modulus is no root")
            value = number
            for _ in range(exponent - 1):
                value = value * complex_number(size)
        case "power_conjugated":
            value = value.conjugate()
    return written, value


def _quotient_steps(facts: Facts, z: Complex, value: Complex, slip: str) -> tuple[list[Step], Complex]:
    """Divide by z - 1, or by its square. A power of a binomial is the sum already."""
    one = complex_number(1)
    if facts.weight == "binomial":
        return [], value
    below = z - one
    if facts.weight == "geometric":
        above = value - one
        written = quotient(above.formula(), below.formula())
        result = above / below
    else:
        multiple = complex_number(facts.last)
        result = rising(z, value, facts.last)
        above = multiple * value * z - (multiple + one) * value + z
        written = quotient(above.formula(), below.formula() ** 2)
    if slip == "denominator_not_conjugated":
        scale = below.norm().inverse()
        times = below if facts.weight == "geometric" else below * below
        if facts.weight != "geometric":
            scale = scale * scale
        wrong = above * times
        result = Complex(wrong.real * scale, wrong.imaginary * scale)
    return [step("identity", left=written, right=result.formula())], result


def work(facts: Facts, slip: str) -> Worked:
    """First z, then its power, then the quotient, then both parts."""
    z = base(facts)
    if slip == "sine_and_cosine_exchanged":
        z = Complex(z.imaginary, z.real)
    steps = [step("identity", left=_polar(facts), right=z.formula())]
    if facts.weight == "binomial":
        steps.append(step("identity", left=total(1, _polar(facts)), right=(complex_number(1) + z).formula()))
    if z == complex_number(1):
        raise Rejected("the wrong number is one")
    written, value = _power(facts, z, slip)
    steps.append(step("identity", left=written, right=value.formula()))
    quotient_steps, result = _quotient_steps(facts, z, value, slip)
    steps += quotient_steps
    real = result.real
    imaginary = result.imaginary
    if slip == "parts_exchanged":
        real = result.imaginary
        imaginary = result.real
    numerators = [abs(number.numerator) for part in (real, imaginary) for _, number in part.terms]
    denominators = [part.denominator for part in (real, imaginary)]
    if max(numerators, default=0) > _LARGEST or max(denominators) > _LARGEST:
        raise Rejected("a wrong sum is large")
    steps.append(step("identity", left=_all_terms(facts, "cos"), right=real.formula()))
    steps.append(step("identity", left=_all_terms(facts, "sin"), right=imaginary.formula()))
    results = (real.formula(), imaginary.formula())
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sine_and_cosine_exchanged": "cosine and sine of the angle are exchanged",
        "one_power_too_few": "the exponent is one too small",
        "argument_not_multiplied": "the modulus is raised to the power, the argument is left as it is",
        "power_conjugated": "the power has the opposite argument",
        "denominator_not_conjugated": "the quotient is extended by the denominator itself",
        "parts_exchanged": "real and imaginary parts are exchanged at the end",
    },
)

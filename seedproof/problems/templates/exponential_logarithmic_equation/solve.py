"""Works an equation out by isolating a power, or by the zeros of a polynomial, of which not all may count."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.exponential_logarithmic_equation.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    E,
    Formula,
    Sequence,
    Symbol,
    collection,
    equation,
    formula,
    interval,
    polynomial,
)

X, U = Symbol("x"), Symbol("u")


def work(facts: Facts, slip: str) -> Worked:
    """A single power or logarithm is undone; of several, a polynomial is made first."""
    terms = facts["terms"]
    if facts["kind"] == "logarithmic":
        done = (_one_logarithm if len(terms) == 1 else _logarithms)(facts, slip)
    else:
        done = (_one_power if sum(rate != 0 for _, rate in terms) == 1 else _powers)(facts, slip)
    if slip:
        right, quotient = work(facts, ""), len(terms) == 2 and terms[1][0] < 0
        if done.answers == right.answers:
            raise Rejected("the slip changes nothing")
        if done.answers[-1] == collection() != right.answers[-1] and not quotient:
            raise Rejected("no solution is left, which seldom happens in such equations")
    return done


def _one_power(facts: Facts, slip: str) -> Worked:
    [[factor, rate], [level, _]], base = facts["terms"], facts["base"]
    above = facts["value"] + (level if slip == "sign_flipped" else -level)
    value = Fraction(above, 1 if slip == "coefficient_slip" else factor)
    if value <= 0 or value.denominator > (3 if rate > 0 else 1):
        raise Rejected("the power is not positive, or ugly")
    taken = "e" if slip == "base_dropped" else base
    (exponent,) = _exponents(taken, [value], 1)
    found = collection(*_exponents(taken, [value], 1 if slip == "rate_lost" else rate))
    power = _base(base) ** (rate * X)
    return Worked(
        (
            step("Isolating the power, {power} is equal to {}.", formula(value), "number", power=power),
            step("Taking logarithms, {exponent} is equal to {}.", exponent, "number", exponent=rate * X),
            step("Solving this for $x$ gives the solution set {}.", found, "set"),
        ),
        (found,),
    )


def _powers(facts: Facts, slip: str) -> Worked:
    lowest, coefficients = min(0, *(rate for _, rate in facts["terms"])), [0, 0, 0]
    for factor, rate in [*facts["terms"], [-facts["value"], 0]]:
        coefficients[2 - rate + lowest] += factor
    zeros = _zeros(coefficients)
    if slip == "zeros_with_the_wrong_sign":
        zeros = sorted(-zero for zero in zeros)
    left = [zero for zero in zeros if zero > 0]
    if slip == "root_dropped":
        left = left[1:]
    elif slip == "sign_dropped":
        left = sorted(map(abs, zeros))
    if not left:
        raise Rejected("no value is left")
    found = collection(*_exponents("e" if slip == "base_dropped" else facts["base"], left, 1))
    if slip == "substitution_not_undone":
        found = collection(*left)
    first = f"With {{power}}, after {'multiplying by $u$ and ' * (lowest < 0)}bringing all to one side, "
    power = equation(U, _base(facts["base"]) ** X)
    return Worked(
        (
            step(first + "{} has to be zero.", polynomial(coefficients, U), "expression(u)", power=power),
            step("The zeros of this quadratic polynomial are {}.", collection(*zeros), "set"),
            step(
                "A power of a positive base is positive, which leaves {} for $u$.", collection(*left), "set"
            ),
            step("Going back from $u$ to $x$, the solution set is {}.", found, "set"),
        ),
        (found,),
    )


def _one_logarithm(facts: Facts, slip: str) -> Worked:
    _, slope, constant = facts["terms"][0]
    number = _number(facts, slip)
    zero = Fraction(number + (constant if slip == "sign_flipped" else -constant), slope)
    text = "The argument is equal to this number exactly for $x$ in {}."
    middle = [_number_step(facts, number), step(text, collection(zero), "set")]
    return _in_domain(facts, slip, middle, [zero])


def _logarithms(facts: Facts, slip: str) -> Worked:
    (_, *one), (sign, *two), *right = facts["terms"]
    number = _number(facts, slip) if facts["value"] else 1
    if sign < 0:
        if slip == "inverted":
            one, two = two, one
        joined = _linear(*one) / _linear(*two)
        times = 1 if slip == "bracket_slip" else number
        coefficients = [0, one[0] - number * two[0], one[1] - times * two[1]]
    else:
        product = [one[0] * two[0], one[0] * two[1] + one[1] * two[0], one[1] * two[1]]
        joined = _linear(*one) * _linear(*two)
        if slip == "law_slip":
            product, joined = [0, one[0] + two[0], one[1] + two[1]], _linear(one[0] + two[0], one[1] + two[1])
        other = [0, *right[0][1:]] if right else [0, 0, number]
        coefficients = [first - second for first, second in zip(product, other, strict=True)]
    zeros = _zeros(coefficients)
    if slip == "zeros_with_the_wrong_sign":
        zeros = sorted(-zero for zero in zeros)
    text = "By the laws of logarithms the left side is the logarithm of {}."
    middle = [step(text, joined, "expression(x)")]
    if facts["value"]:
        middle.append(_number_step(facts, number))
    text = "Without logarithms and fractions, with all multiplied out and on one side, {} has to be zero."
    middle.append(step(text, polynomial(coefficients, X), "expression(x)"))
    middle.append(step("This is zero exactly for $x$ in {}.", collection(*zeros), "set"))
    return _in_domain(facts, slip, middle, zeros)


def _in_domain(facts: Facts, slip: str, middle: list[Step], zeros: list[Fraction]) -> Worked:
    """The steps between the domain, and what is left of the zeros in it."""
    terms = facts["terms"][:1] if slip == "domain_dropped" else facts["terms"]
    lows = [Fraction(-constant, slope) for _, slope, constant in terms if slope > 0]
    highs = [Fraction(-constant, slope) for _, slope, constant in terms if slope < 0]
    closed = ("[" * bool(lows) + "]" * bool(highs)) * (slip == "endpoint_swapped")
    domain = interval(max(lows, default=-INFINITY), min(highs, default=INFINITY), closed)
    left = [zero for zero in zeros if all(slope * zero + constant > 0 for _, slope, constant in terms)]
    if slip == "extraneous_root_kept":
        left = zeros
    elif slip == "root_dropped":
        left = left[1:] if len(left) > 1 else [zero for zero in left if zero > 0]
    if slip and any(zero.denominator > 5 for zero in left):
        raise Rejected("a value is ugly")
    found = collection(*left)
    defined = step("All the logarithms are defined exactly for $x$ in {}.", domain, "interval_union")
    kept = step("Of these values the domain leaves {} as the solution set.", found, "set")
    return Worked((defined, *middle, kept), (domain, found))


def _number(facts: Facts, slip: str) -> int:
    """The number with the logarithm that is given."""
    base, value = int(facts["base"]), facts["value"]
    if slip == "base_and_value_swapped":
        base, value = value, base
    number: int = base * value if slip == "power_slip" else base**value
    if number > 100:
        raise Rejected("a number is large")
    return number


def _number_step(facts: Facts, number: int) -> Step:
    text = "To the base {base}, the number whose logarithm is {given} is {}."
    return step(
        text, formula(number), "number", base=formula(int(facts["base"])), given=formula(facts["value"])
    )


def _base(text: str) -> Formula:
    return E if text == "e" else formula(int(text))


def _linear(slope: int, constant: int) -> Formula:
    return slope * X + constant if slope > 0 else constant + slope * X


def _exponents(base: str, values: list[Fraction], rate: int) -> tuple[Formula, ...]:
    """The logarithms of one value or two, over the rate."""
    first, last = values[0], values[-1]
    terms, value = [[first.denominator, rate]], first.numerator
    if len(values) > 1:
        over = first.denominator * last.denominator
        terms, value = [[over, 2], [int(-(first + last) * over), 1], [int(first * last * over), 0]], 0
    (found,) = answers({"kind": "exponential", "base": base, "terms": terms, "value": value})
    assert isinstance(found.formula, Sequence)
    return found.formula.items


def _zeros(coefficients: list[int]) -> list[Fraction]:
    """Of a linear polynomial, or of a quadratic one, ascending."""
    first, middle, last = coefficients
    if first == 0:
        if middle == 0:
            raise Rejected("there is nothing to solve")
        return [Fraction(-last, middle)]
    square = middle**2 - 4 * first * last
    if square < 0 or isqrt(square) ** 2 != square:
        raise Rejected("the zeros are not rational")
    return sorted({Fraction(-middle + sign * isqrt(square), 2 * first) for sign in (-1, 1)})


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)

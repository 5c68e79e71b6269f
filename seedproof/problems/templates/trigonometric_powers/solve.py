"""Writes the product as a sum and integrates it, or climbs a reduction formula."""

from fractions import Fraction

from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    scaled,
    value_of,
    written,
)
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.trigonometric_powers.facts import Facts, Frequencies, Powers, Reduction
from seedproof.problems.templates.trigonometric_powers.generate import (
    CONSTANT,
    Basis,
    Terms,
    X,
    answers,
    base_of,
    binomial_terms,
    boundary,
    edge_of,
    end_formula,
    formula_of,
    formula_of_reduction,
    integrand_of,
    multiple_angles,
    rest_of,
    share,
    sum_of_waves,
    terms_of,
    value_at,
    with_factor,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, call, product, total


def work(facts: Facts, slip: str) -> Worked:
    """Work a product or a sequence of powers out."""
    match facts:
        case Reduction():
            worked = _reduction(facts, slip)
        case _:
            worked = _product(facts, slip)
    right = tuple(answer.formula for answer in answers(facts))
    if slip and worked.answers == right:
        raise Rejected("the slip changes nothing")
    return worked


def _product(facts: Powers | Frequencies, slip: str) -> Worked:
    terms = with_factor(facts, _terms(facts, slip))
    high = value_at(terms, facts.high)
    low = value_at(terms, facts.low)
    if slip == "lower_end_dropped":
        low = {}
    if slip == "ends_exchanged":
        high, low = low, high
    integral = difference(high, low)
    if any(number.denominator > 5000 for number in integral.values()):
        raise Rejected("the integral is ugly")
    integrand = integrand_of(facts)
    antiderivative = total(formula_of(terms), CONSTANT)
    start = end_formula(facts, facts.low)
    stop = end_formula(facts, facts.high)
    steps = (
        step("identity", left=integrand, right=product(facts.factor, _rewritten(facts, slip))),
        step(
            "antiderivative_between",
            function=integrand,
            letter=X,
            low=start,
            high=stop,
            antiderivative=antiderivative,
        ),
        step(
            "definite_integral",
            low=start,
            high=stop,
            integrand=integrand,
            letter=X,
            value=written(integral),
        ),
    )
    return Worked(steps, (antiderivative, written(integral)))


def _sign(slip: str, sign: int) -> int:
    """Return the sign in the identity of squares, which a slip turns round."""
    return -sign if slip == "identity_of_squares" else sign


def _terms(facts: Powers | Frequencies, slip: str) -> Terms:
    """Return the antiderivative without the factor, perhaps with a slip. Raises: Rejected."""
    terms = terms_of(facts)
    match slip:
        case "powers_not_divided":
            return {basis: factor * basis.power for basis, factor in terms.items()}
        case "frequency_not_divided":
            return {basis: factor * basis.rate for basis, factor in terms.items()}
        case "sign_of_a_wave":
            return {basis: _turned(basis, factor) for basis, factor in terms.items()}
        case "identity_of_squares":
            return _with_other_identity(facts)
    return terms


def _turned(basis: Basis, factor: Fraction) -> Fraction:
    if basis.name == "cos":
        return -factor
    return factor


def _with_other_identity(facts: Powers | Frequencies) -> Terms:
    """Raises: Rejected where no square is replaced."""
    match facts:
        case Frequencies():
            raise Rejected("there is no square")
        case Powers(functions="tan sec", exponents=(tangents, secants)):
            if secants % 2 == 0:
                return binomial_terms(secants // 2 - 1, -1, tangents, Basis("tan", 1, 1), Fraction(1))
            return binomial_terms((tangents - 1) // 2, 1, secants - 1, Basis("sec", 1, 1), Fraction(1))
        case Powers(exponents=(sines, cosines)):
            if cosines % 2 == 1:
                return binomial_terms(cosines // 2, 1, sines, Basis("sin", 1, 1), Fraction(1))
            if sines % 2 == 1:
                return binomial_terms(sines // 2, 1, cosines, Basis("cos", 1, 1), Fraction(-1))
    raise Rejected("there is no square")


def _rewritten(facts: Powers | Frequencies, slip: str) -> Formula:
    """Write the product so that it can be integrated, without the factor."""
    sine = call("sin", X)
    cosine = call("cos", X)
    tangent = call("tan", X)
    secant = call("sec", X)
    match facts:
        case Frequencies():
            waves = sum_of_waves(facts)
            return total(*(product(factor, call(name, rate * X)) for name, rate, factor in waves))
        case Powers(functions="tan sec", exponents=(tangents, secants)):
            if secants % 2 == 0:
                square = total(1, _sign(slip, 1) * tangent**2)
                return product(tangent**tangents, square ** (secants // 2 - 1), secant**2)
            square = total(secant**2, _sign(slip, -1))
            powers = product(square ** ((tangents - 1) // 2), secant ** (secants - 1))
            return product(powers, secant, tangent)
        case Powers(exponents=(sines, cosines)):
            if cosines % 2 == 1:
                square = total(1, _sign(slip, -1) * sine**2)
                return product(sine**sines, square ** (cosines // 2), cosine)
            if sines % 2 == 1:
                square = total(1, _sign(slip, -1) * cosine**2)
                return product(square ** (sines // 2), cosine**cosines, sine)
            factors = multiple_angles(sines, cosines)
            waves_of_angles = [
                product(factor, call("cos", 2 * index * X)) for index, factor in enumerate(factors) if index
            ]
            return total(factors[0], *waves_of_angles)


def _reduction(facts: Reduction, slip: str) -> Worked:
    """The formula, the lowest integral, and then one after the other."""
    formula = formula_of_reduction(facts)
    if slip == "boundary_lost":
        formula = rest_of(facts)
    if slip == "boundary_sign":
        edge = edge_of(facts)
        if edge is None:
            raise Rejected("the ends contribute nothing")
        formula = rest_of(facts) - edge
    start = end_formula(facts, facts.low)
    stop = end_formula(facts, facts.high)
    value = _base(facts, slip)
    steps: list[Step] = [
        step("reduction", low=start, high=stop, integrand=integrand_of(facts), letter=X, formula=formula),
        _member_step(facts, facts.index % 2, value),
    ]
    for index in range(facts.index % 2 + 2, facts.index + 1, 2):
        value = _next(facts, slip, index, value)
        steps.append(_member_step(facts, index, value))
    if any(number.denominator > 5000 for number in value.values()):
        raise Rejected("the integral is ugly")
    return Worked(tuple(steps), (formula, written(value)))


def _base(facts: Reduction, slip: str) -> Value:
    value = base_of(facts)
    match slip:
        case "number_beside_x_forgotten":
            return scaled(value, facts.rate)
        case "lowest_integral_taken_as_one":
            return value_of(1)
    return value


def _next(facts: Reduction, slip: str, index: int, value: Value) -> Value:
    edge = scaled(boundary(facts, index), Fraction(1, facts.rate))
    factor = share(facts, index)
    match slip:
        case "boundary_lost":
            edge = {}
        case "boundary_sign":
            edge = scaled(edge, -1)
        case "index_off_by_one" if index == facts.index:
            edge = scaled(boundary(facts, index + 1), Fraction(1, facts.rate))
            factor = share(facts, index + 1)
    return added(edge, scaled(value, factor))


def _member_step(facts: Reduction, index: int, value: Value) -> Step:
    return step(
        "definite_integral",
        low=end_formula(facts, facts.low),
        high=end_formula(facts, facts.high),
        integrand=call(facts.function, facts.rate * X) ** index,
        letter=X,
        value=written(value),
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "identity_of_squares": "the identity between both squares is used with the wrong sign",
        "powers_not_divided": "powers are not divided by their new exponent",
        "frequency_not_divided": "waves are not divided by their frequency",
        "sign_of_a_wave": "the antiderivative of a sine gets the wrong sign",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "boundary_lost": "what the ends contribute in integration by parts is lost",
        "boundary_sign": "what the ends contribute has the wrong sign",
        "number_beside_x_forgotten": "the lowest integral is not divided by the number beside x",
        "lowest_integral_taken_as_one": "the lowest integral is taken as one",
        "index_off_by_one": "in the last use of the formula the index is too large by one",
    },
)

"""Splits the coefficients into those of known series, sums these, and puts a number in."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.power_series_sum.facts import Facts
from seedproof.problems.templates.power_series_sum.generate import (
    Closed,
    N,
    Polynomial,
    X,
    closed_form,
    divided,
    falling_coefficients,
    logarithm_of,
    number_of,
    numbers_at,
    numerical_text,
    point,
    power_sums,
    two_logarithms,
    weight_text,
    weighted,
    with_exponential,
    with_logarithm,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Verbatim,
    call,
    formula,
    latex,
    polynomial,
    product,
    quotient,
    total,
)

_FALLING = ("1", "n", "n (n - 1)", "n (n - 1) (n - 2)")


def work(facts: Facts, slip: str) -> Worked:
    """Sum the parts, put them together, and evaluate."""
    match facts.kind:
        case "geometric":
            steps, closed = _geometric(facts, slip)
        case "logarithm":
            steps, closed = _logarithm(facts, slip)
        case "double":
            steps, closed = _double(facts, slip)
        case "exponential":
            steps, closed = _exponential(facts, slip)
    if closed != closed_form(facts) and not slip:
        raise ValueError("the steps do not lead to the answer")
    whole = written(closed, facts.scale)
    numbers = _evaluated(closed, facts, slip)
    divisor = facts.scale if facts.kind in ("logarithm", "double") else 1
    rational, logarithm, exponential = numbers
    at = Fraction(facts.at)
    at_point = number_of((rational * divisor, logarithm * divisor, exponential * divisor), at)
    value = number_of(numbers, at)
    start, term = _sum_of(numerical_text(facts))
    steps += [
        _sum(_start(facts), _term(facts), whole),
        step("value", letter=X, at=point(facts), expression=whole, value=at_point),
        step("series_sum", index=N, start=start, term=Verbatim(term), value=value),
    ]
    worked = Worked(tuple(steps), (whole, value))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _sum(start: int, term: str, value: Formula) -> Step:
    return step("series_sum", index=N, start=start, term=Verbatim(term), value=value)


def _sum_of(text: str) -> tuple[int, str]:
    """Return start and term of a series that is written with its sum sign."""
    head, _, term = text.partition(r"^{\infty} ")
    return int(head.removeprefix(r"\sum_{n=").removesuffix("}")), term


def _start(facts: Facts) -> int:
    return 1 if facts.kind == "double" else 0


def _power(facts: Facts) -> str:
    """Write (x/scale)^n."""
    if facts.scale == 1:
        return "x^n"
    return rf"\left({latex(X / facts.scale)}\right)^n"


def _term(facts: Facts) -> str:
    """Write the whole term."""
    weight = weight_text(facts)
    match facts.kind:
        case "geometric":
            return rf"\left({weight}\right) {_power(facts)}"
        case "logarithm":
            return rf"\frac{{{weight}}}{{n + 1}} \, x \, {_power(facts)}"
        case "double":
            return rf"\frac{{{weight}}}{{n \, (n + 1)}} \, x \, {_power(facts)}"
        case "exponential":
            return rf"\frac{{{weight}}}{{n!}} \, {_power(facts)}"


def _evaluated(closed: Closed, facts: Facts, slip: str) -> tuple[Fraction, Fraction, Fraction]:
    """Return the parts of the value, with a slip made in evaluating."""
    rational, logarithm, exponential = numbers_at(closed, facts)
    if slip == "power_lost_in_the_value" and closed.power > 1:
        rational *= facts.scale - point(facts)
    if slip == "sign_of_the_value_of_the_logarithm":
        logarithm = -logarithm
    return rational, logarithm, exponential


def _sums(facts: Facts, slip: str) -> list[Polynomial]:
    """Return the numerators of the sums of powers of n."""
    constant, linear, quadratic = power_sums(facts)
    scale = Fraction(facts.scale)
    match slip:
        case "geometric_series_begun_at_one":
            constant = [Fraction(1), Fraction(0)]
        case "power_of_x_not_put_back":
            linear = [scale]
            quadratic = [2 * scale]
    return [constant, linear, quadratic]


def _geometric(facts: Facts, slip: str) -> tuple[list[Step], Closed]:
    sums = _sums(facts, slip)
    degree = len(facts.weight) - 1
    weights = ("", "n ", "n^2 ")
    steps = [
        _sum(0, weights[power] + _power(facts), written(Closed(sums[power], power + 1, [], []), facts.scale))
        for power in range(degree + 1)
    ]
    weight = facts.weight
    if slip == "sign_of_the_constant":
        weight = [*weight[:-1], -weight[-1]]
    return steps, weighted(facts, weight, sums)


def _logarithm(facts: Facts, slip: str) -> tuple[list[Step], Closed]:
    quotient_in_n, rest = divided(facts)
    if slip == "sign_of_the_remainder":
        rest = -rest
    sums = _sums(facts, slip)
    rational = with_logarithm(facts, quotient_in_n, Fraction(0), sums)._replace(logarithm=[])
    factor = _factor_of_logarithm(facts, slip)
    logarithm = factor * call("log", logarithm_of(facts.scale))
    divided_weight = polynomial(quotient_in_n, N)
    steps = [
        step(
            "identity",
            left=quotient(polynomial(facts.weight, N), N + 1),
            right=total(divided_weight, quotient(rest, N + 1)),
        ),
        _sum(
            0, rf"\left({latex(divided_weight)}\right) x \, {_power(facts)}", written(rational, facts.scale)
        ),
        step("antiderivative", function=_integrand(facts), letter=X, antiderivative=logarithm),
        _sum(0, rf"\frac{{x}}{{n + 1}} \, {_power(facts)}", logarithm),
    ]
    closed = with_logarithm(facts, quotient_in_n, rest, sums)
    return steps, closed._replace(logarithm=[rest * factor])


def _factor_of_logarithm(facts: Facts, slip: str) -> Fraction:
    """Return what stands before the logarithm in the integral of the geometric series."""
    match slip:
        case "sign_of_the_logarithm":
            return Fraction(facts.scale)
        case "factor_of_the_inner_function_lost":
            return Fraction(-1)
    return Fraction(-facts.scale)


def _integrand(facts: Facts) -> Formula:
    """Return scale / (scale - x)."""
    if facts.scale < 0:
        return quotient(-facts.scale, X - facts.scale)
    return quotient(facts.scale, facts.scale - X)


def _double(facts: Facts, slip: str) -> tuple[list[Step], Closed]:
    slope, first = facts.weight
    second = slope - first
    if slip == "sign_in_the_partial_fractions":
        second = slope + first
    logarithm = call("log", logarithm_of(facts.scale))
    factor = _factor_of_logarithm(facts, slip)
    sign = Fraction(1) if slip == "sign_of_the_logarithm" else Fraction(-1)
    missing = Fraction(0) if slip == "first_term_not_taken_off" else Fraction(1)
    steps = [
        step(
            "identity",
            left=quotient(polynomial(facts.weight, N), product(N, N + 1)),
            right=total(quotient(first, N), quotient(second, N + 1)),
        ),
        _sum(1, rf"\frac{{1}}{{n}} \, {_power(facts)}", sign * logarithm),
        _sum(1, rf"\frac{{x}}{{n + 1}} \, {_power(facts)}", total(factor * logarithm, -missing * X)),
    ]
    closed = two_logarithms(first, second, Fraction(facts.scale))
    mistaken = [second * factor]
    if first:
        mistaken = [first * sign, second * factor]
    return steps, closed._replace(
        above=[-second * missing, Fraction(0)],
        logarithm=mistaken,
    )


def _exponential(facts: Facts, slip: str) -> tuple[list[Step], Closed]:
    coefficients = falling_coefficients(facts.weight)
    if slip == "powers_taken_for_falling_products":
        coefficients = [Fraction(coefficient) for coefficient in reversed(facts.weight)]
    if slip == "sign_of_the_constant":
        coefficients = [-coefficients[0], *coefficients[1:]]
    products = [
        product(coefficient, Verbatim(falling) if falling != "1" else 1)
        for coefficient, falling in zip(coefficients, _FALLING, strict=False)
    ]
    lost = 1 if slip == "power_of_x_not_put_back" else 0
    steps = [step("identity", left=polynomial(facts.weight, N), right=total(*reversed(products)))]
    for power in range(1, len(coefficients)):
        term = rf"\frac{{{_FALLING[power]}}}{{n!}} \, {_power(facts)}"
        steps.append(_sum(0, term, _shifted_exponential(facts, power - lost)))
    closed = with_exponential(facts, coefficients)
    if lost:
        constant, *others = coefficients
        shifted = [constant + others[0], *others[1:]]
        closed = with_exponential(facts, shifted)
    return steps, closed


def _shifted_exponential(facts: Facts, power: int) -> Formula:
    """Return (x/scale)^power e^(x/scale)."""
    inner = X / facts.scale
    return product(formula(inner) ** power, call("exp", inner))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "power_of_x_not_put_back": "the power of x that differentiating takes away is not put back",
        "geometric_series_begun_at_one": "the geometric series is summed from its second term on",
        "sign_of_the_constant": "a part of the coefficients enters with the wrong sign",
        "power_lost_in_the_value": "the denominator of the value has too small an exponent",
        "sign_of_the_remainder": "the remainder of the division has the wrong sign",
        "sign_of_the_logarithm": "the minus sign of the logarithm is lost",
        "factor_of_the_inner_function_lost": "the factor of the inner function is lost in integrating",
        "sign_of_the_value_of_the_logarithm": "the value of the logarithm has the wrong sign",
        "sign_in_the_partial_fractions": "one of the partial fractions is wrong",
        "first_term_not_taken_off": "the first term of the logarithmic series is not taken off",
        "powers_taken_for_falling_products": "powers of n are treated as products n (n - 1)",
    },
)

"""Compares coefficients, follows the recurrence, and reads off what is asked."""

from fractions import Fraction
from math import factorial

from msgspec.structs import replace

from seedproof.problems.making.coefficients import division, scaled, value, with_roots
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.ode_power_series.facts import Facts
from seedproof.problems.templates.ode_power_series.generate import (
    N,
    Polynomial,
    Recurrence,
    closed,
    coefficients_of,
    equation_text,
    initial_text,
    parameter,
    ratio,
    recurrence,
    taylor,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Verbatim, formula, product


def work(facts: Facts, slip: str) -> Worked:
    """Find the recurrence, its first values, the beginning of the series, and a derivative or the sum."""
    rule = _mistaken_rule(facts, recurrence(facts), slip)
    mistaken = facts
    if slip == "initial_value_with_the_wrong_sign":
        mistaken = replace(facts, start=[-facts.start[0], *facts.start[1:]])
    coefficients = coefficients_of(mistaken, rule)
    if any(number.denominator > 5000 or abs(number.numerator) > 100000 for number in coefficients):
        raise Rejected("the coefficients are ugly")
    polynomial = taylor(mistaken, coefficients)
    last, last_step = _last(mistaken, facts, coefficients, slip)
    equation = Verbatim(equation_text(facts))
    initial = Verbatim(initial_text(facts))
    steps = [
        Step(
            "coefficient_recurrence",
            {
                "equation": equation,
                "following": Verbatim(f"a_{{n+{rule.shift}}}"),
                "right": product(ratio(rule), Verbatim("a_n")),
                "from": formula(rule.start),
            },
        ),
        *(
            step(
                "value",
                letter=N,
                at=n,
                expression=ratio(rule),
                value=value(rule.above, n) / value(rule.below, n),
            )
            for n in _indices(recurrence(facts))
        ),
        step(
            "series_solution",
            equation=equation,
            initial=initial,
            order=facts.order,
            polynomial=polynomial,
        ),
        last_step,
    ]
    worked = Worked(tuple(steps), (ratio(rule), polynomial, last))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _indices(rule: Recurrence) -> range:
    """Return for which n the quotient is worked out; none where it is a constant."""
    if len(rule.above) == 1 and len(rule.below) == 1:
        return range(0)
    return range(rule.start, rule.start + 3)


def _mistaken_rule(facts: Facts, rule: Recurrence, slip: str) -> Recurrence:
    known = facts.asked == "closed form"
    match slip:
        case "sign_of_the_recurrence":
            return rule._replace(above=scaled(rule.above, Fraction(-1)))
        case "index_not_shifted" if not known:
            return rule._replace(above=_shifted(rule.above))
        case "factor_of_the_derivative_lost" if not known:
            return rule._replace(below=_with_one_factor_less(rule.below))
        case "factor_doubled" if known:
            return rule._replace(above=scaled(rule.above, Fraction(_power_of_two(facts))))
    return rule


def _shifted(coefficients: Polynomial) -> Polynomial:
    """Return the polynomial with n + 1 in place of n. Raises: Rejected where it is not linear."""
    if len(coefficients) != 2:
        raise Rejected("there is nothing to shift, or too much")
    slope, constant = coefficients
    return [slope, constant + slope]


def _with_one_factor_less(below: Polynomial) -> Polynomial:
    quotient, _ = division(below, with_roots([Fraction(-1)], Fraction(1)))
    if value(below, -1) != 0 or not quotient:
        raise Rejected("there is no such factor")
    return quotient


def _power_of_two(facts: Facts) -> int:
    """Return what doubles the parameter: the recurrence of sine has its square."""
    return 4 if facts.second[-1] == 0 else 2


def _last(mistaken: Facts, facts: Facts, coefficients: list[Fraction], slip: str) -> tuple[Formula, Step]:
    """Return the derivative, or the sum of the series, and its step."""
    if facts.asked == "closed form":
        function = closed(mistaken, _parameter(facts, slip))
        return function, step(
            "initial_value_problem",
            function=function,
            equation=Verbatim(equation_text(facts)),
            initial=Verbatim(initial_text(facts)),
        )
    coefficient = coefficients[facts.number]
    size = factorial(facts.number)
    derivative = formula(coefficient * size)
    if slip == "factorial_lost":
        derivative = formula(coefficient * facts.number)
    left = Verbatim(f"y^{{({facts.number})}}(0)")
    return derivative, step(
        "derivative_of_solution",
        equation=Verbatim(equation_text(facts)),
        initial=Verbatim(initial_text(facts)),
        derivative=left,
        value=derivative,
    )


def _parameter(facts: Facts, slip: str) -> int:
    c = parameter(facts)
    match slip:
        case "sign_of_the_recurrence" | "sign_of_the_parameter":
            return -c
        case "factor_doubled":
            return 2 * c
    return c


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_the_recurrence": "a term changes sides without changing its sign",
        "index_not_shifted": "the index of a derivative's coefficients is off by one",
        "factor_of_the_derivative_lost": "a factor that differentiating brings is lost",
        "factor_doubled": "the number in the recurrence is too large by a factor",
        "initial_value_with_the_wrong_sign": "the first initial value has the wrong sign",
        "factorial_lost": "the coefficient is multiplied with the order of the derivative, not its factorial",
        "sign_of_the_parameter": "the series is recognised with a wrong sign inside",
    },
)

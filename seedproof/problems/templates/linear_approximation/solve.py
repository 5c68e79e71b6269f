"""Works an approximation out: derivatives at the place, the estimate, and the bound."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Law, Power
from seedproof.problems.templates.linear_approximation.generate import (
    EXPONENTS,
    Local,
    T,
    answers,
    integrand,
    local,
)
from seedproof.problems.templates.linear_approximation.phrases import FIRST_QUANTITIES, SECOND_QUANTITIES
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    PI,
    Formula,
    Symbol,
    Verbatim,
    call,
    formula,
    latex,
    power,
    product,
    quotient,
)

S = Symbol("s")
X = Symbol("x")


def work(facts: Facts, slip: str) -> Worked:
    """Derivatives first, then the numbers.

    Raises: Rejected where the slip changes nothing.
    """
    worked = _errors(facts, slip) if isinstance(facts, Errors) else _estimate(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _estimate(facts: Power | Integral, slip: str) -> Worked:
    at = local(facts)
    match slip:
        case "factor_of_slope_lost" if isinstance(facts, Power):
            at = at._replace(slope=at.slope / Fraction(facts.p, facts.q))
        case "factor_of_bend_lost":
            at = at._replace(bend=_without_factor(facts, at))
        case "exponents_signless" | "errors_subtracted" | "exponent_forgotten_in_the_target":
            raise Rejected("there are no measured quantities")
    step_taken = -at.step if slip == "step_in_the_wrong_direction" else at.step
    estimate = at.value + at.slope * step_taken
    bound = abs(at.bend) / 2 * at.step**2
    match slip:
        case "half_of_the_bound_lost":
            bound *= 2
        case "step_not_squared":
            bound = abs(at.bend) / 2 * abs(at.step)
    letter, place, first, second = _functions(facts, slip)
    steps = [
        step("value", letter=letter, at=place, expression=first, value=at.slope),
        step("identity", left=_written_estimate(at), right=estimate),
        step("derivative", function=first, letter=letter, derivative=second),
        step("value", letter=letter, at=place, expression=second, value=at.bend),
        step("identity", left=_written_bound(at), right=bound),
    ]
    if isinstance(facts, Power):
        function = power(X, Fraction(facts.p, facts.q))
        steps.insert(0, step("derivative", function=function, letter=X, derivative=first))
        right = power(X, Fraction(facts.p, facts.q) - 1)
        if slip == "factor_of_slope_lost":
            steps[3] = step("derivative", function=right, letter=X, derivative=second)
    return Worked(tuple(steps), (formula(estimate), formula(bound)))


def _without_factor(facts: Power | Integral, at: Local) -> Fraction:
    if isinstance(facts, Power):
        return at.bend / (Fraction(facts.p, facts.q) - 1)
    return at.bend * 2


def _functions(facts: Power | Integral, slip: str) -> tuple[Symbol, int, Formula, Formula]:
    """Return the letter, the place, and the first two derivatives."""
    match facts:
        case Power(p, q, root, _):
            exponent = Fraction(p, q)
            factor = Fraction(1) if slip == "factor_of_slope_lost" else exponent
            bend = exponent if slip == "factor_of_bend_lost" else exponent * (exponent - 1)
            return X, root**q, product(factor, power(X, exponent - 1)), product(bend, power(X, exponent - 2))
        case Integral(degree, _, _, place, _):
            below = integrand(facts) if slip == "factor_of_bend_lost" else 2 * integrand(facts)
            return T, place, integrand(facts), quotient(degree * T ** (degree - 1), below)


def _written_estimate(at: Local) -> Formula:
    slope = latex(at.slope)
    sign = "+" if at.step > 0 else "-"
    return Verbatim(rf"{latex(at.value)} {sign} {slope} \cdot {latex(abs(at.step))}")


def _written_bound(at: Local) -> Formula:
    half = rf"\frac{{1}}{{2}} \cdot {latex(abs(at.bend))}"
    return Verbatim(rf"{half} \cdot \left({latex(abs(at.step))}\right)^2")


def _errors(facts: Errors, slip: str) -> Worked:
    if slip not in ("", *_OF_ERRORS):
        raise Rejected("there is no place to approximate at")
    first, second = EXPONENTS[facts.law]
    if slip == "factor_of_bend_lost":
        first = Fraction(1)
        second = second / abs(second)
    if slip == "errors_subtracted":
        largest = abs(abs(first) * facts.first - abs(second) * facts.second)
    else:
        largest = abs(first) * facts.first + abs(second) * facts.second
    allowed = (facts.target - abs(first) * facts.first) / abs(second)
    if slip == "exponent_forgotten_in_the_target":
        allowed = facts.target - abs(first) * facts.first
    if slip == "exponents_signless":
        allowed = facts.target / abs(second) - abs(first) * facts.first
    if allowed <= 0 or largest == 0:
        raise Rejected("with the slip nothing would be allowed")
    u = Symbol(FIRST_QUANTITIES[facts.law])
    v = Symbol(SECOND_QUANTITIES[facts.law])
    law = _law(facts.law, u, v)
    terms = rf"{latex(abs(first))} \cdot {facts.first} + {latex(abs(second))} \cdot {facts.second}"
    steps = (
        step("derivative", function=law, letter=u, derivative=quotient(product(first, law), u)),
        step("derivative", function=law, letter=v, derivative=quotient(product(second, law), v)),
        step("identity", left=Verbatim(terms), right=largest),
        step(
            "satisfies",
            letter=S,
            value=allowed,
            left=abs(first) * facts.first + abs(second) * S,
            right=facts.target,
        ),
    )
    return Worked(steps, (formula(largest), formula(allowed)))


_OF_ERRORS = (
    "factor_of_bend_lost",
    "errors_subtracted",
    "exponents_signless",
    "exponent_forgotten_in_the_target",
)


def _law(law: Law, u: Symbol, v: Symbol) -> Formula:
    """Return the law as a formula, with letters for what is known exactly."""
    match law:
        case "pendulum":
            return quotient(product(4, PI**2, u), v**2)
        case "wire":
            return quotient(product(Symbol("rho"), u), product(PI, v**2))
        case "flow":
            return quotient(product(PI, v**4, u), product(8, Verbatim(r"\eta"), Symbol("L")))
        case "radiation":
            return product(Symbol("sigma"), u, v**4)
        case "beam":
            return quotient(product(u, v**3), product(3, Symbol("K")))
        case "string":
            return product(quotient(1, 2 * v), call("sqrt", quotient(u, Symbol("mu"))))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "factor_of_slope_lost": "the exponent before the derivative of a power is lost",
        "factor_of_bend_lost": "a factor is lost in the second derivative, or an exponent of a law",
        "step_in_the_wrong_direction": "the difference from the place has the wrong sign",
        "half_of_the_bound_lost": "the factor 1/2 of the error bound is lost",
        "step_not_squared": "the difference from the place is not squared in the error bound",
        "errors_subtracted": "the errors of both quantities are subtracted from each other",
        "exponents_signless": "the target is divided by the exponent before the other error is taken off",
        "exponent_forgotten_in_the_target": "the exponent is forgotten where the precision is found",
    },
)

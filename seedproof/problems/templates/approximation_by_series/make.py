"""Chooses a function with an alternating series, counts the terms that are not small, and adds them."""

from fractions import Fraction
from math import factorial

from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.approximation_by_series import phrases
from seedproof.problems.templates.approximation_by_series.facts import Facts, Function
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, latex, total

N = Symbol("n")
X = Symbol("x")

_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "log", "arctan")
_DIVIDED: tuple[tuple[Function, int], ...] = (
    ("sin", -1),
    ("arctan", -1),
    ("log", -1),
    ("one minus exp", -1),
    ("one minus cos", -2),
    ("one minus cos", -1),
)
_ENDS = ("1/2", "1/3", "1/4", "1/5", "2/3", "2/5", "1", "1/10", "3/4", "3/5")

_EXPONENTS: dict[Function, tuple[int, int]] = {
    "exp": (1, 0),
    "log": (1, 1),
    "one minus exp": (1, 1),
    "cos": (2, 0),
    "sin": (2, 1),
    "arctan": (2, 1),
    "one minus cos": (2, 2),
}
"""The exponent of t in the term number n, from zero on, is a n + b."""

_MOST = 4
"""Terms."""

Monomial = tuple[Fraction, int]
"""A term of an expansion: its coefficient, and the power of x."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a value, an integral, or one with a power of x beside the function. Raises: Rejected."""
    function = draws.choice(_FUNCTIONS)
    power = 0
    weight = 0
    if difficulty == 2:
        power = draws.choice((2, 3))
    if difficulty == 3:
        power = draws.choice((1, 1, 2))
        function, weight = draws.choice(_DIVIDED)
        if draws.below(3) == 0:
            function = draws.choice(_FUNCTIONS)
            weight = draws.choice((1, 2))
    end = draws.choice(_ENDS)
    facts = Facts(function=function, power=power, weight=weight, end=end, digits=draws.between(2, 5))
    count = _least_count(facts)
    if count < 2:
        raise Rejected("one term is enough")
    *terms, omitted = [_evaluated(facts, _monomial(facts, n)) for n in range(count + 1)]
    if sum(terms).denominator > 2_000_000:
        raise Rejected("the sum has a large denominator")
    if omitted.denominator > 50_000_000:
        raise Rejected("the first omitted term has a large denominator")
    if facts.power == 0 and facts.end == "1":
        raise Rejected("the point is 1")
    return facts


def _has_factorials(function: Function) -> bool:
    return function not in ("log", "arctan")


def _monomial(facts: Facts, n: int, slip: Slip = NO_SLIP) -> Monomial:
    """Return the term number n of the expansion in x."""
    slope, constant = _EXPONENTS[facts.function]
    power = slope * n + constant
    right = factorial(power)
    other = max(power, 1)
    if not _has_factorials(facts.function):
        right, other = other, right
    divisor = slip.or_else(right, factorials_confused=other)
    sign = slip.or_else((-1) ** n, signs_lost=1)
    return Fraction(sign, divisor), power * (facts.power or 1) + facts.weight


def _evaluated(facts: Facts, monomial: Monomial, slip: Slip = NO_SLIP) -> Fraction:
    """Return the monomial at the point, or its integral up to it."""
    coefficient, power = monomial
    end = Fraction(facts.end)
    if facts.power == 0:
        return coefficient * end**power
    return slip.or_else(
        coefficient * end ** (power + 1) / (power + 1),
        divisor_of_the_integral_lost=coefficient * end ** (power + 1),
        power_not_raised=coefficient * end**power / (power + 1),
    )


def _least_count(facts: Facts) -> int:
    """Return the number of terms after which the next one is small enough. Raises: Rejected."""
    for count in range(1, _MOST + 1):
        if abs(_evaluated(facts, _monomial(facts, count))) < Fraction(1, 10**facts.digits):
            return count
    raise Rejected("many terms are needed")


def _function(facts: Facts, inside: str) -> str:
    return filled(phrases.FUNCTIONS[facts.function], inside=inside)


def _alone(function: str) -> str:
    """Return a difference without the brackets that it has as a factor."""
    if not function.startswith(r"\left("):
        return function
    return function.removeprefix(r"\left(").removesuffix(r"\right)")


def _integrand(facts: Facts) -> str:
    function = _function(facts, phrases.INSIDES[facts.power])
    wording = phrases.WEIGHTS[facts.weight]
    return filled(wording, function=_alone(function) if facts.weight < 0 else function)


def gaps(facts: Facts) -> dict[str, str]:
    """Return the number, and the series that it comes from."""
    end = latex(Fraction(facts.end))
    function = _alone(_function(facts, "t"))
    if facts.power == 0:
        source = filled(phrases.SOURCES["value"], function=function, end=end)
        return {"number": _function(facts, end), "source": source}
    number = filled(phrases.INTEGRAL, end=end, integrand=_integrand(facts))
    source = filled(phrases.SOURCES["integral"], function=function, inside=phrases.INSIDES[facts.power])
    return {"number": number, "source": source}


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the expansion, the number of terms, their sum, and the first omitted one."""
    right = _least_count(facts)
    count = slip.or_else(right, small_term_counted=right + 1, one_term_too_few=right - 1)
    if count < 1:
        raise Rejected("no term would be left")
    monomials = [_monomial(facts, n, slip) for n in range(count + 1)]
    *terms, last = [_evaluated(facts, monomial, slip) for monomial in monomials]
    partial = sum(terms, Fraction(0))
    omitted = abs(last)
    if partial.denominator > 10**8 or omitted.denominator > 10**10:
        raise Rejected("the fractions are ugly")
    coefficient, power = monomials[count]
    steps = (
        step(
            "alternating_estimate",
            index=N,
            start=0,
            term=Verbatim(_general_term(facts)),
            bound=Fraction(1, 10**facts.digits),
            count=count,
        ),
        step(
            "expansion",
            letter=X,
            order=power,
            function=Verbatim(_integrand(facts) if facts.power else _function(facts, "x")),
            polynomial=_polynomial(monomials),
        ),
        _evaluation(facts, _polynomial(monomials[:count]), partial),
        _evaluation(facts, abs(coefficient) * X**power, omitted),
    )
    return Worked(steps, (formula(count), formula(partial), formula(omitted)))


def _polynomial(monomials: list[Monomial]) -> Formula:
    return total(*(coefficient * X**power for coefficient, power in monomials))


def _evaluation(facts: Facts, expression: Formula, value: Fraction) -> Step:
    end = Fraction(facts.end)
    if facts.power == 0:
        return step("value", letter=X, at=end, expression=expression, value=value)
    return step("definite_integral", letter=X, low=0, high=end, integrand=expression, value=value)


def _general_term(facts: Facts) -> str:
    """Write the term number n of the series of numbers."""
    slope, constant = _EXPONENTS[facts.function]
    power = latex(slope * N + constant)
    below = f"({power})"
    if _has_factorials(facts.function):
        below = "n!" if power == "n" else f"({power})!"
    end = latex(Fraction(facts.end))
    if facts.power == 0:
        return rf"\frac{{(-1)^n}}{{{below}}} \left({end}\right)^{{{power}}}"
    raised = latex(facts.power * slope * N + (facts.power * constant + facts.weight + 1))
    return rf"\frac{{(-1)^n}}{{{below} \, ({raised})}} \left({end}\right)^{{{raised}}}"


SHEET = Sheet(
    subject="sequences_series",
    method="coefficients by their quotients, quadrature",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(
        Typed("number", counted="nonzero terms", kind="numeral"),
        Typed("number", kind="fraction"),
        Typed("number", kind="fraction"),
    ),
    slips={
        "signs_lost": "all terms of the expansion are taken with a plus sign",
        "factorials_confused": "the series has factorials where it must not, or none where it must",
        "small_term_counted": "the first small term is counted as well",
        "one_term_too_few": "a term is left out that is still too large",
        "divisor_of_the_integral_lost": "the powers are integrated without dividing",
        "power_not_raised": "the powers are integrated without raising their exponents",
    },
    levels={
        1: "a known series at a point",
        2: "a power is put into a known series, which is then integrated",
        3: "the integrand is a product or a quotient with a power of x, too",
    },
)

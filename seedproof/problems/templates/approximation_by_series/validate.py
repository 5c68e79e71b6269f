"""Takes the terms by the quotients of neighbours, and compares their sum with a numerical integral."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import acb, arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import exact, rational
from seedproof.problems.templates.approximation_by_series.facts import Facts, Function

_MOST = 12
"""Terms."""
_QUADRATURE_BITS = 90

_FUNCTIONS: Mapping[Function, Callable[[acb], acb]] = {
    "exp": lambda t: (-t).exp(),
    "sin": acb.sin,
    "cos": acb.cos,
    "log": lambda t: (1 + t).log(),
    "arctan": acb.atan,
    "one minus exp": lambda t: 1 - (-t).exp(),
    "one minus cos": lambda t: 1 - t.cos(),
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare with the terms, and the sum with the number itself."""
    end = Fraction(facts.end)
    if not 0 < end <= 1 or facts.weight < -2 or not 0 <= facts.power <= 5:
        yield "the number is none of this template"
        return
    try:
        count, partial, error = [rational(text) for text in answers]
    except ValueError as unreadable:
        yield str(unreadable)
        return
    terms = _terms(facts, end)
    small = [index for index, term in enumerate(terms) if abs(term) < Fraction(1, 10**facts.digits)]
    if any(abs(following) >= abs(term) for term, following in pairwise(terms)):
        yield "the terms do not fall"
    if not small or count != small[0] or count < 1:
        yield f"{count} is not the least number of terms"
        return
    if partial != sum(terms[: int(count)], Fraction(0)):
        yield f"{partial} is not the sum of the terms"
    if error != abs(terms[int(count)]):
        yield f"{error} is not the first omitted term"
    with precision(_QUADRATURE_BITS):
        if not abs(_number(facts, end) - exact(partial)) < exact(abs(terms[int(count)])):
            yield f"{partial} is farther from the number than the bound of the error"


def _terms(facts: Facts, end: Fraction) -> list[Fraction]:
    """Return the first terms with their signs."""
    terms: list[Fraction] = []
    coefficient = Fraction(1)
    power = 0 if facts.function in ("exp", "cos") else 1
    if facts.function == "one minus cos":
        coefficient = Fraction(1, 2)
        power = 2
    for _ in range(_MOST):
        exponent = power * facts.power + facts.weight + 1
        if facts.power == 0:
            terms.append(coefficient * end**power)
        else:
            terms.append(coefficient * end**exponent / exponent)
        coefficient, power = _next(facts, coefficient, power)
    return terms


def _next(facts: Facts, coefficient: Fraction, power: int) -> tuple[Fraction, int]:
    """Return the coefficient and power of t after these."""
    match facts.function:
        case "exp" | "one minus exp":
            return -coefficient / (power + 1), power + 1
        case "sin" | "cos" | "one minus cos":
            return -coefficient / ((power + 1) * (power + 2)), power + 2
        case "log":
            return -coefficient * power / (power + 1), power + 1
        case "arctan":
            return -coefficient * power / (power + 2), power + 2


def _number(facts: Facts, end: Fraction) -> arb:
    """Return the number itself: a value, or an integral by quadrature."""
    function = _FUNCTIONS[facts.function]
    if facts.power == 0:
        return function(acb(exact(end))).real
    low = acb(0)
    head = arb(0)
    if facts.weight < 0:
        # Close to zero the quotient is only a limit; there the first terms are exact enough.
        start = Fraction(1, 2**24)
        low = acb(exact(start))
        head = sum((exact(term) for term in _terms(facts, start)), arb(0))
    integral = acb.integral(lambda x, _: x**facts.weight * function(x**facts.power), low, acb(exact(end)))
    return head + integral.real


CHECKER = Checker(
    facts=Facts,
    method="coefficients by their quotients, quadrature",
    wrong=wrong,
    types=lambda facts: ["number"] * 3,
)

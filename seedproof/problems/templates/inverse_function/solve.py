"""Works an inverse out by solving for x, then its domain from the formula and its range from the function."""

from collections.abc import Callable
from math import gcd

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.inverse_function.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, E, Formula, Sequence, Symbol, call, formula, interval

X, Y = Symbol("x"), Symbol("y")

_MISTAKEN: dict[str, Callable[[Facts], Facts]] = {
    "sign_flipped": lambda facts: {"level": -facts["level"]},
    "constant_sign_flipped": lambda facts: {"shift": -facts["shift"]},
    "coefficient_slip": lambda facts: {"factor": 1},
    "rate_lost": lambda facts: {"rate": 1},
    "base_dropped": lambda facts: {"base": "e"},
}
_MISTAKEN_QUOTIENT: dict[str, Callable[[int, int, int, int], list[list[int]]]] = {
    "sign_flipped": lambda a, b, c, d: [[-a, b], [c, d]],
    "constant_sign_flipped": lambda a, b, c, d: [[a, b], [c, -d]],
    "bracket_slip": lambda a, b, c, d: [[a, b - d], [c, 0]],
}
"""As what the function is treated where it is solved for x."""


def work(facts: Facts, slip: str) -> Worked:
    """The equation y = f(x) solved for x, the domain of what comes out, and the domain of f."""
    taken = facts
    if facts["kind"] != "moebius":
        taken = facts | _MISTAKEN.get(slip, lambda facts: {})(facts)
    elif slip in _MISTAKEN_QUOTIENT:
        above, below = _MISTAKEN_QUOTIENT[slip](*facts["above"], *facts["below"])
        if above[0] * below[1] == above[1] * below[0] or gcd(*above, *below) > 1:
            raise Rejected("the inverse is constant, or not in lowest terms")
        taken = facts | {"above": above, "below": below}
    solving = _quotient(taken) if facts["kind"] == "moebius" else _undone(facts, taken)
    if slip == "inverted":
        if facts["kind"] != "moebius":
            raise Rejected("there is no quotient")
        (a, b), (c, d) = facts["above"], facts["below"]
        taken = facts | {"above": [-b, -a], "below": [-d, -c]}
    right = [answer.formula for answer in answers(facts)]
    inverse, domain = (answer.formula for answer in answers(taken)[:2])
    values, kind = right[2], answers(taken)[0].type
    if slip == "domain_and_range_swapped":
        domain, values = values, domain
    elif slip in _AT_THE_ENDS:
        domain, values = map(_AT_THE_ENDS[slip], (domain, values))
    found = (inverse, domain, values)
    if slip and [*found] == right:
        raise Rejected("the slip changes nothing")
    return Worked(
        (
            *solving,
            step("Solving for $x$, and writing $x$ for $y$, the inverse at $x$ is {}.", inverse, kind),
            step("This makes sense in {}, the domain of $f^{{-1}}$.", domain, "interval_union"),
            step("The range of $f^{{-1}}$ is the domain of $f$, which is {}.", values, "interval_union"),
        ),
        found,
    )


def _quotient(taken: Facts) -> tuple[Step, ...]:
    (a, b), (c, d) = taken["above"], taken["below"]
    text = (
        "With $y = f(x)$, without fractions and with the terms in $x$ on the left, the factor of $x$ is {}."
    )
    return (
        step(text, c * Y - a, "expression(y)"),
        step("The right side is then {}.", _linear(-d, b, Y), "expression(y)"),
    )


def _undone(facts: Facts, taken: Facts) -> tuple[Step, ...]:
    level, factor, number = taken["level"], taken["factor"], _base(taken["base"])
    inner = _linear(facts["rate"], facts["shift"], X)
    isolated = (Y - level if factor > 0 else _linear(-1, level, Y)) / abs(factor)
    if facts["kind"] == "exponential":
        power, logarithm = _base(facts["base"]) ** inner, call("log", isolated)
        return (
            step("With $y = f(x)$, the power {power} is {}.", isolated, "expression(y)", power=power),
            step(
                "Taking logarithms, the exponent {inner} is {}.",
                logarithm if number == E else logarithm / call("log", number),
                f"expression(y; y {'>' if factor > 0 else '<'} {level})",
                inner=inner,
            ),
        )
    return (
        step("With $y = f(x)$, the logarithm is {}.", isolated, "expression(y)"),
        step(
            "Without the logarithm, its argument {inner} is {}.",
            number**isolated,
            "expression(y)",
            inner=inner,
        ),
    )


def _base(text: str) -> Formula:
    return E if text == "e" else formula(int(text))


def _linear(slope: int, constant: int, variable: Formula) -> Formula:
    return slope * variable + constant if slope > 0 or constant <= 0 else constant + slope * variable


def _turned(given: Formula) -> Formula:
    """A half-line in the other direction; another set as it is."""
    match given:
        case Sequence(items=(low, high)) if low == -INFINITY and high != INFINITY:
            return interval(high, INFINITY)
    return given


def _closed(given: Formula) -> Formula:
    """A half-line with its end; another set as it is."""
    match given:
        case Sequence(items=(low, high)) if low == -INFINITY and high != INFINITY:
            return interval(low, high, "]")
        case Sequence(items=(low, high)) if low != -INFINITY:
            return interval(low, high, "[")
    return given


_AT_THE_ENDS = {"inequality_not_turned": _turned, "endpoint_swapped": _closed}

SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a term is brought to the other side without changing its sign",
        "constant_sign_flipped": "another term is brought to the other side without changing its sign",
        "coefficient_slip": "the factor in front is not divided out",
        "rate_lost": "the factor of x is not divided out",
        "base_dropped": "the base is taken for e",
        "bracket_slip": "multiplying the denominator out, only its first term is multiplied",
        "inverted": "numerator and denominator are swapped in the division",
        "domain_and_range_swapped": "domain and range of the inverse are swapped",
        "inequality_not_turned": "an inequality is divided by a negative number without being turned",
        "endpoint_swapped": "an end is taken in that belongs neither to the domain nor to the range",
    },
)

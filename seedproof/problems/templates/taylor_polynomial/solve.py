"""Expands the known functions, puts the expansions together, and reads the derivative off the last term."""

from fractions import Fraction
from math import factorial

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.taylor_polynomial.generate import SERIES
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, polynomial, quotient, total

T, X = Symbol("t"), Symbol("x")
Series = list[Fraction]


def work(facts: Facts, slip: str) -> Worked:
    """The expansions, what they are put together to, the derivative."""
    found, steps = _expansion(facts, slip)
    order = facts["order"]
    if slip and slip != "factorial_lost":
        if found == _expansion(facts, "")[0]:
            raise Rejected("the slip changes nothing up to this power")
        if slip == "series_confused" and facts["outer"]:
            raise Rejected("the inner function would not be 0 at 0, or of a higher order")
        if found[order] == 0 or abs(found[order]) * factorial(order) > 1500:
            raise Rejected("the derivative is 0, or ugly")
        if max(max(abs(one.numerator), one.denominator) for one in found) > 150:
            raise Rejected("a coefficient is ugly")
    derivative = formula(found[order] * (1 if slip == "factorial_lost" else factorial(order)))
    text = f"From the coefficient of $x^{order}$ the derivative $f^{{{{({order})}}}}(0)$ is {{}}."
    return Worked(
        (*steps, step(text, derivative, "number")),
        (_written(found, X), derivative),
    )


def _expansion(facts: Facts, slip: str) -> tuple[Series, list[Step]]:
    """The coefficients, that of 1 first, and the steps to them."""
    order, outer = facts["order"], facts["outer"]
    functions = [(name, scale) for name, scale in facts["factors"]] + [(outer, 1)] * bool(outer)
    expansions = [_known(name, scale, order) for name, scale in functions]
    for place, (name, scale) in enumerate(functions):
        mistaken = _known(name, scale, order, slip)
        if mistaken != expansions[place]:
            expansions[place] = mistaken
            break
    inner = expansions[:-1] if outer else expansions
    steps = [
        step(
            f"Up to the power $x^{order}$ the expansion of {{function}} is {{}}.",
            _written(expansion, X),
            "expression(x)",
            function=_applied(name, scale * X),
        )
        for (name, scale), expansion in zip(functions, inner, strict=False)
    ]
    shape = [Fraction(one) for one in facts["polynomial"][::-1]]
    if len(shape) > 1:
        inner = [shape + [Fraction(0)] * (order + 1 - len(shape)), *inner]
    found = inner[0]
    if len(inner) > 1:
        found = _times(*inner)
        if slip == "product_dropped":
            products = [one * other for one, other in zip(inner[0], inner[1][::-1], strict=True)]
            kept = list(filter(None, products))[:-1]
            found[order] = sum(kept, Fraction(0)) if kept else found[order]
        text = "Multiplying these expansions, and leaving out all higher powers, gives {}."
        if len(shape) > 1:
            text = "Multiplying by {shape}, and leaving out all higher powers, gives {}."
        steps.append(
            step(text, _written(found, X), "expression(x)", shape=polynomial(facts["polynomial"], X))
        )
    return _composed(outer, expansions[-1], found, steps, slip) if outer else (found, steps)


def _composed(
    outer: str, series: Series, inner: Series, steps: list[Step], slip: str
) -> tuple[Series, list[Step]]:
    """The outer series with the inner one put in, and the steps to it."""
    order = len(inner) - 1
    square = _times(inner, inner)
    if slip == "binomial_slip":
        square = [Fraction(0) if place % 2 else inner[place // 2] ** 2 for place in range(order + 1)]
    powers = [[Fraction(1)] + [Fraction(0)] * order, inner, square]
    while len(powers) <= order:
        powers.append(_times(powers[-1], inner))
    if slip == "power_dropped":
        series = [*series[:-1], Fraction(0)]
    named = {f"power{place}": _written(one, X) for place, one in enumerate(powers) if place > 2}
    higher = "$t^3$ with {power3}" + ", $t^4$ with {power4}" * (order > 3)
    found = [
        sum((factor * power[place] for factor, power in zip(series, powers, strict=True)), Fraction(0))
        for place in range(order + 1)
    ]
    return found, [
        *steps,
        step(
            f"With $t$ for this, $t^2$ begins with {{}}, {higher}.",
            _written(square, X),
            "expression(x)",
            **named,
        ),
        step(
            "In powers of $t$, {function} begins with {}.",
            _written(series, T),
            "expression(t)",
            function=_applied(outer, T),
        ),
        step(
            "Putting in the powers of $t$, and leaving out all higher powers of $x$, gives {}.",
            _written(found, X),
            "expression(x)",
        ),
    ]


def _known(name: str, scale: int, order: int, slip: str = "") -> Series:
    """The expansion of a function of a multiple of x."""
    if slip == "series_confused":
        name = {"sin": "cos", "cos": "sin"}.get(name, name)
    found = [SERIES[name](place) for place in range(order + 1)]
    if slip == "factorial_slip" and name in ("exp", "sin", "cos"):
        found = [one * factorial(place) for place, one in enumerate(found)]
    if slip == "sign_flipped":
        found = [(-1) ** place * one if name == "reciprocal" else abs(one) for place, one in enumerate(found)]
    return [
        one * (scale if slip == "power_slip" and place else scale**place) for place, one in enumerate(found)
    ]


def _times(one: Series, other: Series) -> Series:
    return [
        sum((one[low] * other[place - low] for low in range(place + 1)), Fraction(0))
        for place in range(len(one))
    ]


def _written(series: Series, variable: Formula) -> Formula:
    return total(*(one * variable**place for place, one in enumerate(series)))


def _applied(name: str, inside: Formula) -> Formula:
    """A function as it is written."""
    if name == "reciprocal":
        return quotient(1, 1 - inside)
    return call(name, 1 + inside if name in ("log", "sqrt") else inside)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "factorial_slip": "the factorials of a known series are forgotten",
        "sign_flipped": "the signs of a known series are wrong",
        "series_confused": "the series of sine and cosine are confused",
        "power_slip": "the factor before x is not raised to the powers of x",
        "product_dropped": "one of the products that make up the last term is left out",
        "binomial_slip": "the mixed terms of the square are left out",
        "power_dropped": "the outer series is broken off one power too early",
        "factorial_lost": "the last coefficient is taken for the derivative, without its factorial",
    },
)

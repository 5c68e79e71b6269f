"""Draws a product, quotient or chain with rational values at one point, and differentiates it by rule."""

from fractions import Fraction
from math import gcd, isqrt
from typing import NamedTuple

from seedproof.problems.making.coefficients import derivative, scaled, value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.derivative_of_combination.facts import AtPoint, Facts, Form, Name
from seedproof.problems.templates.derivative_of_combination.phrases import (
    DERIVATIVE_QUESTIONS,
    QUESTIONS_AT_A_POINT,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, equation, formula, latex, polynomial

X = Symbol("x")
ONE = formula(1)


class Jet(NamedTuple):
    """The value of a function at a point, and its first two derivatives there."""

    value: Fraction
    first: Fraction
    second: Fraction


class Middle(NamedTuple):
    """What the outer function is applied to: constant + factor * function of the inner polynomial."""

    constant: int
    factor: int
    name: Name


class Slope(NamedTuple):
    """A derivative as a quotient."""

    above: Formula
    below: Formula


class _Derived(NamedTuple):
    """A function and its derivative."""

    function: Formula
    slope: Slope


_ARGUMENTS: dict[Name, tuple[int, ...]] = {
    "exp": (0,),
    "sin": (0,),
    "cos": (0,),
    "log": (1,),
    "sqrt": (1, 4, 9),
    "arctan": (0,),
    "power": (-2, -1, 1, 2),
}
"""Where values and derivatives of a function are rational."""

_JETS: dict[Name, Jet] = {
    "exp": Jet(Fraction(1), Fraction(1), Fraction(1)),
    "sin": Jet(Fraction(0), Fraction(1), Fraction(0)),
    "cos": Jet(Fraction(1), Fraction(0), Fraction(-1)),
    "log": Jet(Fraction(0), Fraction(1), Fraction(-1)),
    "arctan": Jet(Fraction(0), Fraction(1), Fraction(0)),
}
"""What they are, where there is one such argument."""

_OUTER: dict[Form, tuple[Name, ...]] = {
    "product": ("exp", "sin", "cos", "log", "sqrt", "arctan", "power"),
    "quotient": ("exp", "sin", "cos"),
}
_CHAINS: tuple[tuple[Name, Name], ...] = (
    ("exp", "sin"),
    ("exp", "cos"),
    ("log", "sin"),
    ("log", "cos"),
    ("sqrt", "exp"),
    ("sqrt", "sin"),
    ("power", "exp"),
    ("power", "sin"),
    ("power", "cos"),
    ("power", "log"),
    ("sin", "log"),
)
_ASKED: list[AtPoint] = ["tangent", "second"]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw linear arguments, then quadratic ones and quotients, then a function within a function.

    Raises: Rejected.
    """
    at = draws.between(-2, 2)
    form: Form = "product"
    if difficulty == 2:
        form = draws.choice(("product", "product", "quotient"))
    outer = draws.choice(_OUTER[form])
    middle_name: Name | None = None
    if difficulty == 3:
        outer, middle_name = draws.choice(_CHAINS)
    argument = draws.choice(_ARGUMENTS[outer])
    exponent = 1
    if outer == "power":
        exponent = draws.between(2, 3)
        if middle_name is None:
            exponent += 1
    inside: list[int | Name] = []
    if middle_name is not None:
        middle = _middle(draws, outer, middle_name, argument)
        inside = [*middle]
        (argument,) = _ARGUMENTS[middle_name]
    curved = difficulty == 2 or (middle_name is not None and draws.below(3) == 0)
    inner = _inner(draws, at, argument, curved)
    _check_inner(inner, outer)
    polynomial = _factor(draws)
    if middle_name is not None:
        polynomial = draws.choice(([1], [1], [1, 0], [2, 0], [1, 0, 0]))
    facts = Facts(
        form=form,
        polynomial=polynomial,
        outer=outer,
        exponent=exponent,
        inside=inside,
        inner=inner,
        at=at,
        asked=_ASKED,
    )
    reducible = middle_name is None and gcd(*polynomial) > 1
    if _is_square(inner) or value(polynomial, at) == 0 or reducible:
        raise Rejected("an argument is a square, or a polynomial is zero at the point or not in lowest terms")
    _check_values(_jet(facts))
    return facts


def _middle(draws: Draws, outer: Name, name: Name, argument: int) -> Middle:
    """Draw the function in the middle, which has the argument of the outer one as its value.

    Raises: Rejected.
    """
    factor = draws.choice((-2, -1, 1, 1, 2, 3))
    constant = argument - factor * int(_JETS[name].value)
    middle = Middle(constant, factor, name)
    bare = outer == "power" and constant == 0 and (factor, name) != (1, "cos")
    least = 0 if outer == "exp" else 1
    if bare or (factor < 0 and constant < least):
        raise Rejected("a number or sign stands within a power, or an argument is all negative")
    return middle


def _inner(draws: Draws, at: int, goal: int, curved: bool) -> list[int]:
    """Draw a line, or a parabola, that has the goal as its value at the point."""
    if not curved:
        slope = _slope_at_the_point(draws)
        return [slope, goal - slope * at]
    leading = draws.choice((-1, 1))
    slope = _slope_at_the_point(draws)
    return [leading, slope - 2 * leading * at, goal - slope * at + leading * at * at]


def _slope_at_the_point(draws: Draws) -> int:
    return draws.choice((-3, -2, -1, 1, 2, 3, 4))


def _check_inner(inner: list[int], outer: Name) -> None:
    """Raise Rejected for a polynomial that looks bad as an argument."""
    opens_downwards = len(inner) == 3 and outer != "exp"
    if inner[0] < 0 and (inner[-1] <= 0 or opens_downwards):
        raise Rejected("an argument has only negative coefficients, or opens downwards")


def _factor(draws: Draws) -> list[int]:
    """Draw a polynomial of degree 1 or 2."""
    leading = draws.choice((1, 1, 2, 3))
    degree = draws.between(1, 2)
    return [leading, *(draws.between(-4, 4) for _ in range(degree))]


def _is_square(inner: list[int]) -> bool:
    """Return whether a parabola touches the axis; of lines, those through zero count, too."""
    match inner:
        case [_, constant]:
            return constant == 0
        case [quadratic, linear, constant]:
            return linear**2 == 4 * quadratic * constant
    return False


def _check_values(jet: Jet) -> None:
    """Raise Rejected unless value and derivatives at the point are nice numbers."""
    largest = max(abs(number) for number in jet)
    if jet.first == 0 or jet.second == 0 or largest > 150 or jet.second.denominator > 40:
        raise Rejected("a derivative is zero at the point, or a value is no nice one")


def middle_of(facts: Facts) -> Middle | None:
    """Return the function in the middle, None where there is none."""
    match facts.inside:
        case [int() as constant, int() as factor, str() as name]:
            return Middle(constant, factor, name)
    return None


def polynomial_jet(coefficients: list[int], x: int) -> Jet:
    """Return the jet of a polynomial."""
    slope = derivative(coefficients)
    return Jet(value(coefficients, x), value(slope, x), value(derivative(slope), x))


def function_jet(name: Name, exponent: int, argument: Fraction) -> Jet:
    """Return the jet of a function at an argument where it is rational."""
    if name == "power":
        return Jet(
            argument**exponent,
            exponent * argument ** (exponent - 1),
            exponent * (exponent - 1) * argument ** (exponent - 2),
        )
    if name == "sqrt":
        root = Fraction(isqrt(int(argument)))
        return Jet(root, 1 / (2 * root), -1 / (4 * root**3))
    return _JETS[name]


def chained(outer: Jet, inner: Jet) -> Jet:
    """Return the jet of a composition, by the chain rule."""
    return Jet(
        outer.value,
        outer.first * inner.first,
        outer.second * inner.first**2 + outer.first * inner.second,
    )


def _multiplied(first: Jet, second: Jet) -> Jet:
    """Return the jet of a product, by the product rule."""
    return Jet(
        first.value * second.value,
        first.first * second.value + first.value * second.first,
        first.second * second.value + 2 * first.first * second.first + first.value * second.second,
    )


def _jet(facts: Facts) -> Jet:
    """Return the jet of the whole function at the asked point."""
    argument = polynomial_jet(facts.inner, facts.at)
    middle = middle_of(facts)
    if middle is not None:
        jet = chained(function_jet(middle.name, 1, argument.value), argument)
        argument = Jet(
            middle.constant + middle.factor * jet.value,
            middle.factor * jet.first,
            middle.factor * jet.second,
        )
    function = chained(function_jet(facts.outer, facts.exponent, argument.value), argument)
    factor = polynomial_jet(facts.polynomial, facts.at)
    if facts.form == "quotient":
        factor = chained(function_jet("power", -1, factor.value), factor)
    return _multiplied(factor, function)


def slopes(coefficients: list[int]) -> list[int]:
    """Return the coefficients of the derivative, 0 for a constant."""
    return derivative(coefficients) or [0]


def written_argument(inner: list[int]) -> Formula:
    """Return the polynomial; a line that falls begins with its constant."""
    match inner:
        case [slope, constant] if slope < 0:
            return constant + slope * X
    return polynomial(inner, X)


def written_middle(middle: Middle, function: Formula) -> Formula:
    """Return the argument of the outer function; a negative constant goes behind."""
    if middle.constant < 0:
        return middle.factor * function + middle.constant
    return middle.constant + middle.factor * function


def times_slope(coefficients: list[int], factor: Formula) -> Formula:
    """Return a product with a polynomial, whose sign goes in front."""
    sign = -1 if coefficients[0] < 0 else 1
    return sign * polynomial(scaled(coefficients, sign), X) * factor


def function_slope(name: Name, exponent: int, argument: Formula) -> Slope:
    """Return the derivative of a function with respect to its argument."""
    match name:
        case "exp":
            return Slope(call("exp", argument), ONE)
        case "sin":
            return Slope(call("cos", argument), ONE)
        case "cos":
            return Slope(-call("sin", argument), ONE)
        case "log":
            return Slope(ONE, argument)
        case "sqrt":
            return Slope(ONE, 2 * call("sqrt", argument))
        case "arctan":
            return Slope(ONE, argument**2 + 1)
        case "power":
            return Slope(exponent * argument ** (exponent - 1), ONE)


def _derived(facts: Facts) -> _Derived:
    """Return the function beside the polynomial, and its derivative by the chain rule."""
    argument = written_argument(facts.inner)
    coefficients = slopes(facts.inner)
    inner_slope = Slope(ONE, ONE)
    middle = middle_of(facts)
    if middle is not None:
        inner_slope = function_slope(middle.name, 1, argument)
        coefficients = scaled(coefficients, middle.factor)
        argument = written_middle(middle, call(middle.name, argument))
    outer_slope = function_slope(facts.outer, facts.exponent, argument)
    if facts.outer == "sqrt" and all(coefficient % 2 == 0 for coefficient in coefficients):
        coefficients = [coefficient // 2 for coefficient in coefficients]
        outer_slope = Slope(ONE, call("sqrt", argument))
    slope = Slope(
        times_slope(coefficients, inner_slope.above) * outer_slope.above,
        inner_slope.below * outer_slope.below,
    )
    if facts.outer == "power":
        return _Derived(argument**facts.exponent, slope)
    return _Derived(call(facts.outer, argument), slope)


def answers(facts: Facts) -> list[Answer]:
    """Return the derivative by rule, and what is asked at the point."""
    golden = [Answer(_derivative(facts), "expression(x)", ("f'",))]
    jet = _jet(facts)
    for asked in facts.asked:
        match asked:
            case "tangent":
                golden.append(
                    Answer(line(jet.first, jet.value - jet.first * facts.at), "equation_up_to_scale")
                )
            case "second":
                golden.append(Answer(formula(jet.second), "number", (f"f''({facts.at})",)))
    return golden


def line(slope: Fraction, intercept: Fraction) -> Formula:
    """Return the equation of a line."""
    return equation(Symbol("y"), slope * X + intercept)


def _derivative(facts: Facts) -> Formula:
    """Return the derivative by the rule for products or quotients."""
    function, (above, below) = _derived(facts)
    factor = polynomial(facts.polynomial, X)
    slope = polynomial(slopes(facts.polynomial), X)
    if facts.form == "product":
        return slope * function + factor * above / below
    return (factor * above - slope * function) / factor**2


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function, and what is asked of it."""
    statement = fill(draws.choice(STATEMENTS), rule=latex(rule(facts)))
    questions = [draws.choice(DERIVATIVE_QUESTIONS)]
    for asked in facts.asked:
        questions.append(fill(draws.choice(QUESTIONS_AT_A_POINT[asked]), x=str(facts.at)))
    return Words(statement, tuple(questions))


def rule(facts: Facts) -> Formula:
    """Return the function as a formula."""
    function = _derived(facts).function
    factor = polynomial(facts.polynomial, X)
    if facts.form == "product":
        return factor * function
    return function / factor


TEMPLATE = Template(
    subject="differential_calculus",
    method="jet arithmetic",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a product with a chain, its tangent and its second derivative at a point",
        2: "quotients, and chains with a quadratic function inside",
        3: "a function within a function within a function",
    },
    version=2,
)

"""Draws a product, quotient or chain with rational values at one point, and differentiates it by rule."""

from fractions import Fraction
from math import gcd, isqrt
from typing import NamedTuple

from seedproof.problems.making.coefficients import derivative, scaled, value
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.derivative_of_combination.facts import AtPoint, Facts, Form, Name
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import ONE, Formula, Symbol, call, equation, formula, polynomial

X = Symbol("x")


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
_MIDDLES: dict[Name, tuple[Name, ...]] = {
    "exp": ("sin", "cos"),
    "log": ("sin", "cos"),
    "sqrt": ("exp", "sin"),
    "power": ("exp", "sin", "cos", "log"),
    "sin": ("log",),
}
_CHAINS = [(outer, middle) for outer, middles in _MIDDLES.items() for middle in middles]
_ASKED: list[AtPoint] = ["tangent", "second"]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw linear arguments, then quadratic ones and quotients, then a function within a function."""
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
        inside = [*_middle(draws, outer, middle_name, argument)]
        (argument,) = _ARGUMENTS[middle_name]
    curved = difficulty == 2 or (middle_name is not None and draws.below(3) == 0)
    inner = _inner(draws, at, argument, curved)
    opens_downwards = len(inner) == 3 and outer != "exp"
    if inner[0] < 0 and (inner[-1] <= 0 or opens_downwards):
        raise Rejected("an argument has only negative coefficients, or opens downwards")
    leading = draws.choice((1, 1, 2, 3))
    degree = draws.between(1, 2)
    polynomial = [leading, *(draws.between(-4, 4) for _ in range(degree))]
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
    jet = _differentiated(facts, NO_SLIP).jet
    if jet.first == 0 or jet.second == 0 or max(map(abs, jet)) > 150 or jet.second.denominator > 40:
        raise Rejected("a derivative is zero at the point, or a value is no nice one")
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
    leading = draws.choice((-1, 1)) if curved else 0
    slope = draws.choice((-3, -2, -1, 1, 2, 3, 4))
    line = [slope - 2 * leading * at, goal - slope * at + leading * at * at]
    return [leading, *line] if curved else line


def _is_square(inner: list[int]) -> bool:
    """Return whether a parabola touches the axis; of lines, those through zero count, too."""
    match inner:
        case [_, constant]:
            return constant == 0
        case [quadratic, linear, constant]:
            return linear**2 == 4 * quadratic * constant
    return False


class Slope(NamedTuple):
    """A derivative as a quotient."""

    above: Formula
    below: Formula


class Function(NamedTuple):
    """A function, its derivative, and its value and derivatives at the point."""

    formula: Formula
    slope: Slope
    jet: Jet


class Argument(NamedTuple):
    """The argument of the outer function, whose derivative is a polynomial times a quotient."""

    function: Function
    coefficients: list[int]
    quotient: Slope


class Differentiated(NamedTuple):
    """The whole function, its argument, the outer function, and the derivative."""

    formula: Formula
    argument: Function
    outer: Function
    derivative: Formula
    jet: Jet


def work(facts: Facts, slip: Slip) -> Worked:
    """From the innermost function outwards."""
    is_alone = facts.polynomial == [1]
    if is_alone and slip in ("product_rule_lost", "rules_mixed_up"):
        raise Rejected("there is no product")
    rule, argument, outer, slope, jet = _differentiated(facts, slip)
    if jet.first == 0 and "tangent" in facts.asked:
        raise Rejected("the tangent line has no slope")
    rise = slip.or_else(jet.first, normal_taken=lambda: -1 / jet.first)
    line = equation(
        Symbol("y"), rise * X + slip.or_else(jet.value - rise * facts.at, shift_forgotten=jet.value)
    )
    steps = [_derivative_step(argument.formula, argument.slope.above / argument.slope.below)]
    if not is_alone:
        steps.append(_derivative_step(outer.formula, outer.slope.above / outer.slope.below))
    steps.append(_derivative_step(rule, slope))
    answers = [slope]
    numbers: list[Fraction] = []
    for asked in facts.asked:
        if asked == "tangent":
            steps += [
                step("value", letter=X, at=facts.at, expression=rule, value=jet.value),
                step("value", letter=X, at=facts.at, expression=slope, value=jet.first),
                step("tangent_to_graph", function=rule, at=facts.at, line=line),
            ]
            answers.append(line)
            numbers.append(rise)
        else:
            steps.append(step("second_derivative", letter=X, at=facts.at, function=rule, value=jet.second))
            answers.append(formula(jet.second))
            numbers.append(jet.second)
    if slip and any(abs(number) > 200 or number.denominator > 40 for number in numbers):
        raise Rejected("a value is no nice one")
    return Worked(tuple(steps), tuple(answers))


def _derivative_step(function: Formula, slope: Formula) -> Step:
    return step("derivative", function=function, letter=X, derivative=slope)


def _differentiated(facts: Facts, slip: Slip) -> Differentiated:
    argument = _argument(facts, slip)
    outer = _outer(facts, argument, slip)
    factor = _polynomial(facts.polynomial, facts.at)
    if facts.form == "product":
        rule = polynomial(facts.polynomial, X) * outer.formula
        slope, jet = _product(factor, outer, slip)
    else:
        rule = outer.formula / polynomial(facts.polynomial, X)
        slope, jet = _quotient(factor, outer, slip)
    return Differentiated(rule, argument.function, outer, slope, jet)


def _polynomial(coefficients: list[int], x: int) -> Function:
    """Return a polynomial; a line that falls begins with its constant."""
    written = polynomial(coefficients, X)
    match coefficients:
        case [slope, constant] if slope < 0:
            written = constant + slope * X
    first = derivative(coefficients)
    jet = Jet(value(coefficients, x), value(first, x), value(derivative(first), x))
    return Function(written, Slope(polynomial(first, X), ONE), jet)


def _argument(facts: Facts, slip: Slip) -> Argument:
    """Return the polynomial, or constant + factor * function of it."""
    inner = _polynomial(facts.inner, facts.at)
    coefficients = derivative(facts.inner)
    match facts.inside:
        case [int() as constant, int() as factor, str() as name]:
            middle = _applied(name, 1, inner, slip)
            jet = _chained(middle.jet, inner.jet)
            coefficients = scaled(coefficients, factor)
            if slip == "inner_chain_rule_factor_lost":
                jet = _without_inner_slope(middle.jet, inner.jet)
                coefficients = [factor]
            jet = Jet(constant + factor * jet.value, factor * jet.first, factor * jet.second)
            multiple = factor * middle.formula
            written = multiple + constant if constant < 0 else constant + multiple
            slope = Slope(_times(coefficients, middle.slope.above), middle.slope.below)
            return Argument(Function(written, slope, jet), coefficients, middle.slope)
    slope = Slope(_times(coefficients, ONE), ONE)
    return Argument(inner._replace(slope=slope), coefficients, Slope(ONE, ONE))


def _outer(facts: Facts, argument: Argument, slip: Slip) -> Function:
    """Return the outer function of its argument."""
    inner, coefficients, quotient = argument
    outer = _applied(facts.outer, facts.exponent, inner, slip)
    jet = _chained(outer.jet, inner.jet)
    if slip == "chain_rule_factor_lost":
        jet = _without_inner_slope(outer.jet, inner.jet)
        coefficients = [1]
        quotient = Slope(ONE, ONE)
    if slip == "power_slip":
        jet = jet._replace(second=outer.jet.second * inner.jet.first + outer.jet.first * inner.jet.second)
    below = outer.slope.below
    if below == 2 * outer.formula and all(coefficient % 2 == 0 for coefficient in coefficients):
        coefficients = [coefficient // 2 for coefficient in coefficients]
        below = outer.formula
    slope = Slope(_times(coefficients, quotient.above * outer.slope.above), quotient.below * below)
    return Function(outer.formula, slope, jet)


def _applied(name: Name, exponent: int, argument: Function, slip: Slip) -> Function:
    """Return a function of its argument, differentiated with respect to that."""
    u = argument.formula
    at = argument.jet.value
    if name == "power":
        factor = slip.or_else(exponent, coefficient_slip=1)
        second = factor * (exponent - 1) * at ** (exponent - 2)
        jet = Jet(at**exponent, factor * at ** (exponent - 1), second)
        return Function(u**exponent, Slope(factor * u ** (exponent - 1), ONE), jet)
    written = call(name, u)
    if name == "sqrt":
        root = Fraction(isqrt(int(at)))
        factor = slip.or_else(2, coefficient_slip=1)
        jet = Jet(root, 1 / (factor * root), -1 / (2 * factor * root**3))
        return Function(written, Slope(ONE, factor * written), jet)
    jet = _JETS[name]
    match name:
        case "sin" | "cos":
            sign = slip.or_else(1, sign_flipped=-1)
            above = call("cos", u) if name == "sin" else -call("sin", u)
            slope = Slope(sign * above, ONE)
            jet = Jet(jet.value, sign * jet.first, sign * jet.second)
        case "exp":
            slope = Slope(written, ONE)
        case "log":
            slope = Slope(ONE, u)
        case "arctan":
            slope = Slope(ONE, u**2 + 1)
    return Function(written, slope, jet)


def _chained(outer: Jet, inner: Jet) -> Jet:
    """Return the jet of a composition, by the chain rule."""
    second = outer.second * inner.first**2 + outer.first * inner.second
    return Jet(outer.value, outer.first * inner.first, second)


def _without_inner_slope(outer: Jet, inner: Jet) -> Jet:
    """Return the jet of a composition where the chain rule is forgotten in the first derivative."""
    return Jet(outer.value, outer.first, outer.second * inner.first)


def _times(coefficients: list[int], factor: Formula) -> Formula:
    """Return a product with a polynomial, whose sign goes in front."""
    sign = -1 if coefficients[0] < 0 else 1
    return sign * polynomial(scaled(coefficients, sign), X) * factor


def _product(factor: Function, outer: Function, slip: Slip) -> tuple[Formula, Jet]:
    """Return the derivative by the product rule."""
    p = factor.jet
    g = outer.jet
    slope = factor.slope.above
    quotient = outer.slope
    value = p.value * g.value
    if slip == "product_rule_lost":
        second = p.second * g.first + p.first * g.second
        return slope * quotient.above / quotient.below, Jet(value, p.first * g.first, second)
    sign = slip.or_else(1, rules_mixed_up=-1)
    mixed = (1 + sign) * p.first * g.first
    mixed = slip.or_else(mixed, binomial_slip=mixed / 2)
    first = p.first * g.value + sign * p.value * g.first
    second = p.second * g.value + mixed + sign * p.value * g.second
    other = sign * (factor.formula * quotient.above / quotient.below)
    return slope * outer.formula + other, Jet(value, first, second)


def _quotient(divisor: Function, outer: Function, slip: Slip) -> tuple[Formula, Jet]:
    """Return the derivative by the quotient rule; the function's own one has no denominator."""
    p = divisor.jet
    g = outer.jet
    sign = slip.or_else(-1, rules_mixed_up=1)
    power = slip.or_else(2, denominator_not_squared=1)
    above = divisor.formula * outer.slope.above + sign * divisor.slope.above * outer.formula
    numerator = g.first * p.value + sign * p.first * g.value
    its_slope = g.second * p.value + (1 + sign) * g.first * p.first + sign * g.value * p.second
    second = its_slope / p.value**power - power * numerator * p.first / p.value ** (power + 1)
    return above / divisor.formula**power, Jet(g.value / p.value, numerator / p.value**power, second)


_TYPES: dict[AtPoint, str] = {"tangent": "equation_up_to_scale", "second": "number"}


def types(facts: Facts) -> list[Typed]:
    """Return the types of the derivative, and of what is asked at the point."""
    names = {"tangent": (), "second": (f"f''({facts.at})",)}
    return [
        Typed("expression(x)", ("f'",)),
        *(Typed(_TYPES[asked], names[asked]) for asked in facts.asked),
    ]


SHEET = Sheet(
    subject="differential_calculus",
    method="jet arithmetic",
    sample=sample,
    gaps=lambda facts: {"rule": _differentiated(facts, NO_SLIP).formula},
    work=work,
    types=types,
    slips={
        "chain_rule_factor_lost": "the inner derivative is forgotten",
        "inner_chain_rule_factor_lost": "the innermost derivative is forgotten",
        "sign_flipped": "the derivative of the sine or cosine has the wrong sign",
        "coefficient_slip": "the numerical factor in the derivative of the root or power is lost",
        "product_rule_lost": "the derivatives of the two factors are multiplied",
        "rules_mixed_up": "the signs of the product rule and the quotient rule are mixed up",
        "denominator_not_squared": "the denominator of the quotient rule is not squared",
        "shift_forgotten": "the value at the point is taken for the intercept of the tangent line",
        "normal_taken": "the normal is given in place of the tangent line",
        "power_slip": "the inner derivative is not squared in the second derivative",
        "binomial_slip": "the mixed term of the second derivative is counted only once",
    },
    levels={
        1: "a product with a chain, its tangent and its second derivative at a point",
        2: "quotients, and chains with a quadratic function inside",
        3: "a function within a function within a function",
    },
    version=2,
)

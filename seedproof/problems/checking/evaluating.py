"""Values of formulas at points, in complex balls."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from flint import acb, arb, ctx, fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import whole_in
from seedproof.equivalence.reading.tree import (
    Bracketed,
    Call,
    Constant,
    Listing,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    names,
)

Point = Mapping[str, acb]
"""A value for each letter."""

_WHOLE_LETTERS = frozenset("nkmjN")
_POINTS = tuple(
    Fraction(text)
    for text in (
        "7/5",
        "3/7",
        "-11/8",
        "17/6",
        "-5/9",
        "1/11",
        "23/7",
        "-31/12",
        "5/13",
        "47/10",
        "-1/6",
        "61/9",
        "83/10",
    )
)
"""Values that are special in nothing."""
_COUNTS = (3, 4, 7, 1, 10, 2, 13, 6)
_IMAGINARY = 1e-20


_METHODS: Mapping[str, Callable[[acb], acb]] = {
    "log": acb.log,
    "sin": acb.sin,
    "cos": acb.cos,
    "tan": acb.tan,
    "cot": acb.cot,
    "sinh": acb.sinh,
    "cosh": acb.cosh,
    "tanh": acb.tanh,
    "coth": acb.coth,
    "asin": acb.asin,
    "acos": acb.acos,
    "atan": acb.atan,
    "asinh": acb.asinh,
    "acosh": acb.acosh,
    "atanh": acb.atanh,
}


class NoValue(ValueError):
    """Raised where a formula has no value, or none that is known here."""


def exact(value: Fraction | int) -> acb:
    """Return an exact number as a ball."""
    return acb(arb(fmpq(value.numerator, value.denominator)))


def value(tree: Node, point: Point) -> acb:
    """Return the value of a formula at a point. Raises: NoValue."""
    result = _evaluator(tree)(point)
    if not result.is_finite():
        raise NoValue("the value is not finite")
    return result


def real_value(tree: Node, point: Point) -> acb:
    """Return the value, which must be real unless the formula has an imaginary unit. Raises: NoValue."""
    result = value(tree, point)
    if result.imag == 0:
        return result
    imaginary = abs(result.imag) / (1 + abs(result.real))
    if float(imaginary.mid()) > _IMAGINARY and Constant("i") not in _constants(tree):
        raise NoValue("the value is not real")
    return result


def value_of(text: str) -> acb:
    """Return the value of LaTeX without letters. Raises: ValueError."""
    return real_value(read(text), {})


_STEP = Fraction(1, 2**120)
_DIGITS = 180


def slope(tree: Node, letter: str, point: Point, order: int = 1) -> acb:
    """Return the derivative by a letter at a point, by central differences with many digits.

    Orders up to 3. Raises: NoValue where the formula has no real value nearby.
    """
    digits = ctx.dps
    ctx.dps = _DIGITS
    try:
        # A difference so small needs a point that is exact.
        middle = {name: acb(ball.real.mid(), ball.imag.mid()) for name, ball in point.items()}
        difference = acb(0)
        for place in range(order + 1):
            offset = exact(_STEP * (Fraction(order, 2) - place))
            height = real_value(tree, {**middle, letter: middle[letter] + offset})
            difference += (-1) ** place * comb(order, place) * height
        return difference / exact(_STEP**order)
    finally:
        ctx.dps = digits


def items_of(text: str) -> tuple[Node, ...]:
    """Return the items of a set, a tuple or a list in LaTeX. Raises: ValueError."""
    tree = read(text)
    match tree:
        case Bracketed(_, items, _) | Listing(items):
            return items
        case Constant("empty"):
            return ()
    return (tree,)


def points(trees: Sequence[Node]) -> Iterator[dict[str, acb]]:
    """Yield points, a value for each letter: integers for n, k, m, generic ones for others."""
    letters = sorted(set().union(*(names(tree) for tree in trees)))
    for start in range(len(_POINTS)):
        point: dict[str, acb] = {}
        for place, letter in enumerate(letters):
            if letter[0] in _WHOLE_LETTERS:
                number = Fraction(_COUNTS[(start + place) % len(_COUNTS)])
            else:
                number = _POINTS[(start + 4 * place) % len(_POINTS)]
            point[letter] = exact(number)
        yield point


def _constants(tree: Node) -> set[Node]:
    match tree:
        case Constant():
            return {tree}
        case Sum(parts) | Product(parts) | Call(_, parts):
            return set().union(*(_constants(part) for part in parts))
        case Power(base, exponent):
            return _constants(base) | _constants(exponent)
    return set()


Evaluator = Callable[[Point], acb]
"""What gives the value of one formula at a point."""


@lru_cache(maxsize=512)
def _evaluator(tree: Node) -> Evaluator:
    """Return what evaluates a formula, which is asked for at many points in a row.

    So many formulas are more than stand in the steps of one problem.
    """
    return _evaluator_of(tree)


def _evaluator_of(tree: Node) -> Evaluator:
    match tree:
        case Number(number):
            return _number(number)
        case Symbol(name):
            return _letter(name)
        case Constant("pi"):
            return lambda point: acb.pi()
        case Constant("e"):
            return lambda point: acb(1).exp()
        case Constant("i"):
            return lambda point: acb(0, 1)
        case Sum(terms):
            return _sum([_evaluator_of(term) for term in terms])
        case Product(factors):
            return _product([_evaluator_of(factor) for factor in factors])
        case Power(base, exponent):
            return _power(base, exponent)
        case Call(name, arguments):
            return _call(name, [_evaluator_of(argument) for argument in arguments])
    return _without_value


def _without_value(point: Point) -> acb:
    raise NoValue("this is not an expression")


def _number(number: Fraction) -> Evaluator:
    # A ball of it is made anew each time, for its width depends on the digits that are set.
    rational = fmpq(number.numerator, number.denominator)
    return lambda point: acb(arb(rational))


def _letter(name: str) -> Evaluator:
    def letter(point: Point) -> acb:
        if name not in point:
            raise NoValue(f"{name} has no value")
        return point[name]

    return letter


def _sum(terms: Sequence[Evaluator]) -> Evaluator:
    return lambda point: sum([term(point) for term in terms], acb(0))


def _product(factors: Sequence[Evaluator]) -> Evaluator:
    return lambda point: prod([factor(point) for factor in factors], start=acb(1))


def _power(base: Node, exponent: Node) -> Evaluator:
    base_value = _evaluator_of(base)
    if isinstance(exponent, Number):
        return _rational_power(base_value, exponent.value)
    exponent_value = _evaluator_of(exponent)
    if base == Constant("e"):
        return lambda point: exponent_value(point).exp()
    return lambda point: _complex_power(base_value(point), exponent_value(point))


def _complex_power(base: acb, exponent: acb) -> acb:
    whole = whole_in(exponent.real)
    if whole is not None and abs(whole) < 10_000:
        return base**whole
    return (exponent * base.log()).exp()


def _rational_power(base: Evaluator, exponent: Fraction) -> Evaluator:
    if exponent.denominator != 1:
        return lambda point: _root_power(base(point), exponent)
    whole = int(exponent)
    if whole >= 0:
        return lambda point: base(point) ** whole
    return lambda point: _reciprocal_power(base(point), whole)


def _reciprocal_power(base: acb, exponent: int) -> acb:
    if base.contains(0):
        raise NoValue("a denominator is zero")
    return base**exponent


def _root_power(base: acb, exponent: Fraction) -> acb:
    if base == 0:
        return acb(0)
    if exponent.denominator % 2 == 1 and base.imag == 0 and base.real < 0:
        size = _root_power(-base, exponent)
        return -size if exponent.numerator % 2 else size
    return (exact(exponent) * base.log()).exp()


def _call(name: str, arguments: Sequence[Evaluator]) -> Evaluator:
    return lambda point: _called(name, [argument(point) for argument in arguments])


def _called(name: str, arguments: Sequence[acb]) -> acb:
    x = arguments[0]
    match name:
        case "abs":
            return acb(abs(x))
        case "sign":
            return acb(x.real.sgn())
        case "factorial":
            return (x + 1).gamma()
        case "binomial":
            upper, lower = arguments
            return (upper + 1).gamma() / ((lower + 1).gamma() * (upper - lower + 1).gamma())
        case "degrees":
            return x * acb.pi() / 180
        case "percent":
            return x / 100
        case "sec" | "csc" | "sech" | "csch":
            inverse = {"sec": "cos", "csc": "sin", "sech": "cosh", "csch": "sinh"}[name]
            return acb(1) / _METHODS[inverse](x)
        case "log" | "sin" | "cos" | "tan" | "cot" | "sinh" | "cosh" | "tanh" | "coth":
            if name == "log" and x == 0:
                raise NoValue("the logarithm of zero")
            return _METHODS[name](x)
        case "asin" | "acos" | "atan" | "asinh" | "acosh" | "atanh":
            return _METHODS[name](x)
        case "acot":
            return acb.pi() / 2 - x.atan()
    raise NoValue(f"{name} is not evaluated")

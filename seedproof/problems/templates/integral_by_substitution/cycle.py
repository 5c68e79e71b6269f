"""Takes the formula apart into factors, and finds the one of which the others are the slope inside."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt
from typing import Literal

from msgspec.structs import replace

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.angles import turns_of
from seedproof.problems.checking.factors import Factor, X, factors_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.integral_by_substitution.facts import Facts, Inner
from seedproof.problems.templates.integral_by_substitution.phrases import TEXTS

Exponents = dict[str, Fraction]
"""Those of x and of functions of x."""

_SLOPES: dict[Inner, Exponents] = {
    "linear": {},
    "square": {"x": Fraction(1)},
    "cube": {"x": Fraction(2)},
    "sin": {"cos": Fraction(1)},
    "cos": {"sin": Fraction(1)},
    "exp": {"exp": Fraction(1)},
    "log": {"x": Fraction(-1)},
    "sqrt": {"x": Fraction(-1, 2)},
}
_LONGER: dict[Inner, Exponents] = {
    "linear": {"x": Fraction(1)},
    "square": {"x": Fraction(3)},
    "exp": {"exp": Fraction(2)},
}
"""The slope times u without its number."""
_POWERS: dict[Fraction, Inner] = {Fraction(2): "square", Fraction(3): "cube", Fraction(1, 2): "sqrt"}
_FUNCTIONS: dict[str, Inner] = {"sin": "sin", "cos": "cos", "exp": "exp", "log": "log"}


def made(values: Values) -> Facts:
    """Return the facts that the formula and the ends say."""
    number, factors = factors_of(read(values["f"]))
    readings = [facts for index in range(len(factors)) for facts in _with_outer(factors, index)]
    if len(readings) != 1:
        raise Unreadable("the formula is not an outer function times a slope in one way")
    (facts,) = readings
    ends = [_end(values[name], facts.inner) for name in ("low", "high")]
    return replace(facts, factor=integer(number), ends=ends)


def _end(text: str, inner: Inner) -> int:
    """Return an end as it stands in the facts."""
    match inner:
        case "exp" if text == "0":
            return 1
        case "exp":
            return integer_of(read_gaps(text, r"\ln\left(<argument>\right)")["argument"])
        case "log" if text in ("1", "e"):
            return ("1", "e").index(text)
        case "log":
            return integer_of(read_gaps(text, "e^{<exponent>}")["exponent"])
        case "sqrt":
            return isqrt(integer_of(text))
        case "sin" | "cos":
            return integer(6 * turns_of(text))
    return integer_of(text)


def _with_outer(factors: Sequence[Factor], index: int) -> Iterator[Facts]:
    """Yield the facts if this factor is the outer function, and the others are the slope of what is in it.

    The number in front and the ends are not known here.
    """
    others = [*factors[:index], *factors[index + 1 :]]
    exponents = {_name(base): exponent for base, exponent in others}
    outer, inside = _outer(*factors[index])
    inner, rate, shift = _inner(inside)
    if inner is None or inside == X or outer == "1":
        return
    longer: Literal[0, 1]
    for longer, slopes in ((0, _SLOPES), (1, _LONGER)):
        if slopes.get(inner) == exponents:
            yield Facts(1, inner, rate, shift, outer, longer, ends=[])


def _outer(base: Node, exponent: Fraction) -> tuple[str, Node]:
    """Return what is taken of u, and u: a function, or a power given by its exponent."""
    match base:
        case Call("sin" | "cos" as function, (inside,)) if exponent == 1 and inside != X:
            return function, inside
        case Power(power_base, inside) if power_base == EULER and exponent == 1 and inside != X:
            return "exp", inside
    return str(exponent), base


def _name(node: Node) -> str:
    """Return x, or the name of a function of x; nothing for anything else."""
    match node:
        case Symbol("x"):
            return "x"
        case Call(name, (Symbol("x"),)):
            return name
        case Power(base, Symbol("x")) if base == EULER:
            return "exp"
    return ""


def _inner(node: Node) -> tuple[Inner | None, int, int]:
    """Return which function of x it is, the number before x, and the number added."""
    match node:
        case Sum((first, Number(value))) if value.denominator == 1:
            inner, rate, _ = _inner(first)
            return inner, rate, int(value)
        case Product((Number(value), Symbol("x"))) if value.denominator == 1:
            return "linear", int(value), 0
        case Symbol("x"):
            return "linear", 1, 0
        case Power(Symbol("x"), Number(value)):
            return _POWERS.get(value), 1, 0
    return _FUNCTIONS.get(_name(node)), 1, 0


READER = reader(Facts, Phrases(TEXTS, {}), made)

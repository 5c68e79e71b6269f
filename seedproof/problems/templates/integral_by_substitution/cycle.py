"""Takes the formula apart into factors, and finds the one of which the others are the slope inside."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

X = Symbol("x")
_STATEMENT = re.compile(
    r"(?:Let|A function \$f\$ is given by|Consider) \$\$f\(x\) = (?P<formula>[^$]+)\.\$\$"
)
_QUESTIONS = (
    "Find the general antiderivative of $f$ by a substitution; write $C$ for the constant.",
    "Use a substitution to evaluate $\\int f(x) \\, dx$; write $C$ for the constant of integration.",
)
_ENDS = re.compile(
    r"Find the exact value of \$\\int_\{(?P<low>-?\d+)\}"
    r"\^\{(?:(?P<high>-?\d+)|\\ln\\left\((?P<log>\d+)\\right\))\}"
    r" f\(x\) \\, dx\$\."
)
_SLOPES: dict[str, dict[str, Fraction]] = {
    "linear": {},
    "square": {"x": Fraction(1)},
    "cube": {"x": Fraction(2)},
    "sin": {"cos": Fraction(1)},
    "cos": {"sin": Fraction(1)},
    "exp": {"exp": Fraction(1)},
    "log": {"x": Fraction(-1)},
    "sqrt": {"x": Fraction(-1, 2)},
}
_POWERS = {Fraction(2): "square", Fraction(3): "cube", Fraction(1, 2): "sqrt"}
_SELF = {"linear": ("x", 1), "square": ("x", 2), "exp": ("exp", 1)}
"""What u without its number is as a factor."""


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of an integral by substitution."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or not questions or questions[0] not in _QUESTIONS:
        raise Unreadable("it is not an integral by substitution")
    ends = list[int]()
    if len(questions) > 1:
        asked = _ENDS.fullmatch(questions[1])
        if asked is None or len(questions) > 2:
            raise Unreadable("the second question is unknown")
        ends = [int(asked["low"]) + (asked["log"] is not None), int(asked["high"] or asked["log"])]
    factor, factors = Fraction(1), list[tuple[Node, Fraction]]()
    for node, exponent in _factors(read_formula(match["formula"]), Fraction(1)):
        if isinstance(node, Number) and exponent == 1:
            factor *= node.value
        else:
            factors.append((node, exponent))
    told = [facts for place in range(len(factors)) for facts in _with(factors, place)]
    if len(told) != 1 or factor.denominator != 1:
        raise Unreadable("the formula is not an outer function times a slope in one way")
    return {"factor": int(factor)} | told[0] | {"ends": ends}


def _factors(node: Node, exponent: Fraction) -> Iterator[tuple[Node, Fraction]]:
    """Its factors with their exponents; the function e^x is one, and e^(2x) its square."""
    match node:
        case Product(parts):
            for part in parts:
                yield from _factors(part, exponent)
        case Power(base, Number(value)):
            yield from _factors(base, exponent * value)
        case Power(base, Product((Number(value), Symbol("x")))) if base == EULER:
            yield Power(EULER, X), exponent * value
        case _:
            yield node, exponent


def _with(factors: Sequence[tuple[Node, Fraction]], place: int) -> Iterator[Facts]:
    """The facts if this factor is the outer function, and the others are the slope of what is in it."""
    node, exponent = factors[place]
    rest = {_name(other): power for other, power in (*factors[:place], *factors[place + 1 :])}
    outer, within = str(exponent), node
    match node:
        case Call("sin" | "cos" as name, (inside,)) if exponent == 1 and inside != X:
            outer, within = name, inside
        case Power(base, inside) if base == EULER and exponent == 1 and inside != X:
            outer, within = "exp", inside
    inner, rate, shift = _inner(within)
    if inner is None or within == X or outer == "1":
        return
    for longer in (0, 1):
        wanted = dict(_SLOPES[inner])
        if longer:
            if inner not in _SELF:
                continue
            own, power = _SELF[inner]
            wanted[own] = wanted.get(own, Fraction(0)) + power
        if wanted == rest:
            yield {"inner": inner, "rate": rate, "shift": shift, "outer": outer, "longer": longer}


def _name(node: Node) -> str:
    match node:
        case Symbol("x"):
            return "x"
        case Call(name, (Symbol("x"),)):
            return name
        case Power(base, Symbol("x")) if base == EULER:
            return "exp"
    return ""


def _inner(node: Node) -> tuple[str | None, int, int]:
    """Which function of x it is, the number before x, and the number added."""
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
    name = _name(node)
    return (name if name in _SLOPES else None), 1, 0


READER = Reader(read=read)

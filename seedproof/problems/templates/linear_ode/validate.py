"""Substitutes the stated functions into the equation, and takes the Wronskian of the two with constants.

A function is a sum of terms x^m e^(ax) cos(bx) or sin(bx), stored by (m, a, b, which); such sums can be
differentiated and compared exactly.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol, names
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Terms = dict[tuple[int, Fraction, Fraction, str], Fraction]

_ZERO = Fraction(0)
_ONE = (0, _ZERO, _ZERO, "cos")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The family solves the equation and spans its solutions; the solution has the initial values, too."""
    if len(answers) != 2 or max(map(len, answers)) > 300:
        yield "the answers are not two functions"
        return
    family, solution = (read(text) for text in answers)
    if names(family) - {"x"} != {"C_1", "C_2"} or names(solution) - {"x"}:
        yield "the constants are not C1 and C2 in the family, none in the solution"
        return
    none = _function(family, {"C_1": 0, "C_2": 0})
    first, second = (
        _minus(_function(family, one), none) for one in ({"C_1": 1, "C_2": 0}, {"C_1": 0, "C_2": 1})
    )
    if _minus(_function(family, {"C_1": 3, "C_2": -5}), _combined([(3, first), (-5, second), (1, none)])):
        yield "the family is not linear in its constants"
    for name, function, force in (
        ("first function", first, {}),
        ("second function", second, {}),
        ("particular solution", none, _force(facts)),
        ("solution", _function(solution, {}), _force(facts)),
    ):
        if _minus(_left(facts, function), force):
            yield f"the {name} does not solve its equation"
    if _start(first) * _start(_derivative(second)) == _start(second) * _start(_derivative(first)):
        yield "the Wronskian of the two functions is zero"
    found = _function(solution, {})
    if [_start(found), _start(_derivative(found))] != facts["initial"]:
        yield f"the solution does not have the initial values {facts['initial']}"


def _force(facts: Facts) -> Terms:
    shape, *numbers = facts["force"]
    if shape == "exp":
        return {(0, Fraction(numbers[1]), _ZERO, "cos"): Fraction(numbers[0])}
    if shape == "trig":
        turn = Fraction(numbers[2])
        pairs = zip(("cos", "sin"), numbers[:2], strict=True)
        return {(0, _ZERO, turn, name): Fraction(number) for name, number in pairs if number}
    return {}


def _left(facts: Facts, function: Terms) -> Terms:
    slope = _derivative(function)
    return _combined([(1, _derivative(slope)), (facts["linear"], slope), (facts["constant"], function)])


def _combined(parts: Sequence[tuple[int | Fraction, Terms]]) -> Terms:
    found: Terms = {}
    for factor, terms in parts:
        for term, value in terms.items():
            found[term] = found.get(term, _ZERO) + factor * value
    return {term: value for term, value in found.items() if value}


def _minus(one: Terms, other: Terms) -> Terms:
    return _combined([(1, one), (-1, other)])


def _derivative(function: Terms) -> Terms:
    """By the product rule, term by term."""
    parts: list[tuple[int | Fraction, Terms]] = []
    for (power, rate, turn, name), value in function.items():
        other, sign = ("sin", -1) if name == "cos" else ("cos", 1)
        parts.append((value * rate, {(power, rate, turn, name): Fraction(1)}))
        if power:
            parts.append((value * power, {(power - 1, rate, turn, name): Fraction(1)}))
        if turn:
            parts.append((value * turn * sign, {(power, rate, turn, other): Fraction(1)}))
    return _combined(parts)


def _start(function: Terms) -> Fraction:
    """The value at zero."""
    return sum(
        (value for (power, _, _, name), value in function.items() if (power, name) == (0, "cos")), _ZERO
    )


def _function(node: Node, constants: dict[str, int]) -> Terms:
    """The sum of terms that a formula is. Raises: ValueError."""
    match node:
        case Number(value):
            return {_ONE: value} if value else {}
        case Symbol("x"):
            return {(1, _ZERO, _ZERO, "cos"): Fraction(1)}
        case Symbol(name) if name in constants:
            return {_ONE: Fraction(constants[name])} if constants[name] else {}
        case Sum(parts):
            return _combined([(1, _function(part, constants)) for part in parts])
        case Product(parts):
            found: Terms = {_ONE: Fraction(1)}
            for part in parts:
                found = _times(found, _function(part, constants))
            return found
        case Power(base, exponent) if base == EULER:
            return {(0, _slope(exponent), _ZERO, "cos"): Fraction(1)}
        case Power(Symbol("x"), Number(power)) if power in (2, 3):
            return {(int(power), _ZERO, _ZERO, "cos"): Fraction(1)}
        case Call("cos" | "sin" as name, (inner,)) if (turn := _slope(inner)) > 0:
            return {(0, _ZERO, turn, name): Fraction(1)}
    raise ValueError("there is a part that no solution here has")


def _slope(node: Node) -> Fraction:
    """The a of a x."""
    [(term, value)] = _function(node, {}).items()
    if term != (1, _ZERO, _ZERO, "cos"):
        raise ValueError("an argument is no multiple of x")
    return value


def _times(one: Terms, other: Terms) -> Terms:
    parts: list[tuple[int | Fraction, Terms]] = []
    for (power, rate, turn, name), value in one.items():
        for (more, also, wave, called), factor in other.items():
            if turn and wave:
                raise ValueError("two waves are multiplied")
            key = (power + more, rate + also, turn or wave, name if turn else called)
            parts.append((value * factor, {key: Fraction(1)}))
    return _combined(parts)


CHECKER = Checker(
    facts=Facts,
    method="substitution and Wronskian",
    wrong=wrong,
    types=lambda facts: ["ode_family(x; 2)", "expression(x)"],
)

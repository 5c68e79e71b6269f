"""Substitutes the stated functions into the equation, and takes the Wronskian of the two with constants.

A function is a sum of terms x^m e^(ax) cos(bx) or sin(bx), stored by (m, a, b, which); such sums can be
differentiated and compared exactly.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol, names
from seedproof.problems.checker import Checker
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Wave, Zero

_ZERO = Fraction(0)


class Term(NamedTuple):
    """The function x^power e^(rate x) times cosine or sine of turn x."""

    power: int = 0
    rate: Fraction = _ZERO
    turn: Fraction = _ZERO
    name: Literal["cos", "sin"] = "cos"


Function = dict[Term, Fraction]
"""A sum of terms with these factors, none of them zero."""

_ONE = Term()
_X = Term(power=1)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The family solves the equation and spans its solutions; the solution has the initial values, too."""
    if len(answers) != 2 or max(map(len, answers)) > 300:
        yield "the answers are not two functions"
        return
    family = read(answers[0])
    solution = read(answers[1])
    if names(family) - {"x"} != {"C_1", "C_2"} or names(solution) - {"x"}:
        yield "the constants are not C1 and C2 in the family, none in the solution"
        return
    yield from _family_wrong(facts, family)
    yield from _solution_wrong(facts, _function(solution, {}))


def _family_wrong(facts: Facts, family: Node) -> Iterator[str]:
    """It is linear in its constants, and the functions with constants are independent solutions."""
    particular = _function(family, {"C_1": 0, "C_2": 0})
    first = _difference(_function(family, {"C_1": 1, "C_2": 0}), particular)
    second = _difference(_function(family, {"C_1": 0, "C_2": 1}), particular)
    stated = _function(family, {"C_1": 3, "C_2": -5})
    if stated != _combined([(3, first), (-5, second), (1, particular)]):
        yield "the family is not linear in its constants"
    if _left_side(facts, first):
        yield "the first function does not solve its equation"
    if _left_side(facts, second):
        yield "the second function does not solve its equation"
    if _left_side(facts, particular) != _force(facts):
        yield "the particular solution does not solve its equation"
    wronskian = _value(first) * _slope(second) - _value(second) * _slope(first)
    if wronskian == 0:
        yield "the Wronskian of the two functions is zero"


def _solution_wrong(facts: Facts, solution: Function) -> Iterator[str]:
    if _left_side(facts, solution) != _force(facts):
        yield "the solution does not solve its equation"
    value, slope = facts.initial
    if _value(solution) != value or _slope(solution) != slope:
        yield f"the solution does not have the initial values {facts.initial}"


def _force(facts: Facts) -> Function:
    """Return the right side."""
    force = facts.force
    match force:
        case Zero():
            return {}
        case Exponential():
            return _combined([(force.factor, {Term(rate=Fraction(force.rate)): Fraction(1)})])
        case Wave():
            turn = Fraction(force.turn)
            cosine = {Term(turn=turn, name="cos"): Fraction(1)}
            sine = {Term(turn=turn, name="sin"): Fraction(1)}
            return _combined([(force.cosine, cosine), (force.sine, sine)])


def _left_side(facts: Facts, function: Function) -> Function:
    slope = _derivative(function)
    return _combined([(1, _derivative(slope)), (facts.linear, slope), (facts.constant, function)])


def _combined(parts: Sequence[tuple[int | Fraction, Function]]) -> Function:
    """Return a sum of functions with factors."""
    result: Function = {}
    for factor, function in parts:
        for term, value in function.items():
            result[term] = result.get(term, _ZERO) + factor * value
    return {term: value for term, value in result.items() if value != 0}


def _difference(first: Function, second: Function) -> Function:
    return _combined([(1, first), (-1, second)])


def _derivative(function: Function) -> Function:
    """Return the derivative, by the product rule, term by term."""
    return _combined([(value, _term_derivative(term)) for term, value in function.items()])


def _term_derivative(term: Term) -> Function:
    wave_derivative = {term._replace(name="cos"): term.turn}
    if term.name == "cos":
        wave_derivative = {term._replace(name="sin"): -term.turn}
    if term.power == 0:
        return _combined([(1, {term: term.rate}), (1, wave_derivative)])
    lower = {term._replace(power=term.power - 1): Fraction(term.power)}
    return _combined([(1, lower), (1, {term: term.rate}), (1, wave_derivative)])


def _value(function: Function) -> Fraction:
    """Return the value at zero."""
    values = [value for term, value in function.items() if term.power == 0 and term.name == "cos"]
    return sum(values, _ZERO)


def _slope(function: Function) -> Fraction:
    """Return the derivative at zero."""
    return _value(_derivative(function))


def _function(node: Node, constants: Mapping[str, int]) -> Function:
    """Return the sum of terms that a formula is. Raises: ValueError."""
    match node:
        case Number(value):
            return _combined([(value, {_ONE: Fraction(1)})])
        case Symbol("x"):
            return {_X: Fraction(1)}
        case Symbol(name) if name in constants:
            return _combined([(constants[name], {_ONE: Fraction(1)})])
        case Sum(terms):
            return _combined([(1, _function(term, constants)) for term in terms])
        case Product(factors):
            result: Function = {_ONE: Fraction(1)}
            for factor in factors:
                result = _product(result, _function(factor, constants))
            return result
        case Power(base, exponent) if base == EULER:
            return {Term(rate=_multiple_of_x(exponent)): Fraction(1)}
        case Power(Symbol("x"), Number(power)) if power in (2, 3):
            return {Term(power=int(power)): Fraction(1)}
        case Call("cos" | "sin" as name, (argument,)):
            return {Term(turn=_positive_multiple_of_x(argument), name=name): Fraction(1)}
    raise ValueError("there is a part that no solution here has")


def _multiple_of_x(node: Node) -> Fraction:
    """Return the a of a x. Raises: ValueError."""
    function = _function(node, {})
    if {*function} != {_X}:
        raise ValueError("an argument is no multiple of x")
    return function[_X]


def _positive_multiple_of_x(node: Node) -> Fraction:
    multiple = _multiple_of_x(node)
    if multiple <= 0:
        raise ValueError("there is a wave with a negative argument")
    return multiple


def _product(first: Function, second: Function) -> Function:
    """Return the product of two functions, one of them without waves. Raises: ValueError."""
    parts: list[tuple[int | Fraction, Function]] = []
    for left, left_factor in first.items():
        for right, right_factor in second.items():
            if left.turn and right.turn:
                raise ValueError("two waves are multiplied")
            wave = right
            if left.turn:
                wave = left
            term = Term(left.power + right.power, left.rate + right.rate, wave.turn, wave.name)
            parts.append((left_factor * right_factor, {term: Fraction(1)}))
    return _combined(parts)


CHECKER = Checker(
    facts=Facts,
    method="substitution and Wronskian",
    wrong=wrong,
    types=lambda facts: ["ode_family(x; 2)", "expression(x)"],
)

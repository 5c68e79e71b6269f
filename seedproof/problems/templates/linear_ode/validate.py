"""Substitutes the stated functions into the equation, and takes the Wronskian of the two with constants.

A wave is half a sum or a difference of two exponentials with imaginary rates. So a function is a sum of
exponentials, each times a polynomial in x, the imaginary unit and the two constants: all this is exact.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import reduce

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.terms import multiple_of
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Force, Wave, Zero

_RING = fmpq_mpoly_ctx.get(("x", "i", "C_1", "C_2"), Ordering.lex)
_LETTERS = dict(zip(_RING.names(), _RING.gens(), strict=True))
_I = _LETTERS["i"]

Function = dict[tuple[fmpq, fmpq], fmpq_mpoly]
"""The polynomials before e^((a + b i) x), none of them zero, by a and b."""

_ZERO = fmpq(0)
_STILL = (_ZERO, _ZERO)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The family solves the equation and spans its solutions; the solution has the initial values, too."""
    if len(answers) != 2 or max(map(len, answers)) > 300:
        yield "the answers are not two functions"
        return
    family, solution = map(read, answers)
    if names(family) - {"x"} != {"C_1", "C_2"} or names(solution) - {"x"}:
        yield "the constants are not C1 and C2 in the family, none in the solution"
        return
    yield from _family_wrong(facts, _function(family))
    yield from _solution_wrong(facts, _function(solution))


def _family_wrong(facts: Facts, family: Function) -> Iterator[str]:
    """It is linear in its constants, and the functions with constants are independent solutions."""
    particular = _each(family, lambda part: part.subs({"C_1": 0, "C_2": 0}))
    first = _each(family, lambda part: part.derivative("C_1"))
    second = _each(family, lambda part: part.derivative("C_2"))
    varied = _total(_each(first, _LETTERS["C_1"].__mul__), _each(second, _LETTERS["C_2"].__mul__))
    if family != _total(varied, particular):
        yield "the family is not linear in its constants"
    if _left_side(facts, first):
        yield "the first function does not solve its equation"
    if _left_side(facts, second):
        yield "the second function does not solve its equation"
    if _left_side(facts, particular) != _right_side(facts.force):
        yield "the particular solution does not solve its equation"
    if _start(first) * _start(_derivative(second)) == _start(second) * _start(_derivative(first)):
        yield "the Wronskian of the two functions is zero"


def _solution_wrong(facts: Facts, solution: Function) -> Iterator[str]:
    if _left_side(facts, solution) != _right_side(facts.force):
        yield "the solution does not solve its equation"
    value, slope = facts.initial
    start = (_start(solution), _start(_derivative(solution)))
    if start != (_RING.constant(value), _RING.constant(slope)):
        yield f"the solution does not have the initial values {facts.initial}"


def _right_side(force: Force) -> Function:
    match force:
        case Zero():
            return {}
        case Exponential(factor=factor, rate=rate):
            return {(fmpq(rate), _ZERO): _RING.constant(factor)}
        case Wave(cosine=cosine, sine=sine, turn=turn):
            return _wave(fmpq(turn), _RING.constant(cosine), _RING.constant(sine))


def _left_side(facts: Facts, function: Function) -> Function:
    slope = _derivative(function)
    damping = _each(slope, lambda part: facts.linear * part)
    return _total(_derivative(slope), damping, _each(function, lambda part: facts.constant * part))


def _each(function: Function, change: Callable[[fmpq_mpoly], fmpq_mpoly]) -> Function:
    return _total({rate: change(part) for rate, part in function.items()})


def _total(*functions: Function) -> Function:
    """Return the sum of functions; the square of i is -1 in it."""
    parts: Function = {}
    for function in functions:
        for rate, part in function.items():
            parts[rate] = parts.get(rate, _RING.constant(0)) + part
    return {rate: rest for rate, part in parts.items() if (rest := part % (_I**2 + 1))}


def _product(left: Function, right: Function) -> Function:
    products = (
        {(a + c, b + d): part * other} for (a, b), part in left.items() for (c, d), other in right.items()
    )
    return _total(*products)


def _derivative(function: Function) -> Function:
    parts = {(a, b): part.derivative("x") + (a + b * _I) * part for (a, b), part in function.items()}
    return _total(parts)


def _start(function: Function) -> fmpq_mpoly:
    """Return the value at zero."""
    return sum((part.subs({"x": 0}) for part in function.values()), _RING.constant(0)) % (_I**2 + 1)


def _wave(turn: fmpq, cosine: fmpq_mpoly, sine: fmpq_mpoly) -> Function:
    return _total({(_ZERO, turn): (cosine - _I * sine) / 2}, {(_ZERO, -turn): (cosine + _I * sine) / 2})


def _function(node: Node) -> Function:
    """Return the function that a formula is. Raises: ValueError."""
    match node:
        case Number(value):
            return _total({_STILL: _RING.constant(_rational(value))})
        case Symbol(name):
            return {_STILL: _LETTERS[name]}
        case Sum(terms):
            return _total(*map(_function, terms))
        case Product(factors):
            return reduce(_product, map(_function, factors))
        case Power(base, exponent) if base == EULER:
            return {(_rate(exponent), _ZERO): _RING.constant(1)}
        case Power(Symbol("x"), Number(power)) if power in (2, 3):
            return {_STILL: _LETTERS["x"] ** int(power)}
        case Call("cos" | "sin" as name, (argument,)):
            return _wave(_rate(argument), _RING.constant(name == "cos"), _RING.constant(name == "sin"))
    raise ValueError("there is a part that no solution here has")


def _rate(exponent: Node) -> fmpq:
    return _rational(multiple_of(exponent, [Symbol("x")]))


def _rational(number: Fraction) -> fmpq:
    return fmpq(number.numerator, number.denominator)


CHECKER = Checker(
    facts=Facts,
    method="substitution and Wronskian",
    wrong=wrong,
    types=lambda facts: ["ode_family(x; 2)", "expression(x)"],
)

"""Reads the function as a tree: a power, a product with x, or a difference of reciprocals."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol, times
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, function_of, multiple_of, term_of, terms_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.lhospital_limit.facts import (
    Asked,
    Facts,
    Form,
    Function,
    Large,
    Name,
    Small,
)
from seedproof.problems.templates.lhospital_limit.phrases import (
    LIMITS,
    PARAMETERS,
    RATES,
    STATEMENTS,
    VALUES,
    Place,
)

_X = Symbol("x")
_K = Symbol("k")
_MINUS_ONE = Number(Fraction(-1))
_BELOW = Power(_X, _MINUS_ONE)
_NAMES: dict[str, Name] = {
    "exp": "exp",
    "log": "log",
    "sin": "sin",
    "tan": "tan",
    "atan": "arctan",
    "cos": "cos",
}
_AT_ZERO: dict[Name, int] = {"exp": 1, "cos": 1}
"""The values there of what stands in the text, where they are not zero."""


class _Multiple(NamedTuple):
    """A function with the number before it, and whether the parameter stands there, too."""

    factor: int
    has_parameter: bool
    function: Function


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an indeterminate limit."""
    if drawing is not None:
        raise Unreadable("an indeterminate limit has no figure")
    wordings = {
        (asked, place): several for asked, places in STATEMENTS.items() for place, several in places.items()
    }
    (asked, place), gaps = read_kind(statement, wordings)
    _check_questions(asked, place, questions)
    tree = read_formula(gaps["rule"])
    match place, tree:
        case "infinity", Power(inside, exponent):
            return _large(inside, exponent)
        case "infinity", Product():
            number, (power, inside) = term_of(tree)
            if power != _power_of_x(asked):
                raise Unreadable("the power of x does not fit to what is asked")
            return _small("product", asked, 1, times(Number(number), inside), _BELOW)
        case "zero", Power(inside, exponent):
            outer = integer(multiple_of(exponent, (Power(_power_of_x(asked), _MINUS_ONE),)))
            return _small("power", asked, outer, inside, _X)
        case "zero", Sum((first, second)):
            return _difference(asked, first, second)
    raise Unreadable("the function is of no form that is known here")


def _check_questions(asked: Asked, place: Place, questions: Sequence[str]) -> None:
    first, second = questions
    if asked == "parameter":
        read_gaps(first, PARAMETERS)
        read_gaps(second, LIMITS)
    else:
        read_gaps(first, VALUES)
        read_gaps(second, RATES[place])


def _power_of_x(asked: Asked) -> Node:
    return Power(_X, Number(Fraction(2))) if asked == "parameter" else _X


def _large(inside: Node, exponent: Node) -> Large:
    outer = integer(multiple_of(exponent, (_BELOW,)))
    first, second = [_exponential(term) for term in terms_of(inside)]
    return Large(outer=outer, factors=(first[0], second[0]), exponents=(first[1], second[1]))


def _exponential(term: Term) -> tuple[int, int]:
    """Return p and a of p e^(a x)."""
    if not term.factors:
        return integer(term.number), 0
    (factor,) = term.factors
    name, argument = function_of(factor)
    if name != "exp":
        raise Unreadable("an exponential was expected")
    return integer(term.number), integer(multiple_of(argument, (_X,)))


def _small(form: Form, asked: Asked, outer: int, inside: Node, variable: Node) -> Small:
    """Read a sum of functions, which is 1 at zero in a power, and 0 in a product."""
    multiples: list[_Multiple] = []
    constants: list[Fraction] = []
    parameter_constants: list[Fraction] = []
    for term in _terms_with_parameter(inside):
        rest = tuple(factor for factor in term.factors if factor != _K)
        has_parameter = rest != term.factors
        if not rest:
            (parameter_constants if has_parameter else constants).append(term.number)
            continue
        multiples.append(_multiple(Term(term.number, rest), has_parameter, variable))
    expected = 1 if form == "power" else 0
    for stated, group in ((constants, False), (parameter_constants, True)):
        value = sum(stated, Fraction(0)) + sum(
            multiple.factor * _AT_ZERO.get(multiple.function.name, 0)
            for multiple in multiples
            if multiple.has_parameter is group
        )
        if value != (0 if group else expected):
            raise Unreadable("the functions do not tend to what makes the limit indeterminate")
    return _joined(form, asked, outer, multiples)


def _terms_with_parameter(inside: Node) -> list[Term]:
    """Return the terms, also of a bracket after the parameter."""
    terms: list[Term] = []
    for term in terms_of(inside):
        match term.factors:
            case (Symbol("k"), Sum(parts)):
                terms += [
                    Term(term.number * each.number, (_K, *each.factors)) for each in map(term_of, parts)
                ]
            case _:
                terms.append(term)
    return terms


def _multiple(term: Term, has_parameter: bool, variable: Node) -> _Multiple:
    if term.factors == (variable,):
        function = Function("linear", integer(term.number))
        return _Multiple(1, has_parameter, function)
    (factor,) = term.factors
    name, argument = function_of(factor)
    if name == "log":
        argument = _beside_one(argument)
    multiple = integer(multiple_of(argument, (variable,)))
    return _Multiple(integer(term.number), has_parameter, Function(_NAMES[name], multiple))


def _beside_one(node: Node) -> Node:
    match node:
        case Sum((Number(value), small)) if value == 1:
            return small
    raise Unreadable("1 + u was expected in the logarithm")


def _joined(form: Form, asked: Asked, outer: int, multiples: list[_Multiple]) -> Small:
    first, *more = multiples
    if len(more) > 1 or first.has_parameter:
        raise Unreadable("there are too many functions, or the parameter stands before the first")
    factor = 0
    function = first.function
    if more:
        (second,) = more
        function = second.function
        if second.has_parameter != (asked == "parameter"):
            raise Unreadable("the parameter is missing, or is not explained")
        if not second.has_parameter:
            factor = second.factor
        elif second.factor != -1:
            raise Unreadable("the parameter has a factor")
    elif asked == "parameter":
        raise Unreadable("the parameter is missing")
    return Small(
        form=form,
        asked=asked,
        outer=outer,
        first_factor=first.factor,
        first=first.function,
        second_factor=factor,
        second=function,
    )


def _difference(asked: Asked, first: Node, second: Node) -> Small:
    multiples: list[_Multiple] = []
    for node in (first, second):
        number, factors = term_of(node)
        has_parameter = factors[0] == _K
        (reciprocal,) = [factor for factor in factors if factor != _K]
        match reciprocal:
            case Power(below, Number(exponent)) if exponent == -1:
                function = _below(below)
            case _:
                raise Unreadable("a reciprocal was expected")
        multiples.append(_Multiple(integer(number), has_parameter, function))
    return _joined("difference", asked, 1, multiples)


def _below(node: Node) -> Function:
    """Return the function that stands in a denominator."""
    if isinstance(node, Sum):
        exponential, one = node.terms
        if one != _MINUS_ONE:
            raise Unreadable("e^u - 1 was expected")
        name, argument = function_of(exponential)
        return Function(_NAMES[name], integer(multiple_of(argument, (_X,))))
    term = term_of(node)
    return _multiple(term, False, _X).function


READER = Reader(read=read)

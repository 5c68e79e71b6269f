"""Reads the function as a tree: a power, a product with x, or a difference of reciprocals."""

from fractions import Fraction
from typing import NamedTuple

import msgspec

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol, times
from seedproof.problems.checking.functions_of_multiples import function_of_multiple, multiple
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, term_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.lhospital_limit.facts import Asked, Facts, Form, Function, Large, Small
from seedproof.problems.templates.lhospital_limit.phrases import TEXTS

_X = Symbol("x")
_K = Symbol("k")
_MINUS_ONE = Number(Fraction(-1))
_BELOW = Power(_X, _MINUS_ONE)


class Multiple(NamedTuple):
    """A function with the number before it, and whether the parameter stands there, too."""

    factor: int
    has_parameter: bool
    function: Function


def made(values: Values) -> Facts:
    """Return the function whose limit is taken."""
    asked: Asked = values["asked"]
    tree = read(values["rule"])
    power_of_x = Power(_X, Number(Fraction(2))) if asked == "parameter" else _X
    match values["place"], tree:
        case "infinity", Power(inside, exponent):
            (p, a), (q, b) = map(_exponential, terms_of(inside))
            return Large(outer=multiple(exponent, _BELOW), factors=(p, q), exponents=(a, b))
        case "infinity", Product():
            number, (power, inside) = term_of(tree)
            if power != power_of_x:
                raise Unreadable("the power of x does not fit to what is asked")
            return _small("product", asked, 1, times(Number(number), inside), _BELOW)
        case "zero", Power(inside, exponent):
            outer = multiple(exponent, Power(power_of_x, _MINUS_ONE))
            return _small("power", asked, outer, inside, _X)
        case "zero", Sum((first, second)):
            return _joined("difference", asked, 1, [_reciprocal(first), _reciprocal(second)])
    raise Unreadable("the function is of no form that is known here")


def _exponential(term: Term) -> tuple[int, int]:
    """Return p and a of p e^(a x)."""
    if not term.factors:
        return integer(term.number), 0
    (factor,) = term.factors
    name, rate = function_of_multiple(factor, _X)
    if name != "exp":
        raise Unreadable("an exponential was expected")
    return integer(term.number), rate


def _small(form: Form, asked: Asked, outer: int, inside: Node, variable: Node) -> Small:
    """Read a sum of functions, which is 1 at zero in a power, and 0 in a product."""
    multiples: list[Multiple] = []
    at_zero = {False: Fraction(0), True: Fraction(0)}
    for term in _terms_with_parameter(inside):
        rest = tuple(factor for factor in term.factors if factor != _K)
        has_parameter = rest != term.factors
        if not rest:
            at_zero[has_parameter] += term.number
            continue
        read_multiple = _multiple(Term(term.number, rest), has_parameter, variable)
        multiples.append(read_multiple)
        if read_multiple.function.name in ("exp", "cos"):
            at_zero[has_parameter] += read_multiple.factor
    if at_zero != {False: int(form == "power"), True: 0}:
        raise Unreadable("the functions do not tend to what makes the limit indeterminate")
    return _joined(form, asked, outer, multiples)


def _terms_with_parameter(inside: Node) -> list[Term]:
    """Return the terms, also of a bracket after the parameter."""
    terms: list[Term] = []
    for term in terms_of(inside):
        match term.factors:
            case (Symbol("k"), Sum(parts)):
                several = map(term_of, parts)
                terms += [Term(term.number * each.number, (_K, *each.factors)) for each in several]
            case _:
                terms.append(term)
    return terms


def _multiple(term: Term, has_parameter: bool, variable: Node) -> Multiple:
    if term.factors == (variable,):
        return Multiple(1, has_parameter, Function("linear", integer(term.number)))
    (factor,) = term.factors
    return Multiple(integer(term.number), has_parameter, _function(factor, variable))


def _function(node: Node, variable: Node) -> Function:
    name, within = function_of_multiple(node, variable)
    return msgspec.convert((name.replace("atan", "arctan"), within), Function)


def _joined(form: Form, asked: Asked, outer: int, multiples: list[Multiple]) -> Small:
    """Return the sum of one function or two. Raises: Unreadable where the parameter does not fit."""
    first, *more = multiples
    second = more[0] if more else first._replace(factor=0)
    if len(more) > 1 or first.has_parameter or second.has_parameter != (asked == "parameter"):
        raise Unreadable("there are too many functions, or the parameter is missing or not explained")
    if second.has_parameter and second.factor != -1:
        raise Unreadable("the parameter has a factor")
    return Small(
        form=form,
        asked=asked,
        outer=outer,
        first_factor=first.factor,
        first=first.function,
        second_factor=0 if second.has_parameter else second.factor,
        second=second.function,
    )


def _reciprocal(node: Node) -> Multiple:
    """Read a multiple of the reciprocal of a function."""
    number, factors = term_of(node)
    (reciprocal,) = [factor for factor in factors if factor != _K]
    match reciprocal:
        case Power(Sum((exponential, one)), Number(exponent)) if exponent == -1 and one == _MINUS_ONE:
            function = _function(exponential, _X)
        case Power(below, Number(exponent)) if exponent == -1:
            function = _multiple(term_of(below), False, _X).function
        case _:
            raise Unreadable("a reciprocal was expected")
    return Multiple(integer(number), factors[0] == _K, function)


READER = reader(Small, Phrases(TEXTS, {}), made)

"""Reads the equation term by term: monomials, and a function of a sum of x and y."""

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, function_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.implicit_derivative.facts import Facts, Function, Name
from seedproof.problems.templates.implicit_derivative.phrases import TEXTS

_NAMES: dict[str, Name] = {"exp": "exp", "sin": "sin", "log": "log"}
_LETTERS = ("x", "y")


def made(values: Values) -> Facts:
    """Return what the terms of the left side show."""
    monomials: list[tuple[int, int, int]] = []
    functions: list[Function] = []
    for term in terms_of(read(values["left"])):
        powers = [_power(factor) for factor in term.factors]
        if any(power is None for power in powers):
            functions.append(_function(term))
        else:
            monomials.append(_monomial(term, [power for power in powers if power is not None]))
    return Facts(
        monomials=monomials,
        functions=functions,
        value=values["value"],
        point=(integer_of(values["x"]), integer_of(values["y"])),
        asked=values["asked"],
    )


def _power(factor: Node) -> tuple[str, int] | None:
    """Return the letter and its exponent, None for anything else."""
    match factor:
        case Symbol(name) if name in _LETTERS:
            return name, 1
        case Power(Symbol(name), Number(exponent)) if name in _LETTERS and exponent in (2, 3):
            return name, int(exponent)
    return None


def _monomial(term: Term, powers: list[tuple[str, int]]) -> tuple[int, int, int]:
    exponents = dict(powers)
    if len(exponents) < len(powers):
        raise Unreadable("a letter stands twice in a monomial")
    return integer(term.number), exponents.get("x", 0), exponents.get("y", 0)


def _function(term: Term) -> Function:
    (factor,) = term.factors
    name, argument = function_of(factor)
    linear = {term.factors: integer(term.number) for term in terms_of(argument)}
    a = linear.pop((Symbol("x"),), 0)
    b = linear.pop((Symbol("y"),), 0)
    expected = {(): 1} if name == "log" else {}
    if linear != expected or not isinstance(argument, Sum):
        raise Unreadable("a function of a sum of x and y was expected")
    return Function(integer(term.number), _NAMES[name], a, b)


READER = reader(Facts, Phrases(TEXTS, {}), made)

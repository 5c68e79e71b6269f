"""Reads the equation term by term: monomials, and a function of a sum of x and y."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, function_of, terms_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.implicit_derivative.facts import Facts, Function, Name
from seedproof.problems.templates.implicit_derivative.phrases import (
    LAST,
    SECOND_DERIVATIVES,
    SLOPES,
    STATEMENTS,
)

_NAMES: dict[str, Name] = {"exp": "exp", "sin": "sin", "log": "log"}
_LETTERS = ("x", "y")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a curve that an equation gives."""
    if drawing is not None:
        raise Unreadable("a curve that an equation gives has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    x = integer_of(gaps["x"])
    first, second, last = questions
    for question, wordings in ((first, SLOPES), (second, SECOND_DERIVATIVES)):
        if read_gaps(question, wordings).get("x", gaps["x"]) != gaps["x"]:
            raise Unreadable("a derivative elsewhere is asked for")
    asked, _ = read_kind(last, LAST)
    monomials: list[tuple[int, int, int]] = []
    functions: list[Function] = []
    for term in terms_of(read_formula(gaps["left"])):
        powers = [_power(factor) for factor in term.factors]
        if any(power is None for power in powers):
            functions.append(_function(term))
        else:
            monomials.append(_monomial(term, [power for power in powers if power is not None]))
    return Facts(
        monomials=monomials,
        functions=functions,
        value=integer_of(gaps["right"]),
        point=(x, integer_of(gaps["y"])),
        asked=asked,
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


READER = Reader(read=read)

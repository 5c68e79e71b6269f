"""Reads the rule of a function: a quotient of linear terms, a power with a linear exponent, a logarithm."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.quotients import quotient_of
from seedproof.problems.checking.terms import terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.phrases import TEXTS

_BASES: dict[Node, Base] = {EULER: "e", Number(Fraction(2)): "2", Number(Fraction(3)): "3"}


def made(values: Values) -> Facts:
    """Return the coefficients of the rule."""
    rule = values["rule"]
    terms = sorted(terms_of(read(rule)), key=lambda term: len(term.factors))
    if len(terms) == 1:
        (a, b), (c, d) = quotient_of(rule)
        return Moebius(above=(a, b), below=(c, d))
    (level, nothing), (factor, outer) = terms
    match outer:
        case _ if nothing:
            raise Unreadable(f"{rule!r} has no constant term")
        case (Power(base, exponent),) if base in _BASES:
            return Exponential(_BASES[base], integer(factor), *_linear(exponent), integer(level))
        case (Call("log", (inside,)),):
            return Logarithm("e", integer(factor), *_linear(inside), integer(level))
        case (Call("log", (inside,)), Power(Call("log", (base,)), Number(exponent))) if exponent == -1:
            return Logarithm(_BASES[base], integer(factor), *_linear(inside), integer(level))
    raise Unreadable(f"{rule!r} is no rule of a known kind")


def _linear(node: Node) -> tuple[int, int]:
    """Return slope and constant."""
    terms = expanded(node, "x")
    if not {*terms} <= {(1,), (0,)}:
        raise Unreadable("something is not linear")
    return integer(terms[(1,)]), integer(terms.get((0,), Fraction(0)))


READER = reader(Facts, Phrases(TEXTS, {}), made)

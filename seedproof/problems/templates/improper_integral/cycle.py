"""Reads each function by its factors, and the ends of its integral from the question that is asked of it."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.polynomials import expanded, integer, polynomial_of
from seedproof.problems.checking.terms import multiple_of, term_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.improper_integral import phrases
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Family,
    Form,
    Integral,
    Logarithm,
    Pair,
)

_X = Symbol("x")
_LOGARITHM = Call("log", (_X,))
_WHOLE_LINE = {r"\infty": "oo", r"-\infty": "-oo"}
_LOGARITHMS = {"0": "-oo", "1": "0", "e": "1", r"\infty": "oo"}
_POWER_OF_E = re.compile(r"e\^\{(?P<exponent>[0-9])\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two improper integrals, or one with a parameter."""
    if drawing is not None or len(questions) != 2:
        raise Unreadable("it is no problem about improper integrals with two questions")
    kind, functions = read_kind(statement, {"pair": phrases.STATEMENTS, "family": phrases.FAMILIES})
    if kind == "family":
        return _family(functions["f"], *questions)
    gaps = [read_gaps(question, phrases.QUESTIONS) for question in questions]
    if [asked["name"] for asked in gaps] != ["f", "g"]:
        raise Unreadable("it does not ask for the integrals of f and g")
    return Pair([_integral(functions[asked["name"]], asked["low"], asked["high"]) for asked in gaps])


def _factors(text: str) -> tuple[int, dict[Node, Fraction]]:
    """Return the number of a product, and the exponents of its other factors."""
    number = Fraction(1)
    exponents: dict[Node, Fraction] = {}
    rest = [(tree_of(text), Fraction(1))]
    while rest:
        node, outer = rest.pop(0)
        match node:
            case Product(factors):
                rest = [(factor, outer) for factor in factors] + rest
            case Power(base, Number(exponent)) if base != EULER:
                rest.insert(0, (base, outer * exponent))
            case Number(value):
                number *= value ** integer(outer)
            case _:
                exponents[node] = exponents.get(node, Fraction(0)) + outer
    return integer(number), exponents


def _polynomial(node: Node, letter: str = "x") -> list[int]:
    """Return the coefficients, that of the highest power first."""
    terms = expanded(node, letter)
    degree = max(power for (power,) in terms)
    return [integer(terms.get((power,), Fraction(0))) for power in range(degree, -1, -1)]


def _family(function: str, convergence: str, value: str) -> Family:
    """Read a family, and which of its integrals is asked for."""
    asked = read_gaps(convergence, phrases.CONVERGENCE)
    (chosen,) = polynomial_of(read_gaps(value, phrases.VALUES)["p"], "p")
    ends = (asked["low"], asked["high"])
    factor, exponents = _factors(function)
    form: Form
    degree = Fraction(1)
    power = Fraction(1)
    match [*exponents.items()]:
        case [(Power(base, q), 1), (Sum((inside, Number(number))), outer)] if base == _X:
            form = "fraction"
            degree = _degree(inside)
            power = -outer
        case [(Power(base, q), 1), (Power(euler, exponent), 1)] if base == _X and euler == EULER:
            term = term_of(exponent)
            form = "exponential"
            degree = _degree(*term.factors)
            number = -term.number
        case [(Power(base, q), 1), (Symbol("x"), -1)] if base == _LOGARITHM:
            low, high = (_end(end, _LOGARITHMS) for end in ends)
            form = "start" if low == "0" else "rest"
            number = Fraction(high if form == "start" else low)
            if (form == "start") is (high == "oo"):
                raise Unreadable("the ends do not fit the family")
        case _:
            raise Unreadable("the family is of no known kind")
    if form in ("fraction", "exponential") and ends != ("0", r"\infty"):
        raise Unreadable("the ends do not fit the family")
    slope, shift = _polynomial(q, "p")
    return Family(
        form=form,
        factor=factor,
        slope=slope,
        shift=shift,
        degree=integer(degree),
        number=integer(number),
        power=integer(power),
        chosen=str(chosen),
    )


def _degree(power_of_x: Node) -> Fraction:
    match power_of_x:
        case Symbol("x"):
            return Fraction(1)
        case Power(Symbol("x"), Number(degree)):
            return degree
    raise Unreadable("a power of x was expected")


def _integral(function: str, low: str, high: str) -> Integral:
    factor, exponents = _factors(function)
    power = exponents.pop(_X, Fraction(0))
    if logs := exponents.pop(_LOGARITHM, None):
        if exponents:
            raise Unreadable("there is more than x and its logarithm")
        return Logarithm(factor, str(power), str(logs), (_end(low, _LOGARITHMS), _end(high, _LOGARITHMS)))
    ends = (_end(low, _WHOLE_LINE), _end(high, _WHOLE_LINE))
    match [*exponents.items()]:
        case [(Power(base, exponent), 1)] if base == EULER:
            return Exponential([factor] + [0] * integer(power), _growth(exponent), ends)
        case [(Sum() as times, 1), (Power(base, exponent), 1)] if base == EULER and factor == 1 and not power:
            return Exponential(_polynomial(times), _growth(exponent), ends)
        case []:
            return Algebraic(factor, 0, [1, 0], str(-power), 0, ends)
        case [(Call("abs", (base,)), outer)] if not power:
            return Algebraic(factor, 0, _polynomial(base), str(-outer), 1, ends)
        case [(Sum() as base, outer)] if power in (0, 1):
            return Algebraic(factor, 1 if power else 0, _polynomial(base), str(-outer), 0, ends)
    raise Unreadable("the function is of no known kind")


def _growth(exponent: Node) -> int:
    return integer(multiple_of(exponent, [_X]))


def _end(text: str, words: dict[str, str]) -> str:
    """Return an end, or its logarithm, as the facts name it."""
    if text in words:
        return words[text]
    if words is _LOGARITHMS:
        power = _POWER_OF_E.fullmatch(text)
        if power is None:
            raise Unreadable(f"{text!r} is no power of e")
        return power["exponent"]
    return str(integer_of(text))


READER = Reader(read=read)

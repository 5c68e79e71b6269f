"""Reads a product, quotient or chain from the outside in."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, times
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.terms import function_of, term_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.derivative_of_combination.facts import Facts, Form, Name
from seedproof.problems.templates.derivative_of_combination.phrases import TEXTS

_NAMES: dict[str, Name] = {
    "exp": "exp",
    "log": "log",
    "sin": "sin",
    "cos": "cos",
    "atan": "arctan",
    "sqrt": "sqrt",
}


def made(values: Values) -> Facts:
    """Return the polynomial beside or under a function, and the function."""
    form: Form = "product"
    number, factors = term_of(read(values["rule"]))
    *others, function = factors
    polynomial = times(Number(number), *others)
    match factors:
        case (top, Power(bottom, Number(sign))) if number == 1 and sign == -1:
            form = "quotient"
            function = top
            polynomial = bottom
    outer, exponent, argument = _application(function)
    inside, inner = _inside(argument)
    return Facts(
        form=form,
        polynomial=_integers(polynomial),
        outer=outer,
        exponent=exponent,
        inside=inside,
        inner=inner,
        at=values["at"],
        asked=values["asked"],
    )


def _application(node: Node) -> tuple[Name, int, Node]:
    """Return a function, its exponent if it is a power, and its argument."""
    match node:
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            return "power", int(exponent), base
    name, argument = function_of(node)
    if name not in _NAMES:
        raise Unreadable(f"{name} is no function of this template")
    return _NAMES[name], 1, argument


def _inside(argument: Node) -> tuple[list[int | Name], list[int]]:
    """Return the numbers and the function of c + k g(p), and p; of a polynomial, nothing and itself."""
    try:
        return [], _integers(argument)
    except ValueError:
        terms = terms_of(argument)
    constant = sum((number for number, factors in terms if not factors), Fraction(0))
    ((factor, (function,)),) = (term for term in terms if term.factors)
    name, _, inner = _application(function)
    if name == "power":
        raise Unreadable("a power is no function in the middle")
    return [integer(constant), integer(factor), name], _integers(inner)


def _integers(polynomial: Node) -> list[int]:
    terms = expanded(polynomial, "x")
    degree = max(power for (power,) in terms)
    return [integer(terms.get((power,), Fraction(0))) for power in range(degree, -1, -1)]


READER = reader(Facts, Phrases(TEXTS, {}), made)

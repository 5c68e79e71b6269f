"""Reads the coordinates term by term, or the polar equation."""

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, function_of, multiple_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.parametric_derivative import facts as kinds
from seedproof.problems.templates.parametric_derivative.phrases import EVERYWHERE, TEXTS

_T = Symbol("t")
_THETA = Symbol("theta")
_NAMES: dict[str, kinds.Name] = {"exp": "exp", "sin": "sin", "cos": "cos", "log": "log"}
_ANGLES = {"cos": r"\frac{\pi}{2}", "sin": "0"}


def made(values: Values) -> kinds.Facts:
    """Return what the coordinates, or the polar equation, say."""
    if values["kind"] == "polar":
        return _polar(values)
    x = _coordinate(values["across"])
    y = _coordinate(values["up"])
    if values["range"] != _range([each.multiple for each in x.functions + y.functions if each.name == "log"]):
        raise Unreadable("the parameter has another range")
    return kinds.Parametric(x=x, y=y, t=values["t"], asked=values["asked"])


def _range(multiples: list[int]) -> str:
    """Return the text of the parameters at which the logarithm has a value."""
    if not multiples:
        return EVERYWHERE
    (multiple,) = multiples
    return "t > -1" if multiple == 1 else rf"t > -\frac{{1}}{{{multiple}}}"


def _coordinate(text: str) -> kinds.Coordinate:
    powers: dict[int, int] = {}
    functions: list[kinds.Function] = []
    for term in terms_of(read(text)):
        power = _power(term.factors)
        if power is None:
            functions.append(_function(term))
        else:
            powers[power] = integer(term.number)
    degree = max(powers, default=-1)
    coefficients = [powers.get(power, 0) for power in range(degree, -1, -1)]
    return kinds.Coordinate(polynomial=coefficients, functions=functions)


def _power(factors: tuple[Node, ...]) -> int | None:
    match factors:
        case ():
            return 0
        case (Symbol("t"),):
            return 1
        case (Power(Symbol("t"), Number(exponent)),) if exponent in (2, 3):
            return int(exponent)
    return None


def _function(term: Term) -> kinds.Function:
    (factor,) = term.factors
    name, argument = function_of(factor)
    if name == "log":
        match argument:
            case Sum((Number(constant), linear)) if constant == 1:
                argument = linear
            case _:
                raise Unreadable("1 + a t was expected in the logarithm")
    return kinds.Function(integer(term.number), _NAMES[name], integer(multiple_of(argument, (_T,))))


def _polar(values: Values) -> kinds.Polar:
    constant, periodic = terms_of(read(values["r"]))
    if constant.factors:
        raise Unreadable("the first term of r is no number")
    (factor,) = periodic.factors
    name, argument = function_of(factor)
    if argument != _THETA or values["wave"] != name or values["angle"] != _ANGLES[name]:
        raise Unreadable("the point or the question does not fit to the curve")
    return kinds.Polar(p=integer(constant.number), q=integer(periodic.number), wave=values["wave"])


READER = reader(kinds.Facts, Phrases(TEXTS, {}), made)

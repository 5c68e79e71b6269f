"""Reads the coordinates term by term, or the polar equation."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, function_of, multiple_of, terms_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.parametric_derivative.facts import (
    Coordinate,
    Facts,
    Function,
    Name,
    Parametric,
    Polar,
    Wave,
)
from seedproof.problems.templates.parametric_derivative.phrases import (
    ANGLES,
    BENDS,
    LAST,
    RANGES,
    SLOPES,
    STATEMENTS,
    Last,
)

_T = Symbol("t")
_THETA = Symbol("theta")
_NAMES: dict[str, Name] = {"exp": "exp", "sin": "sin", "cos": "cos", "log": "log"}
_WAVES: dict[str, Wave] = {"cos": "cos", "sin": "sin"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a curve with a parameter."""
    if drawing is not None:
        raise Unreadable("a curve with a parameter has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    slope, bend, last = questions
    read_gaps(slope, SLOPES)
    read_gaps(bend, BENDS[kind])
    asked, _ = read_kind(last, LAST)
    return _parametric(gaps, asked) if kind == "parametric" else _polar(gaps, asked)


def _parametric(gaps: Gaps, asked: Last) -> Parametric:
    if asked != "again" and asked != "radius":
        raise Unreadable("the last question is one about polar curves")
    facts = Parametric(
        x=_coordinate(gaps["x"]),
        y=_coordinate(gaps["y"]),
        t=integer_of(gaps["t"]),
        asked=asked,
    )
    if gaps["range"] != _range(facts):
        raise Unreadable("the parameter has another range")
    return facts


def _range(facts: Parametric) -> str:
    """Return the text of the parameters at which the logarithm has a value."""
    multiples = [each.multiple for each in facts.x.functions + facts.y.functions if each.name == "log"]
    if not multiples:
        return RANGES["everywhere"]
    (multiple,) = multiples
    bound = "-1" if multiple == 1 else rf"-\frac{{1}}{{{multiple}}}"
    return RANGES["logarithm"].replace("<bound>", bound)


def _coordinate(text: str) -> Coordinate:
    powers: dict[int, int] = {}
    functions: list[Function] = []
    for term in terms_of(read_formula(text)):
        power = _power(term.factors)
        if power is None:
            functions.append(_function(term))
        else:
            powers[power] = integer(term.number)
    degree = max(powers, default=-1)
    coefficients = [powers.get(power, 0) for power in range(degree, -1, -1)]
    return Coordinate(polynomial=coefficients, functions=functions)


def _power(factors: tuple[Node, ...]) -> int | None:
    match factors:
        case ():
            return 0
        case (Symbol("t"),):
            return 1
        case (Power(Symbol("t"), Number(exponent)),) if exponent in (2, 3):
            return int(exponent)
    return None


def _function(term: Term) -> Function:
    (factor,) = term.factors
    name, argument = function_of(factor)
    if name == "log":
        match argument:
            case Sum((Number(constant), linear)) if constant == 1:
                argument = linear
            case _:
                raise Unreadable("1 + a t was expected in the logarithm")
    return Function(integer(term.number), _NAMES[name], integer(multiple_of(argument, (_T,))))


def _polar(gaps: Gaps, asked: Last) -> Polar:
    constant, periodic = terms_of(read_formula(gaps["r"]))
    if constant.factors:
        raise Unreadable("the first term of r is no number")
    (factor,) = periodic.factors
    name, argument = function_of(factor)
    wave = _WAVES[name]
    if argument != _THETA or asked != wave or gaps["angle"] != ANGLES[wave]:
        raise Unreadable("the point or the question does not fit to the curve")
    return Polar(p=integer(constant.number), q=integer(periodic.number), wave=wave)


READER = Reader(read=read)

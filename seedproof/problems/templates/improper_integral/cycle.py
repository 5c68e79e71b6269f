"""Reads each function by its form, and the ends of its integral from the question that is asked of it."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
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
from seedproof.problems.templates.improper_integral.phrases import (
    CONVERGENCE,
    FAMILIES,
    QUESTIONS,
    STATEMENTS,
    VALUES,
)

_LOGARITHM = r"\ln\left(x\right)"
_EXPONENTIAL = re.compile(
    r"(?:\\left\((?P<sum>[^()]+)\\right\)|(?P<monomial>[0-9]* ?(?:x(?:\^\{2\})?)?)) ?"
    r"e\^\{(?P<growth>-?[0-9]* ?)x\}"
)
_PRODUCT = re.compile(r"(?P<factor>[0-9]*) ?(?P<x>x(?:\^\{(?P<power>[0-9])\})?)? ?L")
_QUOTIENT = re.compile(r"\\frac\{(?P<factor>[0-9]*) ?(?P<letter>[xL]?)\}\{(?P<denominator>.+)\}")
_ROOT_OF_BARS = re.compile(r"\\sqrt\{\\left\|(?P<base>[^|]+)\\right\|\}")
_ROOT = re.compile(r"\\sqrt\{(?P<base>[^|]+)\}")
_POWER = re.compile(
    r"(?:\\left\((?P<sum>.+)\\right\)|(?P<letter>[xL]))"
    r"\^\{(?:(?P<whole>[0-9])|\\frac\{(?P<numerator>[0-9])\}\{2\})\}"
)
_FIRST_POWER = re.compile(r"(?:x\^\{2\})?[^\\^()]+")
_POWER_OF_E = re.compile(r"e\^\{(?P<exponent>[0-9])\}")

_FRACTION_OF_FAMILY = re.compile(
    r"\\frac\{(?P<factor>[0-9]*) ?x\^\{(?P<exponent>[^{}]+)\}\}"
    r"\{(?:\\left\()?x(?:\^\{(?P<degree>[0-9])\})? \+ (?P<number>[0-9]+)"
    r"(?:\\right\)\^\{(?P<power>[0-9])\})?\}"
)
_EXPONENTIAL_OF_FAMILY = re.compile(
    r"(?P<factor>[0-9]*) ?x\^\{(?P<exponent>[^{}]+)\} e\^\{-(?P<number>[0-9]*) ?x\^\{(?P<degree>[0-9])\}\}"
)
_LOGARITHM_OF_FAMILY = re.compile(r"\\frac\{(?P<factor>[0-9]*) ?L\^\{(?P<exponent>[^{}]+)\}\}\{x\}")


class Power(NamedTuple):
    """A base, perhaps between bars, and its exponent."""

    base: str
    exponent: str
    bars: Literal[0, 1]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two improper integrals, or one with a parameter."""
    if drawing is not None:
        raise Unreadable("an improper integral has no figure")
    kind, functions = read_kind(statement, {"pair": STATEMENTS, "family": FAMILIES})
    if kind == "family":
        return _family(functions["f"], questions)
    if len(questions) != len(functions):
        raise Unreadable("there are not as many questions as functions")
    integrals = [
        _integral(name, functions[name], question) for name, question in zip("fg", questions, strict=False)
    ]
    return Pair(integrals)


def _family(function: str, questions: Sequence[str]) -> Family:
    """Read a family, and which of its integrals is asked for."""
    if len(questions) != 2:
        raise Unreadable("a family has two questions")
    convergence, value = questions
    ends = read_gaps(convergence, CONVERGENCE)
    (chosen,) = polynomial_of(read_gaps(value, VALUES)["p"], "p")
    short = function.replace(rf"\left({_LOGARITHM}\right)", "L").replace(_LOGARITHM, "L")
    form = _FRACTION_OF_FAMILY.fullmatch(short)
    if form is not None and (ends["low"], ends["high"]) == ("0", r"\infty"):
        return _member("fraction", form, chosen)
    form = _EXPONENTIAL_OF_FAMILY.fullmatch(short)
    if form is not None and (ends["low"], ends["high"]) == ("0", r"\infty"):
        return _member("exponential", form, chosen)
    form = _LOGARITHM_OF_FAMILY.fullmatch(short)
    if form is None:
        raise Unreadable("the family is of no known kind")
    low = _logarithm_of_end(ends["low"])
    high = _logarithm_of_end(ends["high"])
    if low == "0" and high not in ("0", "oo"):
        return _member("start", form, chosen, int(high))
    if high == "oo" and low not in ("-oo", "0"):
        return _member("rest", form, chosen, int(low))
    raise Unreadable("the ends do not fit the family")


def _member(
    form: Form,
    match: re.Match[str],
    chosen: Fraction,
    logarithm: int | None = None,
) -> Family:
    """Return the facts of a family: a number in it is in the match, or is the logarithm of an end."""
    gaps = match.groupdict()
    slope, shift = _exponent(gaps["exponent"])
    number_inside = logarithm
    if number_inside is None:
        number_inside = _coefficient(gaps["number"])
    return Family(
        form=form,
        factor=_coefficient(gaps["factor"]),
        slope=slope,
        shift=shift,
        degree=_coefficient(gaps.get("degree") or ""),
        number=number_inside,
        power=_coefficient(gaps.get("power") or ""),
        chosen=str(chosen),
    )


def _exponent(text: str) -> tuple[int, int]:
    """Return the slope and the shift of a linear function of p."""
    coefficients = [integer(coefficient) for coefficient in polynomial_of(text, "p")]
    if len(coefficients) != 2:
        raise Unreadable(f"{text!r} is not linear in p")
    slope, shift = coefficients
    return slope, shift


def _integral(name: str, function: str, question: str) -> Integral:
    gaps = read_gaps(question, QUESTIONS)
    if gaps["name"] != name:
        raise Unreadable(f"it does not ask for the integral of {name}")
    low = gaps["low"]
    high = gaps["high"]
    exponential = _EXPONENTIAL.fullmatch(function)
    if exponential is not None:
        return _exponential(exponential, (_end(low), _end(high)))
    short = function.replace(rf"\left({_LOGARITHM}\right)", "L").replace(_LOGARITHM, "L")
    if "L" in short:
        return _logarithm(short, (_logarithm_of_end(low), _logarithm_of_end(high)))
    return _algebraic(short, (_end(low), _end(high)))


def _end(text: str) -> str:
    """Return an integer, or the word for infinity."""
    match text:
        case r"\infty":
            return "oo"
        case r"-\infty":
            return "-oo"
    return str(integer_of(text))


def _logarithm_of_end(text: str) -> str:
    """Return the logarithm of 0, of infinity or of a power of e."""
    match text:
        case "0":
            return "-oo"
        case r"\infty":
            return "oo"
        case "1":
            return "0"
        case "e":
            return "1"
    power = _POWER_OF_E.fullmatch(text)
    if power is None:
        raise Unreadable(f"{text!r} is no power of e")
    return power["exponent"]


def _exponential(match: re.Match[str], ends: tuple[str, str]) -> Exponential:
    polynomial = polynomial_of(match["sum"] or match["monomial"] or "1", "x")
    return Exponential(
        polynomial=[integer(coefficient) for coefficient in polynomial],
        growth=_coefficient(match["growth"]),
        ends=ends,
    )


def _coefficient(text: str) -> int:
    """Return a coefficient: nothing stands for one, a sign alone for one with the sign."""
    match text.strip():
        case "":
            return 1
        case "-":
            return -1
    return integer_of(text.strip())


def _logarithm(text: str, ends: tuple[str, str]) -> Logarithm:
    """Return a power of x times a power of its logarithm, which is written L."""
    product = _PRODUCT.fullmatch(text)
    if product is not None:
        power = "0"
        if product["x"]:
            power = product["power"] or "1"
        return Logarithm(_coefficient(product["factor"]), power, "1", ends)
    quotient = _quotient(text)
    factor = _coefficient(quotient["factor"])
    denominator = quotient["denominator"]
    if quotient["letter"] == "L":
        power_of_x = _power(denominator)
        if power_of_x.base != "x" or power_of_x.bars:
            raise Unreadable(f"{denominator!r} is no power of x")
        return Logarithm(factor, f"-{power_of_x.exponent}", "1", ends)
    power_of_logarithm = _power(denominator.removeprefix("x "))
    is_bare = quotient["letter"] == "" and denominator.startswith("x ")
    if not is_bare or power_of_logarithm.base != "L" or power_of_logarithm.bars:
        raise Unreadable(f"{denominator!r} is not x and a power of its logarithm")
    return Logarithm(factor, "-1", f"-{power_of_logarithm.exponent}", ends)


def _algebraic(text: str, ends: tuple[str, str]) -> Algebraic:
    """Return a number or a multiple of x over a power of a polynomial."""
    quotient = _quotient(text)
    power = _power(quotient["denominator"])
    above: Literal[0, 1] = 0
    if quotient["letter"] == "x":
        above = 1
    return Algebraic(
        factor=_coefficient(quotient["factor"]),
        above=above,
        below=[integer(coefficient) for coefficient in polynomial_of(power.base, "x")],
        power=power.exponent,
        bars=power.bars,
        ends=ends,
    )


def _quotient(text: str) -> re.Match[str]:
    match = _QUOTIENT.fullmatch(text)
    if match is None:
        raise Unreadable("the function is of no known kind")
    return match


def _power(text: str) -> Power:
    """Return a base and its power. Raises: Unreadable."""
    root_of_bars = _ROOT_OF_BARS.fullmatch(text)
    if root_of_bars is not None:
        return Power(root_of_bars["base"], "1/2", 1)
    root = _ROOT.fullmatch(text)
    if root is not None:
        return Power(root["base"], "1/2", 0)
    if _FIRST_POWER.fullmatch(text):
        return Power(text, "1", 0)
    power = _POWER.fullmatch(text)
    if power is None:
        raise Unreadable(f"{text!r} is no power")
    exponent = power["whole"] or f"{power['numerator']}/2"
    return Power(power["sum"] or power["letter"], exponent, 0)


READER = Reader(read=read)

"""Reads the function or the law; the numbers in both questions are those of the statement."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Power
from seedproof.problems.templates.linear_approximation.phrases import (
    BOUNDS,
    ESTIMATES,
    FIRST_QUANTITIES,
    LARGEST,
    LAWS,
    PRECISIONS,
    RESULTS,
    SECOND_QUANTITIES,
    STATEMENTS,
)

_DECIMAL = re.compile(r"[0-9]+\.[1-9]")
_QUOTIENT = re.compile(r"(-?[0-9]+)/([0-9]+)")
_ROOT = re.compile(r"\\sqrt\{(.+)\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear approximation."""
    if drawing is not None:
        raise Unreadable("a linear approximation has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    first, second = questions
    if kind == "errors":
        return _errors(gaps, first, second)
    read_gaps(first, ESTIMATES)
    bound = read_gaps(second, BOUNDS[kind])
    if bound != {"near": gaps["near"], "place": gaps["place"]}:
        raise Unreadable("the error at another place is asked for")
    place = integer_of(gaps["place"])
    if not _DECIMAL.fullmatch(gaps["near"]):
        raise Unreadable(f"{gaps['near']!r} is no decimal with one digit after the point")
    tenths = integer((Fraction(gaps["near"]) - place) * 10)
    return _power(gaps, place, tenths) if kind == "power" else _integral(gaps, place, tenths)


def _power(gaps: Gaps, place: int, tenths: int) -> Power:
    match = _QUOTIENT.fullmatch(gaps["exponent"])
    if match is None:
        raise Unreadable("the exponent is no quotient")
    p = int(match[1])
    q = int(match[2])
    roots = [root for root in range(1, 40) if root**q == place]
    if not roots:
        raise Unreadable("the power is not rational at the place")
    return Power(p=p, q=q, root=roots[0], tenths=tenths)


def _integral(gaps: Gaps, place: int, tenths: int) -> Integral:
    match = _ROOT.fullmatch(gaps["integrand"])
    if match is None:
        raise Unreadable("the integrand is no root")
    leading, *middle, constant = polynomial_of(match[1], "t")
    if leading != 1 or any(middle):
        raise Unreadable("under the root there is no t^n + c")
    return Integral(
        degree=len(middle) + 1,
        constant=integer(constant),
        start=integer_of(gaps["start"]),
        place=place,
        tenths=-tenths,
    )


def _errors(gaps: Gaps, first: str, second: str) -> Errors:
    law, _ = read_kind(gaps["law"], LAWS)
    names = {"u": FIRST_QUANTITIES[law], "v": SECOND_QUANTITIES[law], "result": RESULTS[law]}
    asked = read_gaps(second, PRECISIONS)
    stated = {**gaps, **asked, **read_gaps(first, LARGEST)}
    if any(stated[name] != letter for name, letter in names.items()) or asked["u"] != gaps["u"]:
        raise Unreadable("a letter is not one of the law")
    return Errors(
        law=law,
        first=integer_of(gaps["first"]),
        second=integer_of(gaps["second"]),
        target=integer_of(asked["target"]),
    )


READER = Reader(read=read)

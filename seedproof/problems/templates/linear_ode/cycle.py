"""Reads coefficients, right side and initial values of a differential equation from its text."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Force, Wave, Zero
from seedproof.problems.templates.linear_ode.phrases import (
    GENERAL_QUESTIONS,
    INITIAL_VALUE_QUESTIONS,
    STATEMENTS,
)

_FUNCTION = re.compile(r"y('{0,2})")
_EXPONENTIAL = re.compile(r"(?P<factor>-?(?:[0-9]+ )?)e\^\{(?P<rate>-?(?:[0-9]+ )?)x\}")
_WAVE = re.compile(r"(?P<factor>-?(?:[0-9]+ )?)\\(?P<name>cos|sin)\\left\((?P<turn>(?:[0-9]+ )?)x\\right\)")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a differential equation."""
    if drawing is not None or len(questions) != 2:
        raise Unreadable("it is no differential equation with two questions")
    gaps = read_gaps(statement, STATEMENTS)
    read_gaps(questions[0], GENERAL_QUESTIONS)
    initial = read_gaps(questions[1], INITIAL_VALUE_QUESTIONS)
    linear, constant = _coefficients(gaps["left"])
    return Facts(
        linear=linear,
        constant=constant,
        force=_force(gaps["right"]),
        initial=(integer_of(initial["value"]), integer_of(initial["slope"])),
    )


def _coefficients(left: str) -> tuple[int, int]:
    """Return the coefficients of y' and y, whose powers stand for the derivatives, one too high."""
    polynomial = [integer(coefficient) for coefficient in polynomial_of(_FUNCTION.sub(_as_power, left), "r")]
    if len(polynomial) != 4 or polynomial[0] != 1 or polynomial[3] != 0:
        raise Unreadable(f"{left!r} is no left side")
    _, linear, constant, _ = polynomial
    return linear, constant


def _as_power(function: re.Match[str]) -> str:
    order = len(function[1])
    return f"r^{{{order + 1}}}"


def _force(text: str) -> Force:
    if text == "0":
        return Zero()
    exponential = _EXPONENTIAL.fullmatch(text)
    if exponential is not None:
        return Exponential(_coefficient(exponential["factor"]), _coefficient(exponential["rate"]))
    if re.fullmatch(r"-?[0-9]+", text):
        return Exponential(integer_of(text), 0)
    return _wave(text)


def _wave(text: str) -> Wave:
    """Return a sum of a cosine and a sine, or one of them."""
    factors: dict[str, int] = {}
    turns: set[int] = set()
    for term in text.replace(" - ", " + -").split(" + "):
        match = _WAVE.fullmatch(term)
        if match is None:
            raise Unreadable(f"{text!r} is no right side")
        factors[match["name"]] = _coefficient(match["factor"])
        turns.add(_coefficient(match["turn"]))
    if len(turns) != 1:
        raise Unreadable(f"{text!r} has waves of different lengths")
    (turn,) = turns
    return Wave(cosine=factors.get("cos", 0), sine=factors.get("sin", 0), turn=turn)


def _coefficient(text: str) -> int:
    """Return a coefficient: nothing stands for one, a sign alone for one with the sign."""
    match text.strip():
        case "":
            return 1
        case "-":
            return -1
    return integer_of(text.strip())


READER = Reader(read=read)

"""Reads the lines and the point back; the distance follows from the lines' distances to Q and their angle."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.certificate import root_text
from seedproof.exact.number import linear_text
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    meet=[
        "In the xy-plane, line 1 and line 2 meet at exactly one point, P.",
        "Line 1 and line 2 are two lines in the xy-plane that intersect at exactly one point, P.",
        "P is the only common point of line 1 and line 2 in the xy-plane.",
        "Two lines in the xy-plane, line 1 and line 2, cross at a single point, P.",
    ],
    line=[
        "Line {number:nat} has the equation {left:expr} = {right:expr}.",
        "Line {number:nat} is given by {left:expr} = {right:expr}.",
        "The equation of line {number:nat} is {left:expr} = {right:expr}.",
        "Line {number:nat} consists of the points (x, y) with {left:expr} = {right:expr}.",
    ],
    point=[
        "Q is the point ({x:int}, {y:int}).",
        "The point Q has the coordinates ({x:int}, {y:int}).",
        "Q lies at ({x:int}, {y:int}).",
        "The coordinates of Q are x = {x:int} and y = {y:int}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the distance between P and Q.",
        "What is the distance from P to Q?",
        "How far is P from Q?",
        "Determine the length of the segment PQ.",
    ]
)
HINTS = (
    "Line 2 has the equation {left:expr} = {right:int}.",
    "Line 2 is given by {left:expr} = {right:int}.",
    "The equation of line 2 is {left:expr} = {right:int}.",
    "Line 2 consists of the points (x, y) with {left:expr} = {right:int}.",
)
REQUESTS = (
    "What is the equation of line 2?",
    "Please give me the equation of line 2.",
    "Which equation does line 2 have?",
    "By what equation is line 2 given?",
)

NUMBER = "[1-9][0-9]*"
TERM = rf"(?:(?!1\*){NUMBER}\*[xy]|[xy]|{NUMBER})"
SIDE = re.compile(rf"-?{TERM}(?: [+-] {TERM})*")
ONE_TERM = re.compile(rf"(-?)(?=[0-9xy])({NUMBER})?\*?([xy]?)")


def read(view: Sequence[str], target: str) -> Reading:
    """Read line 1 and Q; line 2 is open."""
    sentences = VIEW.read_all(view, once=("meet", "line", "point"))
    TARGET.gaps("target", target)
    (line,) = sentences["line"]
    (point,) = sentences["point"]
    if line["number"] != 1:
        raise Unreadable(f"the text gives line {line['number']}, expected line 1")
    facts = {
        "line_1": _line(line["left"], line["right"]),
        "line_2": None,
        "reference_point": [point["x"], point["y"]],
    }
    return Reading(facts, ("line_2",))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the three numbers of the equation in the place of line 2."""
    left, _, right = value.partition(" = ")
    line = _line(left, right)
    if linear_text(("x", "y"), line[:2]) != left:
        raise Unreadable(f"{value!r} is not the equation of a line with x and y on the left")
    return facts | {slot: line}


def solve(facts: Facts) -> str:
    """Work out |PQ| from the Gram matrix of the normals, without the coordinates of P."""
    a, b, c = facts["line_1"]
    p, q, h = facts["line_2"]
    x, y = facts["reference_point"]
    first = c - a * x - b * y
    second = h - p * x - q * y
    along_first = a * a + b * b
    along_second = p * p + q * q
    mixed = a * p + b * q
    gram = along_first * along_second - mixed**2
    if gram == 0:
        raise Unreadable("the lines are parallel")
    square = first**2 * along_second - 2 * first * second * mixed + second**2 * along_first
    return root_text(Fraction(square, gram))


def _line(left: str, right: str) -> list[int]:
    """Return [a, b, c], a > 0, of an equation with multiples of x and y and a constant on either side."""
    before = _side(left)
    after = _side(right)
    if before.keys() & after.keys() or not {"x", "y"} <= before.keys() | after.keys():
        raise Unreadable(f"{left} = {right} is not an equation with x, y and at most one constant")
    a, b, c = (before.get(name, 0) - after.get(name, 0) for name in ("x", "y", ""))
    return [a, b, -c] if a > 0 else [-a, -b, c]


def _side(text: str) -> dict[str, int]:
    """Return the coefficients of x and y and the constant, by name; of `0`, nothing."""
    if text == "0":
        return {}
    if SIDE.fullmatch(text) is None:
        raise Unreadable(f"{text!r} is not a sum of multiples of x and y and a constant")
    coefficients: dict[str, int] = {}
    for sign, size, name in ONE_TERM.findall(text.replace("+ ", "").replace("- ", "-")):
        if name in coefficients:
            raise Unreadable(f"{text!r} has two terms of one kind")
        coefficients[name] = int(f"{sign}{size or 1}")
    return coefficients


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("line_2", "{left} = {right}")),
    requests=dict.fromkeys(REQUESTS, "line_2"),
    fill=fill,
    solve=solve,
)

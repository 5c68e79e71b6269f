"""Reads the lines and the point back; the distance follows from the lines' distances to Q and their angle."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.certificate import root_text
from seedproof.exact.number import linear_text
from seedproof.text.reading import Sentences, Unreadable, linear

VIEW = Sentences(
    meet="In the xy-plane, line 1 and line 2 meet in exactly one point, P.",
    line=[
        "Line {number:nat} has the equation {left:expr} = {right:int}.",
        "Line {number:nat} is given by {left:expr} = {right:int}.",
    ],
    point="Q is the point ({x:int}, {y:int}).",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read line 1 and Q; line 2 is open."""
    sentences = VIEW.read_all(view, once=("meet", "line", "point"))
    if target != "Find the distance between P and Q.":
        raise Unreadable(f"{target!r} does not ask for the distance")
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
    return facts | {slot: _line(left, int(right))}


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
    square = first**2 * along_second - 2 * first * second * mixed + second**2 * along_first
    return root_text(Fraction(square, gram))


def _line(left: str, right: int) -> list[int]:
    coefficients = linear(left, ("x", "y"))
    if any(value.denominator > 1 for value in coefficients) or linear_text(("x", "y"), coefficients) != left:
        raise Unreadable(f"{left!r} is not a linear expression with integer coefficients")
    return [*map(int, coefficients), right]


READER = Reader(
    read=read,
    hints={
        "Line 2 has the equation {left:expr} = {right:int}.": ("line_2", "{left} = {right}"),
        "Line 2 is given by {left:expr} = {right:int}.": ("line_2", "{left} = {right}"),
    },
    requests={"What is the equation of line 2?": "line_2"},
    fill=fill,
    solve=solve,
)

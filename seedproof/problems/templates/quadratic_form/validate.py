"""Finds the characteristic polynomial by minors, and puts eigenvectors in."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import reduce

from seedproof.equivalence.reading.tree import Bracketed, Node
from seedproof.problems.checker import Checker
from seedproof.problems.checking import matrices
from seedproof.problems.checking.complex_surds import Field, element_of, gaussian, plus, times
from seedproof.problems.checking.matrices import Rows, determinant, minor, shifted, stated_number
from seedproof.problems.templates.quadratic_form.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The eigenvalues are zeros of the characteristic polynomial; the points are eigenvectors of a length."""
    size = len(facts.matrix)
    if size not in (2, 3) or not matrices.is_square(facts.matrix, size) or facts.square < 1:
        yield "the form is not in two or three letters, or the sphere has no radius"
        return
    if facts.matrix != [list(column) for column in zip(*facts.matrix, strict=True)]:
        yield "the matrix is not symmetric"
        return
    if facts.parameter:
        yield from _interval_wrong(facts, answers[0])
    elif matrices.stated_matrix(answers[0]) != shifted(facts.matrix, 0):
        yield "the matrix is not the symmetric one of the form"
    eigenvalues = matrices.stated_set(answers[1])
    if eigenvalues is None or len(eigenvalues) != size:
        yield f"{answers[1]} does not state as many eigenvalues as there are letters"
        return
    if any(determinant(shifted(facts.matrix, value)) for value in eigenvalues):
        yield "a stated eigenvalue is none"
        return
    extreme = max(eigenvalues) if facts.extremum == "largest" else min(eigenvalues)
    if stated_number(answers[2]) != extreme * facts.square:
        yield f"the {facts.extremum} value is {extreme * facts.square}, not {answers[2]}"
    yield from _points_wrong(facts, extreme, answers[3])


def _points_wrong(facts: Facts, extreme: Fraction, text: str) -> Iterator[str]:
    """The eigenvalue is simple, so that there are two points; coordinates are sums of roots."""
    try:
        points = list(map(_coordinates, matrices.items_within(text, "{")))
    except ValueError:
        yield f"{text} is no set of points"
        return
    if len(points) != 2 or any(len(point) != len(facts.matrix) for point in points):
        yield f"{text} does not state two points"
        return
    for point in points:
        if _dot(point, point) != gaussian(facts.square, 0):
            yield "a point does not lie on the sphere"
        for row in shifted(facts.matrix, extreme):
            if _dot([gaussian(entry, 0) for entry in row], point):
                yield "a point does not lie on the line of eigenvectors"
    if any(plus(left, right) for left, right in zip(*points, strict=True)):
        yield "the points are not opposite to one another"


def _coordinates(node: Node) -> list[Field]:
    match node:
        case Bracketed("(", items, ")"):
            return [element_of(item) for item in items]
    raise ValueError("this is no point")


def _dot(left: Sequence[Field], right: Sequence[Field]) -> Field:
    return reduce(plus, [times(first, second) for first, second in zip(left, right, strict=True)])


def _interval_wrong(facts: Facts, text: str) -> Iterator[str]:
    """All minors are positive inside; where the determinant is zero, convexity ends the interval."""
    if not text.startswith("(") or not text.endswith(")") or text.count(", ") != 1:
        yield f"{text} is no open interval"
        return
    row, column = facts.parameter
    ends = text[1:-1].split(", ")
    finite = [stated_number(end) for end in ends if "oo" not in end]
    if None in finite or not finite:
        yield f"{text} has no rational ends"
        return
    values = [value for value in finite if value is not None]
    if ends[0] == "-oo" or (ends[1] == "oo") != (row == column):
        yield f"{text} is bounded on other sides"
        return
    if any(determinant(_with_value(facts, value)) for value in values):
        yield "at an end the form is not degenerate"
    inside = values[0] + 1 if ends[1] == "oo" else sum(values) / Fraction(2)
    far = 400 * (abs(inside) + 1) if ends[1] == "oo" else inside
    if values != sorted(values) or not all(_is_definite(_with_value(facts, at)) for at in (inside, far)):
        yield "within the interval the form is not positive definite"


def _with_value(facts: Facts, value: Fraction) -> list[list[Fraction]]:
    row, column = facts.parameter
    rows = shifted(facts.matrix, 0)
    rows[row][column] = value
    rows[column][row] = value
    return rows


def _is_definite(rows: Rows) -> bool:
    return all(minor(rows, range(size), range(size)) > 0 for size in range(1, len(rows) + 1))


CHECKER = Checker(
    facts=Facts,
    method="eigenvectors by substitution, minors by expansion",
    wrong=wrong,
    types=lambda facts: ["interval_union" if facts.parameter else "matrix", "set", "number", "set"],
)

"""Reads the vectors from the text, and their images from the arrows of the figure."""

from collections.abc import Sequence

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import Bracketed
from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.transformed_grid.facts import Facts, Vector
from seedproof.problems.templates.transformed_grid.phrases import MATRICES, SECOND, STATEMENTS, THIRD


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn linear map."""
    first, second, third = questions
    gaps = read_gaps(statement, STATEMENTS)
    basis = (_vector(gaps["first"]), _vector(gaps["second"]))
    images = _images(axes_of(drawing))
    read_gaps(first, MATRICES)
    second_kind, asked = read_kind(second, SECOND)
    third_kind, target = read_kind(third, THIRD)
    match second_kind, third_kind:
        case "area", "preimage":
            return Facts(basis, images, "point", integer_of(asked["radius"]), _vector(target["point"]))
        case "eigenvalues", "eigenspace":
            return Facts(basis, images, "eigenvectors", 0, (0, 0))
    raise Unreadable("the questions do not belong to one another")


def _vector(text: str) -> Vector:
    match tree_of(text):
        case Bracketed("(", (x, y), ")"):
            return integer(number_of(x)), integer(number_of(y))
    raise Unreadable(f"{text!r} is no vector of the plane")


def _images(figure: Drawing) -> tuple[Vector, Vector]:
    """Return where both arrows end. Raises: Unreadable unless their parallelogram is what is shaded."""
    region, *arrows = figure["items"]
    if [arrow["kind"] for arrow in arrows] != ["arrow", "arrow"] or region["kind"] != "region":
        raise Unreadable("the figure does not show two arrows and a region")
    if [arrow["label"] for arrow in arrows] != ["u", "v"]:
        raise Unreadable("the arrows have other names")
    if any(arrow["from"] != ["0", "0"] for arrow in arrows):
        raise Unreadable("an arrow does not begin at the origin")
    first, second = [(int(x), int(y)) for x, y in (arrow["to"] for arrow in arrows)]
    opposite = (first[0] + second[0], first[1] + second[1])
    corners = [(int(x), int(y)) for x, y in region["points"]]
    if corners != [(0, 0), first, opposite, second]:
        raise Unreadable("the shaded region is not the parallelogram of the arrows")
    return first, second


READER = Reader(read=read)

"""Reads the vectors from the text, and their images from the arrows of the figure."""

from collections.abc import Sequence

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.transformed_grid.facts import Facts, Vector
from seedproof.problems.templates.transformed_grid.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn linear map."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    a, b, c, d = (integer_of(values.pop(name)) for name in "abcd")
    if values["asked"] == "point":
        values["point"] = (integer_of(values.pop("x")), integer_of(values.pop("y")))
    return Facts(basis=((a, b), (c, d)), images=_images(axes_of(drawing)), **values)


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

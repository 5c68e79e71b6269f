"""What a person sees in a figure: points, arrows and labels, as the column `drawing` lists them."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.template import Task

LEMMAS = {"figure_shows": "The figure shows what the column `drawing` lists, at the places that it names."}

Place = tuple[Fraction, Fraction]
Item = Mapping[str, Any]
T = TypeVar("T")


def figure(task: Task, kind: str) -> Item:
    """Return the drawing of a row: `axes`, `diagram` or `table`.

    Raises: Unread if nothing of this kind is drawn, or a marked point beside the window.
    """
    drawing = task.drawing
    if drawing is None or drawing["kind"] != kind:
        raise Unread(f"{task.row_id}: the figure is no {kind}")
    if kind == "axes" and not all(_is_seen(drawing, at) for at in points(drawing)):
        raise Unread(f"{task.row_id}: a marked point that is not in the window")
    return drawing


def _is_seen(drawing: Item, at: Place) -> bool:
    windows = [numbers(drawing[axis]) for axis in "xy"]
    return all(low <= part <= high for part, (low, high) in zip(at, windows, strict=True))


def items(drawing: Item, kind: str) -> list[Item]:
    """Return what is drawn of one kind, in its order."""
    return [item for item in drawing["items"] if item["kind"] == kind]


def only(drawing: Item, kind: str) -> Item:
    """Return the only thing of its kind.

    Raises: Unread if there are none or several.
    """
    found = items(drawing, kind)
    if len(found) != 1:
        raise Unread(f"{len(found)} times {kind} is drawn")
    return found[0]


def expect_only(drawing: Item, *kinds: str) -> None:
    """See that nothing else is drawn.

    Raises: Unread if something is.
    """
    if others := {item["kind"] for item in drawing["items"]}.difference(kinds):
        raise Unread(f"what is drawn there: {', '.join(sorted(others))}")


def place(pair: Sequence[str]) -> Place:
    """Read coordinates."""
    x, y = numbers(pair)
    return x, y


def places(pairs: Iterable[Sequence[str]]) -> list[Place]:
    """Read coordinates of several points."""
    return [place(pair) for pair in pairs]


def numbers(texts: Iterable[str]) -> list[Fraction]:
    """Read numbers in a row.

    Raises: Unread for a text that is no number.
    """
    try:
        return [Fraction(text) for text in texts]
    except ValueError as error:
        raise Unread(f"no number is drawn: {error}") from error


def points(drawing: Item) -> list[Place]:
    """Return the marked points."""
    return places(item["at"] for item in items(drawing, "point"))


def value_at(curve: Item, x: Fraction) -> Fraction:
    """Return the height of a drawn polynomial."""
    height = Fraction(0)
    for coefficient in numbers(curve["coefficients"]):
        height = height * x + coefficient
    return height


def slope_at(curve: Item, x: Fraction) -> Fraction:
    """Return the slope of a drawn polynomial."""
    height = slope = Fraction(0)
    for coefficient in numbers(curve["coefficients"]):
        height, slope = height * x + coefficient, slope * x + height
    return slope


def measured(label: str, unit: str) -> Fraction:
    """Read a label such as `14 cm`.

    Raises: Unread if the unit is another one.
    """
    if not label.endswith(f" {unit}"):
        raise Unread(f"the label {label} is not in {unit}")
    return numbers([label.removesuffix(f" {unit}")])[0]


def square_of_distance(one: Place, other: Place) -> Fraction:
    """Return the square of the distance of two places."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def nearest(at: Place, among: Mapping[T, Place]) -> T:
    """Return what stands nearest to a place.

    Raises: Unread if two stand equally near.
    """
    ranked = sorted(among, key=lambda name: square_of_distance(at, among[name]))
    if len(ranked) > 1 and len({square_of_distance(at, among[name]) for name in ranked[:2]}) == 1:
        raise Unread(f"what is drawn at {at} belongs to two things")
    return ranked[0]


def shown(ground: Ground, said: str, *claims: Term) -> None:
    """Assert what the figure shows."""
    ground.say(f"drawn: {said}", *claims, lemma="figure_shows")

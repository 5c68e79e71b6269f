"""What the drawn graph of a derivative tells about a function: growth, concavity, extremes, values."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, every, less, some
from seedproof.certifying.university.accumulating import amounts, is_amount
from seedproof.certifying.university.drawn import figure, points
from seedproof.certifying.university.gaps import GAPS, sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.segments import Segment, drawn_graph, seen_segments
from seedproof.certifying.university.sets import set_is
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "growth": (
        "Let a function have a derivative that is drawn: continuous, and made of finitely many segments "
        "and arcs of polynomials. Inside an open interval on which the function is strictly increasing, "
        "its derivative is positive just left and just right of each place, and where this holds, it "
        "increases; likewise for decreasing. At a local maximum the sign changes from + to -, at a "
        "minimum from - to +."
    ),
    "concavity": "A function is concave up where its derivative increases, concave down where it decreases; "
    "at an inflection point this changes.",
}

_KNOWN = "[ It is known that $f({at:integer}) = {known:integer}$.]"
STATEMENTS = sentences(
    {
        "derivative": (
            "The figure shows the graph of the derivative $f'$ of a function $f$ on the closed interval "
            f"${{on:ends}}$.{_KNOWN}",
            "A function $f$ is differentiable on ${on:ends}$. The figure shows its derivative $f'$, not $f$ "
            f"itself.{_KNOWN}",
            "You see $y = f'(x)$, the derivative of a function $f$, for $x$ in ${on:ends}$: segments with "
            f"marked ends.{_KNOWN}",
        ),
    }
)

QUESTIONS = Patterns(
    {
        "intervals": (
            "On which largest open intervals is $f$ {way:way}? Answer as a union of intervals.",
            "Give the largest open intervals on which $f$ is {way:way}, as a union of intervals.",
        ),
        "places": (
            "Give the set of the $x$-coordinates of all {what:what}, or write none.",
            "Find the $x$-coordinates of all {what:what}, as a set; write none if there are none.",
        ),
        "value": (
            "What is $f({at:integer})$? Give the exact value.",
            "Find the exact value of $f({at:integer})$.",
        ),
        "greatest": ("Find the maximum value of $f$.", "What is the greatest value of $f$ on the interval?"),
    },
    {
        **GAPS,
        "way": Kind("increasing|decreasing|concave up|concave down", str),
        "what": Kind(
            r"local maxima of \$f\$ inside the interval|local minima of \$f\$ inside the interval|"
            r"inflection points of \$f\$ \(where the concavity changes\)",
            lambda text: " ".join(text.split()[:2]),
        ),
    },
)


@dataclass(frozen=True, slots=True)
class Model:
    """The graph of the derivative, and the value of the function where it begins, if it is known."""

    segments: Sequence[Segment]
    first: int | None


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    segments, (low, high) = drawn_graph(drawing).segments, said["on"]
    if any(one.right != other.left for one, other in pairwise(segments)):
        raise Unread(f"{task.row_id}: the graph is broken")
    if set(points(drawing)).difference(end for one in segments for end in (one.left, one.right)):
        raise Unread(f"{task.row_id}: a dot that is no corner of the graph")
    if any(not one.slope for one in segments):
        raise Unread(f"{task.row_id}: a level segment")
    if (segments[0].left[0], segments[-1].right[0]) != (low, high):
        raise Unread(f"{task.row_id}: the graph is drawn over another interval")
    if said.gaps.get("at", low) != low:
        raise Unread(f"{task.row_id}: a value elsewhere than at the beginning")
    return Model(segments, said.gaps.get("known"))


def _left(segments: Sequence[Segment], x: Term, sign: int) -> Term:
    """Say that the derivative is positive just left of a place, or negative."""
    return some(
        every([one.before(x), some([less(0, one.height(x) * sign), *_is_zero(one, x, -sign)])])
        for one in segments
    )


def _right(segments: Sequence[Segment], x: Term, sign: int) -> Term:
    """Say that the derivative is positive just right of a place, or negative."""
    return some(
        every([one.after(x), some([less(0, one.height(x) * sign), *_is_zero(one, x, sign)])])
        for one in segments
    )


def _is_zero(one: Segment, x: Term, slope: int) -> list[Term]:
    return [equal(one.height(x), 0)] if one.slope * slope > 0 else []


def _rising(segments: Sequence[Segment], x: Term, left: int, right: int) -> Term:
    """Say how the derivative goes on both sides of a place."""
    arriving = some(one.before(x) for one in segments if one.slope * left > 0)
    leaving = some(one.after(x) for one in segments if one.slope * right > 0)
    return every([arriving, leaving])


def _signs(segments: Sequence[Segment], x: Term, left: int, right: int) -> Term:
    return every([_left(segments, x, left), _right(segments, x, right)])


_PLACES: Mapping[str, tuple[str, Callable[[Sequence[Segment], Term], Term]]] = {
    "increasing": ("growth", lambda segments, x: _signs(segments, x, 1, 1)),
    "decreasing": ("growth", lambda segments, x: _signs(segments, x, -1, -1)),
    "local maxima": ("growth", lambda segments, x: _signs(segments, x, 1, -1)),
    "local minima": ("growth", lambda segments, x: _signs(segments, x, -1, 1)),
    "concave up": ("concavity", lambda segments, x: _rising(segments, x, 1, 1)),
    "concave down": ("concavity", lambda segments, x: _rising(segments, x, -1, -1)),
    "inflection points": (
        "concavity",
        lambda segments, x: some([_rising(segments, x, 1, -1), _rising(segments, x, -1, 1)]),
    ),
}


def _places(asked: Asked[Model], wanted: str) -> Iterator[Script]:
    ground = start(asked)
    seen_segments(ground, asked.model.segments)
    lemma, condition = _PLACES[wanted]
    ground.use(lemma)
    x = ground.unknown("x")
    return set_is(asked, ground, x, condition(asked.model.segments, x))


def _point(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    """Return the coordinates of a point of the graph of the function."""
    segments, first = asked.model.segments, asked.model.first
    if first is None:
        raise Unread(f"{asked.task.row_id}: no value of the function is known")
    seen_segments(ground, segments)
    found = amounts(ground, segments, first)
    x, y = ground.unknown("x"), ground.unknown("y")
    ground.say("a point of the graph of f", is_amount(segments, found, x, y))
    return x, y


def _value(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x, y = _point(asked, ground)
    ground.say("the place", equal(x, asked.said["at"]))
    return answer_is(asked, ground, equal(y, stated_number(asked, ground)))


def _greatest(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    _, y = _point(asked, ground)
    stated = stated_number(asked, ground)
    yield possible(asked, ground, "reached", "the stated value is reached", equal(y, stated))
    yield never(asked, ground, "greatest", "a greater value is reached", less(stated, y))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "intervals": lambda asked: _places(asked, asked.said["way"]),
        "places": lambda asked: _places(asked, asked.said["what"]),
        "value": _value,
        "greatest": _greatest,
    },
)

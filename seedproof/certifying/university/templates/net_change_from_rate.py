"""Rates that are drawn: what changes altogether, what goes in and out, how much there is, and at most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, equal, less, term, total
from seedproof.certifying.university.accumulating import amounts, changed, is_amount
from seedproof.certifying.university.drawn import expect_only, figure
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.segments import Segment, drawn_segments, seen_segments
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree

LEMMAS = {
    "total_of_both_directions": (
        "What goes in and what goes out make up the integral of the size of the rate; from a place with "
        "the rate u along a segment to a place at the distance d with the rate 0, it is d |u|/2."
    ),
}

_LOW = "0 \\le t \\le {until:integer}"
STATEMENTS = sentences(
    {
        "particle": (
            "A particle moves along the $x$-axis. The figure shows its velocity $v(t)$, in metres per "
            f"second, for ${_LOW}$, where $t$ is the time in seconds.",
            "The velocity $v(t)$ of a particle on the $x$-axis, in metres per second, is drawn in the figure "
            f"for ${_LOW}$; the time $t$ is in seconds.",
        ),
        "tank": (
            "From the figure you can read off at what rate $r(t)$, in litres per minute, the volume of water "
            f"in a tank changes at the time $t$, in minutes, for ${_LOW}$. Water is only pumped in or out.",
            "Water is pumped into a tank, or out of it. The figure shows $r(t)$, the rate at which the "
            "volume "
            f"of water in the tank changes, in litres per minute, for ${_LOW}$, with $t$ in minutes.",
        ),
        "battery": (
            "Charging and discharging a battery changes the energy that it stores at the rate $p(t)$, in "
            f"kilowatts, which the figure shows for ${_LOW}$, with $t$ in hours.",
            "In the figure you see $p(t)$, the rate at which the energy stored in a battery changes, in "
            f"kilowatts, for ${_LOW}$, where $t$ is the time in hours.",
        ),
    }
)

_SPAN = "from $t = {low:integer}$ to $t = {high:integer}$"
_FIRST = "At $t = {low:integer}$"
QUESTIONS = sentences(
    {
        "change_particle": (f"Find the displacement of the particle {_SPAN}, in metres.",),
        "change_tank": (f"Find the change of the volume {_SPAN}, in litres; a loss is negative.",),
        "change_battery": (f"Find the net change of the stored energy {_SPAN}, in kilowatt hours.",),
        "total_particle": ("Find the total distance that the particle travels, in metres.",),
        "total_tank": ("How many litres are pumped altogether, counting both in and out?",),
        "total_battery": (
            "What total energy passes in and out of the battery, both counted as positive, in kilowatt "
            "hours?",
        ),
        "amount_particle": (
            f"{_FIRST} the particle is at $x = {{first:integer}}$ metres. Find its $x$ at $t = "
            f"{{high:integer}}$, "
            "in metres.",
        ),
        "amount_tank": (
            "The tank holds ${first:integer}$ litres at $t = {low:integer}$. How many litres does it hold at "
            "$t = {high:integer}$?",
        ),
        "amount_battery": (
            f"{_FIRST} the battery stores ${{first:integer}}$ kilowatt hours. How many does it store at "
            "$t = {high:integer}$?",
        ),
        "most_particle": (
            f"{_FIRST} it is at $x = {{first:integer}}$ metres. What is the largest $x$, in metres, that "
            f"it reaches?",
        ),
        "most_tank": (
            "If it holds ${first:integer}$ litres at $t = {low:integer}$, what is the greatest volume in "
            "the tank, in "
            "litres?",
        ),
        "most_battery": (
            "It stores ${first:integer}$ kilowatt hours at $t = {low:integer}$. What is the most that it "
            "stores at any "
            "time, in kilowatt hours?",
        ),
    }
)

_STORIES = {"particle": "v(t) [m/s]", "tank": "r(t) [L/min]", "battery": "p(t) [kW]"}
"""What stands at the upright axis."""


@dataclass(frozen=True, slots=True)
class Model:
    """A story and the graph of its rate."""

    story: str
    segments: Sequence[Segment]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "polyline")
    segments = drawn_segments(drawing)
    if any(one.right[0] != other.left[0] for one, other in pairwise(segments)):
        raise Unread(f"{task.row_id}: a gap in the graph")
    if segments[0].left[0] != 0 or segments[-1].right[0] != said["until"]:
        raise Unread(f"{task.row_id}: the graph is drawn over another interval")
    if drawing["y_label"] != _STORIES[said.kind]:
        raise Unread(f"{task.row_id}: an axis with the label {drawing['y_label']}")
    return Model(said.kind, segments)


def _start(asked: Asked[Model]) -> Ground:
    if asked.said.kind.partition("_")[2] != asked.model.story:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    ground = start(asked)
    seen_segments(ground, asked.model.segments)
    return ground


def _amounts(asked: Asked[Model], ground: Ground) -> list[Term]:
    agree(asked.said, "low", asked.model.segments[0].left[0])
    return amounts(ground, asked.model.segments, asked.said.gaps.get("first", 0))


def _amount(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    *_, last = _amounts(asked, ground)
    agree(asked.said, "high", asked.model.segments[-1].right[0])
    return answer_is(asked, ground, equal(last, stated_number(asked, ground)))


def _most(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    found = _amounts(asked, ground)
    t, amount = ground.unknown("t"), ground.unknown("amount_then")
    ground.say("some time, and the amount then", is_amount(asked.model.segments, found, t, amount))
    stated = stated_number(asked, ground)
    yield possible(asked, ground, "reached", "the stated amount is reached", equal(amount, stated))
    yield never(asked, ground, "greatest", "a greater amount is reached", less(stated, amount))


def _total(asked: Asked[Model]) -> Iterator[Script]:
    ground = _start(asked)
    ground.use("total_of_both_directions")
    both = total(_both(ground, one) for one in asked.model.segments)
    return answer_is(asked, ground, equal(both, stated_number(asked, ground)))


def _both(ground: Ground, one: Segment) -> Term:
    """Return the integral of the size of the rate over one segment."""
    (low, rate), (high, later) = one.left, one.right
    if rate * later >= 0:
        ground.use("amount_along_a_segment")
        return absolute(changed(one, term(high)))
    turn = ground.unknown("turn")
    ground.say("where the rate is 0", one.over(turn), equal(one.height(turn), 0))
    return ((turn - low) * abs(rate) + (high - turn) * abs(later)) / 2


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={f"change_{story}": _amount for story in _STORIES}
    | {f"total_{story}": _total for story in _STORIES}
    | {f"amount_{story}": _amount for story in _STORIES}
    | {f"most_{story}": _most for story in _STORIES},
)

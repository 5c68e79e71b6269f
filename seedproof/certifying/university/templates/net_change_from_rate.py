"""Rates that are drawn: what changes altogether, what goes in and out, how much there is, and at most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, equal, less, term, total
from seedproof.certifying.university.accumulating import amounts, changed, is_amount
from seedproof.certifying.university.drawn import expect_only, figure
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.segments import Segment, drawn_segments, seen_segments
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.problems.templates.net_change_from_rate import phrases

LEMMAS = {
    "total_of_both_directions": "What goes in and what goes out make up the integral of the size of the "
    "rate; from a place with the rate u along a segment to a place at the distance d with the rate 0, it is "
    "d |u|/2.",
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "particle": {
            "A particle moves along the $x$-axis": "until:integer",
            "The velocity $v(t)$ of a particle": "until:integer",
        },
        "tank": {
            "From the figure you can read off at what rate $r(t)$": "until:integer",
            "Water is pumped into a tank": "until:integer",
        },
        "battery": {
            "Charging and discharging a battery": "until:integer",
            "In the figure you see $p(t)$": "until:integer",
        },
    },
    seen="cd70ed60",
)

QUESTIONS = meanings(
    (tuple(questions.values()) for questions in phrases.QUESTIONS.values()),
    {
        "change_particle": {"Find the displacement ... from $t = 0$ to": "high:integer"},
        "change_tank": {"Find the change of the volume from $t = 0$ to": "high:integer"},
        "change_battery": {"Find the net change of the stored energy from $t = 0$ to": "high:integer"},
        "total_particle": ("Find the total distance",),
        "total_tank": ("How many litres are pumped altogether",),
        "total_battery": ("What total energy passes in and out",),
        "amount_particle": {"At $t = 0$ the particle is at $x = #$": "first:integer high:integer"},
        "amount_tank": {"The tank holds $#$ litres at $t = 0$": "first:integer high:integer"},
        "amount_battery": {"At $t = 0$ the battery stores $#$": "first:integer high:integer"},
        "most_particle": {"At $t = 0$ it is at $x = #$": "first:integer"},
        "most_tank": {"If it holds $#$ litres at $t = 0$": "first:integer"},
        "most_battery": {"It stores $#$ kilowatt hours at $t = 0$": "first:integer"},
    },
    seen="f036595f",
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

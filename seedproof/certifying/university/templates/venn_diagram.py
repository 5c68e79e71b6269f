"""Venn diagrams of three events: missing numbers, and conditional probabilities."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, less, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.drawn import (
    Item,
    Place,
    expect_only,
    figure,
    items,
    nearest,
    numbers,
    place,
    shown,
    square_of_distance,
)
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "equally_likely": "For a random choice among finitely many, P(E | F) is the number of those in E and F "
    "over that of those in F, and P(E) is the number of those in E over that of all.",
}

_EVENTS = ("A", "B", "C")
_CONDITIONS = {
    "independent": "It turns out that the events $A$ and $B$ are independent.",
    "conditional": "The conditional probability of $C$ given $A$ is $P(C \\mid A) = {p:tree}$.",
}
_COUNTS = (
    "Of {all:integer} students, those who take the courses $A$, $B$ and $C$ are counted in the Venn diagram "
    "of the figure; $x$ is unknown, and so is the number $y$ of students who take none of the three. A "
    "student is chosen at random.",
    "Each of {all:integer} machine parts was inspected for three kinds of defects, $A$, $B$ and $C$. The "
    "numbers of parts are shown in the figure, but for $x$, and for the number $y$ of parts without defects. "
    "A part is taken at random.",
    "In a survey, {all:integer} persons were asked which of three newspapers $A$, $B$ and $C$ they read. The "
    "figure shows how many gave each answer; $x$ and $y$ are not known, and $y$ persons read none of them. "
    "One person is chosen at random.",
    "A clinic has tested {all:integer} patients for three antibodies, $A$, $B$ and $C$; the Venn diagram in "
    "the figure shows the results, in which the numbers $x$ and $y$ are missing, $y$ being that of patients "
    "without any of them. Let a patient be chosen at random.",
)
STATEMENTS = sentences(
    {kind: tuple(f"{counts} {said}" for counts in _COUNTS) for kind, said in _CONDITIONS.items()}
)

QUESTIONS = sentences(
    {
        "number": (
            "Find ${letter:letter}$.",
            "What is ${letter:letter}$?",
            "What is the number ${letter:letter}$?",
        ),
        "c_without_a": (
            "What is the conditional probability that $C$ occurs, given that $A$ does not?",
            "Find the conditional probability of $C$ if $A$ does not occur.",
        ),
        "two_of_some": (
            "What is the probability that at least two of $A$, $B$, $C$ occur, if it is known that at "
            "least one of them does?",
            "Given that $A$, $B$ or $C$ occurs, how likely is it that at least two of them do?",
        ),
        "a_in_b_or_c": (
            "Find the conditional probability $P(A \\mid B \\cup C)$.",
            "What is $P(A \\mid B \\cup C)$?",
        ),
    }
)

Region = frozenset[str]
"""Which of the events occur."""
Event = Callable[[Region], bool]

_ASKED: Mapping[str, tuple[Event, Event]] = {
    "c_without_a": (lambda region: "C" in region, lambda region: "A" not in region),
    "two_of_some": (lambda region: len(region) >= 2, lambda region: len(region) >= 1),
    "a_in_b_or_c": (lambda region: "A" in region, lambda region: not region.isdisjoint("BC")),
}
"""An event and what is known to occur."""


@dataclass(frozen=True, slots=True)
class Model:
    """How many there are, what stands in the regions, and P(C | A), if this is what is known."""

    all: int
    labels: Mapping[Region, str]
    c_given_a: Fraction | None


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "diagram")
    expect_only(drawing, "polyline", "circle", "text")
    circles, texts = items(drawing, "circle"), items(drawing, "text")
    names = [item for item in texts if item["text"] in _EVENTS]
    centres = {number: place(item["centre"]) for number, item in enumerate(circles)}
    named = {nearest(place(item["at"]), centres): item["text"] for item in names}
    if sorted(named.values()) != list(_EVENTS) or len(names) != len(circles):
        raise Unread(f"{task.row_id}: the circles are named {sorted(named.values())}")
    events = {named[number]: circle for number, circle in enumerate(circles)}
    counted = [(_region(place(item["at"]), events), item["text"]) for item in texts if item not in names]
    if len(counted) != 8 or len(dict(counted)) != 8:
        raise Unread(f"{task.row_id}: not each of the regions has one number")
    return Model(said["all"], dict(counted), exact(said["p"]) if said.kind == "conditional" else None)


def _region(at: Place, circles: Mapping[str, Item]) -> Region:
    """Return the events in whose circles a place lies."""
    inside = {
        name: square_of_distance(at, place(circle["centre"])) - numbers([circle["radius"]])[0] ** 2
        for name, circle in circles.items()
    }
    if 0 in inside.values():
        raise Unread(f"a label at {at} that stands on a circle")
    return frozenset(name for name, square in inside.items() if square < 0)


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of the regions."""

    by_region: Mapping[Region, Term]
    by_letter: Mapping[str, Term]

    def of(self, *events: Event) -> Term:
        """Return the number of those for whom all events occur."""
        return total(
            number for region, number in self.by_region.items() if all(event(region) for event in events)
        )


def _counts(asked: Asked[Model], ground: Ground) -> Counts:
    """Return the numbers of the regions, with what is known of them."""
    model = asked.model
    letters = {label: ground.unknown(label) for label in model.labels.values() if label in ("x", "y")}
    if len(letters) != 2 or model.labels[frozenset()] != "y":
        raise Unread(f"{asked.task.row_id}: x and y do not stand in the figure, y outside")
    regions: dict[Region, Term] = {}
    for region, label in model.labels.items():
        regions[region] = ground.unknown("".join(sorted(region)) or "none")
        count = letters[label] if label in letters else numbers([label])[0]
        shown(ground, f"{label} in {' and '.join(sorted(region)) or 'none'}", equal(regions[region], count))
    counts = Counts(regions, letters)
    ground.say(
        "numbers of all", equal(counts.of(), model.all), *(at_most(0, one) for one in letters.values())
    )
    _known(model, ground, counts)
    return counts


def _known(model: Model, ground: Ground, counts: Counts) -> None:
    """Say what the text knows of the probabilities."""
    a, b, c = (_occurs(name) for name in _EVENTS)
    if model.c_given_a is not None:
        claim = equal(counts.of(a, c), counts.of(a) * model.c_given_a)
        ground.say("P(C | A)", less(0, counts.of(a)), claim, lemma="equally_likely")
        return
    claim = equal(counts.of(a, b) * model.all, counts.of(a) * counts.of(b))
    ground.say("A and B are independent", claim, lemma="equally_likely")


def _occurs(name: str) -> Event:
    return lambda region: name in region


def _number(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    counts = _counts(asked, ground)
    letter = asked.said["letter"]
    if letter not in counts.by_letter:
        raise Unread(f"no number of the figure: {letter}")
    return answer_is(asked, ground, equal(counts.by_letter[letter], stated_number(asked, ground)))


def _probability(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    counts = _counts(asked, ground)
    event, known = _ASKED[asked.said.kind]
    probability = ground.unknown("probability")
    share = equal(probability * counts.of(known), counts.of(event, known))
    ground.say("what is asked for", less(0, counts.of(known)), share, lemma="equally_likely")
    return answer_is(asked, ground, equal(probability, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"number": _number, **dict.fromkeys(_ASKED, _probability)},
)

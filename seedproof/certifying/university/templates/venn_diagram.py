"""Venn diagrams of three events: missing numbers, and conditional probabilities."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, less, total
from seedproof.certifying.university import drawn
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.venn_diagram import phrases

LEMMAS = {
    "equally_likely": "For a random choice among finitely many, P(E | F) is the number of those in E and F "
    "over that of those in F, and P(E) is the number of those in E over that of all.",
}

_EVENTS = ("A", "B", "C")
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "counts": {
            "Of # students": "all:integer condition:text",
            "Each of # machine parts": "all:integer condition:text",
            "In a survey, # persons": "all:integer condition:text",
            "A clinic has tested # patients": "all:integer condition:text",
        },
    },
    seen="e8017411",
)

_CONDITIONS = meanings(
    (list(phrases.CONDITIONS.values()),),
    {
        "independent": ("It turns out that the events $A$ and $B$ are independent",),
        "conditional": {"The conditional probability of $C$ given $A$": "p:tree"},
    },
    seen="5b7ae6b7",
)

QUESTIONS = meanings(
    (phrases.UNKNOWN, phrases.OUTSIDE, *phrases.LAST.values()),
    {
        "x": ("Find $x$", "What is the number $x$"),
        "y": ("Find $y$", "What is the number $y$"),
        "c_without_a": (
            "What is the conditional probability that $C$ occurs, given that $A$ does not",
            "Find the conditional probability of $C$ if $A$ does not occur",
        ),
        "two_of_some": (
            "What is the probability that at least two of $A$, $B$, $C$ occur",
            "Given that $A$, $B$ or $C$ occurs",
        ),
        "a_in_b_or_c": (
            r"Find the conditional probability $P(A \mid B \cup C)$",
            r"What is $P(A \mid B \cup C)$",
        ),
    },
    seen="b2b8d79f",
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
    drawing = drawn.figure(task, "diagram")
    drawn.expect_only(drawing, "polyline", "circle", "text")
    circles, texts = drawn.items(drawing, "circle"), drawn.items(drawing, "text")
    names = [item for item in texts if item["text"] in _EVENTS]
    centres = {number: drawn.place(item["centre"]) for number, item in enumerate(circles)}
    named = {drawn.nearest(drawn.place(item["at"]), centres): item["text"] for item in names}
    if sorted(named.values()) != list(_EVENTS) or len(names) != len(circles):
        raise Unread(f"{task.row_id}: the circles are named {sorted(named.values())}")
    events = {named[number]: circle for number, circle in enumerate(circles)}
    counted = [
        (_region(drawn.place(item["at"]), events), item["text"]) for item in texts if item not in names
    ]
    if len(counted) != 8 or len(dict(counted)) != 8:
        raise Unread(f"{task.row_id}: not each of the regions has one number")
    condition = _CONDITIONS.read(said["condition"])
    known = exact(condition["p"]) if condition.kind == "conditional" else None
    return Model(said["all"], dict(counted), known)


def _region(at: drawn.Place, circles: Mapping[str, drawn.Item]) -> Region:
    """Return the events in whose circles a place lies."""
    inside = {}
    for name, circle in circles.items():
        square = drawn.square_of_distance(at, drawn.place(circle["centre"]))
        inside[name] = square - drawn.numbers([circle["radius"]])[0] ** 2
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
        regions = self.by_region.items()
        return total(number for region, number in regions if all(event(region) for event in events))


def _counts(asked: Asked[Model], ground: Ground) -> Counts:
    """Return the numbers of the regions, with what is known of them."""
    model = asked.model
    letters = {label: ground.unknown(label) for label in model.labels.values() if label in ("x", "y")}
    if len(letters) != 2 or model.labels[frozenset()] != "y":
        raise Unread(f"{asked.task.row_id}: x and y do not stand in the figure, y outside")
    regions: dict[Region, Term] = {}
    for region, label in model.labels.items():
        count = letters[label] if label in letters else drawn.numbers([label])[0]
        regions[region] = ground.unknown("".join(sorted(region)) or "none")
        said = f"{label} in {' and '.join(sorted(region)) or 'none'}"
        drawn.shown(ground, said, equal(regions[region], count))
    counts = Counts(regions, letters)
    known = (at_most(0, one) for one in letters.values())
    ground.say("numbers of all", equal(counts.of(), model.all), *known)
    a, b, c = (_occurs(name) for name in _EVENTS)
    if model.c_given_a is not None:
        claim = equal(counts.of(a, c), counts.of(a) * model.c_given_a)
        ground.say("P(C | A)", less(0, counts.of(a)), claim, lemma="equally_likely")
    else:
        claim = equal(counts.of(a, b) * model.all, counts.of(a) * counts.of(b))
        ground.say("A and B are independent", claim, lemma="equally_likely")
    return counts


def _occurs(name: str) -> Event:
    return lambda region: name in region


def _number(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    counts = _counts(asked, ground)
    claim = equal(counts.by_letter[asked.said.kind], stated_number(asked, ground))
    return answer_is(asked, ground, claim)


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
    queries={"x": _number, "y": _number, **dict.fromkeys(_ASKED, _probability)},
)

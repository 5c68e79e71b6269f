"""The course of a level: what it is at first, and how it changes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from seedproof.certifying.curriculum.standards.levels.words import Amount
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, equal, unknown


@dataclass(slots=True)
class Course:
    """The levels so far, and what is told of them."""

    symbols: list[Symbol] = field(default_factory=list)
    levels: list[Symbol] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    """Whose level each is, or where, in the words of the text; nothing for the level before, changed."""
    listed: bool = False
    """Whether the levels are a list, of which a mean may be asked for."""
    changes: int = 0
    """How many of the levels are the one before, changed."""
    times: list[Amount] = field(default_factory=list)
    """How long it takes from the first level to the last."""
    rates: list[tuple[Symbol, str]] = field(default_factory=list)
    """A steady change, and how often; it goes on until what is asked about."""
    steps: list[Step] = field(default_factory=list)

    def start(self) -> None:
        """Begin at 0."""
        self.steps.append(step("gains and losses are counted from 0", equal(self.level(""), 0)))

    def tell(self, said: Said) -> None:
        """Take a sentence.

        Raises: Unread for a sentence that does not fit those before it.
        """
        self.steps.append(step(said.sentence, *_MEANINGS[said.kind](self, said)))

    def level(self, label: str) -> Symbol:
        """Name the next level."""
        self.levels.append(self._symbol("level", len(self.levels)))
        self.labels.append(label)
        return self.levels[-1]

    def rate(self) -> Symbol:
        """Name the next change that is told by the minute or the like."""
        return self._symbol("each", sum(symbol.text.startswith("each") for symbol in self.symbols))

    def changed(self, said: Said) -> tuple[Symbol, Symbol]:
        """Return the last level, and a new one that it becomes."""
        if not self.levels or self.rates or self.times or self.listed:
            raise Unread(f"a change of what is not known: {said.sentence}")
        self.changes += 1
        return self.levels[-1], self.level(said["s"] if said.kind in ("higher", "lower") else "")

    def _symbol(self, name: str, place: int) -> Symbol:
        named = unknown(f"{name}_{place + 1}")
        self.symbols.append(named)
        return named


def same(one: str, other: str, said: Said) -> None:
    """Refuse periods that differ."""
    if one != other:
        raise Unread(f"{one} is not {other}: {said.sentence}")


def _level(course: Course, said: Said) -> list[Term]:
    label = _joined(said, ("s", "w"))
    return [equal(course.level(label), said["a"].number)]


def _two_levels(course: Course, said: Said) -> list[Term]:
    other = _joined(said, ("t", "x"))
    return [*_level(course, said), equal(course.level(other), said["b"].number)]


def _joined(said: Said, gaps: Sequence[str]) -> str:
    return " ".join(said[gap] for gap in gaps if gap in said.gaps)


def _owed(course: Course, said: Said) -> list[Term]:
    return [equal(course.level(said["s"]), -said["n"].number)]


def _all_levels(course: Course, said: Said) -> list[Term]:
    if len(said["all"]) != said["n"] or course.levels:
        raise Unread(f"not as many levels: {said.sentence}")
    course.listed = True
    return [equal(course.level(""), one.number) for one in said["all"]]


def _up(course: Course, said: Said) -> list[Term]:
    before, after = course.changed(said)
    return [equal(after, before + said["n"].number)]


def _down(course: Course, said: Said) -> list[Term]:
    before, after = course.changed(said)
    return [equal(after, before - said["n"].number)]


def _up_often(course: Course, said: Said) -> list[Term]:
    return _often(course, said, 1)


def _down_often(course: Course, said: Said) -> list[Term]:
    return _often(course, said, -1)


def _often(course: Course, said: Said, sign: int) -> list[Term]:
    each = course.rate()
    known = equal(each, said["n"].number * sign)
    if "k" not in said.gaps:
        course.rates.append((each, said["each"]))
        return [known]
    same(said["k"].unit, said.gaps.get("each", said["k"].unit), said)
    before, after = course.changed(said)
    return [known, equal(after, before + each * said["k"].number)]


def _changes_often(course: Course, said: Said) -> list[Term]:
    each = course.rate()
    course.rates.append((each, said["each"]))
    return [equal(each, said["n"].number)]


def _changes_in_time(course: Course, said: Said) -> list[Term]:
    same(said["k"].unit, said["each"], said)
    before, after = course.level(""), course.level("")
    course.times.append(said["k"])
    return [equal(after - before, said["n"].number)]


def _takes(course: Course, said: Said) -> list[Term]:
    course.times.append(said["k"])
    return []


_MEANINGS: Mapping[str, Callable[[Course, Said], list[Term]]] = {
    "level": _level,
    "two levels": _two_levels,
    "owed": _owed,
    "all levels": _all_levels,
    "higher": _up,
    "lower": _down,
    "up": _up,
    "down": _down,
    "up often": _up_often,
    "down often": _down_often,
    "change often": _changes_often,
    "change in time": _changes_in_time,
    "time": _takes,
}

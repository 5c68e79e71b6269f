"""The things of a story and their amounts so far."""

import msgspec

from pipeline.benchmarks.curriculum.reading.concepts.amounts import Amount, in_unit
from pipeline.benchmarks.curriculum.reading.concepts.vocabulary import FACTORS
from pipeline.benchmarks.curriculum.symbolic.problem import Expression, Operation, parts


class Thing(msgspec.Struct):
    """Something with an amount: its words, whether the amount is what is there or what went by."""

    words: frozenset[str]
    value: Expression
    unit: str
    flows: bool
    gained: bool = False
    """Whether it began as something gained, and a gain of somebody else is another thing."""


class Story(msgspec.Struct):
    """What is known so far."""

    things: list[Thing] = msgspec.field(default_factory=list)
    numerals: list[Expression] = msgspec.field(default_factory=list)
    subject: frozenset[str] = frozenset()
    verb: str = ""
    shared: Expression | None = None
    """A number of parts that waits for what is shared."""
    each_asked: bool = False
    """Whether the question is what each part gets: then parts are equal."""
    told: list[Amount] = msgspec.field(default_factory=list)
    """Every amount with a unit, as it is told."""
    rate: Amount | None = None
    """So much for each of a unit that is still to come."""
    rate_of: str = ""
    in_two: bool = False
    """Whether the last thing was cut into two parts that need not be equal."""


def converted(story: Story, thing: Thing, wanted: str) -> Expression:
    """A thing's amount in a smaller unit: what was told is converted first, if that is one amount only."""
    if thing.unit == wanted:
        return thing.value
    within = {id(part) for part in parts(thing.value)}
    told = [amount.value for amount in story.told if amount.unit == thing.unit and id(amount.value) in within]
    if len(told) != 1:
        return in_unit(thing.value, thing.unit, wanted)
    return _with(thing.value, told[0], in_unit(told[0], thing.unit, wanted))


def _with(whole: Expression, part: Expression, new: Expression) -> Expression:
    if whole is part:
        return new
    if type(whole) is Operation:
        return Operation(whole.op, _with(whole.left, part, new), _with(whole.right, part, new))
    return whole


def find(story: Story, named: frozenset[str]) -> Thing | None:
    """The only thing that shares the most words with these."""
    if not named:
        return None
    shared = [(len(thing.words & named), thing) for thing in story.things]
    most = max((size for size, _ in shared), default=0)
    best = [thing for size, thing in shared if size == most]
    return best[0] if most and len(best) == 1 else None


def add(story: Story, value: Expression, unit: str, flows: bool) -> None:
    """Put a thing with the words of the subject at the end of the story."""
    story.things.append(Thing(story.subject, value, unit, flows))


def change(story: Story, thing: Thing, op: str, value: Expression, unit: str) -> None:
    """Add to a thing, or take away from it, in the smaller of both units."""
    if (unit, thing.unit) in FACTORS:
        value = in_unit(value, unit, thing.unit)
    elif unit != thing.unit:
        thing.value, thing.unit = converted(story, thing, unit), unit
    thing.value = Operation("+", thing.value, value) if op == "+" else Operation("-", thing.value, value)

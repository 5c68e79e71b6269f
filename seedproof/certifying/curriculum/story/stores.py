"""How much of a thing a holder has, and what happened to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from seedproof.certifying.curriculum.story.things import Thing, factor
from seedproof.certifying.terms import Term, literal, real, total


@dataclass(slots=True)
class Store:
    """How much of a thing a holder has, or is at a place."""

    owner: str
    thing: Thing
    first: Term
    now: Term
    open: bool = False
    """Whether nothing has been said about how much it is but by comparison."""
    stated: Fraction | None = None
    """The number that it was at first, if the text says it."""
    deed: str | None = None
    """The verb, where things are not had but done: `sold`, `read`."""
    given: bool = False
    """Whether all of it has been shared among others."""
    parts: dict[str, Term] = field(default_factory=dict)
    """How many are of a kind (`plain`) or in a container (`in crate`), as long as nothing changes."""
    filled: bool = False
    """Whether these are boxes whose content is counted too."""


@dataclass(frozen=True, slots=True)
class Event:
    """What somebody did with how many."""

    owner: str
    verb: str
    store: Store
    size: Term
    time: str | None
    how: str
    unknown: bool
    lead: str = ""
    """What stands before the first comma of its sentence."""


def in_unit(size: Term, thing: Thing, asked: Thing | None) -> Term:
    """Return an amount of a thing in the unit that is asked for."""
    if asked is None or asked.unit is None or thing.unit == asked.unit:
        return size
    worth = factor(thing.unit, asked.unit)
    return size if worth == 1 else real(size) * literal(worth)


def summed(stores: Sequence[Store], asked: Thing | None) -> Term:
    """Add up what several have now, in the unit that is asked for."""
    return total(in_unit(store.now, store.thing, asked) for store in stores)

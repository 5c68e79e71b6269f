"""What a story has told so far: how much of what everybody has, step by step, and what happened."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from seedproof.certifying.curriculum.story.holders import holder, is_person, is_place, short
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.stores import Event, Store
from seedproof.certifying.curriculum.story.things import Thing, factor
from seedproof.certifying.script import Step, Unread
from seedproof.certifying.terms import Sort, Symbol, Term, at_most, equal, literal


@dataclass(slots=True)
class Ledger:
    """The state of a story while it is read."""

    symbols: list[Symbol] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    stores: list[Store] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    axioms: list[str] = field(default_factory=list)
    claims: list[Term] = field(default_factory=list)
    """Asserted by the sentence that is being read."""
    subjects: list[str] = field(default_factory=list)
    """Holders and places in the order in which they were last named."""
    last: Store | None = None
    """What was spoken of last."""
    marks: frozenset[str] = frozenset()
    """Of the clause that is being read: `first`, `final`, `all`."""
    leads: tuple[str, ...] = ()
    """What stands before the first comma of a sentence: times, places."""
    time: str | None = None
    times: Term | None = None
    """How often all that the sentence tells happens."""
    text: str = ""
    """The whole question."""
    units: list[str] = field(default_factory=list)
    """The units that it has named so far."""
    rest_asked: bool = False
    """Whether the question asks what is left over of a division."""
    room: dict[Any, Any] = field(default_factory=dict)
    """What a topic remembers of its own, by its name."""

    def say(self, *claims: Term) -> None:
        """Assert something from the sentence that is being read."""
        self.claims += claims

    def assume(self, *names: str) -> None:
        """Say that what everybody takes for granted is used."""
        self.axioms += [name for name in names if name not in self.axioms]

    def close(self, sentence: str) -> None:
        """Put a sentence above all that was asserted from it."""
        self.steps.append(Step(sentence, tuple(self.claims)))
        self.claims = []
        self.times = None

    def symbol(self, name: str, sort: Sort) -> Symbol:
        """Name an unknown that is not negative."""
        plain = re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_") or "amount"
        alike = [known for known in self.symbols if known.text.startswith(f"{plain}_")]
        made = Symbol(f"{plain}_{len(alike)}", sort)
        self.symbols.append(made)
        self.say(at_most(0, made))
        return made

    def fresh(self, owner: str, thing: Thing, whole: bool = True) -> Symbol:
        """Name an unknown amount of somebody: an integer for what is counted."""
        sort: Sort = "Real" if thing.unit or not whole else "Int"
        return self.symbol(f"{short(owner)}_{thing.name}", sort)

    def size(self, amount: Amount, thing: Thing) -> Term:
        """Return an amount in the unit of a thing; of `some` it is an unknown."""
        if amount.number is None:
            return self.symbol(f"some_{thing.name}", "Real" if thing.unit else "Int")
        is_measured = amount.thing is not None and amount.thing.unit
        if amount.mode == "of" and amount.number.denominator != 1 and not is_measured:
            raise Unread(f"{amount.number} of {thing.name} is a fraction of it")
        return self.measured(amount.number, amount.thing, thing)

    def measured(self, number: Fraction, stated: Thing | None, thing: Thing) -> Term:
        """Return a number of a stated thing as one in the unit of another."""
        unit = stated.unit if stated and stated.unit else thing.unit
        worth = factor(unit, thing.unit)
        whole = thing.unit is None and number.denominator == 1
        size = literal(number, "Int" if whole else "Real")
        if worth == 1:
            return size

        counted = self.symbol(f"{unit}s", "Real")
        self.say(equal(counted, size))
        return counted * literal(worth)

    def size_of_part(self, store: Store, number: Fraction | None) -> Term:
        """Return a number of the things of a store; of `some` it is an unknown."""
        return self.size(Amount(number, store.thing, "of"), store.thing)

    def begin(self, owner: str, thing: Thing, size: Term | None, deed: str | None = None) -> Store:
        """Open a store with a first amount, which is unknown if none is given."""
        first = self.fresh(owner, thing, size is None or size.sort == "Int")
        if size is not None:
            self.say(equal(first, size))
        stated = None if size is None else size.number
        store = Store(owner, thing, first, now=first, open=size is None, stated=stated, deed=deed)
        self.stores.append(store)
        self.last = store
        return store

    def change(self, store: Store, now: Term) -> None:
        """Say how much it is from now on; it is never less than nothing."""
        after = self.fresh(store.owner, store.thing, now.sort == "Int")
        self.say(equal(after, now))
        store.now = after
        store.parts.clear()
        self.last = store

    def name(self, owner: str) -> str:
        """Note who is spoken of, and return the key of the name."""
        if owner in self.subjects:
            self.subjects.remove(owner)
        self.subjects.append(owner)
        return owner

    def who(self, text: str | None) -> str:
        """Return who is meant by a name, a pronoun, or by nothing.

        Raises: Unread if nobody fits.
        """
        if text is None:
            return self._latest([name for name in self.subjects if not is_place(name)], "nobody acts")
        word = text.lower()
        if word in ("he", "she"):
            return self._latest([name for name in self.subjects if is_person(name)], f"nobody is {word}")
        if word == "it":
            return self._latest([name for name in self.subjects if not is_person(name)], "nothing is it")
        if word == "they":
            raise Unread("they are several")
        return self.name(holder(text))

    def _latest(self, fitting: Sequence[str], otherwise: str) -> str:
        if not fitting:
            raise Unread(otherwise)
        if len(fitting) > 1:
            self.assume("last_named")
        return self.name(fitting[-1])

    def of(self, owner: str, thing: Thing | None) -> Store | None:
        """Return what somebody has of a thing, or the only thing he has.

        Raises: Unread if several stores fit.
        """
        fitting = [store for store in self.stores if store.owner == owner]
        if thing is not None:
            fitting = [store for store in fitting if store.thing.alike(thing)]
        elif self.last in fitting:
            return self.last

        if len(fitting) > 1:
            fitting = [store for store in fitting if store.thing == thing]
            if len(fitting) != 1:
                raise Unread(f"{owner} has several {thing.name if thing else 'things'}")
        return fitting[0] if fitting else None

    def only_of(self, owner: str, thing: Thing) -> None:
        """Refuse a second kind of things of somebody, which may be the first by another name.

        Raises: Unread if he has other things already.
        """
        own = [store.thing for store in self.stores if store.owner == owner]
        others = [known.name for known in own if known.unit is None]
        if others and thing.unit is None:
            raise Unread(f"{owner} has {', '.join(others)}, and now {thing.name}")

    def the(self, owner: str, thing: Thing | None) -> Store:
        """Return what somebody has of a thing.

        Raises: Unread if nothing is said about it.
        """
        store = self.of(owner, thing)
        if store is None:
            raise Unread(f"nothing is said about the {thing.name if thing else 'things'} of {owner}")
        return store

    def all_of(self, thing: Thing | None, owners: Iterable[str] | None = None) -> list[Store]:
        """Return all stores of a thing, or of the thing spoken of."""
        kind = thing or (self.last.thing if self.last else None)
        if kind is None:
            raise Unread("nothing is spoken of")

        fitting = [store for store in self.stores if store.thing.alike(kind)]
        if owners is not None:
            fitting = _of_all(fitting, list(owners), kind)
        kept = [store for store in fitting if not store.given]
        if not fitting:
            raise Unread(f"nothing is said about {kind.name}")
        return kept or fitting


def _of_all(stores: Sequence[Store], owners: Sequence[str], kind: Thing) -> list[Store]:
    """Return the stores of some owners, of whom each must have one."""
    having = {store.owner for store in stores}
    missing = [owner for owner in owners if owner not in having]
    if missing:
        raise Unread(f"nothing is said about the {kind.name} of {', '.join(missing)}")
    return [store for store in stores if store.owner in owners]

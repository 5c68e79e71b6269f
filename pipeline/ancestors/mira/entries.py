"""What sentences and machine-readable constraints state, as entries: a name, a place, a value.

`The birth rate from state 1 to state 2 is 3.` states `("birth", (1, 2))` to be 3. Both forms of a row give
entries of the same kind, so that they can be compared.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pipeline.ancestors.mira.equations import equation, expression

Place = tuple[Any, ...]
Key = tuple[str, Place]
Entries = dict[Key, Any]

INDEX = "(0|[1-9][0-9]{0,3})"
NUMBER = "(-?[0-9]{1,12}(?:/[1-9][0-9]{0,11})?)"


class Unreadable(Exception):
    """A row that says something that this reader does not know, or says it not at all."""


def _as_said(*indices: int) -> Place:
    return indices


@dataclass(frozen=True)
class Sentence:
    """A form of sentence: `#` stands for an index, `@` for a number."""

    form: str
    name: str
    place: Callable[..., Place] = _as_said
    """(indices in their order in the sentence): the place, for sentences that have them in another order."""

    def read(self, text: str) -> tuple[Key, Any] | None:
        """Return the entry that a text states, None if it has another form."""
        pattern = re.escape(self.form).replace(r"\#", INDEX).replace("@", NUMBER)
        match = re.fullmatch(pattern, text)
        if match is None:
            return None
        marks = [mark for mark in self.form if mark in "#@"]
        found = list(zip(marks, match.groups(), strict=True))
        place = self.place(*(int(text) for mark, text in found if mark == "#"))
        values = [Fraction(text) for mark, text in found if mark == "@"]
        return (self.name, place), values[0] if len(values) == 1 else tuple(values)


@dataclass(frozen=True)
class Equation:
    """A linear equation: its place is the coefficients of its left side, its value the right side."""

    keeps_zeros: bool = False

    def read(self, text: str) -> tuple[Key, Any] | None:
        """Return the entry that a text states, None if it is no equation."""
        found = equation(text)
        if found is None:
            return None
        left, right = found
        kept = sorted((name, size) for name, size in left.items() if size or self.keeps_zeros)
        return ("equation", tuple(kept)), right


@dataclass(frozen=True)
class Branch:
    """A linear function below or above a threshold: its place is `lt` or `geq`, its value two numbers."""

    def read(self, text: str) -> tuple[Key, Any] | None:
        """Return the entry that a text states, None if it is no branch."""
        match = re.fullmatch(r"f\(x\) = (.{1,40}?) +if x (<|>=) t", text)
        sizes = expression(match[1]) if match else None
        if match is None or sizes is None or not set(sizes) <= {"x", ""}:
            return None
        return ("branch", ("lt" if match[2] == "<" else "geq",)), (sizes.get("x", 0), sizes.get("", 0))


@dataclass(frozen=True)
class Group:
    """Two parts of a circuit that form another: its place is the name of that, or `total`."""

    def read(self, text: str) -> tuple[Key, Any] | None:
        """Return the entry that a text states, None if it is another sentence."""
        match = re.fullmatch(
            r"([RG][0-9]{1,2}) and ([RG][0-9]{1,2}) are connected in (series|parallel), "
            r"forming (?:group (G[0-9]{1,2})|the total equivalent resistance)\.",
            text,
        )
        if match is None:
            return None
        return ("group", (match[4] or "total",)), (match[3], match[1], match[2])


Form = Sentence | Equation | Branch | Group


def said(forms: Iterable[Form], texts: Iterable[str]) -> Entries:
    """Return what texts state.

    Raises: Unreadable for a text of no known form, or a fact that is stated twice, differently.
    """
    known = tuple(forms)
    entries: Entries = {}
    for text in texts:
        read = next((entry for form in known if (entry := form.read(text))), None)
        if read is None:
            raise Unreadable(f"the sentence {text[:100]!r} has no known form")
        key, value = read
        if entries.setdefault(key, value) != value:
            raise Unreadable(f"{name_of(key)} is stated twice, differently")
    return entries


@dataclass(frozen=True)
class Constraint:
    """A form of machine-readable constraint: which of its fields are the place, and which the value."""

    name: str
    place: tuple[str, ...]
    value: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its entries."""
        return (self.name,)

    def read(self, stated: Mapping[str, Any]) -> Entries:
        """Return the entry. Raises: Unreadable."""
        place = tuple(_index(stated.get(field)) for field in self.place)
        if self.value == ("num", "denom"):
            return {(self.name, place): _ratio(stated.get("num"), stated.get("denom"))}
        if len(self.value) == 1:
            (found,) = (stated.get(field) for field in self.value)
            several = isinstance(found, list)
            return {(self.name, place): tuple(map(whole, _listed(found))) if several else whole(found)}
        return {(self.name, place): tuple(whole(stated.get(field)) for field in self.value)}


@dataclass(frozen=True)
class LinearConstraint:
    """An equation with its coefficients by unknown, or one unknown with its value."""

    names: tuple[str, ...] = ("equation",)

    def read(self, stated: Mapping[str, Any]) -> Entries:
        """Return the entry. Raises: Unreadable."""
        if "var" in stated:
            return {("equation", ((_word(stated["var"]), 1),)): whole(stated.get("value"))}
        coefficients = stated.get("coeffs")
        if not isinstance(coefficients, dict):
            raise Unreadable("an equation has no coefficients")
        sizes = {_word(unknown): whole(size) for unknown, size in coefficients.items()}
        left = sorted((unknown, size) for unknown, size in sizes.items() if size)
        return {("equation", tuple(left)): whole(stated.get("rhs"))}


@dataclass(frozen=True)
class Description:
    """Sentences of the notes, as a constraint repeats them."""

    forms: tuple[Form, ...]
    names: tuple[str, ...]

    def read(self, stated: Mapping[str, Any]) -> Entries:
        """Return the entries. Raises: Unreadable."""
        return said(self.forms, map(str, _listed(stated.get("description"))))


Machine = Mapping[str, Constraint | LinearConstraint | Description]
"""The forms of constraints by the type that they name."""


def constrained(forms: Machine, stated: Iterable[Mapping[str, Any]], kind: str = "type") -> Entries:
    """Return what constraints state; `kind` is the field that names their type. Raises: Unreadable."""
    entries: Entries = {}
    for one in stated:
        name = one.get(kind)
        if not isinstance(name, str) or name not in forms:
            raise Unreadable(f"a constraint has the unknown {kind} {repr(name)[:100]}")
        entries |= forms[name].read(one)
    return entries


def _index(value: object) -> int | str:
    return _word(value) if isinstance(value, str) else whole(value)


def _word(value: object) -> str:
    if not isinstance(value, str) or re.fullmatch("[A-Za-z0-9_]{1,20}", value) is None:
        raise Unreadable(f"{repr(value)[:100]} is no name")
    return value


def _ratio(top: object, bottom: object) -> Fraction:
    if whole(bottom) < 1:
        raise Unreadable(f"a constraint has the denominator {bottom}")
    return Fraction(whole(top), whole(bottom))


def _listed(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > 100:
        raise Unreadable(f"{repr(value)[:100]} is no list of at most 100 items")
    return value


def whole(value: object) -> int:
    """Return an integer of moderate size. Raises: Unreadable for anything else."""
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    if type(value) is not int or abs(value) >= 10**12:
        raise Unreadable(f"{repr(value)[:100]} is no integer of at most 12 digits")
    return value


def name_of(key: Key) -> str:
    """Name what an entry is about."""
    name, place = key
    if name == "equation":
        return "the equation " + " + ".join(f"{size}*{unknown}" for unknown, size in place) + " = ..."
    return name + "".join(f"[{index}]" for index in place)


class Stated:
    """Entries to take facts from, each of which must be there."""

    def __init__(self, *sources: Entries) -> None:
        """Put entries together. Raises: Unreadable when they contradict each other."""
        self.entries: Entries = {}
        for source in sources:
            for key, value in source.items():
                if self.entries.setdefault(key, value) != value:
                    raise Unreadable(f"{name_of(key)} is stated twice, differently")

    def value(self, name: str, *place: Any) -> Any:
        """Return what is stated. Raises: Unreadable if nothing is."""
        if (name, place) not in self.entries:
            raise Unreadable(f"neither notes nor hint state {name_of((name, place))}")
        return self.entries[name, place]

    def whole(self, name: str, *place: Any) -> int:
        """Return an integer that is stated. Raises: Unreadable."""
        return whole(self.value(name, *place))

    def right_side(self, equation: Key) -> int:
        """Return the right side of an equation, an integer. Raises: Unreadable."""
        name, left = equation
        return self.whole(name, *left)

    def places(self, name: str) -> list[Place]:
        """Return the places of all entries of a name, in the order in which they are stated."""
        return [place for stated, place in self.entries if stated == name]

    def size(self, name: str, at: int = 0) -> int:
        """Return one more than the largest index at a position of the places of a name.

        Raises: Unreadable when there is none, or it is larger than any of this benchmark.
        """
        found = [place[at] for place in self.places(name)]
        if not found or max(found) > 11:
            raise Unreadable(f"{name} is stated for {len(found)} places, up to {max(found, default=0)}")
        return 1 + int(max(found))

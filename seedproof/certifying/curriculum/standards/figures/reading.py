"""From sentences about one figure to its sides, its perimeter and its area."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from seedproof.certifying.curriculum.measures import unit
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.standards.figures.sentences import FACTS, QUESTIONS
from seedproof.certifying.curriculum.standards.figures.shapes import Shape, shape_of
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, equal, less, total, unknown

PERIMETER = unknown("perimeter")
AREA = unknown("area")


def read(question: str) -> Problem | None:
    """Read what is said of one figure and asked about it; None if no figure is spoken of."""
    *facts, asked = sentences_of(question)
    first = FACTS.find(facts[0]) if facts else None
    if first is None:
        return None
    said = [first, *FACTS.read_all(facts[1:]), QUESTIONS.read(asked)]
    shape = _shape(said)
    _check_units(said)
    return _Figure(shape, said).problem()


class _Figure:
    """A shape, its sides as symbols, and the sentences about it."""

    def __init__(self, shape: Shape, said: Sequence[Said]) -> None:
        self.shape = shape
        self.facts, self.asked = said[:-1], said[-1]
        self.sides = [unknown(f"side_{place}") for place in range(1, shape.sides + 1)]

    def problem(self) -> Problem:
        """Return the problem: the shape, then sentence by sentence, then what is asked for."""
        known = [step(said.sentence, *self._meaning(said)) for said in self.facts]
        asked = step(self.asked.sentence)
        steps = (*self._of_shape(), *known, asked)
        return Problem((*self.sides, PERIMETER, AREA), steps, Number(self._sought()))

    def _of_shape(self) -> Iterable[Step]:
        around = equal(PERIMETER, total(self.sides))
        yield step("the perimeter: all sides together", around)
        yield step(
            "a side is shorter than the others together", *(less(2 * s, PERIMETER) for s in self.sides)
        )
        if self.shape.regular:
            yield step("all sides are equal", *_all_equal(self.sides))
        if self.shape.rectangular:
            yield step(
                "opposite sides are equal", *_all_equal(self.sides[::2]), *_all_equal(self.sides[1::2])
            )
            if "area" in (self.asked.kind, *(said.kind for said in self.facts)):
                yield step("the area: the length times the width", equal(AREA, self.sides[0] * self.sides[1]))

    def _meaning(self, said: Said) -> Sequence[Term]:
        if said.kind == "perimeter":
            return [equal(PERIMETER, said["n"])]
        if said.kind == "area":
            return [equal(AREA, said["n"])]
        if said.kind == "each":
            return [equal(side, said["n"]) for side in self.sides]
        if said.kind in ("all", "some"):
            return self._listed(said)
        if said.kind in _PLACES:
            self._must_be(self.shape.rectangular, said)
            places = zip(
                _PLACES[said.kind], [said[gap] for gap in ("n", "m") if gap in said.gaps], strict=True
            )
            return [equal(self.sides[place], number) for place, number in places]
        return []

    def _listed(self, said: Said) -> Sequence[Term]:
        numbers = [Fraction(number) for number in re.findall(r"\d+", said["all"])]
        expected = len(self.sides) if said.kind == "all" else len(self.sides) - 1
        named = _COUNTS.index(said["c"]) + 2 if said.kind == "some" else expected
        self._must_be(len(numbers) == expected == named, said)
        return [equal(side, number) for side, number in zip(self.sides, numbers, strict=False)]

    def _sought(self) -> Symbol:
        kinds = [said.kind for said in self.facts]
        if self.asked.kind == "each":
            self._must_be(self.shape.regular, self.asked)
        if self.asked.kind == "rest":
            self._must_be("some" in kinds or ("one" in kinds and self.shape.rectangular), self.asked)
            return self.sides[1] if "one" in kinds else self.sides[-1]
        if self.asked.kind in ("area", "length", "width"):
            self._must_be(self.shape.rectangular, self.asked)
        sought = {"perimeter": PERIMETER, "area": AREA, "each": self.sides[0]}
        return {**sought, "length": self.sides[0], "width": self.sides[1]}[self.asked.kind]

    def _must_be(self, holds: bool, said: Said) -> None:
        if not holds:
            raise Unread(f"not of a figure with {self.shape.sides} sides: {said.sentence}")


_PLACES: Mapping[str, tuple[int, ...]] = {"both": (0, 1), "length": (0,), "width": (1,), "one": (0,)}
_COUNTS = ("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven")


def _shape(said: Sequence[Said]) -> Shape:
    """Return the one figure; wherever it is named again, it has the same noun."""
    new = [part["f"] for part in said if "f" in part.gaps]
    if len(new) != 1 or "f" not in said[0].gaps:
        raise Unread(f"{len(new)} figures: {said[0].sentence}")
    shape = shape_of(new[0])
    for part in said:
        known = part.gaps.get("t", "it")
        if known.lower() not in ("it", f"the {shape.noun}"):
            raise Unread(f"{known} is not {new[0]}: {part.sentence}")
    return shape


def _check_units(said: Sequence[Said]) -> None:
    units = {unit(part[gap]) for part in said for gap in ("u", "v") if gap in part.gaps}
    if len(units) != 1:
        raise Unread(f"{len(units)} units: {said[0].sentence}")


def _all_equal(sides: Sequence[Symbol]) -> list[Term]:
    return [equal(side, sides[0]) for side in sides[1:]]

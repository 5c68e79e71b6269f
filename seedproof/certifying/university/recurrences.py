"""Linear recurrences with constant coefficients: as the text gives them, and what solves them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, every
from seedproof.certifying.university import latex
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import (
    Expression,
    Name,
    Number,
    Relation,
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.growth import by_powers, combined, free
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import ratio, same
from seedproof.certifying.university.sequences import at, later
from seedproof.certifying.university.template import Part
from seedproof.certifying.university.translating import Translation

RULE = "{rule:formula} \\quad (n \\ge 0), \\qquad {starts:formula}"
"""How the sentences write a recurrence with its first values."""
_NAMES = ("a_n", "a_n+1", "a_n+2", "a_n+3")


@dataclass(frozen=True, slots=True)
class Recurrence:
    """A value of a sequence by the values before it, and the first values."""

    rule: Expression
    starts: tuple[Fraction, ...]

    @property
    def order(self) -> int:
        """How many values each value depends on."""
        return len(self.starts)

    @property
    def coefficients(self) -> tuple[Fraction, ...]:
        """The factors of the values before, from the earliest on.

        Raises: Unread for a recurrence that is not linear.
        """
        found = [exact(derivative(self.rule, name)) for name in _NAMES[: self.order]]
        if any(factor is None for factor in found):
            raise Unread("a recurrence that is not linear")
        return tuple(factor for factor in found if factor is not None)

    @property
    def extra(self) -> Expression:
        """What is added to multiples of the values before."""
        return replaced(self.rule, {name: number(0) for name in _NAMES})


def recurrence(rule: str, starts: str) -> Recurrence:
    """Read a recurrence.

    Raises: Unread for a formula of another kind.
    """
    return recurrence_from(rule, *(_start(place, one) for place, one in enumerate(latex.formulas(starts))))


def recurrence_from(rule: str, *first: Fraction) -> Recurrence:
    """Read a recurrence whose first values are known. Raises: Unread for a formula of another kind."""
    read = latex.relation(rule)
    if read.signs != ("=",) or read.sides[0] != Name(_NAMES[len(first)]):
        raise Unread(f"no recurrence of order {len(first)}: {rule}")
    if letters(read.sides[1]) - {*_NAMES[: len(first)], "n"}:
        raise Unread(f"other letters than those of the sequence: {rule}")
    return Recurrence(read.sides[1], first)


def formula_is(part: Part, given: Given, of: Recurrence, formula: Expression) -> Iterator[Script]:
    """Ask whether a formula in n has the first values, and obeys the rule for every n."""
    if letters(formula) != {"n"}:
        raise Unread(f"other letters than n: {part.answer}")
    by_induction = given.by("induction")
    yield always(part, by_induction, _starts_are(given.translation, of, formula), "start")
    yield from value_is(part, by_induction, _obeys(given.translation, of, formula))


def _starts_are(translation: Translation, of: Recurrence, formula: Expression) -> Term:
    return every(
        translation.equality(at(formula, place), number(value)) for place, value in enumerate(of.starts)
    )


def _obeys(translation: Translation, of: Recurrence, formula: Expression) -> Term:
    """Say that the rule holds for a formula, whatever the powers in it are."""
    values: Mapping[str, Expression] = {
        name: later(formula, place) for place, name in enumerate(_NAMES[: of.order])
    }
    excess = by_powers(later(formula, of.order) - replaced(of.rule, values))
    return same(combined(translation, excess, free(translation, excess)), ratio(0))


def _start(place: int, formula: Expression) -> Fraction:
    match formula:
        case Relation((Name(name), Number(value)), ("=",)) if name == f"a_{place}":
            return value
    raise Unread(f"no value at {place}: {formula}")

"""The shapes of problems. Each has a production in `grammar` and a check in `realism`."""

from typing import Literal, TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Kind, Whole


class Steps(msgspec.Struct, frozen=True):
    """Operations one after another, from constants to the value that is asked for."""

    operations: str
    """Some of `+-*/`."""
    numbers: tuple[Kind, ...] = ()
    """Numbers that are added or subtracted. The first kind is in every problem."""
    factors: tuple[Kind, ...] = ()
    """Numbers that multiply or divide."""
    bases: tuple[Kind, ...] = ()
    """Numbers that a product begins with, and quotients of two constants; else as `factors`."""
    lengths: tuple[int, ...] = (1,)
    """Numbers of statements, one of which is drawn; often ones are listed more than once."""
    longest: int = 0
    """Statements that a problem and its incremental follow-up may have; 0: one more than the longest."""
    together: str = ""
    """Also: one has so many, another so many more, fewer (`+-`) or times as many (`*`): how many both."""
    joins: bool = False
    """Also: two values that were worked out apart are put together by `+` or `-`."""
    units: tuple[int, ...] = ()
    """Worths of coins or larger units: a problem may begin with so many of them."""
    systems: tuple[tuple[int, ...], ...] = ()
    """Which of the units can stand in one problem, where not all can: coins in cents, bills in dollars."""
    converted: tuple[Whole, ...] = ()
    """Numbers that are added or subtracted in the smaller unit, once a larger one is converted."""
    unconverted: int = 0
    """The largest value where no larger unit is converted; 0: the largest of the standard."""
    unlike: bool = False
    """Two fractions that are added or taken away have different denominators."""
    related: bool = False
    """Of two fractions that are added or taken away one denominator is a multiple of the other."""
    nested: bool = False
    """Whether all operations stand in one expression that needs brackets, and lengths count operations."""
    negative: bool = False
    """Whether every problem has a number below zero in it, or passes one."""

    @property
    def main(self) -> Kind:
        """The kind of number that the standard is about."""
        return (self.numbers or self.beginnings)[0]

    @property
    def beginnings(self) -> tuple[Kind, ...]:
        """The kinds that a product begins with."""
        return self.bases or self.factors


class Scale(msgspec.Struct, frozen=True):
    """Numbers that belong to one sort of level: temperatures, amounts of money, meters."""

    levels: Kind
    changes: Kind
    rates: Kind
    times: Kind
    """How long something goes on, where that is no whole number."""
    most: int
    """The size of the highest and the lowest level."""
    step: int
    """The largest change."""


class Levels(msgspec.Struct, frozen=True):
    """A level that rises and falls, above and below zero; or, bare, the operations on such numbers."""

    bare: Steps
    bare_bounds: tuple[int, int]
    scales: tuple[Scale, ...]
    counts: Whole
    """For how many units of time something goes on."""

    @property
    def main(self) -> Kind:
        """The kind of number that the standard is about."""
        return self.bare.main

    def further(self, is_told: bool) -> Steps:
        """Return the step that may follow on an answer: one more change of the level, where there is one."""
        if is_told:
            return Steps("+-", numbers=tuple(dict.fromkeys(scale.changes for scale in self.scales)))
        return self.bare

    @property
    def numbers(self) -> tuple[Kind, ...]:
        """All kinds of numbers that a story has."""
        kinds = list[Kind]()
        for scale in self.scales:
            kinds += (scale.levels, scale.changes, scale.rates, scale.times)
        return (*dict.fromkeys(kinds), self.counts)


class Unknown(msgspec.Struct, frozen=True):
    """An equation: a number, and steps to it with one of their constants, in any position, unknown."""

    of: tuple[Steps, ...]
    """One of them is drawn for a problem."""


class OneOf(msgspec.Struct, frozen=True):
    """Steps of one of several forms."""

    of: tuple[Steps, ...]


class MakesTen(msgspec.Struct, frozen=True):
    """The number that makes 10 with a given number."""

    numbers: Whole


class TenAndOnes(msgspec.Struct, frozen=True):
    """A number as ten and some ones: decomposed (the ones are unknown), or composed."""

    ones: Whole


class Comparison(msgspec.Struct, frozen=True):
    """Which of two whole numbers is greater, if any."""

    numbers: Whole


class FractionComparison(msgspec.Struct, frozen=True):
    """Which of two fractions is greater, if any. They need not be in lowest terms."""

    denominators: Whole
    tops: Whole


class FactorPairs(msgspec.Struct, frozen=True):
    """All pairs of whole numbers with a given product."""

    numbers: Whole


class Quotient(msgspec.Struct, frozen=True):
    """A division that leaves a remainder: quotient and remainder are asked."""

    dividends: Whole
    divisors: Whole


class Polygon(msgspec.Struct, frozen=True):
    """A perimeter or an area of a polygon, from its sides, or a side from the perimeter or the area."""

    name: Literal["triangle", "quadrilateral", "polygon", "rectangle"]
    sides: Whole


class Powers(msgspec.Struct, frozen=True):
    """A power, or a power and one more operation."""

    bases: Whole
    exponents: Whole
    numbers: Whole


class Roots(msgspec.Struct, frozen=True):
    """x ** 2 = p or x ** 3 = p, for a p that is the power of a small number: whole, decimal or a fraction."""

    squares: Whole
    """Whole numbers that are squared."""
    cubes: Whole
    decimals: Decimals
    fractions: Fractions


class Linear(msgspec.Struct, frozen=True):
    """One linear equation in one unknown, which stands once, in brackets, or on both sides."""

    coefficients: Whole
    numbers: Whole


class Pair(msgspec.Struct, frozen=True):
    """Two linear equations in two unknowns."""

    coefficients: Whole
    solutions: Whole


Shape: TypeAlias = (
    Steps
    | Levels
    | Unknown
    | OneOf
    | MakesTen
    | TenAndOnes
    | Comparison
    | FractionComparison
    | FactorPairs
    | Quotient
    | Polygon
    | Powers
    | Roots
    | Linear
    | Pair
)

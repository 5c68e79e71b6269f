"""The facts of a quantity that grows or decays."""

from typing import Literal

import msgspec

from seedproof.problems.facts import Ratio

Cooled = Literal["coffee", "casting", "milk"]
Grown = Literal["trout", "yeast", "rumour"]
Dosed = Literal["antibiotic", "painkiller", "pesticide"]


class Cooling(msgspec.Struct, frozen=True, tag_field="kind", tag="cooling"):
    """The difference from the surroundings decays exponentially; two temperatures are measured."""

    story: Cooled
    surroundings: int
    """Degrees Celsius."""
    times: tuple[int, int]
    """Minutes from the start, of both measurements."""
    temperatures: tuple[int, int]
    later: int
    """The time, in minutes, of the temperature that is asked for."""
    target: int
    """The temperature whose time is asked for."""


class Logistic(msgspec.Struct, frozen=True, tag_field="kind", tag="logistic"):
    """Logistic growth, counted three times at equal intervals from the start."""

    story: Grown
    interval: int
    """Between two counts, in the story's unit of time."""
    counts: tuple[int, int, int]
    part: Ratio
    """The part of the capacity whose time is asked for, as numerator and denominator."""


class Doses(msgspec.Struct, frozen=True, tag_field="kind", tag="doses"):
    """Equal doses at equal intervals; dose and decay follow from two measurements after a single one."""

    story: Dosed
    times: tuple[int, int]
    """Hours, of the pesticide days, after the single dose."""
    amounts: tuple[int, int]
    interval: int
    """Between two doses."""
    number: int
    """Of the dose after which the amount is asked for."""
    limit: int
    """The amount that must never be exceeded, for the last question."""


Facts = Cooling | Logistic | Doses

"""The facts of a tank in which a solution is mixed."""

import msgspec


class Steady(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="steady"):
    """As much runs out as in."""

    volume: int
    """Litres in the tank."""
    flow: int
    """Litres that run in, and out, in a minute."""
    start: int = 0
    """Grams per litre in the tank at first; without a word, there is pure water."""
    inflow: int
    """Grams per litre in what runs in."""
    target: int
    """The grams per litre whose time is asked for."""


class Filling(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="filling"):
    """Less runs out than in, so that the tank fills."""

    volume: int
    """Litres in the tank at first."""
    capacity: int
    """Litres that the tank holds."""
    runs_in: int
    """Litres in a minute."""
    runs_out: int
    """Litres in a minute."""
    start: int = 0
    """Grams per litre in the tank at first; without a word, there is pure water."""
    inflow: int
    """Grams per litre in what runs in."""


Facts = Steady | Filling

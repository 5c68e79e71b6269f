"""An estimate with its interval of 95 %, and how it is stated in a result."""

from dataclasses import dataclass
from fractions import Fraction

from seedproof.measuring.statistics import decimal

PLACES = 6
"""The decimals of a number in a result."""


@dataclass(frozen=True)
class Estimate:
    """A value over `n` episodes, with the bounds of its interval and the name of the method."""

    value: Fraction
    n: int
    low: Fraction
    high: Fraction
    method: str


def stated(estimate: Estimate | None) -> dict[str, str | int | None]:
    """Return an estimate as JSON; None is one over no episodes, which has no value."""
    if estimate is None:
        return {"value": None, "n": 0, "low": None, "high": None, "method": None}
    return {
        "value": signed(estimate.value),
        "n": estimate.n,
        "low": signed(estimate.low),
        "high": signed(estimate.high),
        "method": estimate.method,
    }


def signed(value: Fraction, places: int = PLACES) -> str:
    """Return a number to a fixed number of places, rounded half away from zero; zero has no sign."""
    size = decimal(abs(value), places)
    is_zero = not size.strip("0.")
    return f"-{size}" if value < 0 and not is_zero else size

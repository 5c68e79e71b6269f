"""Decimals close to a value: written by those who check with numbers, and by those who round."""

from fractions import Fraction
from functools import lru_cache

from seedproof.equivalence import Unreadable
from seedproof.problems.checking.evaluating import value_of

_PLACES = 3
_LARGEST = 10**6


@lru_cache(maxsize=4096)
def decimal_of(latex: str) -> str:
    """Return a value without letters with three decimal places.

    It is empty where there is no such value, where three places are exact, and for values near zero.
    """
    try:
        value = value_of(latex)
    except (Unreadable, ValueError):
        return ""
    scaled = value.real * 10**_PLACES
    middle = float(scaled.mid())
    if not 10 <= abs(middle) <= _LARGEST * 10**_PLACES:
        return ""
    nearest = round(middle)
    if abs(middle - nearest) < 1e-6 or abs(abs(middle - nearest) - 0.5) < 1e-6:
        return ""
    sign = "-" if nearest < 0 else ""
    whole, rest = divmod(abs(nearest), 10**_PLACES)
    return f"{sign}{whole}.{rest:0{_PLACES}}"


def is_close(latex: str, decimal: str) -> bool:
    """Return whether a decimal is a value without letters, rounded to its places. Raises: ValueError."""
    value = value_of(latex)
    places = len(decimal.partition(".")[2])
    distance = abs(float((value.real - value_of(decimal).real).mid()))
    return distance <= float(Fraction(1, 2 * 10**places)) * (1 + 1e-9)

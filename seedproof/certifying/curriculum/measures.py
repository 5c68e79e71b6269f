"""How many of one unit make one of another: what a text takes for granted."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.script import Unread

_MAKES: Mapping[str, tuple[int, str]] = {
    "centimeter": (10, "millimeter"),
    "meter": (100, "centimeter"),
    "kilometer": (1000, "meter"),
    "foot": (12, "inch"),
    "yard": (3, "foot"),
    "mile": (5280, "foot"),
    "kilogram": (1000, "gram"),
    "pound": (16, "ounce"),
    "ton": (2000, "pound"),
    "liter": (1000, "milliliter"),
    "gallon": (4, "quart"),
    "quart": (2, "pint"),
    "pint": (2, "cup"),
    "tablespoon": (3, "teaspoon"),
    "minute": (60, "second"),
    "hour": (60, "minute"),
    "day": (24, "hour"),
    "week": (7, "day"),
    "year": (12, "month"),
    "decade": (10, "year"),
    "dollar": (100, "cent"),
    "half-dollar": (50, "cent"),
    "quarter": (25, "cent"),
    "dime": (10, "cent"),
    "nickel": (5, "cent"),
    "penny": (1, "cent"),
    "dozen": (12, "piece"),
}

_PLURALS: Mapping[str, str] = {
    "°C": "degree",
    "degrees": "degree",
    "feet": "foot",
    "inches": "inch",
    "pennies": "penny",
    "acres": "acre",
    **{f"{unit}s": unit for unit in [*_MAKES, *(part for _, part in _MAKES.values())]},
}


def unit(word: str) -> str:
    """Return a unit in the singular: `feet` is `foot`."""
    return _PLURALS.get(word, word)


def ratio(large: str, small: str) -> Fraction:
    """Return how many of the small unit make one of the large.

    Raises: Unread if the table does not say.
    """
    large, small = unit(large), unit(small)
    if large == small:
        return Fraction(1)
    if large not in _MAKES:
        raise Unread(f"how many {small} make a {large}?")
    count, part = _MAKES[large]
    return count * ratio(part, small)

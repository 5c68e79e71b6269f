"""Units of measurement: their names, their kind and their exact size.

A unit is declared once, in `_DECLARED`: its kind, its size and all its names. Squares, cubes, quotients and
products of units are read from their parts.
"""

import re
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from seedproof.record.patterns import Pattern


class Unit(NamedTuple):
    """A unit: the power of each kind in it, and its size in the base units of these kinds."""

    kinds: tuple[tuple[str, int], ...]
    size: Fraction

    def power(self, exponent: int) -> "Unit":
        """Return the unit to a whole power other than 0."""
        return Unit(tuple((kind, count * exponent) for kind, count in self.kinds), self.size**exponent)

    def times(self, other: "Unit") -> "Unit":
        """Return the product of two units."""
        counts = dict(self.kinds)
        for kind, count in other.kinds:
            counts[kind] = counts.get(kind, 0) + count
        return Unit(tuple(sorted(item for item in counts.items() if item[1])), self.size * other.size)


_AREA = (("length", 2),)
_VOLUME = (("length", 3),)
_DECLARED = (
    ("length", "1", "m metre meter"),
    ("length", "1/100", "cm centimetre centimeter"),
    ("length", "1/10", "dm decimetre decimeter"),
    ("length", "1/1000", "mm millimetre millimeter"),
    ("length", "1/1000000", "μm micrometre micrometer"),
    ("length", "1000", "km kilometre kilometer"),
    ("length", "127/5000", "in. inch inches ″"),
    ("length", "381/1250", "ft ft. foot feet ′"),
    ("length", "1143/1250", "yd yd. yds yard"),
    ("length", "201168/125", "mi mi. mile"),
    ("mass", "1", "g gram gramme gm gms"),
    ("mass", "1/1000", "mg milligram"),
    ("mass", "1000", "kg kgs kilogram kilogramme kilo"),
    ("mass", "1000000", "tonne"),
    ("mass", "45359237/50", "ton"),
    ("mass", "45359237/1600000", "oz oz. ounce"),
    ("mass", "45359237/100000", "lb lb. lbs lbs. pound"),
    ("time", "1", "s sec sec. secs second"),
    ("time", "1/1000", "ms millisecond"),
    ("time", "60", "min min. mins minute"),
    ("time", "3600", "h hr hr. hrs hour"),
    ("time", "86400", "day"),
    ("time", "604800", "week"),
    ("month", "1", "month"),
    ("month", "12", "year yr yr. yrs"),
    ("money", "1", "dollar $ USD buck"),
    ("money", "1/100", "cent ¢"),
    ("euro", "1", "euro € EUR"),
    ("euro", "1000", "kEUR"),
    ("sterling", "1", "£ GBP"),
    ("resistance", "1", "Ω ohm"),
    ("resistance", "1000", "kΩ kilohm kiloohm kohm"),
    ("resistance", "1/1000", "mΩ milliohm"),
    ("voltage", "1", "V volt"),
    ("current", "1", "A ampere amp"),
    ("power", "1", "W watt"),
    ("power", "1000", "kW kilowatt"),
    ("power", "1000000", "MW megawatt"),
    ("energy", "1", "J joule"),
    ("energy", "1000", "kJ kilojoule"),
    ("energy", "3600000", "kWh"),
    ("energy", "3600", "Wh"),
    ("energy", "3600000000", "MWh"),
    ("force", "1", "N newton"),
    ("force", "1000", "kN kilonewton"),
    ("pressure", "1", "Pa pascal"),
    ("pressure", "1000", "kPa kilopascal"),
    ("percent", "1", "percent"),
    ("angle", "1", "° degree deg"),
    ("radian", "1", "rad radian"),
    ("temperature", "1", "°C"),
    ("data", "1", "GB gigabyte"),
)
_VOLUMES = (
    ("1/1000", "L l litre liter"),
    ("1/1000000", "mL ml millilitre milliliter cc"),
    ("1/100000", "cL cl centilitre centiliter"),
    ("1/10000", "dL dl decilitre deciliter"),
    ("157725491/32000000000000", "tsp tsp. teaspoon"),
    ("473176473/32000000000000", "tbsp tbsp. tablespoon"),
    ("473176473/16000000000000", "floz"),
    ("473176473/2000000000000", "cup"),
    ("473176473/1000000000000", "pt pint"),
    ("473176473/500000000000", "qt quart"),
    ("473176473/125000000000", "gal gal. gallon"),
    ("220244188543/6250000000000", "bushel"),
)
_AREAS = (("316160658/78125", "acre"),)
_OF_SEVERAL_WORDS = {
    "kilowatt hour": "kWh",
    "kilowatt hours": "kWh",
    "kilowatt-hour": "kWh",
    "kilowatt-hours": "kWh",
    "kw h": "kWh",
    "watt hours": "Wh",
    "fluid ounce": "floz",
    "fluid ounces": "floz",
    "fl oz": "floz",
    "fl. oz.": "floz",
    "us dollars": "dollar",
    "u.s. dollars": "dollar",
    "thousand euros": "kEUR",
    "megawatt hour": "MWh",
    "megawatt hours": "MWh",
}
_SHORTEST_WORD = 3


def _table() -> tuple[dict[str, Unit], dict[str, Unit]]:
    """Return the units by name as written, and by their words in small letters, singular and plural."""
    written: dict[str, Unit] = {}
    words: dict[str, Unit] = {}
    declared = [(((kind, 1),), size, names) for kind, size, names in _DECLARED]
    declared += [(_VOLUME, size, names) for size, names in _VOLUMES]
    declared += [(_AREA, size, names) for size, names in _AREAS]
    for kinds, size, names in declared:
        unit = Unit(kinds, Fraction(size))
        for name in names.split():
            written[name] = unit
            if len(name) >= _SHORTEST_WORD and name.isalpha() and name.islower():
                words[name] = unit
                words[f"{name}s"] = unit
    # Abbreviations that people write in any case; `M` is none of a metre, nor `G` of a gram.
    for name in (
        "cm",
        "mm",
        "km",
        "kg",
        "ft",
        "lb",
        "lbs",
        "oz",
        "hr",
        "hrs",
        "yd",
        "yds",
        "min",
        "in",
        "usd",
    ):
        words[name] = written.get(name) or written.get(f"{name}.") or written[name.upper()]
    return written, words


_WRITTEN, _WORDS = _table()
_POWERS = {"square": 2, "sq": 2, "sq.": 2, "squared": 2, "cubic": 3, "cu": 3, "cu.": 3, "cubed": 3}
_PART = Pattern(
    r"\s*(?P<per>/|÷|\b(?:per|an|a)\b(?=\s))?\s*(?P<times>[*·-])?\s*(?P<before>(?:square|sq|cubic|cu)\b\.?)?\s*"
    r"(?P<name>°C|[A-Za-zΩμ]+\.?|[$€£¢°′″])"
    r"(?:(?:\s*\^\s*|(?=[23]\b))(?P<bracket>[{(]\s*)?(?P<power>-?[1-9])(?(bracket)\s*[})])"
    r"|\s+(?P<after>squared|cubed)\b)?",
    re.IGNORECASE,
)
_LONGEST = 60


@lru_cache(maxsize=4096)
def unit_of(text: str) -> Unit | None:
    """Return the unit that a whole text names: `square feet`, `ft^2`, `km/h`, `litres per minute`."""
    text = text.strip()
    if not text or len(text) > _LONGEST:
        return None
    text = _OF_SEVERAL_WORDS.get(text.lower(), text)
    unit = None
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        if match is None:
            return None
        part = _named(match["name"])
        if part is None:
            return None
        exponent = _POWERS.get((match["before"] or match["after"] or "").lower(), 1)
        if match["power"]:
            exponent *= int(match["power"])
        if match["per"]:
            exponent = -exponent
        if unit is None and match["per"]:
            return None
        if unit is not None and not (match["per"] or match["times"]):
            return None
        unit = part.power(exponent) if unit is None else unit.times(part.power(exponent))
        position = match.end()
    return unit


def _named(name: str) -> Unit | None:
    return _WRITTEN.get(name) or _WORDS.get(name.lower()) or _WORDS.get(name.lower().removesuffix("."))

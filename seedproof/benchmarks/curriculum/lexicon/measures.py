"""Units with what they measure and convert to; substances with what they are measured in."""

import re

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun


class Unit(msgspec.Struct, frozen=True):
    """A unit: its names, its sign, what it measures."""

    singular: str
    plural: str
    sign: str
    measures: str


UNITS = (
    Unit("millimeter", "millimeters", "mm", "length"),
    Unit("centimeter", "centimeters", "cm", "length"),
    Unit("meter", "meters", "m", "length"),
    Unit("kilometer", "kilometers", "km", "length"),
    Unit("inch", "inches", "in", "length"),
    Unit("foot", "feet", "ft", "length"),
    Unit("yard", "yards", "yd", "length"),
    Unit("mile", "miles", "mi", "length"),
    Unit("milliliter", "milliliters", "mL", "volume"),
    Unit("liter", "liters", "L", "volume"),
    Unit("cup", "cups", "c", "volume"),
    Unit("gram", "grams", "g", "mass"),
    Unit("kilogram", "kilograms", "kg", "mass"),
    Unit("ounce", "ounces", "oz", "mass"),
    Unit("pound", "pounds", "lb", "mass"),
    Unit("second", "seconds", "s", "time"),
    Unit("minute", "minutes", "min", "time"),
    Unit("hour", "hours", "h", "time"),
    Unit("dollar", "dollars", "$", "money"),
    Unit("cent", "cents", "¢", "money"),
)
UNIT = {unit.singular: unit for unit in UNITS}
CONVERSIONS = {
    ("foot", "inch"): 12,
    ("pound", "ounce"): 16,
    ("hour", "minute"): 60,
    ("minute", "second"): 60,
    ("meter", "centimeter"): 100,
    ("dollar", "cent"): 100,
    ("kilometer", "meter"): 1000,
    ("liter", "milliliter"): 1000,
    ("kilogram", "gram"): 1000,
}
COINS = {"quarter": 25, "dime": 10, "nickel": 5}
COIN_PLURALS = {"quarter": "quarters", "dime": "dimes", "nickel": "nickels"}
BILLS = {5: "five-dollar", 10: "ten-dollar", 20: "twenty-dollar"}
SUBSTANCES = {
    "ribbon": "length", "rope": "length", "string": "length", "wire": "length", "cloth": "length",
    "lace": "length", "yarn": "length", "tape": "length", "cable": "length", "tubing": "length",
    "milk": "volume", "juice": "volume", "water": "volume", "paint": "volume", "oil": "volume",
    "soup": "volume", "syrup": "volume", "lemonade": "volume", "vinegar": "volume", "tea": "volume",
    "flour": "mass", "sugar": "mass", "rice": "mass", "salt": "mass", "clay": "mass", "sand": "mass",
    "cheese": "mass", "butter": "mass", "honey": "mass", "oatmeal": "mass", "soil": "mass", "wax": "mass",
    "music": "time", "video": "time",
}  # fmt: skip
"""Substances that come in amounts, by the quantity that they are measured in."""
VESSELS = {
    "length": (Noun("roll", "rolls"), Noun("piece", "pieces")),
    "volume": (Noun("bottle", "bottles"), Noun("jug", "jugs"), Noun("can", "cans")),
    "mass": (Noun("bag", "bags"), Noun("box", "boxes"), Noun("jar", "jars")),
}
LENGTH = re.compile(r"\b(?:sides?|edges?|long|length|wide|tall)\b", re.IGNORECASE)
"""Words for something that has a length, or asks for one."""

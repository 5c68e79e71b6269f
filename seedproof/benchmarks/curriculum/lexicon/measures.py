"""Units with what they measure and convert to; substances with what they are measured in."""

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
    Unit("teaspoon", "teaspoons", "tsp", "volume"),
    Unit("tablespoon", "tablespoons", "tbsp", "volume"),
    Unit("fluid ounce", "fluid ounces", "fl oz", "volume"),
    Unit("cup", "cups", "c", "volume"),
    Unit("pint", "pints", "pt", "volume"),
    Unit("quart", "quarts", "qt", "volume"),
    Unit("gallon", "gallons", "gal", "volume"),
    Unit("bushel", "bushels", "bu", "volume"),
    Unit("gram", "grams", "g", "mass"),
    Unit("kilogram", "kilograms", "kg", "mass"),
    Unit("ounce", "ounces", "oz", "mass"),
    Unit("pound", "pounds", "lb", "mass"),
    Unit("ton", "tons", "T", "mass"),
    Unit("second", "seconds", "s", "time"),
    Unit("minute", "minutes", "min", "time"),
    Unit("hour", "hours", "h", "time"),
    Unit("day", "days", "d", "time"),
    Unit("week", "weeks", "wk", "time"),
    Unit("month", "months", "mo", "time"),
    Unit("year", "years", "yr", "time"),
    Unit("square inch", "square inches", "sq in", "area"),
    Unit("square foot", "square feet", "sq ft", "area"),
    Unit("square yard", "square yards", "sq yd", "area"),
    Unit("square meter", "square meters", "sq m", "area"),
    Unit("acre", "acres", "ac", "area"),
    Unit("kilowatt-hour", "kilowatt-hours", "kWh", "energy"),
    Unit("dollar", "dollars", "$", "money"),
    Unit("cent", "cents", "¢", "money"),
)
UNIT = {unit.singular: unit for unit in UNITS}
CONVERSIONS = {
    ("quart", "pint"): 2,
    ("pint", "cup"): 2,
    ("yard", "foot"): 3,
    ("gallon", "quart"): 4,
    ("week", "day"): 7,
    ("centimeter", "millimeter"): 10,
    ("foot", "inch"): 12,
    ("year", "month"): 12,
    ("pound", "ounce"): 16,
    ("day", "hour"): 24,
    ("hour", "minute"): 60,
    ("minute", "second"): 60,
    ("meter", "centimeter"): 100,
    ("dollar", "cent"): 100,
    ("kilometer", "meter"): 1000,
    ("liter", "milliliter"): 1000,
    ("kilogram", "gram"): 1000,
    ("ton", "pound"): 2000,
}
"""How many of the smaller unit one of the larger has; those that grades 4 and 5 use."""
COINS = {"quarter": 25, "dime": 10, "nickel": 5, "penny": 1}
COIN_PLURALS = {"quarter": "quarters", "dime": "dimes", "nickel": "nickels", "penny": "pennies"}
BILLS = {1: "one-dollar", 5: "five-dollar", 10: "ten-dollar", 20: "twenty-dollar"}
_BY_MEASURE = {
    "length": """
        ribbon, rope, string, wire, cloth, lace, yarn, tape, cable, tubing, thread, twine, fabric, felt,
        velvet, silk, cord, elastic, fencing, piping
    """,
    "volume": """
        milk, juice, water, paint, oil, soup, syrup, lemonade, vinegar, tea, cider, cream, broth, punch,
        coffee, gasoline, shampoo, ink, varnish, cocoa, yogurt, sauce, glue
    """,
    "mass": """
        flour, sugar, rice, salt, clay, sand, cheese, butter, honey, oatmeal, soil, wax, cement, gravel,
        compost, birdseed, fertilizer, granola, chocolate, plaster, hay, coal, dough, cornmeal, pasta,
        fudge, popcorn, salmon, beef, wool
    """,
    "time": "music, video",
}
SUBSTANCES = {
    substance.strip(): measures
    for measures, substances in _BY_MEASURE.items()
    for substance in substances.split(",")
}
"""Substances that come in amounts, by the quantity that they are measured in."""
VESSELS = {
    "length": (Noun("roll", "rolls"), Noun("spool", "spools")),
    "volume": (Noun("bottle", "bottles"), Noun("jug", "jugs"), Noun("can", "cans")),
    "mass": (Noun("bag", "bags"), Noun("box", "boxes"), Noun("crate", "crates")),
}

"""Words of units and comparisons, each with the one that it is confused with."""

import re

_PAIRS = (
    "at least/at most",
    "no more than/no less than",
    "more than/less than",
    "greater than/less than",
    "larger than/smaller than",
    "longer than/shorter than",
    "fewer than/more than",
    "more/fewer",
    "less/more",
    "larger/smaller",
    "greater/less",
    "longer/shorter",
    "higher/lower",
    "upper/lower",
    "above/below",
    "over/under",
    "before/after",
    "earlier/later",
    "inside/outside",
    "with/without",
    "increases/decreases",
    "increasing/decreasing",
    "rises/falls",
    "gains/loses",
    "largest/smallest",
    "greatest/least",
    "highest/lowest",
    "longest/shortest",
    "fastest/slowest",
    "most/least",
    "maximum/minimum",
    "maximal/minimal",
    "positive/negative",
    "clockwise/counterclockwise",
    r"\le /\ge ",
    r"\leq/\geq",
    " < / > ",
    "twice/half",
    "litres/millilitres",
    "litre/millilitre",
    "metres/centimetres",
    "metre/centimetre",
    "kilometres/metres",
    "grams/kilograms",
    "gram/kilogram",
    "minutes/hours",
    "minute/hour",
    "seconds/minutes",
    "weeks/days",
    "week/day",
    "years/months",
    "year/month",
    "euros/cents",
    "euro/cent",
    "dollars/cents",
    "dollar/cent",
    "inches/feet",
    "inch/foot",
    "miles/yards",
    "mile/yard",
    "pounds/ounces",
    "pound/ounce",
    "gallons/quarts",
    "gallon/quart",
    "pints/cups",
    "pint/cup",
    "degrees/radians",
    "joules/kilojoules",
    "volts/ohms",
    "amperes/volts",
)


def _others() -> dict[str, str]:
    """Return what stands for each word; of several pairs, the first tells."""
    others: dict[str, str] = {}
    for pair in _PAIRS:
        one, other = pair.split("/")
        for word, instead in ((one, other), (other, one)):
            others.setdefault(word, instead)
            others.setdefault(word[0].upper() + word[1:], instead[0].upper() + instead[1:])
    return others


OTHERS = _others()


def _as_expression(word: str) -> str:
    """Return what finds a word: whole, but a sign anywhere."""
    return rf"\b{word}\b" if word[0].isalpha() else re.escape(word)


WORD = re.compile("|".join(map(_as_expression, sorted(OTHERS, key=len, reverse=True))))
"""Finds the words, the longest first."""

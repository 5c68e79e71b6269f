"""Reads the shape of a tank, and the liquid in it; everything else are the gaps of the wordings."""

import msgspec

from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.work_in_words.facts import Facts
from seedproof.problems.templates.work_in_words.phrases import LIQUIDS, SHAPES, TEXTS


def _made(values: Values) -> Facts:
    if "vessel" in values:
        shape, gaps = read_kind(values["vessel"], SHAPES)
        weight, _ = read_kind(values["liquid"], LIQUIDS)
        lengths = {name: integer_of(text) for name, text in gaps.items()}
        # A hemisphere is as high as its radius.
        lengths = {"height": lengths["width"], "length": 0} | lengths
        values = {**values, **lengths, "shape": shape, "weight": weight}
    facts: Facts = msgspec.convert(values, Facts)
    return facts


READER = reader(Facts, Phrases(TEXTS, {}), _made)

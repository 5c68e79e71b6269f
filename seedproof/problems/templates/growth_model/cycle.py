"""Reads the measurements of a story, and what is asked."""

from collections.abc import Mapping, Sequence

import msgspec

from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.growth_model.facts import Doses, Facts, Logistic
from seedproof.problems.templates.growth_model.phrases import DOSE_UNITS, PERIODS, TEXTS

_SEVERAL: Mapping[str, Mapping[str, Sequence[str]]] = {
    "cooling": {"times": ("first_time", "second_time"), "temperatures": ("first", "second")},
    "logistic": {"counts": ("first", "second", "third")},
    "doses": {"times": ("first_time", "second_time"), "amounts": ("first", "second")},
}
"""By kind, the gaps that make up a field."""


def _made(values: Values) -> Facts:
    several = {
        field: tuple(integer_of(values[gap]) for gap in gaps)
        for field, gaps in _SEVERAL[values["kind"]].items()
    }
    facts: Facts = msgspec.convert(values | several, Facts)
    return facts


def _implied(facts: Facts) -> dict[str, str]:
    """Return units, and the times that are multiples of the first."""
    match facts:
        case Logistic(interval=interval):
            times = {"twice": str(2 * interval), "thrice": str(3 * interval)}
            return {"period": PERIODS[facts.story], **times}
        case Doses():
            return {"period": PERIODS[facts.story], "unit": DOSE_UNITS[facts.story]}
    return {}


READER = reader(Facts, Phrases(TEXTS, {}), _made, _implied)

"""One collected problem in the fields of the original, checked when it is read."""

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from pipeline.collecting.images import read_image

SUBJECTS = (
    "algebra",
    "differential_calculus",
    "integral_calculus",
    "multivariable_calculus",
    "precalculus_review",
    "sequences_series",
)
"""The names of the subjects in the original."""

LONGEST = 50_000
"""The most characters of a text."""

PLACES = 20
"""The decimal places of a solve rate that are kept."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


class Unusable(ValueError):
    """Raised for a record that is not a problem of this form; the message says why."""


class Problem(msgspec.Struct, frozen=True):
    """A problem, as it is selected and written."""

    uuid: str
    subject: str
    has_image: bool
    images: tuple[bytes, ...]
    problem_statement: str
    golden_answer: str
    solution: str | None
    multiple_choice: bool
    calculator: bool
    solve_rate: Fraction | None
    """The mean over the models that tried it."""


def problem_of(record: Mapping[str, Any], folder: Path | None) -> Problem:
    """Return the problem of a record; images are in it, or are read from `folder` and nowhere else.

    Raises: Unusable when the record is not a problem of this form.
    """
    given = record.get("image")
    images = given if isinstance(given, list) else [] if given is None else [given]
    image_contents = tuple(read_image(image, folder, Unusable) for image in images[:2])
    has_image = record.get("has_image", bool(images))
    if type(has_image) is not bool or has_image != bool(images):
        raise Unusable(f"has_image is {has_image!r}, but there are {len(images)} images")
    subject = _text(record, "subject")
    if subject not in SUBJECTS:
        raise Unusable(f"subject is {subject[:40]!r}, expected one of: {', '.join(SUBJECTS)}")
    return Problem(
        _text(record, "uuid"),
        subject,
        has_image,
        image_contents,
        _text(record, "problem_statement"),
        _text(record, "golden_answer"),
        _text(record, "solution") if record.get("solution") is not None else None,
        _flag(record, "multiple_choice"),
        _flag(record, "calculator"),
        _mean(record.get("solve_rates")),
    )


def _text(record: Mapping[str, Any], name: str) -> str:
    value = record.get(name)
    if not isinstance(value, str) or not value.strip():
        raise Unusable(f"{name} is missing or is no text")
    if len(value) > LONGEST:
        raise Unusable(f"{name} has {len(value):,} characters, at most {LONGEST:,} are taken")
    if _CONTROL.search(value):
        raise Unusable(f"{name} has control characters, or half of one")
    return value


def _flag(record: Mapping[str, Any], name: str) -> bool:
    """Return a yes or no; for `multiple_choice`, a list of choices means yes."""
    value = record.get(name)
    if value is None or value == [] or value == "":
        return False
    if isinstance(value, bool | list):
        return bool(value)
    raise Unusable(f"{name} is {str(value)[:40]!r}, expected true or false")


def _mean(rates: Any) -> Fraction | None:
    """Return the mean of a list of rates, or of the values by model."""
    values = list(rates.values()) if isinstance(rates, dict) else rates
    if values is None or values == []:
        return None
    try:
        fractions = [_rate(value) for value in values]
    except (TypeError, ValueError, ArithmeticError):
        raise Unusable("solve_rates are not numbers from 0 to 1") from None
    return sum(fractions, Fraction()) / len(fractions)


def _rate(value: Any) -> Fraction:
    if isinstance(value, bool | str) or not 0 <= value <= 1:
        raise ValueError("no rate")
    # Without rounding, a long decimal would become a fraction with as many digits.
    return Fraction(round(value, PLACES) if isinstance(value, Decimal) else value)

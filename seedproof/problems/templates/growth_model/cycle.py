"""Reads the measurements of a story, and what is asked."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.growth_model.facts import Cooling, Doses, Facts, Logistic
from seedproof.problems.templates.growth_model.phrases import (
    COOLING,
    COOLING_QUESTIONS,
    DOSE_PERIODS,
    DOSE_UNITS,
    DOSES,
    DOSES_QUESTIONS,
    LOGISTIC,
    LOGISTIC_QUESTIONS,
    UNITS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a story of growth or decay."""
    if drawing is not None:
        raise Unreadable("the story has no figure")
    story, gaps = read_kind(statement, {**COOLING, **LOGISTIC, **DOSES})
    match story:
        case "coffee" | "casting" | "milk":
            asked = _asked(questions, COOLING_QUESTIONS)
            return Cooling(
                story=story,
                surroundings=integer_of(gaps["surroundings"]),
                times=_pair(gaps, "first_time", "second_time"),
                temperatures=_pair(gaps, "first", "second"),
                later=integer_of(asked[1]["later"]),
                target=integer_of(asked[2]["target"]),
            )
        case "trout" | "yeast" | "rumour":
            asked = _asked(questions, LOGISTIC_QUESTIONS)
            interval = integer_of(gaps["interval"])
            times = (integer_of(gaps["twice"]), integer_of(asked[1]["thrice"]))
            if times != (2 * interval, 3 * interval) or asked[2]["unit"] != UNITS[story]:
                raise Unreadable("the times are not equally spaced, or in another unit")
            (part,) = polynomial_of(asked[2]["part"], "x")
            return Logistic(
                story=story,
                interval=interval,
                counts=(*_pair(gaps, "first", "second"), integer_of(gaps["third"])),
                part=(part.numerator, part.denominator),
            )
        case "antibiotic" | "painkiller" | "pesticide":
            asked = _asked(questions, DOSES_QUESTIONS)
            if {asked[1]["unit"], asked[2]["unit"]} != {DOSE_UNITS[story]}:
                raise Unreadable("the unit of the amount changes")
            if {asked[0]["period"], asked[2]["period"]} != {DOSE_PERIODS[story]}:
                raise Unreadable("the unit of time changes")
            return Doses(
                story=story,
                times=_pair(gaps, "first_time", "second_time"),
                amounts=_pair(gaps, "first", "second"),
                interval=integer_of(gaps["interval"]),
                number=integer_of(asked[1]["number"]),
                limit=integer_of(asked[2]["limit"]),
            )
    raise Unreadable(f"there is no story {story!r}")


def _asked(questions: Sequence[str], wordings: Sequence[Sequence[str]]) -> list[Gaps]:
    return [read_gaps(question, several) for question, several in zip(questions, wordings, strict=True)]


def _pair(gaps: Gaps, first: str, second: str) -> tuple[int, int]:
    return integer_of(gaps[first]), integer_of(gaps[second])


READER = Reader(read=read)

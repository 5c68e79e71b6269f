"""Statistics of rows that every benchmark states: answers, lengths, and shares as fixed decimals."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from seedproof.record.rows import Row

Common = Mapping[str, tuple[str, int, int]]
"""The most common answer of each family, its rows, and all rows."""


def most_common_answers(rows: Sequence[Row]) -> dict[str, tuple[str, int, int]]:
    """Return the most common answer of each family (the first in text order), its rows, and all rows."""
    answers: dict[str, Counter[str]] = {}
    for row in rows:
        answers.setdefault(row["family"], Counter())[row["answer"]] += 1
    return {
        family: (
            *min(counted.items(), key=lambda item: (-item[1], item[0])),
            counted.total(),
        )
        for family, counted in sorted(answers.items())
    }


def guessed(common: Common) -> str:
    """Return the share of rows answered by the most common answer of their family."""
    return share(sum(count for _, count, _ in common.values()), sum(total for _, _, total in common.values()))


def shares(common: Common) -> dict[str, dict[str, str]]:
    """Return the most common answer of each family and its share."""
    return {
        family: {"answer": answer, "share": share(count, total)}
        for family, (answer, count, total) in common.items()
    }


def lengths(rows: Sequence[Row]) -> dict[str, Any]:
    """Return statistics of the questions' characters, overall and by difficulty, for at least one row."""
    by_difficulty: dict[int, list[int]] = {}
    for row in rows:
        by_difficulty.setdefault(row["difficulty"], []).append(len(row["question"]))
    return {
        "question_characters": _spread([len(row["question"]) for row in rows]),
        "question_characters_by_difficulty": {
            str(difficulty): _spread(characters) for difficulty, characters in sorted(by_difficulty.items())
        },
    }


def share(part: int, whole: int) -> str:
    """Return `part / whole` to four places; zero if the whole is zero."""
    return decimal(Fraction(part, whole)) if whole else decimal(Fraction(0))


def decimal(value: Fraction, places: int = 4) -> str:
    """Return a non-negative number to a fixed number of places, rounded half up."""
    scaled = (2 * value * 10**places + 1) // 2
    whole, rest = divmod(scaled, 10**places)
    return f"{whole}.{rest:0{places}d}"


def _spread(numbers: list[int]) -> dict[str, int]:
    ordered = sorted(numbers)
    return {"least": ordered[0], "median": ordered[len(ordered) // 2], "most": ordered[-1]}

"""The findings of one row."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row

R = TypeVar("R", bound=Row)


def findings_of(
    row: R, broken: Callable[[R], Iterable[tuple[str, str]]], otherwise: str
) -> Iterator[Finding]:
    """Yield the findings of a row; if it is too broken to be checked, one more with the code `otherwise`.

    `broken` gives (code, sentence) pairs.
    """
    try:
        for code, sentence in broken(row):
            yield Finding(row["id"], code, sentence)
    except (SeedproofError, ValueError) as error:
        yield Finding(row["id"], otherwise, str(error))
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        RecursionError,
    ) as error:
        yield Finding(
            row["id"],
            otherwise,
            f"the row is malformed ({in_our_words(error)})",
        )

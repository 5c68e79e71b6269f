"""One check: everything that it found, or the sentence for when all holds."""

from collections.abc import Iterable
from itertools import islice

from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError

SHOWN = 20
"""Findings of one check that are shown in words; all are counted."""

MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""What reading something malformed may raise."""


def check(label: str, findings: Iterable[str], otherwise: str) -> Check:
    """Make a check: failed with what it found, the first findings in words, or passed with a sentence."""
    found: list[str] = []
    try:
        found.extend(findings)
    except (SeedproofError, OSError, UnicodeDecodeError) as error:
        found.append(" ".join(str(error).split()))
    except MALFORMED as error:
        found.append(cannot_be_checked(error))
    if not found:
        return Check(label, otherwise)
    more = [f"and {len(found) - SHOWN:,} more"] if len(found) > SHOWN else []
    return Check(label, "\n".join([*islice(found, SHOWN), *more]), State.FAILED)


def cannot_be_checked(error: Exception) -> str:
    """Say that what was read is malformed."""
    reason = " ".join(str(error).split())[:300]
    return f"cannot be checked, so malformed is what it reads ({type(error).__name__}: {reason})"


def unless_older(result: Check, older_code: str | None) -> Check:
    """Turn a failure into "not checked" where other code made what was checked: `older_code` says which."""
    if result.state is not State.FAILED or older_code is None:
        return result
    return Check(result.label, f"{result.said}\n{older_code}", State.NOT_CHECKED)

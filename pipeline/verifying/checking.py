"""One check: all its findings, or the sentence for a pass."""

from collections.abc import Iterable
from itertools import islice

from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError

SHOWN = 20
"""The number of findings of one check that are shown; all are counted."""

MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""The errors that reading malformed data may raise."""


def check(label: str, findings: Iterable[str], otherwise: str) -> Check:
    """Return a check, failed with its findings, the first ones in words, or passed with a sentence."""
    messages: list[str] = []
    try:
        messages.extend(findings)
    except (SeedproofError, OSError, UnicodeDecodeError) as error:
        messages.append(" ".join(str(error).split()))
    except MALFORMED as error:
        messages.append(cannot_be_checked(error))
    if not messages:
        return Check(label, otherwise)
    more = [f"and {len(messages) - SHOWN:,} more"] if len(messages) > SHOWN else []
    return Check(label, "\n".join([*islice(messages, SHOWN), *more]), State.FAILED)


def cannot_be_checked(error: Exception) -> str:
    """Return the finding that the data read is malformed."""
    reason = " ".join(str(error).split())[:300]
    return f"cannot be checked, so malformed is what it reads ({type(error).__name__}: {reason})"


def unless_older(result: Check, older_code: str | None) -> Check:
    """Turn a failure into "not checked" if other code made what was checked, named by `older_code`."""
    if result.state is not State.FAILED or older_code is None:
        return result
    return Check(result.label, f"{result.said}\n{older_code}", State.NOT_CHECKED)

"""One check: all its findings, or the sentence for a pass, and against what it was decided."""

from collections.abc import Iterable
from itertools import islice

from seedproof.auditing.proofs import MALFORMED
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import NotInstalled, named_extra
from seedproof.record.reasons import in_our_words

PROOF = "by proof"
CODE = "by this code"
WORD = "the maintainer's word"
KEY = "by a key"
HISTORY = "by this checkout's history"

SHOWN = 20
"""The number of findings of one check that are shown; all are counted."""


def check(label: str, by: str, findings: Iterable[str], otherwise: str) -> Check:
    """Return a check, failed with its findings, the first ones in words, or passed with a sentence.

    One that needs what is not installed could not be made.
    """
    messages: list[str] = []
    try:
        with named_extra():
            messages.extend(findings)
    except NotInstalled as error:
        return Check(label, str(error), State.NOT_CHECKED, by)
    except (SeedproofError, OSError, UnicodeDecodeError) as error:
        messages.append(" ".join(str(error).split()))
    except MALFORMED as error:
        messages.append(cannot_be_checked(error))
    if not messages:
        return Check(label, otherwise, State.PASSED, by)
    more = [f"and {len(messages) - SHOWN:,} more"] if len(messages) > SHOWN else []
    return Check(label, "\n".join([*islice(messages, SHOWN), *more]), State.FAILED, by)


def cannot_be_checked(error: Exception) -> str:
    """Return the finding that the data read is malformed."""
    return f"cannot be checked, so malformed is what it reads ({in_our_words(error)})"

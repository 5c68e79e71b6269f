"""How much of a benchmark's rows is covered by scripts, by family."""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from seedproof.certifying.rows import Certified

_PART = re.compile(r"^\([a-z]\): ")
"""The letter of the part that a reason is about."""


@dataclass
class Covered:
    """The rows of one family: covered in full, in part, or beyond the logics; and its scripts."""

    rows: int = 0
    full: int = 0
    part: int = 0
    scripts: int = 0
    unread: int = 0
    """Rows with a text that no pattern reads: `certify` names them, and ends with 1."""
    beyond: Counter[str] = field(default_factory=Counter)
    """Reasons why something is not covered, with the number of parts that they are true of."""

    def count(self, made: Certified) -> None:
        """Count a row."""
        self.rows += 1
        self.scripts += len(made.scripts)
        self.full += bool(made.scripts) and not made.beyond
        self.part += bool(made.scripts) and bool(made.beyond)
        self.beyond.update(_PART.sub("", reason) for reason in made.beyond)


def stated(covered: dict[str, Covered]) -> dict[str, Any]:
    """Return the coverage as a manifest states it."""
    return {family: _family(of_family) for family, of_family in covered.items()}


def _family(covered: Covered) -> dict[str, Any]:
    return {
        "rows": covered.rows,
        "full": covered.full,
        "part": covered.part,
        "unread": covered.unread,
        "scripts": covered.scripts,
        "beyond": dict(sorted(covered.beyond.items())),
    }

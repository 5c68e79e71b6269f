"""Names of rows and the seed of each: one row, one seed, and nothing else goes in.

`docs/seeds.md` specifies this in words, with test vectors; `tests/golden/seeds.json` pins it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from seedproof.record.errors import SeedproofError

_ROW_ID = re.compile(
    r"([a-z_]+)/([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)/d([0-9]{1,3})"
    r"/([0-9]{6,18}|demonstration-(?:0|[1-9][0-9]{0,5}))(-[ic])?"
)


@dataclass(frozen=True)
class RowId:
    """The identity of a row: benchmark, family, difficulty, and its number as the seed takes it."""

    benchmark: str
    family: str
    difficulty: int
    number: str

    def __str__(self) -> str:
        """Write `<benchmark>/<family>/d<difficulty>/<number, at least six digits>`."""
        digits, dash, suffix = self.number.partition("-")
        shown = f"{int(digits):06d}{dash}{suffix}" if digits.isdigit() else self.number
        return f"{self.benchmark}/{self.family}/d{self.difficulty}/{shown}"

    def seed(self, root_seed: int | str) -> str:
        """Return 32 hex digits: the first 16 bytes of a SHA-256 over the row's identity and the root seed."""
        identity = f"{self.benchmark}|{self.family}|d{self.difficulty}|{self.number}"
        return sha256(f"seedproof/1|{identity}|{root_seed}".encode()).hexdigest()[:32]


_SEED = re.compile(r"[0-9a-f]{32}")


def is_seed(text: object) -> bool:
    """Return whether a value is the seed of a row, 32 hex digits."""
    return isinstance(text, str) and _SEED.fullmatch(text) is not None


RELEASED = 1234
"""The public root seed of the releases of our five benchmarks."""

SeedOf = Callable[[RowId], str]
"""A function that returns the seed of a row. Raises: SeedproofError where it is not known."""


def parse_row_id(text: str) -> RowId:
    """Return the row that an id names.

    Raises: SeedproofError when the text is not an id in its one canonical form.
    """
    match = _ROW_ID.fullmatch(text)
    if match:
        benchmark, family, difficulty, number, suffix = match.groups()
        plain = number.lstrip("0") or "0"
        row_id = RowId(benchmark, family, int(difficulty), plain + (suffix or ""))
        if str(row_id) == text:
            return row_id
    raise SeedproofError(
        f"{text!r} is not a row id, expected one like missing_fact/bayes_missing_prior/d2/000017"
    )

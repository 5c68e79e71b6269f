"""Row ids and their seeds: each row is made from one seed and nothing else.

`docs/explanation/seeds.md` specifies this in words, with test vectors; `tests/golden/seeds.json` pins it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from seedproof.record.errors import Misuse, SeedproofError

_ROW_ID = re.compile(
    r"([a-z_]+)/([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)/d([0-9]{1,3})"
    r"/([0-9]{6,18}|demonstration-(?:0|[1-9][0-9]{0,5}))(-[ic])?"
)


ENDLESS = 1_000_000_000
"""Numbers from here on are those of the endless line; releases have the numbers below it."""


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

    @property
    def is_endless(self) -> bool:
        """Whether it is a place of the endless line, where no problem of a release may stand."""
        return is_endless(self.number)

    def seed(self, root_seed: int | str) -> str:
        """Return 32 hex digits: the first 16 bytes of a SHA-256 over the row's identity and the root seed."""
        identity = f"{self.benchmark}|{self.family}|d{self.difficulty}|{self.number}"
        return sha256(f"seedproof/1|{identity}|{root_seed}".encode()).hexdigest()[:32]


LONGEST_ROOT_SEED = 1000
"""Characters of a root seed that is text."""


def expect_root_seed(root_seed: object) -> None:
    """Raises: Misuse unless this is a root seed: a whole number, or a text, which may be secret."""
    if isinstance(root_seed, str):
        fits = root_seed.isprintable() and 0 < len(root_seed) <= LONGEST_ROOT_SEED
    else:
        fits = type(root_seed) is int and root_seed >= 0
    if not fits:
        raise Misuse(f"seed: is {root_seed!r:.40}, expected a whole number from 0 on, or a text in one line")


def is_endless(row_id: str) -> bool:
    """Return whether an id, or the number in it, is one of the endless line."""
    digits = row_id.rpartition("/")[2].partition("-")[0]
    return digits.isdecimal() and len(digits) < 20 and int(digits) >= ENDLESS


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

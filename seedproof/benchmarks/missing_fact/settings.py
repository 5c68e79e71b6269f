"""The section `missing_fact` of params.yaml."""

from typing import Annotated, Any

import msgspec

from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.contract.settings import Asked, BenchmarkSettings, Count, Settings, Split, SplitName

HIGHEST_DIFFICULTY = 9
"""The highest difficulty: above it, some families take minutes for a single row."""

Difficulty = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST_DIFFICULTY)]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


def _by_family(name: str, needed: list[str], kind: Any) -> Any:
    """Make a section with the needed keys, and a key for any family, which goes before them."""
    fields: list[Any] = [(key, kind) for key in needed]
    fields += [(family, kind | None, None) for family in FAMILIES]
    return msgspec.defstruct(name, fields, bases=(Settings,), kw_only=True)


Rows = _by_family("Rows", ["A", "B"], Count)
"""Rows per difficulty: by family type, or for a family by its name."""

Shares = _by_family("Shares", ["default"], Percent)
"""The largest share of one answer in a family's rows, in percent."""


Guesses = _by_family("Guesses", ["all_rows", "default"], Percent)
"""The largest share of rows that are guessed: of all of them, and of a family's."""


def rows_of(rows: Any, family: str, family_type: str) -> int:
    """Rows per difficulty of one family."""
    own: int | None = getattr(rows, family)
    return int(getattr(rows, family_type)) if own is None else own


class Generate(Asked, frozen=True, kw_only=True):
    """What is sampled."""

    difficulties: Annotated[list[Difficulty], msgspec.Meta(min_length=1)]
    rows: Rows  # type: ignore[valid-type]  # made at run time, from the families
    demonstrations: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    """Worked examples per family and difficulty."""

    def __post_init__(self) -> None:
        """Raises: ValueError unless every difficulty stands once, in rising order."""
        if self.difficulties != sorted(set(self.difficulties)):
            raise ValueError("expected each of the difficulties once, in rising order")

    def rows_of(self, family: str, family_type: str) -> int:
        """Rows per difficulty of one family, in the benchmark's own split."""
        return rows_of(self.rows, family, family_type)


class Quality(Settings, frozen=True, kw_only=True):
    """What the table must keep to."""

    most_common_answer_percent: Shares  # type: ignore[valid-type]

    guessed_percent: Guesses  # type: ignore[valid-type]
    """The largest share of rows that a guesser may answer without a request."""
    fewest_skeletons: Count
    """Different texts of a family, whatever the numbers."""

    @property
    def guessed_limit(self) -> int:
        """Return the largest share of all rows that may be guessed, in percent."""
        shares: Any = self.guessed_percent
        return int(shares.all_rows)

    def guessed_limit_of(self, family: str) -> int:
        """Return the largest share of a family's rows that may be guessed, in percent."""
        shares: Any = self.guessed_percent
        own: int | None = getattr(shares, family)
        return int(shares.default) if own is None else own

    def limit_of(self, family: str) -> int:
        """Return the largest share of one answer of a family, in percent."""
        shares: Any = self.most_common_answer_percent
        own: int | None = getattr(shares, family)
        return int(shares.default) if own is None else own


class MissingFact(BenchmarkSettings, frozen=True, kw_only=True):
    """All settings of the benchmark."""

    generate: Generate
    quality: Quality
    splits: dict[SplitName, Split[Rows]] = msgspec.field(default_factory=dict)  # type: ignore[valid-type]


SETTINGS = MissingFact

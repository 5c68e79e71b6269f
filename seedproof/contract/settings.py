"""Settings: the types of their values, and the sections that every benchmark has."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from seedproof.record.candidates import Cell
from seedproof.record.dry import dry_cells
from seedproof.record.rows import OWN_SPLIT

Version = Annotated[str, msgspec.Meta(pattern=r"\A(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
RootSeed = Annotated[int, msgspec.Meta(ge=0)] | Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""A public integer, or 32 secret bytes in hex."""

SplitName = Annotated[
    str, msgspec.Meta(pattern=r"\A(?!(test|demonstrations)\Z)[a-z][a-z0-9]*(_[a-z0-9]+)*\Z", max_length=40)
]
Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]

Rows = TypeVar("Rows")
"""How a benchmark states the number of its rows."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of every section: frozen and strict, without unknown keys."""


class Split(Settings, Generic[Rows], frozen=True, kw_only=True):
    """A further split with its own root seed, which is public or committed to."""

    rows: Rows
    root_seed: RootSeed | None = None
    root_seed_sha256: Digest | None = None
    """The SHA-256 of a root seed that is still secret; its rows are kept elsewhere."""
    files: dict[str, Digest] = msgspec.field(default_factory=dict)
    """The SHA-256 of each JSONL file of the secret rows, by its path in a release."""

    def __post_init__(self) -> None:
        """Raises: ValueError unless the root seed is either stated or committed to."""
        if (self.root_seed is None) == (self.root_seed_sha256 is None):
            raise ValueError("expected either root_seed or root_seed_sha256")
        if self.root_seed_sha256 is not None and not self.files:
            raise ValueError("expected files beside root_seed_sha256: the SHA-256 of each")


class Asked(Settings, frozen=True, kw_only=True):
    """The section `generate`. Each benchmark adds its own keys, including `rows`."""

    root_seed: RootSeed


class BenchmarkSettings(Settings, frozen=True, kw_only=True):
    """The section of a benchmark. Each benchmark types `generate`, and adds its limits as `quality`."""

    version: Version
    generate: Asked
    splits: dict[SplitName, Split[Any]] = msgspec.field(default_factory=dict)
    dry: dict[str, Count] = msgspec.field(default_factory=dict)
    """What each dry cell gave of a split: no setting, but found by `generate`, and put here by `with_dry`."""


Section = TypeVar("Section", bound=BenchmarkSettings)


def with_dry(parts: Mapping[str, Section], families: Mapping[str, Any]) -> dict[str, Section]:
    """Return settings by split that know what dry cells gave, as a report or a manifest states `families`."""
    gave: dict[str, dict[str, int]] = {split: {} for split in parts}
    for family, cell in dry_cells(families):
        gave.get(cell.split, {})[_named(family, cell.difficulty)] = cell.rows
    return {split: replace(part, dry=gave[split]) for split, part in parts.items()}


def to_be_there(settings: BenchmarkSettings, asked: Mapping[Cell, int]) -> dict[Cell, int]:
    """Return how many rows there must be of each cell: what is asked for; of a dry one, what it gave."""
    return {cell: min(rows, settings.dry.get(_named(*cell), rows)) for cell, rows in asked.items()}


def _named(family: str, difficulty: int) -> str:
    return f"{family}/d{difficulty}"


def by_split(settings: Section) -> dict[str, Section]:
    """Return separate settings for each split with a known root seed, `test` first."""
    of_split = {OWN_SPLIT: settings}
    for name, split in settings.splits.items():
        if split.root_seed is not None:
            asked = replace(settings.generate, rows=split.rows, root_seed=split.root_seed)
            of_split[name] = replace(settings, generate=asked)
    return of_split

"""How a benchmark's rows are laid out in a release."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from seedproof.contract.settings import Asked
from seedproof.record.columns import Kind, columns
from seedproof.record.rows import Row
from seedproof.record.seeds import RowId
from seedproof.record.sources import FOLDER

R = TypeVar("R", bound=Row)
G = TypeVar("G", bound=Asked)

Configs = Mapping[str, Sequence[R]]
"""Rows by config."""


def _all_in_one(rows: Sequence[R], demonstrations: Sequence[Any], asked: Any) -> Configs[R]:
    return {"default": list(rows)}


def _only_config(row: Any) -> tuple[str, ...]:
    return ("default",)


def _as_it_is(config: str, row: R, demonstrations: Sequence[Any]) -> R:
    return row


def _no_demonstrations(place: RowId, asked: Mapping[str, Any], root_seed: int | str) -> list[Row]:
    return []


def _no_sources(asked: Any) -> "tuple[Source, ...]":
    return ()


def _no_facts() -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Source:
    """A file that rows are made from beside their seeds; a release has a copy in its folder `sources`."""

    path: Path
    """Where a workplace has it."""
    sha256: str
    """The SHA-256 that the settings state."""
    count: Callable[[Path], int]
    """Count its records. Raises: SeedproofError when it is not as it was written."""

    @property
    def name(self) -> str:
        """The path in a release."""
        return f"{FOLDER}/{self.path.name}"


@dataclass(frozen=True, kw_only=True)
class Layout(Generic[R, G]):
    """The declaration of a benchmark's module `release`: columns, configs, and what its card says.

    Unless it says otherwise, all rows stand as they are in one config, `default`.
    """

    pretty_name: str
    """The benchmark's name in the title of its card."""
    row: type[R]
    """The typed dictionary of its rows, a `Row`."""
    configs: Mapping[str, str]
    """What the questions of each config hold; the first config is the default."""
    examples: Mapping[str, str]
    """The id of the row that the card shows, by config."""
    tables: Callable[[Sequence[R], Sequence[Any], G], Configs[R]] = _all_in_one
    """Lay out rows and demonstrations in the configs that the section `generate` asks for."""
    needed: Callable[[R], tuple[str, ...]] = _only_config
    """Name the configs that must have a row, whatever other rows there are."""
    variant: Callable[[str, R, Sequence[Any]], R] = _as_it_is
    """Return a row as it stands in a config, behind its demonstrations where the config has them."""
    demonstrations: Callable[[RowId, Mapping[str, Any], int | str], Sequence[Row]] = _no_demonstrations
    """Make the worked examples before a row in few-shot configs, from the params `generate` of a release."""
    sources: Callable[[G], Sequence[Source]] = _no_sources
    """Name the files that rows of the section `generate` are made from beside their seeds."""
    card_facts: Callable[[], Mapping[str, Any]] = _no_facts
    """Return what the card's template knows beside the manifest."""

    @property
    def columns(self) -> dict[str, Kind]:
        """Every column with its type in Parquet, in order."""
        return columns(self.row)

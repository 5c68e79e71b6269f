"""The layout of a benchmark's rows in a release."""

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
    """A file that rows are made from, besides their seeds. A release has a copy in its folder `sources`."""

    path: Path
    """The file in a workplace."""
    sha256: str
    """The SHA-256 stated in the settings."""
    count: Callable[[Path], int]
    """Counts its records. Raises: SeedproofError when the file was altered."""

    @property
    def name(self) -> str:
        """The path in a release."""
        return f"{FOLDER}/{self.path.name}"


@dataclass(frozen=True, kw_only=True)
class Layout(Generic[R, G]):
    """The declaration of a benchmark's module `release`: columns, configs, and facts for the card.

    By default, all rows are in one config, `default`, unchanged.
    """

    pretty_name: str
    """The benchmark's name in the title of its card."""
    row: type[R]
    """The typed dictionary of its rows, a `Row`."""
    configs: Mapping[str, str]
    """The configs, each with a description of its questions; the first is the default."""
    examples: Mapping[str, str]
    """By config, the id of the row shown on the card."""
    tables: Callable[[Sequence[R], Sequence[Any], G], Configs[R]] = _all_in_one
    """Sorts rows and demonstrations into the configs that the section `generate` asks for."""
    needed: Callable[[R], tuple[str, ...]] = _only_config
    """Names the configs that must contain a row."""
    variant: Callable[[str, R, Sequence[Any]], R] = _as_it_is
    """Returns a row as a config shows it, after its demonstrations if the config has them."""
    demonstrations: Callable[[RowId, Mapping[str, Any], int | str], Sequence[Row]] = _no_demonstrations
    """Makes the worked examples of a row in few-shot configs, from the params `generate` of a release."""
    sources: Callable[[G], Sequence[Source]] = _no_sources
    """Names the files that rows are made from, besides their seeds."""
    card_facts: Callable[[], Mapping[str, Any]] = _no_facts
    """Returns the facts for the card's template that are not in the manifest."""

    @property
    def columns(self) -> dict[str, Kind]:
        """Every column with its Parquet type, in order."""
        return columns(self.row)

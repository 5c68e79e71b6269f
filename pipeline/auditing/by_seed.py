"""Finds the row that a seed is of: the one that states it in a release, else the one that a root seed gives.

Most rows can be made from their seed alone. A follow-up also needs the seed of its problem, and a candidate
of `judge` the number of its problem: they are made from their id, once the row is found.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pipeline.auditing.origin import Source, source_of
from pipeline.workplace.home import params_of
from pipeline.workplace.settings import load_settings
from seedproof.contract.settings import by_split
from seedproof.record.bounds import lines_at_most
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import opened
from seedproof.record.json_text import value_of
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import RowId, is_seed, parse_row_id

MOST_NUMBERS = 10_000
"""Under each root seed, so many numbers of rows are tried. No release of ours has numbers above 3,000."""

_SUFFIXES = ("", "-i", "-c")
"""What stands behind the number of a row: nothing, or which follow-up it is."""


@dataclass(frozen=True)
class OwnSeed:
    """A row's own seed, and what it does not tell: the benchmark, the family and the difficulty."""

    benchmark: str
    family: str
    difficulty: int
    seed: str

    def __post_init__(self) -> None:
        """Raises: SeedproofError for a text that is no seed."""
        if not is_seed(self.seed):
            raise Misuse(f"{self.seed!r} is not a seed, expected 32 hex digits")

    def source(self, release: Path | None) -> Source:
        """Find the release of the row, as for a row's id. Raises: SeedproofError, as `source_of` does."""
        return source_of(self.place("0"), release)

    def place(self, number: str) -> RowId:
        """Return the row of a number in the family and the difficulty."""
        return RowId(self.benchmark, self.family, self.difficulty, number)


def row_stating(own: OwnSeed, folder: Path, split: str | None) -> tuple[RowId, str] | None:
    """Return the row of a release that states a seed, and its split; None where there is none.

    Raises: SeedproofError where the line of the seed is no row.
    """
    for path in sorted((folder / "jsonl").glob(f"*/{split or '*'}.jsonl")):
        for stated in _lines_with(path, own.seed):
            if (stated.get("seed"), stated.get("family"), stated.get("difficulty")) == (
                own.seed,
                own.family,
                own.difficulty,
            ):
                return parse_row_id(str(stated.get("id"))), path.stem
    return None


def _lines_with(path: Path, seed: str) -> Iterator[Mapping[str, object]]:
    try:
        with opened(path) as file:
            for line in lines_at_most(file, path):
                if seed.encode() in line:
                    row: Mapping[str, object] = value_of(line)
                    yield row
    except OSError as error:
        raise SeedproofError(
            f"{path}: cannot be read ({error.strerror}). Put it in place: seedproof cut"
        ) from error
    except ValueError as error:
        raise SeedproofError(f"{path}: the line of {seed} is not JSON, so it was altered") from error


def row_given(
    own: OwnSeed, split: str | None, given: int | str | None, secret: int | str | None
) -> tuple[RowId, str] | None:
    """Return the row whose place gives a seed under one of the root seeds known, and its split.

    They are the root seed `given`, else those of params.yaml, and `secret` for a split that has none there.
    None where no row is of this seed.
    """
    for name, root_seed in _root_seeds(own.benchmark, split, given, secret).items():
        for number in range(MOST_NUMBERS):
            for suffix in _SUFFIXES:
                place = own.place(f"{number}{suffix}")
                if place.seed(root_seed) == own.seed:
                    return place, name
    return None


def _root_seeds(
    benchmark: str, split: str | None, given: int | str | None, secret: int | str | None
) -> dict[str, int | str]:
    if given is not None:
        return {split or OWN_SPLIT: given}
    settings = load_settings(benchmark, params_of(benchmark))
    known = {name: of_split.generate.root_seed for name, of_split in by_split(settings).items()}
    if secret is not None:
        known = {name: known.get(name, secret) for name in (OWN_SPLIT, *settings.splits)}
    return {name: root_seed for name, root_seed in known.items() if split in (None, name)}

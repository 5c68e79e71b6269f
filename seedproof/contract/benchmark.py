"""The contract of a benchmark: a package with one module for each of these protocols.

    settings   SETTINGS, the type of its section in params.yaml
    generate   Generator: samples rows
    validate   Decider: proves a row from its facts by a second method
    cycle      Gate: reads a row's text back and solves it again
    quality    Quality: expectations of the whole table, and its statistics
    release    LAYOUT: columns, configs, and facts for the card
    audit      Audit: the lines that `seedproof audit` shows of a row
    groups     (optional) GROUPS: the groups by which responses are counted
    holder     (optional) Holder: the user simulator, which answers requests for facts
    asking     (optional) ASKING: the prompts, turn by turn
    universe   (optional) Universe: counts all problems in the ranges
    listing    (optional) Listing: lists all problems of a cell
    tell       (optional) Tell: has a language model write the texts

Each module is imported alone when first used, because a proof must not load the code that made the row.

Your own benchmark is a separate package with a `__version__` such as 0.1.0. `seedproof new-benchmark` writes
one.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Protocol, TypeVar, cast, get_type_hints, is_typeddict

from seedproof.contract.groups import Groups
from seedproof.contract.layout import Configs, Layout
from seedproof.contract.settings import Asked, BenchmarkSettings
from seedproof.episodes.asking import Asking
from seedproof.measuring.declaring import Expected
from seedproof.measuring.expectations import Suite
from seedproof.record.candidates import Candidate, Cell
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import Batch, Row
from seedproof.record.seeds import RowId, SeedOf
from seedproof.requests.replies import Consultation, Reply

R = TypeVar("R", bound=Row, contravariant=True)
S = TypeVar("S", bound=BenchmarkSettings, contravariant=True)
G = TypeVar("G", bound=Asked, contravariant=True)
Made = TypeVar("Made", bound=Row, covariant=True)


class Gate(Protocol[R]):
    """The module `cycle`."""

    def check(self, row: R) -> Iterator[Finding]:
        """Yield every difference between a row and its text."""


def row_of(gate: Gate[Any]) -> type[Row]:
    """Return the type of rows that a gate's `check` declares, without importing another module.

    Raises: SeedproofError if it declares none.
    """
    declared = get_type_hints(gate.check).get("row")
    if not is_typeddict(declared):
        where = f"{gate.check.__module__}.{gate.check.__name__}"
        raise SeedproofError(
            f"{where}: declares no type of its rows, expected `row: ` and a typed dictionary"
        )
    return cast(type[Row], declared)


class Decider(Gate[R], Protocol[R]):
    """The module `validate`."""

    def identity(self, row: R) -> str:
        """Return a text that identifies the problem, whatever its wording; it must be unique in a release."""


class Generator(Protocol[S, G]):
    """The module `generate`. A place and a root seed always give the same row."""

    def tasks(self, settings: S) -> list[str]:
        """Name the families to make; they may be made in parallel."""

    def run_task(self, settings: S, family: str) -> Batch[Any]:
        """Make all rows of one family; the batch says which cells are dry and gave fewer."""

    def cells(self, asked: G | None = None) -> list[Cell]:
        """List families with their difficulties, in the fixed order in which endless rows use them."""

    def candidate(self, place: RowId, root_seed: int | str, asked: G | None = None) -> Candidate | None:
        """Make the rows of a place, with the keys that must be unique; return None if no problem is left.

        The function must be pure. On the endless line (`RowId.is_endless`), it skips problems that cannot be
        read back or are in a release, and draws on from the place's own stream.
        """

    def rebuild(self, place: RowId, root_seed: int | str, asked: G | None = None) -> Row:
        """Make one row from its place and the root seed. Raises: SeedproofError when there is no such row."""

    def rebuild_from_seed(
        self, family: str, difficulty: int, seed: str, row_id: str = "", asked: G | None = None
    ) -> Row:
        """Make one row from its own seed alone. Raises: SeedproofError if that is not enough."""

    def from_own_seed(self, row: Any, seed_of: SeedOf, asked: G | None = None) -> Row:
        """Rebuild a row from the seed it states, wherever that seed comes from."""

    def version_of(self, family: str) -> int:
        """Return the version of a family's sampling. Raises: SeedproofError for an unknown family."""

    def least_rows(self, asked: G) -> int:
        """Return the least number of rows in the release."""


class Quality(Protocol[S]):
    """The module `quality`."""

    @property
    def EXPECTED(self) -> tuple[Expected, ...]:
        """The expectations of the tables, one by one."""

    def suites(self, settings: S, rows: Sequence[Any]) -> Iterator[Suite]:
        """Yield the tables to check, with the expectations of each."""

    def findings(self, rows: Sequence[Any], by_config: Configs[Any]) -> Iterator[Finding]:
        """Yield the faults of the table that no expectation can express."""

    def statistics(self, rows: Sequence[Any], settings: S) -> Mapping[str, Any]:
        """Return the figures for report and card, as integers and fixed decimals."""


class Audit(Protocol[R]):
    """The module `audit`."""

    FORMULAS: tuple[str, ...]
    """The labels whose texts are Markdown with formulas."""

    def shown(self, row: R) -> Iterable[tuple[str, str]]:
        """Yield labels and texts in the order in which a reader needs them."""


class Holder(Protocol):
    """The module `holder`, the user simulator. It sees the withheld facts of a row and the request."""

    HOLDER_VERSION: int
    """Increase it when a request may get another reply than before."""

    def hold(self, row: Mapping[str, Any], request: str) -> Reply:
        """Reply to a request. No text raises an error.

        Raises: SeedproofError when the row withholds nothing.
        """

    def consultation(
        self, row: Mapping[str, Any], request: str, holder: Literal["hybrid", "llm"]
    ) -> Consultation:
        """Return the question about a request for the user simulator's model."""

    def consulted(self, row: Mapping[str, Any], response: str, holder: Literal["hybrid", "llm"]) -> Reply:
        """Turn the model's response into a reply. No text raises an error."""


class Totals(Protocol):
    """The counts of a universe, a named tuple of integers."""

    def _asdict(self) -> dict[str, int]: ...


class Universe(Protocol[S]):
    """The module `universe`."""

    def tabulate(self, settings: S, out: Path | None) -> Totals:
        """Count all problems in the ranges of the settings; write them to a Parquet file if one is given."""


class Listing(Protocol):
    """The module `listing`."""

    def listed(self, family: str, difficulty: int, most: int) -> Iterable[frozenset[bytes]] | None:
        """List the keys of each problem that the endless line has in a cell.

        Return None where that needs more than `most` trials, unless all take seconds.
        """


class Tell(Protocol[S]):
    """The module `tell`."""

    def told(self, settings: S) -> Iterator[str]:
        """Have every problem worded. Yield who read each text back, or an empty text if it was refused."""

    def digest(self) -> str:
        """Return the SHA-256 of the transcript, for params.yaml."""


OURS = "seedproof."
"""The prefix of the packages of Seedproof's own benchmarks."""

_VERSION = re.compile(r"(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}")


@dataclass(frozen=True)
class Benchmark:
    """A benchmark with its name and package. Each module is an attribute, imported on first use."""

    name: str
    package: str

    @cached_property
    def settings(self) -> type[BenchmarkSettings]:
        """The type of its section in params.yaml."""
        return cast(type[BenchmarkSettings], self._module("settings").SETTINGS)

    @cached_property
    def generate(self) -> Generator[BenchmarkSettings, Asked]:
        """How its rows are sampled."""
        return cast(Generator[BenchmarkSettings, Asked], self._module("generate"))

    @cached_property
    def validate(self) -> Decider[Row]:
        """How a row is proved from its facts."""
        return cast(Decider[Row], self._module("validate"))

    @cached_property
    def cycle(self) -> Gate[Row]:
        """How a row's text is read back."""
        return cast(Gate[Row], self._module("cycle"))

    @cached_property
    def quality(self) -> Quality[BenchmarkSettings]:
        """The expectations of the whole table."""
        return cast(Quality[BenchmarkSettings], self._module("quality"))

    @cached_property
    def release(self) -> Layout[Row, Asked]:
        """How its rows are laid out in a release."""
        return cast(Layout[Row, Asked], self._module("release").LAYOUT)

    @cached_property
    def audit(self) -> Audit[Row]:
        """The lines that `seedproof audit` shows of a row."""
        return cast(Audit[Row], self._module("audit"))

    @cached_property
    def groups(self) -> Groups:
        """The groups by which responses are counted."""
        if not self.has("groups"):
            return Groups()
        return cast(Groups, self._module("groups").GROUPS)

    @cached_property
    def holder(self) -> Holder:
        """The user simulator; check `has("holder")` first."""
        return cast(Holder, self._module("holder"))

    @cached_property
    def asking(self) -> Asking:
        """How a model is asked."""
        if not self.has("asking"):
            return Asking()
        return cast(Asking, self._module("asking").ASKING)

    @cached_property
    def universe(self) -> Universe[BenchmarkSettings]:
        """How all its possible problems are counted; check `has("universe")` first."""
        return cast(Universe[BenchmarkSettings], self._module("universe"))

    @cached_property
    def listing(self) -> Listing:
        """How all problems of a cell are listed; check `has("listing")` first."""
        return cast(Listing, self._module("listing"))

    @cached_property
    def tell(self) -> Tell[BenchmarkSettings]:
        """How a language model words its problems; check `has("tell")` first."""
        return cast(Tell[BenchmarkSettings], self._module("tell"))

    @property
    def is_ours(self) -> bool:
        """Whether it is part of Seedproof and shares its version."""
        return self.package.startswith(OURS)

    @cached_property
    def version(self) -> str:
        """The version of its package.

        Raises: SeedproofError if the package states none.
        """
        stated = getattr(self._top_package, "__version__", None)
        if not isinstance(stated, str) or not _VERSION.fullmatch(stated):
            raise SeedproofError(
                f"{self.package}: its __version__ is {stated!r:.40}, expected one such as 0.1.0: releases "
                "state by it which code made them"
            )
        return stated

    @cached_property
    def root(self) -> Path:
        """The folder that contains its package; in a checkout, the root of the checkout.

        Raises: SeedproofError if the package is not a folder with an `__init__.py`.
        """
        path = self._top_package.__file__
        if path is None:
            raise SeedproofError(f"{self.package}: has no __init__.py, expected a Python package")
        return Path(path).parent.parent

    @property
    def _top_package(self) -> ModuleType:
        return import_module(self.package.partition(".")[0])

    def has(self, module: str) -> bool:
        """Return whether the package has an optional module."""
        return find_spec(f"{self.package}.{module}") is not None

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

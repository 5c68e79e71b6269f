"""What a benchmark is: a package with a module for each of these protocols.

    settings   SETTINGS, the type of its section of params.yaml
    generate   Generator: samples rows
    validate   Decider: proves a row from its stated facts, by a second method
    cycle      Gate: reads a row's text back and solves it again
    quality    Quality: what must hold of the whole table, and its statistics
    release    LAYOUT: columns, configs, and what the card says
    audit      Audit: what a sceptic sees of a row
    groups     (optional) GROUPS: by what the responses to its rows are counted
    holder     (optional) Holder: replies to what a solver asks for
    asking     (optional) ASKING: how a model is asked, turn by turn
    universe   (optional) Universe: all that some ranges hold, counted
    tell       (optional) Tell: has a language model word the problems

A module is imported when it is first asked for, and no other with it: what proves a row must not load what
made it.

A benchmark that is not one of Seedproof's own is another package, with a `__version__` such as 0.1.0.
`seedproof new-benchmark` writes one.
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
        """Yield every difference between a row and what its text says."""


def row_of(gate: Gate[Any]) -> type[Row]:
    """Return the type of the rows that a gate takes, as its `check` declares it: no other module is imported.

    Raises: SeedproofError where it declares none.
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
        """Return what must not occur twice in a release, whatever the wording."""


class Generator(Protocol[S, G]):
    """The module `generate`. A place and a root seed give the same row, whatever else was asked for."""

    def tasks(self, settings: S) -> list[str]:
        """Name the families to make; they can be made side by side."""

    def run_task(self, settings: S, family: str) -> Batch[Any]:
        """Make all rows of one family. Raises: SeedproofError when it has too few."""

    def cells(self, asked: G | None = None) -> list[Cell]:
        """List families with their difficulties, in a fixed order: what endless rows are dealt out to."""

    def candidate(self, place: RowId, root_seed: int | str, asked: G | None = None) -> Candidate | None:
        """Make the rows of a place, with the keys that must not come twice; None where nothing is left.

        It is a pure function. On the endless line (`RowId.is_endless`), a problem that cannot be read, or
        that a release has, is passed over in the place's own stream.
        """

    def rebuild(self, place: RowId, root_seed: int | str, asked: G | None = None) -> Row:
        """Make one row from its place and the root seed. Raises: SeedproofError when there is no such row."""

    def rebuild_from_seed(
        self, family: str, difficulty: int, seed: str, row_id: str = "", asked: G | None = None
    ) -> Row:
        """Make one row from its own seed alone. Raises: SeedproofError where that is not enough."""

    def from_own_seed(self, row: Any, seed_of: SeedOf, asked: G | None = None) -> Row:
        """Make the row that a stated row's own seed gives, wherever that seed comes from."""

    def version_of(self, family: str) -> int:
        """Return the version of a family's sampling. Raises: SeedproofError for an unknown family."""

    def least_rows(self, asked: G) -> int:
        """Return how many rows the release has at least."""


class Quality(Protocol[S]):
    """The module `quality`."""

    @property
    def EXPECTED(self) -> tuple[Expected, ...]:
        """What is expected of the tables, one by one."""

    def suites(self, settings: S, rows: Sequence[Any]) -> Iterator[Suite]:
        """Yield the tables to look at, and what each is expected to meet."""

    def findings(self, rows: Sequence[Any], by_config: Configs[Any]) -> Iterator[Finding]:
        """Yield what is wrong with the table and no expectation can say."""

    def statistics(self, rows: Sequence[Any], settings: S) -> Mapping[str, Any]:
        """Return the numbers that report and card tell, as integers and fixed decimals."""


class Audit(Protocol[R]):
    """The module `audit`."""

    FORMULAS: tuple[str, ...]
    """The labels whose texts are Markdown with formulas."""

    def shown(self, row: R) -> Iterable[tuple[str, str]]:
        """Yield labels and texts in the order in which one would ask for them."""


class Holder(Protocol):
    """The module `holder`. It sees what is held of a row, and the request."""

    HOLDER_VERSION: int
    """Raised when a request may get another reply than before."""

    def hold(self, row: Mapping[str, Any], request: str) -> Reply:
        """Reply to a request. No request raises.

        Raises: SeedproofError when nothing is held of the row.
        """

    def consultation(
        self, row: Mapping[str, Any], request: str, holder: Literal["hybrid", "llm"]
    ) -> Consultation:
        """Return what the holder's model is asked about a request."""

    def consulted(self, row: Mapping[str, Any], response: str, holder: Literal["hybrid", "llm"]) -> Reply:
        """Reply by what the holder's model said. No response raises."""


class Totals(Protocol):
    """What a universe counts: a named tuple of integers."""

    def _asdict(self) -> dict[str, int]: ...


class Universe(Protocol[S]):
    """The module `universe`."""

    def tabulate(self, settings: S, out: Path | None) -> Totals:
        """Count everything that the settings' ranges hold; write it to a Parquet file if one is given."""


class Tell(Protocol[S]):
    """The module `tell`."""

    def told(self, settings: S) -> Iterator[str]:
        """Have every problem worded. Yield, for each text, who read it; nothing for one that was refused."""

    def digest(self) -> str:
        """Return the SHA-256 of the transcript, for params.yaml."""


OURS = "seedproof."
"""What the packages of Seedproof's own benchmarks begin with."""

_VERSION = re.compile(r"(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}")


@dataclass(frozen=True)
class Benchmark:
    """A benchmark by its name and its package; each module is an attribute, imported when it is used."""

    name: str
    package: str

    @cached_property
    def settings(self) -> type[BenchmarkSettings]:
        """The type of its section of params.yaml."""
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
        """What must hold of the whole table."""
        return cast(Quality[BenchmarkSettings], self._module("quality"))

    @cached_property
    def release(self) -> Layout[Row, Asked]:
        """How its rows are laid out in a release."""
        return cast(Layout[Row, Asked], self._module("release").LAYOUT)

    @cached_property
    def audit(self) -> Audit[Row]:
        """What a sceptic sees of a row."""
        return cast(Audit[Row], self._module("audit"))

    @cached_property
    def groups(self) -> Groups:
        """By what the responses to its rows are counted."""
        if not self.has("groups"):
            return Groups()
        return cast(Groups, self._module("groups").GROUPS)

    @cached_property
    def holder(self) -> Holder:
        """Who replies to what a solver asks for; ask `has("holder")` first."""
        return cast(Holder, self._module("holder"))

    @cached_property
    def asking(self) -> Asking:
        """How a model is asked."""
        if not self.has("asking"):
            return Asking()
        return cast(Asking, self._module("asking").ASKING)

    @cached_property
    def universe(self) -> Universe[BenchmarkSettings]:
        """How everything that it can ask is counted; ask `has("universe")` first."""
        return cast(Universe[BenchmarkSettings], self._module("universe"))

    @cached_property
    def tell(self) -> Tell[BenchmarkSettings]:
        """How a language model words its problems; ask `has("tell")` first."""
        return cast(Tell[BenchmarkSettings], self._module("tell"))

    @property
    def is_ours(self) -> bool:
        """Whether it is a part of Seedproof, and has its version."""
        return self.package.startswith(OURS)

    @cached_property
    def version(self) -> str:
        """The version of its package.

        Raises: SeedproofError where the package states none.
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
        """The folder that its package lies in: of one that is run from a checkout, the root of that.

        Raises: SeedproofError where the package is no folder with an `__init__.py`.
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

"""The rows of a release, wherever it is: in this folder, in this code, or on the Hub."""

import re
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Protocol

from seedproof.auditing.proofs import differing, plain_rows, refuted
from seedproof.contract import registry
from seedproof.loading.files import SUMS, Files, Folder, stated_sums
from seedproof.loading.hub import Hub
from seedproof.loading.seeds import Seeds
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.nearby import (
    DATA,
    MANIFEST,
    RELEASES,
    expect_version,
    how_to_restore,
    in_order,
    no_release,
    versions_with,
)
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row
from seedproof.released.known import KnownRelease, known, known_tables

NAMESPACE = "seedproof"
"""The account on the Hub that our releases are published under."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_REPOSITORY = re.compile(r"[^/.][^/]*/[^/]+")


def load(
    benchmark: str,
    config: str | None = None,
    split: str = OWN_SPLIT,
    version: str | None = None,
    *,
    unproved: bool = False,
) -> list[Row]:
    """Load the rows of a release and prove them, as `seedproof.load` does."""
    release = Release(benchmark, version)
    rows = release.rows(config, split)
    if not unproved:
        release.expect_proved(config, split)
    return rows


class Source(Protocol):
    """Where the rows of a release come from."""

    @property
    def name(self) -> str:
        """The benchmark."""

    @property
    def version(self) -> str:
        """The version."""

    @property
    def tables(self) -> list[str]:
        """The paths of its JSONL files: the default config and the own split first."""

    def digest(self, name: str) -> str:
        """Return the SHA-256 that is stated of a file; nothing where none is."""

    def rows(self, table: str) -> list[Row]:
        """Return the rows of a table."""

    def file(self, name: str) -> Path:
        """Return the path of a file."""


class Release:
    """A release by its name, on the Hub, or in a folder, as `load` finds it.

    Raises: SeedproofError when there is no such release, or a file is missing or not as released.
    """

    def __init__(self, benchmark: str, version: str | None = None) -> None:
        benchmark = _text_of(benchmark)
        if version is not None:
            expect_version(version)
        self._asked = benchmark
        self._source = _source_of(benchmark, version)
        if version is not None and version != self.version:
            raise Misuse(
                f"{benchmark}: is version {self.version}, and {version} was asked for. Leave one out"
            )

    @property
    def configs(self) -> list[str]:
        """The names of its configs, the default one first."""
        return list(dict.fromkeys(Path(name).parent.name for name in self._source.tables))

    @property
    def name(self) -> str:
        """The benchmark."""
        return self._source.name

    @property
    def version(self) -> str:
        """The version."""
        return self._source.version

    @property
    def has_files(self) -> bool:
        """Whether there are files; else its rows are made from their seeds."""
        return isinstance(self._source, Files)

    def config(self, asked: str | None) -> str:
        """Return the name of a config, the default one if none is asked for."""
        config = asked or self.configs[0]
        if config not in self.configs:
            raise no_such(f"{self._asked}: has no config {config!r:.80}", str(config), self.configs)
        return config

    def rows(self, config: str | None = None, split: str = OWN_SPLIT) -> list[Row]:
        """Return the rows of one split, each as its canonical JSON line has it."""
        chosen = self.config(config)
        splits = self.splits(chosen)
        if split not in splits:
            raise no_such(f"{self._asked}: {chosen} has no split {split!r:.80}", str(split), splits)
        return self._source.rows(f"{DATA}/{chosen}/{split}.jsonl")

    def splits(self, config: str) -> list[str]:
        """Return the names of the splits of a config, the own one first."""
        return [Path(name).stem for name in self._source.tables if Path(name).parent.name == config]

    def expect_proved(self, config: str | None = None, split: str = OWN_SPLIT) -> None:
        """Raise SeedproofError unless every row of a table is known to this code, or is proved here.

        The rows of one config may stand behind worked examples: then the other configs are read as well.
        """
        name = f"{DATA}/{self.config(config)}/{split}.jsonl"
        if self._source.digest(name) in known_tables(self.name):
            return
        tables = {one: self.rows(one, split) for one in self.configs if split in self.splits(one)}
        rows = plain_rows(self.name, tables)
        refutations = (
            finding for row in progress(rows, "prove", len(rows)) for finding in refuted(self.name, row)
        )
        for finding in chain(refutations, differing(self.name, tables)):
            raise SeedproofError(
                f"{self._asked}: is not proved: {finding}. See all of it: seedproof verify. To "
                "have its rows all the same: unproved=True"
            )

    def file(self, name: str) -> Path:
        """Return the path of a file that the checksums are of, by its name in the release."""
        return self._source.file(name)

    def attestation(self, gate: str) -> Path | None:
        """Return the path of what a gate attested; None where it is not at hand."""
        name = f"attestations/{gate}.json"
        if isinstance(self._source, Files):
            with suppress(SeedproofError):
                return self._source.document(name)
        path = RELEASES / self.name / self.version / name
        return path if path.is_file() else None

    def digest(self, config: str, split: str) -> str:
        """Return the SHA-256 that is stated of the rows of one split; nothing where none is."""
        return self._source.digest(f"{DATA}/{config}/{split}.jsonl")


def _source_of(benchmark: str, version: str | None) -> Source:
    """Find a release: files that are here, then what this code knows, then the Hub."""
    folder = _folder_of(benchmark, version)
    if folder is not None:
        return Files(Folder(folder), benchmark)
    ours = known(benchmark).releases
    documented = versions_with(RELEASES / benchmark, MANIFEST) if ours else []
    chosen = version or max(documented or ours, key=in_order, default="")
    if chosen in ours and (chosen not in documented or _is_ours(RELEASES / benchmark / chosen, ours[chosen])):
        return Seeds(benchmark, chosen)
    return Files(_hub_of(benchmark, version), benchmark)


def _is_ours(folder: Path, release: KnownRelease) -> bool:
    """Return whether a release whose documents are here is ours of this version, and not another one."""
    sums = folder / SUMS
    stated = stated_sums(sums) if sums.is_file() else {}
    return all(stated.get(name) == table.sha256 for name, table in release.tables.items())


def _hub_of(benchmark: str, version: str | None) -> Hub:
    """Find a release on the Hub. Raises: SeedproofError for a name that nothing there can have."""
    if "/" not in benchmark and not (RELEASES / benchmark).is_dir():
        # Raises for an unknown name, before the network is asked.
        registry.benchmark(benchmark)
    if _NAME.fullmatch(benchmark):
        return Hub(f"{NAMESPACE}/{benchmark}", version, how_to_restore(benchmark, version))
    folder = Path(benchmark)
    if not _REPOSITORY.fullmatch(benchmark) or folder.is_dir() or folder.is_relative_to(RELEASES):
        raise no_release(folder)
    return Hub(benchmark, version, "")


def _text_of(benchmark: object) -> str:
    """Return a name or path as text. Raises: SeedproofError for what is neither."""
    if not isinstance(benchmark, str | Path):
        raise Misuse(f"{benchmark!r:.80} is no name of a benchmark, expected one such as missing_fact")
    return str(benchmark)


def _folder_of(benchmark: str, version: str | None) -> Path | None:
    """Return the folder of a release that is here; None where there is none."""
    given = Path(benchmark)
    if (given / MANIFEST).is_file():
        return given
    if not _NAME.fullmatch(benchmark):
        return None
    versions = versions_with(RELEASES / benchmark, DATA)
    chosen = version or max(versions, key=in_order, default=None)
    return RELEASES / benchmark / chosen if chosen in versions and chosen else None

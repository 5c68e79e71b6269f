"""The rows of a release, from this folder or from the Hub, checked against its checksums."""

import re
from functools import cached_property
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from seedproof.auditing.proofs import differing, plain_rows, refuted
from seedproof.contract import registry
from seedproof.known import known_tables
from seedproof.nearby import (
    DATA,
    MANIFEST,
    RELEASES,
    expect_version,
    how_to_restore,
    in_order,
    is_version,
    no_release,
    some,
    versions_with,
)
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row, read_json, read_rows

NAMESPACE = "seedproof"
"""The account on the Hub that our releases are published under."""

SUMS = "SHA256SUMS"

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_REPOSITORY = re.compile(r"[^/.][^/]*/[^/]+")

_FAILING = 500
"""The lowest status by which a server says that it fails itself."""


def load(
    benchmark: str,
    config: str | None = None,
    split: str = OWN_SPLIT,
    version: str | None = None,
    *,
    unproved: bool = False,
) -> list[Row]:
    """Read the rows of a release, each as its canonical JSON line has it, and prove them.

    Rows that this code knows, those of our releases, need no proof here. Of others, every one is decided from
    its own facts and text, in seconds; `unproved` leaves that out.

    `benchmark` is a name, `<namespace>/<name>` on the Hub, or the folder of a release. A name stands for
    `releases/<name>/<version>` in the current folder if its data is there, else for the Hub. Without a
    version, the newest one; without a config, the default one.

    Raises: SeedproofError when there is no such release, config or split, a file is not as released, or a row
    is refuted.
    """
    release = Release(benchmark, version)
    rows = release.rows(config, split)
    if not unproved:
        release.expect_proved(config, split)
    return rows


class Release:
    """A release by its name, on the Hub, or in a folder, as `load` finds it. Files are read when asked for.

    Raises: SeedproofError when there is no such release, or a file of it is missing or not as released.
    """

    def __init__(self, benchmark: str, version: str | None = None) -> None:
        benchmark = _text_of(benchmark)
        if version is not None:
            expect_version(version)
        folder = _folder_of(benchmark, version)
        self._asked = benchmark
        self._source: _Folder | _Hub = _Folder(folder) if folder else _hub_of(benchmark, version)
        if folder is not None and version is not None and version != self.version:
            raise SeedproofError(
                f"{benchmark}: is version {self.version}, and {version} was asked for. Leave one out"
            )

    @property
    def configs(self) -> list[str]:
        """The names of its configs, the default one first."""
        return list(dict.fromkeys(Path(name).parent.name for name in self._tables))

    @property
    def name(self) -> str:
        """The benchmark, as the manifest names it."""
        return self._stated("name")

    @property
    def version(self) -> str:
        """The version, as the manifest states it."""
        return self._stated("version")

    def config(self, asked: str | None) -> str:
        """Return the name of a config, the default one if none is asked for."""
        config = asked or self.configs[0]
        if config not in self.configs:
            expected = ", ".join(self.configs)
            raise SeedproofError(f"{self._asked}: has no config {config!r}, expected one of: {expected}")
        return config

    def rows(self, config: str | None = None, split: str = OWN_SPLIT) -> list[Row]:
        """Read the rows of one split, each as its canonical JSON line has it."""
        chosen = self.config(config)
        splits = self.splits(chosen)
        if split not in splits:
            expected = ", ".join(splits)
            raise SeedproofError(
                f"{self._asked}: {chosen} has no split {split!r}, expected one of: {expected}"
            )
        return list(read_rows(self.file(f"jsonl/{chosen}/{split}.jsonl")))

    def splits(self, config: str) -> list[str]:
        """Return the names of the splits of a config, the own one first."""
        return [Path(name).stem for name in self._tables if Path(name).parent.name == config]

    def expect_proved(self, config: str | None = None, split: str = OWN_SPLIT) -> None:
        """Raise SeedproofError unless every row of a table is known to this code, or is proved here.

        The rows of one config may stand behind worked examples: then the other configs are read as well.
        """
        name = f"{DATA}/{self.config(config)}/{split}.jsonl"
        if self._digests.get(name) in known_tables(self.name):
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
        path = self._source.read(name)
        if self._digests.get(name) != sha256(path.read_bytes()).hexdigest():
            raise SeedproofError(f"{path}: is not what {SUMS} states of {name}. Verify the release")
        return path

    def _stated(self, key: str) -> str:
        stated = self._manifest.get(key)
        if not isinstance(stated, str):
            raise SeedproofError(f"{self._asked}: its manifest states no {key}. Verify the release")
        return stated

    @cached_property
    def _manifest(self) -> dict[str, Any]:
        manifest = read_json(self.file(MANIFEST))
        return manifest if isinstance(manifest, dict) else {}

    @cached_property
    def _digests(self) -> dict[str, str]:
        """The SHA-256 of each file of the rows, by its name in the release."""
        return _stated_sums(self._source.read(SUMS))

    @cached_property
    def _tables(self) -> list[str]:
        """The JSONL files, as the manifest names them: the default config and the own split first."""
        files = self._manifest.get("files")
        names = [name for name in files if name in self._digests] if isinstance(files, dict) else []
        tables = [name for name in names if Path(name).parts[0] == DATA]
        if not tables:
            raise SeedproofError(f"{self._asked}: its manifest names no rows. Verify the release")
        return tables


class _Folder:
    """A release in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, name: str) -> Path:
        """Return the path of a file of the release. Raises: SeedproofError when it is not there."""
        path = self._folder / name
        if not path.is_file():
            raise SeedproofError(f"{path}: is not there. {self._remedy}")
        return path

    @property
    def _remedy(self) -> str:
        benchmark, version = self._folder.parent.name, self._folder.name
        if self._folder == RELEASES / benchmark / version:
            return how_to_restore(benchmark, version)
        return "Name the folder of a whole release"


class _Hub:
    """A release on the Hub, by its tag; the client keeps what it has fetched.

    Which versions there are is asked once, in a call that the client makes without retries: where the Hub
    cannot be reached, that is known at once, and what the client has kept of the version has to do.
    """

    def __init__(self, repository: str, version: str | None, restoring: str) -> None:
        self._repository = repository
        self._restoring = restoring
        self._unreached: Exception | None = None
        self._tag = f"v{self._found(version)}"

    def read(self, name: str) -> Path:
        """Return a file of the release, fetched if need be. Raises: SeedproofError when it cannot be had."""
        client = _client(self._restoring)
        try:
            path = client.hf_hub_download(
                self._repository,
                name,
                repo_type="dataset",
                revision=self._tag,
                local_files_only=self._unreached is not None,
            )
        # The client has failures of many kinds, and lets those of its HTTP library through.
        except Exception as error:
            raise self._unavailable(self._unreached or error) from None
        return Path(path)

    def _found(self, version: str | None) -> str:
        """Return the version that is meant. Raises: SeedproofError where the Hub does not have it."""
        client = _client(self._restoring)
        try:
            refs = client.list_repo_refs(self._repository, repo_type="dataset")
        except Exception as error:
            if version is None or not _is_unreached(error):
                raise self._unavailable(error) from None
            self._unreached = error
            return version
        names = [tag.name.removeprefix("v") for tag in refs.tags]
        versions = sorted(filter(is_version, names), key=in_order)
        if not versions:
            raise SeedproofError(f"{self._repository}: has no released version on the Hub")
        if version not in (None, *versions):
            raise SeedproofError(
                f"{self._repository}: has no version {version} on the Hub, which has {some(versions)}"
            )
        return version or versions[-1]

    def _unavailable(self, error: Exception) -> SeedproofError:
        """Return the error in one line, for which the client's own hundred are left out."""
        reason = " ".join(str(error).split())[:200]
        remedy = "Connect to the network, or see HF_ENDPOINT" if _is_unreached(error) else "See HF_ENDPOINT"
        return SeedproofError(
            f"{self._repository}: cannot be had from the Hub ({type(error).__name__}: {reason}). "
            f"{self._restoring or f'{remedy}, or name the folder of a release'}"
        )


def _is_unreached(error: Exception) -> bool:
    """Return whether a failure is none that the Hub itself has decided on."""
    status = getattr(getattr(error, "response", None), "status_code", _FAILING)
    return bool(status >= _FAILING)


def _client(restoring: str) -> Any:
    """Return the client. Raises: SeedproofError where it is not installed, or HF_ENDPOINT is no address."""
    try:
        with named_extra():
            from huggingface_hub import HfApi
    except SeedproofError as error:
        raise SeedproofError(f"{restoring}. Or from the Hub: {error}" if restoring else str(error)) from None
    except ValueError:
        raise SeedproofError(
            "HF_ENDPOINT is no address, expected one such as https://huggingface.co"
        ) from None
    return HfApi()


def _hub_of(benchmark: str, version: str | None) -> _Hub:
    """Find a release on the Hub. Raises: SeedproofError for a name that nothing there can have."""
    if "/" not in benchmark and not (RELEASES / benchmark).is_dir():
        # Raises for an unknown name, before the network is asked.
        registry.benchmark(benchmark)
    if _NAME.fullmatch(benchmark):
        return _Hub(f"{NAMESPACE}/{benchmark}", version, how_to_restore(benchmark, version))
    folder = Path(benchmark)
    if not _REPOSITORY.fullmatch(benchmark) or folder.is_dir() or folder.is_relative_to(RELEASES):
        raise no_release(folder)
    return _Hub(benchmark, version, "")


def _text_of(benchmark: object) -> str:
    """Return a name or path as text. Raises: SeedproofError for what is neither."""
    if not isinstance(benchmark, str | Path):
        raise SeedproofError(
            f"{benchmark!r:.80} is no name of a benchmark, expected one such as missing_fact"
        )
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


def _stated_sums(sums: Path) -> dict[str, str]:
    """Return the SHA-256 of each file, by its name in the release."""
    lines = [line.split("  ", 1) for line in sums.read_text(encoding="utf-8").splitlines()]
    return {line[-1]: line[0] for line in lines}

"""The rows of a release, from this folder or from the Hub, checked against its checksums."""

import re
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.rows import OWN_SPLIT, Row, read_json, read_rows

NAMESPACE = "seedproof"
"""The account on the Hub that our releases are published under."""

RELEASES = Path("releases")

_VERSION = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def load(
    benchmark: str, config: str | None = None, split: str = OWN_SPLIT, version: str | None = None
) -> list[Row]:
    """Read the rows of a release, each as its canonical JSON line has it.

    `benchmark` is a name, `<namespace>/<name>` on the Hub, or the folder of a release. A name stands for
    `releases/<name>/<version>` in the current folder if its data is there, else for the Hub. Without a
    version, the newest one; without a config, the default one.

    Raises: SeedproofError when there is no such release, config or split, or a file is not as released.
    """
    return Release(benchmark, version).rows(config, split)


class Release:
    """A release by its name, on the Hub, or in a folder, as `load` finds it. Files are read when asked for.

    Raises: SeedproofError when there is no such release, or a file of it is missing or not as released.
    """

    def __init__(self, benchmark: str, version: str | None = None) -> None:
        folder = _folder_of(benchmark, version)
        self._asked = benchmark
        self._source: _Folder | _Hub = _Folder(folder) if folder else _Hub(benchmark, version)

    @cached_property
    def configs(self) -> list[str]:
        """The names of its configs, the default one first."""
        return _configs(self._source.read("README.md"))

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
        if not _NAME.fullmatch(split):
            raise SeedproofError(f"{split!r} is no split, expected a name such as {OWN_SPLIT}")
        return list(read_rows(self.file(f"jsonl/{chosen}/{split}.jsonl")))

    def file(self, name: str) -> Path:
        """Return the path of a file that the checksums are of, by its name in the release."""
        path = self._source.read(name)
        _expect_released(path, name, self._source.read("SHA256SUMS"))
        return path

    def _stated(self, key: str) -> str:
        stated = self._manifest.get(key)
        if not isinstance(stated, str):
            raise SeedproofError(f"{self._asked}: its manifest states no {key}. Verify the release")
        return stated

    @cached_property
    def _manifest(self) -> dict[str, Any]:
        manifest = read_json(self._source.read("manifest.json"))
        return manifest if isinstance(manifest, dict) else {}


class _Folder:
    """A release in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, name: str) -> Path:
        """Return the path of a file of the release. Raises: SeedproofError when it is not there."""
        path = self._folder / name
        if not path.is_file():
            raise SeedproofError(f"{path}: is not there. Put the release in place: seedproof restore")
        return path


class _Hub:
    """A release on the Hub, by its tag; the client keeps what it has fetched."""

    def __init__(self, benchmark: str, version: str | None) -> None:
        self._repository = benchmark if "/" in benchmark else f"{NAMESPACE}/{benchmark}"
        self._tag = f"v{version or self._newest()}"

    def read(self, name: str) -> Path:
        """Fetch a file of the release. Raises: SeedproofError when it cannot be had."""
        client = _client()
        try:
            path = client.hf_hub_download(self._repository, name, repo_type="dataset", revision=self._tag)
        except (OSError, ValueError) as error:
            raise self._unavailable(error) from error
        return Path(path)

    def _newest(self) -> str:
        client = _client()
        try:
            refs = client.list_repo_refs(self._repository, repo_type="dataset")
        except (OSError, ValueError) as error:
            raise self._unavailable(error) from error
        names = [tag.name.removeprefix("v") for tag in refs.tags]
        versions = [name for name in names if _VERSION.fullmatch(name)]
        if not versions:
            raise SeedproofError(f"{self._repository}: has no released version on the Hub")
        newest: str = max(versions, key=_order)
        return newest

    def _unavailable(self, error: Exception) -> SeedproofError:
        reason = " ".join(str(error).split())[:200]
        return SeedproofError(
            f"{self._repository}: cannot be had from the Hub ({type(error).__name__}: {reason}). "
            "Name a release in a folder, or see HF_ENDPOINT"
        )


def _client() -> Any:
    with named_extra():
        import huggingface_hub
    return huggingface_hub.HfApi()


def _folder_of(benchmark: str, version: str | None) -> Path | None:
    """Return the folder of a release that is here; None where there is none."""
    given = Path(benchmark)
    if (given / "manifest.json").is_file():
        return given
    if not _NAME.fullmatch(benchmark):
        return None
    versions = [
        path.name
        for path in (RELEASES / benchmark).glob("*")
        if _VERSION.fullmatch(path.name) and (path / "jsonl").is_dir()
    ]
    if version is None and versions:
        version = max(versions, key=_order)
    return RELEASES / benchmark / version if version in versions and version else None


def _order(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _configs(card: Path) -> list[str]:
    """Name the configs of a release, the default one first, as its card declares them.

    Raises: SeedproofError where the card does not.
    """
    import yaml

    try:
        _, front_matter, _ = card.read_text(encoding="utf-8").split("---\n", 2)
        declared = yaml.safe_load(front_matter)["configs"]
        named = sorted(declared, key=lambda config: not config.get("default", False))
        return [str(config["config_name"]) for config in named]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, yaml.YAMLError) as error:
        raise SeedproofError(f"{card}: is no card of a release ({type(error).__name__})") from error


def _expect_released(path: Path, name: str, sums: Path) -> None:
    """Raises: SeedproofError unless a file has the SHA-256 that the release states."""
    lines = [line.split("  ", 1) for line in sums.read_text(encoding="utf-8").splitlines()]
    stated = {line[-1]: line[0] for line in lines}
    if stated.get(name) != sha256(path.read_bytes()).hexdigest():
        raise SeedproofError(f"{path}: is not what SHA256SUMS states of {name}. Verify the release")

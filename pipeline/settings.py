"""params.yaml as frozen, typed settings. An unknown, missing or mistyped key is an error that names it."""

import re
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec
import yaml
from msgspec.structs import replace

from pipeline.benchmarks import BENCHMARKS, step
from pipeline.errors import SeedproofError
from pipeline.files import unreadable
from pipeline.rows import OWN_SPLIT

PARAMS = Path("params.yaml")

Version = Annotated[str, msgspec.Meta(pattern=r"\A(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
RootSeed = Annotated[int, msgspec.Meta(ge=0)] | Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""A public integer, or 32 secret bytes in hex."""


SplitName = Annotated[
    str, msgspec.Meta(pattern=r"\A(?!(test|demonstrations)\Z)[a-z][a-z0-9]*(_[a-z0-9]+)*\Z", max_length=40)
]
Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]

Rows = TypeVar("Rows")
"""How a benchmark counts the rows that it wants."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of every section: frozen, strict, no unknown keys."""


class Split(Settings, Generic[Rows], frozen=True, kw_only=True):
    """Rows beside the benchmark's own split, under another root seed: public, or committed to."""

    rows: Rows
    root_seed: RootSeed | None = None
    root_seed_sha256: Digest | None = None
    """Of a root seed that is secret for now: the rows are made and kept elsewhere."""
    files: dict[str, Digest] = msgspec.field(default_factory=dict)
    """What the secret rows will be: the SHA-256 of each JSONL file, by its path in a release."""

    def __post_init__(self) -> None:
        """Raises: ValueError unless the root seed is either stated or committed to."""
        if (self.root_seed is None) == (self.root_seed_sha256 is None):
            raise ValueError("expected either root_seed or root_seed_sha256")
        if self.root_seed_sha256 is not None and not self.files:
            raise ValueError("expected files beside root_seed_sha256: the SHA-256 of each")


def by_split(settings: Any) -> dict[str, Any]:
    """The settings of each split whose root seed is known, as if it were the only one; the own one first."""
    parts = {OWN_SPLIT: settings}
    for name, split in settings.splits.items():
        if split.root_seed is not None:
            asked = replace(settings.generate, rows=split.rows, root_seed=split.root_seed)
            parts[name] = replace(settings, generate=asked)
    return parts


def load_settings(benchmark: str, path: Path = PARAMS) -> Any:
    """One benchmark's section of params.yaml, as the type that its `settings` module declares.

    Raises: SeedproofError, one line: the key, what is there, what was expected.
    """
    declared = step(benchmark, "settings").SETTINGS
    try:
        sections = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(path, error, "Run this in the folder that has params.yaml") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise SeedproofError(f"{path}: is not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(sections, dict):
        raise SeedproofError(f"{path}: expected a section for each benchmark: {', '.join(BENCHMARKS)}")
    for name in sections:
        if name not in BENCHMARKS:
            expected = f"expected one of: {', '.join(BENCHMARKS)}"
            raise SeedproofError(f"{path}: there is no benchmark {name!r}, {expected}")
    if benchmark not in sections:
        raise SeedproofError(
            f"{path}: has no section {benchmark!r}. Restore it: git checkout {path}, and change what you need"
        )
    try:
        return msgspec.convert(sections[benchmark], declared)
    except msgspec.ValidationError as error:
        raise SeedproofError(f"{path}: {_sentence(benchmark, sections[benchmark], str(error))}") from None


def _sentence(benchmark: str, section: Any, message: str) -> str:
    said, _, place = message.partition(" - at `$")
    keys = re.findall(r"[A-Za-z_0-9]+", place)
    where = ".".join((benchmark, *keys))
    if field := re.fullmatch(r"Object (contains unknown|missing required) field `(.*)`", said):
        missing = field[1] == "missing required"
        return f"the key {where}.{field[2]} is missing" if missing else f"there is no key {where}.{field[2]}"
    given = section
    for key in keys:
        given = given[int(key)] if isinstance(given, list) else given[key]
    return f"{where} is {given!r}, {said[0].lower()}{said[1:]}"

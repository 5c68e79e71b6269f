"""params.yaml as frozen, typed settings. An unknown, missing or mistyped key is an error that names it."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from pipeline.workplace.yaml_text import NotYaml, value_of
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, Settings
from seedproof.record.bounds import LARGEST_YAML, read_at_most
from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.names import meant

PARAMS = Path("params.yaml")

PUBLICATION = "publication"
"""The section that belongs to no benchmark."""

Namespace = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9._-]*\Z", max_length=96)]
Address = Annotated[str, msgspec.Meta(pattern=r"\Ahttps://[a-z0-9.-]+(/[A-Za-z0-9._~-]+)*/?\Z")]

SECRET = "(secret)"
"""The replacement for a secret root seed in messages."""

_LIKE_A_SECRET = re.compile(r"[0-9A-Fa-f]{32,}")


Declared = TypeVar("Declared")


class Publication(Settings, frozen=True, kw_only=True):
    """Where releases are published, and where their makers are found, as cards state it."""

    namespace: Namespace
    """The account or organisation on the Hub."""
    code: Address
    issues: Address
    """The address for reports of wrong rows."""
    year: Annotated[int, msgspec.Meta(ge=2000, le=9999)]
    """The year of the citation."""


def load_settings(benchmark: str, path: Path = PARAMS) -> BenchmarkSettings:
    """One benchmark's section of params.yaml, as the type that its `settings` module declares.

    Raises: SeedproofError, one line: the key, what is there, what was expected.
    """
    declared = registry.benchmark(benchmark).settings
    sections = _sections(path)
    if benchmark not in sections:
        raise NotFound(
            f"{path}: has no section {benchmark!r}. Restore it: git checkout {path}, and change what you need"
        )
    settings = _converted(benchmark, sections[benchmark], declared, path)
    if settings.dry:
        raise SeedproofError(f"{path}: {benchmark}.dry: is found by `generate`, expected no such key")
    return settings


def benchmarks_of(path: Path = PARAMS) -> list[str]:
    """Return the names of the benchmarks that params.yaml has a section of, in the order of names.

    Raises: SeedproofError when it cannot be read, or names one that is not installed.
    """
    return sorted(name for name in _sections(path) if name != PUBLICATION)


def load_publication(path: Path = PARAMS) -> Publication:
    """Return the section of params.yaml that says where releases are published.

    Raises: SeedproofError, one line: the key, what is there, what was expected.
    """
    sections = _sections(path)
    if PUBLICATION not in sections:
        raise NotFound(
            f"{path}: has no section {PUBLICATION!r}, which the card needs. Write there: {PUBLICATION}: "
            '{namespace: NAME, code: "https://...", issues: "https://...", year: YYYY}'
        )
    return _converted(PUBLICATION, sections[PUBLICATION], Publication, path)


# One stage asks a dozen times.
_parsed = lru_cache(maxsize=4)(value_of)


def _sections(path: Path) -> dict[str, Any]:
    content = read_at_most(path, LARGEST_YAML, "Run this in the folder that has params.yaml")
    try:
        sections = _parsed(content)
    except NotYaml as error:
        raise SeedproofError(f"{path}: {without_secrets(str(error))}") from None
    if not isinstance(sections, dict):
        raise SeedproofError(
            f"{path}: expected a section for each benchmark: {', '.join(registry.benchmarks())}"
        )
    for name in sections:
        if name not in (*registry.benchmarks(), PUBLICATION):
            known = registry.benchmarks()
            expected = f"expected one of: {', '.join(known)}{meant(str(name), known)}"
            raise SeedproofError(
                f"{path}: there is no benchmark {without_secrets(name)!r}, {expected}. If it is your own, "
                "install its package: pip install -e ."
            )
    return sections


def _converted(name: str, section: Any, declared: type[Declared], path: Path) -> Declared:
    try:
        return msgspec.convert(section, declared)
    except msgspec.ValidationError as error:
        raise SeedproofError(f"{path}: {_sentence(name, section, str(error))}") from None


def without_secrets(value: object, key: str = "") -> object:
    """Return a value as a message may show it: `(secret)` for all that is, or may be, a secret root seed.

    `key` is the key of the value. A text under `root_seed` is secret whatever it looks like: a mistyped
    secret still reveals most of it.
    """
    if isinstance(value, dict):
        return {without_secrets(name): without_secrets(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [without_secrets(inner, key) for inner in value]
    if isinstance(value, str):
        return SECRET if key == "root_seed" else _LIKE_A_SECRET.sub(SECRET, value)
    return SECRET if _LIKE_A_SECRET.search(str(value)) else value


def _sentence(benchmark: str, section: Any, message: str) -> str:
    problem, _, place = message.partition(" - at `")
    # `[...]` stands for a key that the message does not name.
    keys = re.findall(r"[A-Za-z_0-9]+|\*", place.partition("$")[2].replace("[...]", ".*"))
    where = without_secrets(".".join((benchmark, *keys)))
    if field := re.fullmatch(r"Object (contains unknown|missing required) field `(.*)`", problem):
        name = without_secrets(field[2])
        missing = field[1] == "missing required"
        return f"the key {where}.{name} is missing" if missing else f"there is no key {where}.{name}"
    expected = f"{problem[0].lower()}{without_secrets(problem[1:])}"
    if "*" in keys:
        return f"{where}: {expected}"
    given = section
    for key in keys:
        given = given[int(key)] if isinstance(given, list) else given[key]
    if place.startswith("key`"):
        return f"{where} has the keys {without_secrets(list(given))}, {expected} for each"
    shown = without_secrets(given, keys[-1] if keys else "")
    return f"{where} is {shown!r}, {expected}"

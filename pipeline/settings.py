"""params.yaml as frozen, typed settings. An unknown, missing or mistyped key is an error that names it."""

from pathlib import Path
from typing import Annotated, Any

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pipeline.benchmarks import BENCHMARKS, step
from pipeline.errors import SeedproofError
from pipeline.files import unreadable

PARAMS = Path("params.yaml")

Version = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$")]
Count = Annotated[int, Field(ge=0, le=10_000_000)]
RootSeed = Annotated[int, Field(ge=0)] | Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""A public integer, or 32 secret bytes in hex."""


class Settings(BaseModel):
    """The base of every section: frozen, strict, no unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


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
            raise SeedproofError(
                f"{path}: there is no benchmark {name!r}, expected one of: {', '.join(BENCHMARKS)}"
            )
    if benchmark not in sections:
        raise SeedproofError(
            f"{path}: has no section {benchmark!r}. Add one, with the keys that README.md lists"
        )
    try:
        return declared.model_validate(sections[benchmark])
    except ValidationError as error:
        raise SeedproofError(f"{path}: {_sentence(benchmark, error)}") from None


def _sentence(benchmark: str, error: ValidationError) -> str:
    first, *others = error.errors(include_url=False)
    parts = (str(part) for part in first["loc"] if not str(part).startswith(("constrained", "function")))
    where = ".".join((benchmark, *parts))
    if first["type"] == "extra_forbidden":
        said = f"there is no key {where}"
    elif first["type"] == "missing":
        said = f"the key {where} is missing"
    else:
        said = f"{where} is {first['input']!r}, expected {_expected(first['msg'])}"
    return said + (f" (and {len(others)} more)" if others else "")


def _expected(message: str) -> str:
    message = message.removeprefix("Value error, ")
    return message[0].lower() + message[1:]

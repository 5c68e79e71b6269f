"""The Hub card of a release: the template in `datacards/`, filled with what the files say."""

from pathlib import Path
from typing import Any

from pipeline.errors import SeedproofError
from pipeline.files import unreadable

CARDS = Path("datacards")


def card_text(benchmark: str, facts: dict[str, Any]) -> str:
    """The card, from `datacards/<benchmark>/README.md`.

    Raises: SeedproofError when the template is missing or names something that is not there.
    """
    from jinja2 import Environment, StrictUndefined, TemplateError

    path = CARDS / benchmark / "README.md"
    environment = Environment(
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    try:
        return environment.from_string(path.read_text(encoding="utf-8")).render(facts)
    except OSError as error:
        raise unreadable(path, error, "Restore it: git checkout datacards") from error
    except TemplateError as error:
        raise SeedproofError(f"{path}: cannot be filled in: {error}") from error


def changelog_text(benchmark: str, version: str) -> str:
    """The dataset's changelog, whose first entry must be the version.

    Raises: SeedproofError when it is missing or speaks of another version first.
    """
    path = CARDS / benchmark / "CHANGELOG.md"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error, "Restore it: git checkout datacards") from error
    entries = [line.split()[1] for line in text.splitlines() if line.startswith("## ") and line.split()[1:]]
    if entries[:1] != [version]:
        raise SeedproofError(
            f"{path}: its first entry is {entries[0] if entries else 'missing'}, but params.yaml has version "
            f"{version}. Write the entry `## {version}`"
        )
    return text


def type_text(declared: Any) -> str:
    """A column's declared type in words: `string`, `list of string`, `list of {value, answer}`."""
    if isinstance(declared, list):
        return f"list of {type_text(declared[0])}"
    return f"{{{', '.join(declared)}}}" if isinstance(declared, dict) else str(declared)

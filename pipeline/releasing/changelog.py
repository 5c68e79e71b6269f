"""The changelog of a dataset's rows: one computed entry a version, newest first, with a person's note."""

import re
from pathlib import Path

from pipeline.releasing.versions import Difference, parse_version
from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing

CARDS = Path("datacards")

_HEAD = re.compile(r"^## (\S+)[ \t]*$", re.MULTILINE)

_LEVELS = {
    "major": "Major: rows were changed or removed.",
    "minor": "Minor: rows, columns, splits or configs were added; every earlier row is the same.",
    "first": "The first release.",
}


def changelog_path(benchmark: str) -> Path:
    """Return the path of the changelog; every release has a copy."""
    return CARDS / benchmark / "CHANGELOG.md"


def read_changelog(path: Path) -> str:
    """Read a changelog. Raises: SeedproofError when it cannot be read."""
    content = read_at_most(path, LARGEST_LIST, "Restore it: git checkout datacards")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise SeedproofError(f"{path}: is not text") from error


def entries(text: str) -> dict[str, str]:
    """Return the entries by version, in their order in the text."""
    parts = _HEAD.split(text)
    return {version: body.strip() for version, body in zip(parts[1::2], parts[2::2], strict=True)}


def changelog_until(text: str, version: str) -> str:
    """Return a changelog without the entries of later versions."""
    preamble = _HEAD.split(text)[0].rstrip()
    newest = parse_version(version)
    kept = {name: body for name, body in entries(text).items() if parse_version(name) <= newest}
    return _text(preamble, kept)


def _text(preamble: str, entries_by_version: dict[str, str]) -> str:
    return (
        "\n\n".join((preamble, *(f"## {name}\n\n{body}" for name, body in entries_by_version.items()))) + "\n"
    )


def write_entry(benchmark: str, version: str, changed: Difference, note: str = "") -> bool:
    """Write or rewrite the entry of a version; paragraphs that a person wrote in it stay.

    Return whether the changelog has changed.
    """
    path = changelog_path(benchmark)
    text = read_changelog(path)
    preamble = _HEAD.split(text)[0].rstrip()
    notes = [paragraph for paragraph in entries(text).get(version, "").split("\n\n") if _is_note(paragraph)]
    if note and note not in notes:
        notes.insert(0, note)
    computed = [_LEVELS[changed.level], "\n".join(f"- {line}" for line in changed.said)]
    written = {**entries(text), version: "\n\n".join((*notes, *computed))}
    written = dict(sorted(written.items(), key=lambda entry: parse_version(entry[0]), reverse=True))
    new = _text(preamble, written)
    if new == text:
        return False
    with replacing(path) as file:
        file.write(new.encode())
    return True


def _is_note(paragraph: str) -> bool:
    computed = paragraph in _LEVELS.values() or paragraph.startswith("- ")
    return bool(paragraph.strip()) and not computed

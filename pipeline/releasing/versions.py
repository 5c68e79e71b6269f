"""Version numbers: how two releases differ, and the version that the difference requires.

A row that existed changed or went: major. Rows, columns, splits or configs were added: minor. Nothing else is
a version. A row is identified by its split and id, and is the same if each column that it had says the same.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.releasing.checksums import read_sums
from pipeline.releasing.manifest import read_manifest, root_seed_digest
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.json_text import value_of
from seedproof.record.rows import OWN_SPLIT

LEVELS = ("same", "minor", "major")

Version = tuple[int, int, int]

_ID = re.compile(rb'\{"id":"([^"/]+/[^"/]+/[^"]+)"')


def parse_version(text: str) -> Version:
    """Return `1.10.0` as numbers, so that versions can be compared.

    Raises: SeedproofError for another form.
    """
    match = re.fullmatch(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)", text)
    if match is None:
        raise Misuse(f"{text!r} is not a version, expected one like 1.0.0")
    return int(match[1]), int(match[2]), int(match[3])


def version_after(version: str, level: str) -> str:
    """Return the lowest version that may follow a difference of this level: `minor` or `major`."""
    major, minor, _ = parse_version(version)
    return f"{major + 1}.0.0" if level == "major" else f"{major}.{minor + 1}.0"


@dataclass(frozen=True)
class Difference:
    """The differences of a newer release from an older one."""

    level: str
    said: list[str]
    """One line each: families with their counts, columns, splits, configs, commitments."""

    def __str__(self) -> str:
        """Write the difference in one line, for messages."""
        shown = "; ".join(self.said[:3]).replace("`", "")
        return shown + (f"; and {len(self.said) - 3} more" if len(self.said) > 3 else "")


def first(new: Path) -> Difference:
    """Return the content of a benchmark's first release as a difference."""
    manifest = read_manifest(new)
    return Difference("first", [sentence for _, sentence in _tables({"files": {}}, manifest)])


def difference(old: Path, new: Path) -> Difference:
    """Compare two release folders, whose data must be present.

    Raises: SeedproofError when data is missing, or the newer release breaks a commitment of the older one.
    """
    before, after = read_manifest(old), read_manifest(new)
    rows = list(_rows(old, before, new, after))
    tables = list(_tables(before, after))
    secrets = list(_commitments(before, after))
    changes = [*rows, *tables, *secrets, *_schema(old, new)]
    level = max((level for level, _ in changes), key=LEVELS.index, default="same")
    return Difference(level, [sentence for _, sentence in changes])


def _rows(old: Path, before: Any, new: Path, after: Any) -> Iterator[tuple[str, str]]:
    """Yield, by split and family, what became of the rows in any config that both releases have."""
    counts: dict[tuple[str, str], dict[str, set[str]]] = {}
    for name in sorted(_jsonl(before) & _jsonl(after)):
        if before["files"][name]["sha256"] == after["files"][name]["sha256"]:
            continue
        was, now = _lines(old / name), _lines(new / name)
        for row_id in sorted({*was, *now}):
            if was.get(row_id) != now.get(row_id):
                sets = counts.setdefault((Path(name).stem, row_id.split("/")[1]), {})
                sets.setdefault(_became(was.get(row_id), now.get(row_id)), set()).add(row_id)
    for (split, family), sets in sorted(counts.items()):
        numbers = [f"{len(sets[what]):,} {what}" for what in _MINOR + _MAJOR if what in sets]
        level = "minor" if set(sets) <= {*_MINOR} else "major"
        where = "" if split == OWN_SPLIT else f" in split `{split}`"
        yield level, f"`{family}`{where}: rows {', '.join(numbers)}"


_MINOR = ("added", "with more columns")
_MAJOR = ("changed", "gone")


def _became(was: bytes | None, now: bytes | None) -> str:
    """Say what became of a row, by its lines."""
    if was is None:
        return "added"
    if now is None:
        return "gone"
    before, after = value_of(was), value_of(now)
    is_same = all(column in after and after[column] == before[column] for column in before)
    return "with more columns" if is_same and len(after) > len(before) else "changed"


def _schema(old: Path, new: Path) -> Iterator[tuple[str, str]]:
    """Yield that the description of columns is another one: it is a part of a version."""
    if read_sums(old)["schema.json"] != read_sums(new)["schema.json"]:
        yield "minor", "the schema describes the columns otherwise"


def _tables(before: Any, after: Any) -> Iterator[tuple[str, str]]:
    """Yield configs and splits that were added or removed as a whole."""
    was, now = _jsonl(before), _jsonl(after)
    for level, what, names, files in (
        ("major", "gone", was - now, before["files"]),
        ("minor", "added", now - was, after["files"]),
    ):
        for name in sorted(names):
            config, split = Path(name).parent.name, Path(name).stem
            yield level, f"config `{config}`, split `{split}`: {what}, {files[name]['rows']:,} rows"


def _commitments(before: Any, after: Any) -> Iterator[tuple[str, str]]:
    """Yield secret splits that were committed to, revealed, changed or withdrawn."""
    was, now = before.get("splits", {}), after.get("splits", {})
    for name in sorted({*was, *now}):
        old, new = was.get(name), now.get(name)
        if old is None and "root_seed_sha256" in new:
            yield "minor", f"split `{name}`: committed to, rows kept secret for now"
        elif old is None or "root_seed_sha256" not in old:
            continue
        elif new is None:
            yield "major", f"split `{name}`: its commitment is withdrawn"
        elif "root_seed" in new:
            _kept(name, old, new, after)
            yield "minor", f"split `{name}`: revealed, as it was committed to"
        elif new != old:
            yield "major", f"split `{name}`: committed to anew, other rows"


def _kept(name: str, old: Any, new: Any, after: Any) -> None:
    if root_seed_digest(new["root_seed"]) != old["root_seed_sha256"]:
        raise SeedproofError(f"split {name}: its root seed is not the one that was committed to")
    for path, digest in old["files"].items():
        if after["files"].get(path, {}).get("sha256") != digest:
            raise SeedproofError(
                f"split {name}: {path} is not what was committed to. Rows that were added since may take "
                "the place of some: reveal the split before, or in a version without them"
            )


def _jsonl(manifest: Any) -> set[str]:
    return {name for name in manifest["files"] if name.startswith("jsonl/")}


def _lines(path: Path) -> dict[str, bytes]:
    """Return each row's line by its id."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, "Bring the data here, to compare with it: seedproof restore") from error
    lines: dict[str, bytes] = {}
    for line in content.splitlines():
        match = _ID.match(line)
        if match is None:
            raise SeedproofError(f"{path}: has a line that is no row, so it was altered")
        lines[match[1].decode()] = line
    return lines

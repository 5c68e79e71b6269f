"""Version numbers: how two releases differ, and the version that the difference requires.

A row that existed changed or went: major. Rows, splits or configs were added: minor. Anything else: patch.
Rows are the same if their canonical lines are; a row is identified by its split and id.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from pipeline.releasing.checksums import read_sums
from pipeline.releasing.manifest import read_manifest
from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable

LEVELS = ("patch", "minor", "major")

Version = tuple[int, int, int]

_ID = re.compile(rb'\{"id":"([^"/]+)/([^"/]+)/([^"]+)"')


def parse_version(text: str) -> Version:
    """Return `1.10.0` as numbers, so that versions can be compared.

    Raises: SeedproofError for another form.
    """
    match = re.fullmatch(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)", text)
    if match is None:
        raise SeedproofError(f"{text!r} is not a version, expected one like 1.0.0")
    return int(match[1]), int(match[2]), int(match[3])


def version_after(version: str, level: str) -> str:
    """Return the lowest version that may follow a difference of this level."""
    major, minor, patch = parse_version(version)
    if level == "major":
        return f"{major + 1}.0.0"
    return f"{major}.{minor + 1}.0" if level == "minor" else f"{major}.{minor}.{patch + 1}"


@dataclass(frozen=True)
class Difference:
    """The differences of a newer release from an older one."""

    level: str
    said: list[str]
    """One line each: families with their counts, splits, configs, commitments, other files."""

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
    files = list(_other_files(old, new))
    changes = [*rows, *tables, *secrets, *files]
    level = max((level for level, _ in changes), key=LEVELS.index, default="patch")
    return Difference(level, [sentence for _, sentence in changes])


def _rows(old: Path, before: Any, new: Path, after: Any) -> Iterator[tuple[str, str]]:
    """Yield, by split and family, the rows added, changed and gone in any config that both releases have."""
    counts: dict[tuple[str, str], dict[str, set[bytes]]] = {}
    for name in sorted(_jsonl(before) & _jsonl(after)):
        if before["files"][name]["sha256"] == after["files"][name]["sha256"]:
            continue
        was, now = _lines(old / name), _lines(new / name)
        for row_id in sorted({*was, *now}):
            if was.get(row_id) != now.get(row_id):
                what = "gone" if row_id not in now else "added" if row_id not in was else "changed"
                family = row_id.split(b"/")[1].decode()
                sets = counts.setdefault((Path(name).stem, family), {})
                sets.setdefault(what, set()).add(row_id)
    for (split, family), sets in sorted(counts.items()):
        numbers = [f"{len(sets[what]):,} {what}" for what in ("added", "changed", "gone") if what in sets]
        level = "minor" if set(sets) == {"added"} else "major"
        where = "" if split == "test" else f" in split `{split}`"
        yield level, f"`{family}`{where}: rows {', '.join(numbers)}"


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


def root_seed_digest(root_seed: str | int) -> str:
    """Return the published commitment to a secret root seed: the SHA-256 of its 32 bytes.

    Raises: SeedproofError for a root seed that cannot be secret.
    """
    try:
        secret = bytes.fromhex(root_seed) if isinstance(root_seed, str) else b""
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise SeedproofError("a secret root seed has 32 random bytes: 64 hex digits")
    return sha256(secret).hexdigest()


def _other_files(old: Path, new: Path) -> Iterator[tuple[str, str]]:
    was, now = read_sums(old), read_sums(new)
    for what, names in (
        ("New files", set(now) - set(was)),
        ("Files gone", set(was) - set(now)),
        ("Changed files", {name for name in set(was) & set(now) if was[name] != now[name]}),
    ):
        kept = sorted(name for name in names if not name.startswith(("data/", "jsonl/")))
        if what == "Changed files" and (data := sum(name.startswith("data/") for name in names)):
            kept.append(f"data/ ({data} Parquet files)")
        if kept:
            yield "patch", f"{what}: {', '.join(kept)}"


def _jsonl(manifest: Any) -> set[str]:
    return {name for name in manifest["files"] if name.startswith("jsonl/")}


def _lines(path: Path) -> dict[bytes, bytes]:
    """Return the digest of each row's line by its id, without decoding the lines."""
    try:
        content = path.read_bytes()
    except OSError as error:
        remedy = (
            "Bring the data here, to compare with it: dvc pull, or check out that version and make release"
        )
        raise unreadable(path, error, remedy) from error
    lines: dict[bytes, bytes] = {}
    for line in content.splitlines():
        match = _ID.match(line)
        if match is None:
            raise SeedproofError(f"{path}: has a line that is no row, so it was altered")
        lines[b"/".join(match.groups())] = sha256(line).digest()
    return lines

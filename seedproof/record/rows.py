"""Rows are dictionaries in column order, stored as one JSON object per line."""

import gc
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Generic, TypedDict, TypeVar

import msgspec

from seedproof.record.bounds import lines_at_most
from seedproof.record.columns import Int8, Int64
from seedproof.record.dry import Dry
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable
from seedproof.record.rejections import Rejections

OWN_SPLIT = "test"
"""The split that every benchmark has, made from its section `generate`."""


class Row(TypedDict):
    """The first columns of every benchmark, in this order; each benchmark adds its own after them."""

    id: str
    family: str
    difficulty: Int8
    seed: str
    question: str
    answer: str
    answer_type: str


class Proof(TypedDict):
    """The method of a proof, and the certificate that lets you check it without trusting us."""

    method: str
    certificate: str


class CountedProof(TypedDict):
    """A proof with the number of candidates it tried, where they can be counted."""

    method: str
    candidates: Int64 | None
    certificate: str


R = TypeVar("R", bound=Row)


@dataclass
class Batch(Generic[R]):
    """The rows that `generate` makes for one family."""

    family: str
    version: int
    method: str
    splits: dict[str, list[R]] = field(default_factory=dict)
    """Rows by split."""
    demonstrations: list[R] = field(default_factory=list)
    dry: list[Dry] = field(default_factory=list)
    rejected: Rejections = field(init=False)

    def __post_init__(self) -> None:
        self.rejected = Rejections(self.family)

    def counts(self) -> dict[str, Any]:
        """Return the manifest's entry for the family: generator, counts, rejections by reason, dry cells."""
        rows = Counter(f"d{row['difficulty']}" for row in self.splits[OWN_SPLIT])
        counts: dict[str, Any] = {
            "generator": self.version,
            "proof_method": self.method,
            "rows": dict(rows),
            "distinct": rows.total(),
            "demonstrations": len(self.demonstrations),
            "rejected": dict(sorted(self.rejected.counts.items())),
        }
        if self.dry:
            counts["dry"] = [cell._asdict() for cell in self.dry]
        return counts


def line_of(row: Mapping[str, Any] | msgspec.Struct) -> bytes:
    """The one canonical line of a row: compact JSON in UTF-8, a newline at the end."""
    return msgspec.json.encode(row) + b"\n"


def rows_of_lines(lines: bytes) -> list[Row]:
    """Return the rows of canonical lines, as plain values of JSON."""
    # Thousands of dictionaries without a cycle: looking for one takes as long as reading them.
    collects = gc.isenabled()
    gc.disable()
    try:
        rows: list[Row] = msgspec.json.Decoder().decode_lines(lines)
    finally:
        if collects:
            gc.enable()
    return rows


def pretty_json(value: Any) -> bytes:
    """Return JSON for files that people read: indented, keys in their order, a newline at the end."""
    return json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False).encode() + b"\n"


def canonical(stated: Mapping[str, Any]) -> str:
    """Return the one JSON text of an object, in ASCII: sorted keys, without a newline at the end."""
    return json.dumps(stated, sort_keys=True, indent=1, allow_nan=False)


def read_rows(path: Path) -> Iterator[Row]:
    """Yield the rows of a JSONL file.

    Raises: SeedproofError when the file is missing, or a line is not the canonical line of a row with an id.
    """
    for where, line in numbered_lines(path):
        yield _row_of(line, where)


def numbered_lines(path: Path) -> Iterator[tuple[str, bytes]]:
    """Yield each line of a file that a stage wrote, after its name: `instances.jsonl, line 3`.

    Raises: SeedproofError when the file cannot be read, or has a line that is too long to be a row.
    """
    try:
        with opened(path) as file:
            for number, line in enumerate(lines_at_most(file, path), start=1):
                yield f"{path}, line {number}", line
    except OSError as error:
        raise unreadable(path, error, "Make it again: dvc repro") from error


def write_rows(file: IO[bytes], rows: Iterable[Mapping[str, Any]]) -> int:
    """Write rows as lines; how many there were."""
    count = 0
    for row in rows:
        file.write(line_of(row))
        count += 1
    return count


def is_behind_examples(row: Mapping[str, Any], plain: Mapping[str, Any]) -> bool:
    """Return whether a row may be a plain one behind worked examples: nothing else of it differs.

    The benchmark's own `quality` checks what its question says.
    """
    own = {column: plain[column] for column in ("question", "demonstrations") if column in plain}
    return line_of({**row, **own}) == line_of(plain)


def rows_digest(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return the SHA-256 of the file that `write_rows` would write, 64 hex digits."""
    digest = sha256()
    for row in rows:
        digest.update(line_of(row))
    return digest.hexdigest()


def _row_of(line: bytes, where: str) -> Row:
    try:
        row = msgspec.json.decode(line)
        fits = isinstance(row, dict) and isinstance(row.get("id"), str) and line_of(row) == line
    except (ValueError, RecursionError):
        fits = False
    if not fits:
        raise SeedproofError(
            f"{where}: is not a row in canonical JSON, expected what `generate` writes. "
            "Make it again: dvc repro -f"
        )
    stated: Row = row
    return stated

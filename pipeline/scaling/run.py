"""What a split is made from, and the parts that its line of candidates is cut into."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from seedproof.generating import Rows
from seedproof.record.candidates import KEY_BYTES, Cell
from seedproof.record.rows import canonical

PARTS = 64
"""A split has about so many parts, unless they would be too small or too large."""

SMALLEST_PART = 512
LARGEST_PART = 131_072

BUCKET = 262_144
"""The keys of so many candidates are compared at a time."""


class Part(NamedTuple):
    """The candidates of one file: positions from `start` to before `stop`."""

    number: int
    start: int
    stop: int


class Bucket(NamedTuple):
    """One of `of` equal ranges of keys, in which the parts are compared."""

    number: int
    of: int
    parts: tuple[Part, ...]


class Share(NamedTuple):
    """The parts of so many candidates whose number leaves `number` when it is divided by `of`."""

    candidates: int
    number: int
    of: int


class HoldOut(NamedTuple):
    """A range of keys, from 0 to 1, with `stop` outside: a problem with a key in it is not written."""

    start: Fraction
    stop: Fraction

    def holds(self, key: bytes) -> bool:
        """Return whether a key lies in the range."""
        return self.start <= Fraction(int.from_bytes(key), 1 << (8 * KEY_BYTES)) < self.stop

    def __str__(self) -> str:
        return f"{self.start}:{self.stop}"


@dataclass(frozen=True)
class Run:
    """All that the bytes of a split depend on, and the folder that it is written to."""

    out: Path
    benchmark: str
    root_seed: int | str
    cells: tuple[Cell, ...]
    hold_out: HoldOut | None
    schema: bytes
    """The Arrow schema of the rows. To derive it in each process would take a second."""
    code: str
    """The digest of the code that makes, proves and writes rows."""

    @cached_property
    def key(self) -> str:
        """The SHA-256 of everything but the folder."""
        said = {
            "benchmark": self.benchmark,
            "root_seed": self.root_seed,
            "cells": self.cells,
            "hold_out": str(self.hold_out),
            "schema": self.schema.hex(),
            "code": self.code,
        }
        return sha256(canonical(said).encode()).hexdigest()

    @property
    def line(self) -> Rows:
        """The endless line of candidates."""
        return Rows(self.benchmark, self.root_seed, self.cells)

    def is_held_out(self, keys: frozenset[bytes]) -> bool:
        """Return whether a candidate with these keys is not to be written."""
        return self.hold_out is not None and any(map(self.hold_out.holds, keys))

    def made(self, part: Part) -> Path:
        """Return the file with the proved rows of a part, among them repeats of rows in other parts."""
        return self.out / WORK / "made" / _name(part.number)

    def keys(self, part: Part) -> Path:
        """Return the file with the keys of a part's candidates."""
        return self.out / WORK / "keys" / _name(part.number)

    def repeats(self, bucket: int) -> Path:
        """Return the file with the positions that have a key of this bucket which a lower position has."""
        return self.out / WORK / "repeats" / _name(bucket)

    def data(self, part: Part) -> Path:
        """Return the file with a part's rows in the split."""
        return self.out / data_file(part.number)


WORK = "work"
"""The folder that growing and resuming need, and readers do not."""


def data_file(number: int) -> str:
    """Return the path of a part's rows, which does not tell how many parts there are."""
    return f"data/train-{_name(number)}"


def _name(number: int) -> str:
    return f"{number:05d}.parquet"


def cut(candidates: int, before: Sequence[Part] = ()) -> list[Part]:
    """Cut so many candidates into parts. Those that exist stay as they are."""
    parts = list(before)
    size = min(LARGEST_PART, max(SMALLEST_PART, 1 << (candidates // PARTS).bit_length()))
    made = parts[-1].stop if parts else 0
    for start in range(made, candidates, size):
        parts.append(Part(len(parts), start, min(start + size, candidates)))
    return parts


def buckets_of(parts: Sequence[Part]) -> list[Bucket]:
    """Return the buckets in which the keys of all parts are compared."""
    count = -(-parts[-1].stop // BUCKET)
    return [Bucket(number, count, tuple(parts)) for number in range(count)]

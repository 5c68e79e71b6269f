"""What a kind of tampering is, and how it is applied to a copy of a release."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from seedproof.record.draws import Draws
from tests.verifying.tampering.resealing import reseal

Change = Callable[[Path, Draws], None]
"""Alters a release's folder in place. A change may also write into `outside(folder)`, nowhere else."""


class DoesNotApply(Exception):
    """The release has nothing that this kind of tampering could alter."""


@dataclass(frozen=True, kw_only=True)
class Tampering:
    """One thing that a person with a shell can do to a release."""

    name: str
    """A phrase that says what a person would see; the stream of draws is seeded by it."""
    change: Change
    only: tuple[str, ...] | None = None
    """The benchmarks that have what is altered; without it, the change is tried on all of them."""
    sealed: bool = True
    """Whether checksums, manifest, card, Croissant and pointer are made to agree again afterwards."""


def apply(folder: Path, tampering: Tampering) -> None:
    """Alter the release in `folder`, the same way every time.

    Raises: DoesNotApply when the release has nothing to alter; the folder is then to be thrown away.
    """
    benchmark = json.loads((folder / "manifest.json").read_bytes())["name"]
    if tampering.only is not None and benchmark not in tampering.only:
        raise DoesNotApply(f"{tampering.name}: only for {', '.join(tampering.only)}")
    tampering.change(folder, Draws(sha256(tampering.name.encode()).hexdigest()[:32]))
    if tampering.sealed:
        reseal(folder)


def turns(
    tamperings: Sequence[Tampering], benchmarks: Sequence[str]
) -> Iterator[tuple[Tampering, Sequence[str]]]:
    """Each kind with the benchmarks to try it on, for each kind another one first."""
    for number, tampering in enumerate(tamperings):
        start = number % len(benchmarks)
        in_turn = [*benchmarks[start:], *benchmarks[:start]]
        yield tampering, tampering.only or in_turn


def outside(folder: Path) -> Path:
    """The folder beside a release that links may lead to; it is made here."""
    beside = folder.parent / f"{folder.name}-outside"
    beside.mkdir(exist_ok=True)
    return beside

"""What a kind of tampering is, and how it is applied to a copy of a release."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from seedproof.record.draws import Draws
from tests.verifying.tampering.resealing import reseal, written

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
    """Whether all that the change itself leaves alone is written again afterwards, to agree with it."""
    on_word: bool = False
    """Whether it alters what stands on the maintainer's word, so that `--redo` has to refuse it."""


def apply(folder: Path, tampering: Tampering) -> None:
    """Alter the release in `folder`, the same way every time; the current folder has its templates.

    Raises: DoesNotApply when the release has nothing to alter; the folder is then to be thrown away.
    """
    benchmark = json.loads((folder / "manifest.json").read_bytes())["name"]
    if tampering.only is not None and benchmark not in tampering.only:
        raise DoesNotApply(f"{tampering.name}: only for {', '.join(tampering.only)}")
    before = written(folder)
    tampering.change(folder, Draws(sha256(tampering.name.encode()).hexdigest()[:32]))
    if tampering.sealed:
        after = written(folder)
        reseal(folder, spared=[name for name in before if before[name] != after[name]])


def outside(folder: Path) -> Path:
    """The folder beside a release that links may lead to; it is made here."""
    beside = folder.parent / f"{folder.name}-outside"
    beside.mkdir(exist_ok=True)
    return beside

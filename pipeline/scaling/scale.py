"""Makes a split in a folder: the three maps in turn, then manifest, checksums and card."""

import time
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from pipeline.releasing.checksums import SUMS, sums_lines
from pipeline.scaling.card import CARD, card_of
from pipeline.scaling.engines import Engine
from pipeline.scaling.manifest import Manifest, manifest_in, manifest_of
from pipeline.scaling.parts import compare, count, finish, kept_positions, make
from pipeline.scaling.run import Run, Share, Span, buckets_of, cut
from seedproof.record.files import alone, file_digest, replacing
from seedproof.record.nearby import MANIFEST
from seedproof.record.printing import aside, is_watched
from seedproof.record.progress import progress
from seedproof.record.rows import pretty_json

LEAST_YIELD = 100
"""When fewer than one candidate in so many is new, the problems count as spent."""


def make_split(run: Run, engine: Engine, rows: int | None, candidates: int | None) -> Manifest:
    """Make the rows that so many candidates give, or so many rows, or as many as there are.

    A split that has more is left as it is.
    Raises: SeedproofError when a row is refuted, another run has the folder, or it has another split.
    """
    with alone(run.out):
        before = manifest_in(run)
        parts = before.parts if before else []
        if candidates is not None:
            parts = cut(candidates, parts)
        elif rows is not None:
            parts = _parts_with(run, engine, rows, parts)
        _compare(run, engine, parts)
        return _finish(run, engine, parts, before)


def make_share(run: Run, engine: Engine, share: Share) -> int:
    """Make the parts of a share, and nothing else; return how many. Other machines make the others.

    Raises: SeedproofError when a row is refuted, or the folder has another split.
    """
    before = manifest_in(run)
    parts = cut(share.candidates, before.parts if before else [])
    own = [part for part in parts if part.number % share.of == share.number]
    _make(run, engine, own)
    return len(own)


def _parts_with(run: Run, engine: Engine, rows: int, before: list[Span]) -> list[Span]:
    """Make and compare candidates, round by round, until they give so many rows; return their parts."""
    parts = before
    found = sum(_counts(run, engine, parts))
    candidates = rows - found
    while candidates > 0:
        parts = cut(_stop(parts) + candidates, parts)
        counts = _counts(run, engine, parts)
        new = sum(counts) - found
        if new * LEAST_YIELD < candidates:
            return parts
        found += new
        if found >= rows:
            return _ended(run, parts, counts, rows)
        candidates = (rows - found) * candidates // new
        candidates += candidates // 32 + 32
    return parts


def _stop(parts: Sequence[Span]) -> int:
    return parts[-1].stop if parts else 0


def _ended(run: Run, parts: Sequence[Span], counts: Sequence[int], rows: int) -> list[Span]:
    """Return the parts up to the last of so many rows, the last one cut behind it."""
    before = 0
    kept: list[Span] = []
    for part, of_part in zip(parts, counts, strict=True):
        if before + of_part >= rows:
            last = int(kept_positions(run, part, _buckets(parts))[rows - before - 1])
            return [*kept, part._replace(stop=last + 1)]
        before += of_part
        kept.append(part)
    return kept


def _counts(run: Run, engine: Engine, parts: Sequence[Span]) -> list[int]:
    """Make and compare the candidates of parts; return the rows of each."""
    if not parts:
        return []
    _compare(run, engine, parts)
    return [count(run, part, _buckets(parts)) for part in parts]


def _make(run: Run, engine: Engine, parts: Sequence[Span]) -> None:
    made = engine.map(partial(make, run), parts)
    if is_watched():
        for _ in progress(made, "make and prove", len(parts)):
            pass
        return
    _tell_each(made, parts)


def _tell_each(made: Iterator[Span], parts: Sequence[Span]) -> None:
    """Print a line for each part that is made."""
    began = time.monotonic()
    candidates = sum(map(_size, parts))
    done = 0
    for number, part in enumerate(made, 1):
        done += _size(part)
        rate = done / (time.monotonic() - began)
        left = (candidates - done) / rate
        aside(
            f"make and prove: {number:,} of {len(parts):,} parts, {rate:,.0f} candidates a second, "
            f"{left:,.0f} s left"
        )


def _size(part: Span) -> int:
    return part.stop - part.start


def _compare(run: Run, engine: Engine, parts: Sequence[Span]) -> None:
    """Make parts, and find the positions that repeat an earlier one."""
    _make(run, engine, parts)
    buckets = buckets_of(parts)
    for _ in engine.map(partial(compare, run), buckets):
        pass


def _buckets(parts: Sequence[Span]) -> int:
    return len(buckets_of(parts))


def _finish(run: Run, engine: Engine, parts: Sequence[Span], before: Manifest | None) -> Manifest:
    """Write the split's files from compared parts, and say what they are. Those that stand are left alone."""
    standing = before if before and _is_whole(run, before) else None
    if standing:
        aside(
            f"{run.out}: {len(standing.files):,} files stand as the manifest says, and are not proved again"
        )
    new = parts[len(standing.files) :] if standing else parts
    finished = sorted(engine.map(partial(finish, run, buckets=_buckets(parts)), new))
    manifest = manifest_of(run, finished, standing)
    documents = {
        MANIFEST: pretty_json(msgspec.to_builtins(manifest)),
        SUMS: sums_lines({name: file.sha256 for name, file in manifest.files.items()}).encode(),
        CARD: card_of(manifest).encode(),
    }
    for name, content in documents.items():
        with replacing(run.out / name) as file:
            file.write(content)
    return manifest


def _is_whole(run: Run, manifest: Manifest) -> bool:
    """Return whether every file is as a manifest says; if not, say which one is the first that is not."""
    for name, said in manifest.files.items():
        path = run.out / name
        if not path.is_file() or file_digest(path) != said.sha256:
            aside(f"{path}: is not as the manifest says. All files are written again")
            return False
    return True

"""Scores a file of responses in parts, on an engine: what they are worth does not depend on either."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, Generic, NamedTuple, TypeVar

from pipeline.scaling.endless import EndlessRows
from pipeline.scaling.engines import Engine
from seedproof.contract.groups import Groups
from seedproof.record.errors import SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.files import replacing
from seedproof.record.json_lines import Stretch
from seedproof.record.json_text import value_of
from seedproof.record.objects import PARQUET, cut
from seedproof.record.progress import progress
from seedproof.scoring.counting import Counted, count, digest
from seedproof.scoring.judged import Judgements
from seedproof.scoring.response_files import ResponseFile
from seedproof.scoring.runs import Details, Rows, Run, finish, run, scored

LEAST_LINES = 500
"""Lines of a part, but for the last one: fewer are not worth sending to a worker."""

MOST_LINES = 20_000
"""Lines of a part: what is told of each stays in memory until its part is done."""

PARTS_OF_A_WORKER = 4

R = TypeVar("R")


class Share(NamedTuple):
    """Lines of a file that are scored together."""

    number: int
    stretches: Sequence[Stretch]


class Done(NamedTuple, Generic[R]):
    """What became of the responses of a part."""

    number: int
    result: R
    details: bytes
    """A line of JSON for each, where they are to be written."""


def parts_of(path: Path, workers: int, least: int = LEAST_LINES) -> list[Share]:
    """Cut a file of responses into parts for so many workers.

    Raises: SeedproofError when it cannot be read, or a line is too long.
    """
    stretches = cut(path, least)
    wanted = -(-len(stretches) // (PARTS_OF_A_WORKER * workers))
    size = max(1, min(wanted, MOST_LINES // least))
    starts = range(0, len(stretches), size)
    return [Share(number, stretches[at : at + size]) for number, at in enumerate(starts)]


def score_released(
    file: ResponseFile,
    rows: Mapping[str, Mapping[str, Any]],
    judged: Mapping[str, Judgements],
    engine: Engine,
    parts: Sequence[Share],
    details: Path | None,
) -> Run:
    """Score responses to the rows of a table.

    Raises: SeedproofError when a row cannot be scored, or a file cannot be read or written.
    """
    work = _Work(file, rows, judged, details is not None, run)
    whole = Run()
    with _written(details) as write:
        for done in _mapped(engine, work, parts):
            whole.outcomes.update(done.result.outcomes)
            whole.judgements.update(done.result.judgements)
            write(done.details)
        rest: list[bytes] = []
        finish(whole, rows, judged, _into(rest) if details is not None else None)
        write(b"".join(rest))
    return whole


def score_endless(
    file: ResponseFile,
    rows: EndlessRows,
    groups: Groups,
    engine: Engine,
    parts: Sequence[Share],
    details: Path | None,
) -> Counted:
    """Score responses to rows of the endless line, which are made from their ids.

    Raises: SeedproofError when an id is none of them, or has two responses, or a file fails.
    """
    work = _Work(file, rows, {}, details is not None, partial(_counted, groups))
    whole = Counted()
    with _written(details) as write:
        for done in _mapped(engine, work, parts):
            whole.extend(done.result)
            write(done.details)
        if repeated := whole.repeated():
            _expect_other_rows(file, repeated)
    if not whole.rows:
        raise SeedproofError(f"{file.path}: has no response, expected text in {file.column}")
    return whole


def _counted(
    groups: Groups,
    rows: Rows,
    responses: Iterable[tuple[str, str, str]],
    judged: Mapping[str, Judgements],
    details: Details | None,
) -> Counted:
    return count(scored(rows, responses, judged, details), groups)


@dataclass(frozen=True)
class _Work(Generic[R]):
    """Scores a part, in whichever process."""

    file: ResponseFile
    rows: Rows
    judged: Mapping[str, Judgements]
    has_details: bool
    score: Callable[[Rows, Iterable[tuple[str, str, str]], Mapping[str, Judgements], Details | None], R]

    def __call__(self, part: Share) -> Done[R]:
        lines: list[bytes] = []
        responses = (response for stretch in part.stretches for response in self.file.responses(stretch))
        details = _into(lines) if self.has_details else None
        return Done(part.number, self.score(self.rows, responses, self.judged, details), b"".join(lines))


def _into(lines: list[bytes]) -> Details:
    return lambda details: lines.append(json.dumps(details).encode() + b"\n")


def _mapped(engine: Engine, work: _Work[R], parts: Sequence[Share]) -> Iterator[Done[R]]:
    """Yield what was done of each part, in their order."""
    waiting: dict[int, Done[R]] = {}
    following = 0
    for done in progress(engine.map(work, parts), "scoring", len(parts)):
        waiting[done.number] = done
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def _expect_other_rows(file: ResponseFile, repeated: set[int]) -> None:
    """Raises: SeedproofError where an id whose digest is among these has two responses."""
    seen = set[str]()
    for where, row_id, _ in file.responses():
        if digest(row_id) not in repeated:
            continue
        if row_id in seen:
            raise SeedproofError(f"{where}: {row_id} has another response above. Keep one response a row")
        seen.add(row_id)


@contextmanager
def _written(path: Path | None) -> Iterator[Callable[[bytes], object]]:
    """Open the file for details, whole or absent, and yield what writes some lines of JSON to it."""
    if path is None:
        yield lambda lines: None
        return
    with replacing(path) as file:
        if path.suffix != PARQUET:
            yield file.write
            return
        with _table(file) as write:
            yield write


@contextmanager
def _table(file: IO[bytes]) -> Iterator[Callable[[bytes], object]]:
    """Yield what writes lines of JSON as rows of a Parquet file."""
    with named_extra():
        import pyarrow as pa
        import pyarrow.parquet as pq
    part = {name: pa.string() for name in ("part", "verdict", "answer", "reason", "judged")}
    texts = {name: pa.string() for name in ("id", "verdict", "value", "share", "answer", "reason", "judged")}
    schema = pa.schema(texts | {"parts": pa.list_(pa.struct(part))})
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:

        def write(lines: bytes) -> None:
            rows = [value_of(line) for line in lines.splitlines()]
            if rows:
                writer.write_table(pa.Table.from_pylist(rows, schema=schema))

        yield write

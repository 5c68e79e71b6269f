"""The stage that has engines which are not ours decide what each row promises."""

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path

import msgspec

import seedproof.certifying
from pipeline.certifying import making
from pipeline.certifying.deciding import clipped
from pipeline.certifying.gate import gated, said_before
from pipeline.certifying.released import certifiable
from pipeline.certifying.statement import Said
from pipeline.certifying.tallying import Key
from pipeline.gates.gate import write_report
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from pipeline.workplace.code import digest_of
from seedproof.certifying.rows import can_certify
from seedproof.contract import registry
from seedproof.record.json_text import read_json
from seedproof.record.printing import aside
from seedproof.record.rows import OWN_SPLIT, Row, line_of


def run(build: Build, workers: int = 1, decides_all: bool = False) -> None:
    """Read instances, write certify.json; unless it `decides_all`, it takes over what releases attest.

    Raises: GateClosed when a row is not read, or a script contradicted or undecided.
    """
    rows = _rows(build)
    if not can_certify(build.benchmark):
        aside(f"certify {build.benchmark}: its rows have no scripts")
        write_report(build, "certify", 0, [], {"said": None})
        return
    before = [] if decides_all else list(said_before(build.benchmark))
    sources = registry.benchmark(build.benchmark).release.sources(build.settings().generate)
    source = _made_from(build.benchmark, rows)
    done = gated(build.benchmark, rows, source, before, workers, may_be_unread=bool(sources))
    if done.said is not None:
        for line in _told(done.said, done.decided):
            aside(f"certify {build.benchmark}: {line}")
    findings = list(chain(*done.faults.values()))
    write_report(build, "certify", len(rows), findings, {"said": msgspec.to_builtins(done.said)})


def _rows(build: Build) -> list[Row]:
    """Return the rows that a release of the build has scripts of."""
    layout = registry.benchmark(build.benchmark).release
    instances = Instances(build, layout.row)
    demonstrations = list(instances.demonstrations())
    own = instances.by_split()[OWN_SPLIT]
    tables = layout.tables(own, demonstrations, build.settings().generate)
    return certifiable(build.benchmark, tables, list(read_json(build.report("generate"))["families"]))


def _made_from(benchmark: str, rows: Sequence[Row]) -> str:
    """Return a digest of rows and of the code that makes their scripts."""
    room = Path(seedproof.certifying.__file__).parent
    digest = sha256()
    for part in (*sorted(room.glob("*.py")), room / benchmark, Path(making.__file__)):
        digest.update(digest_of(part.as_posix()).encode())
    for row in rows:
        digest.update(line_of(row))
    return digest.hexdigest()


def _told(said: Said, decided: Collection[Key]) -> Iterator[str]:
    """Yield how much was decided, and which rows are not said in full."""
    now = {family for family, _, _ in decided}
    taken = {of.family for of in said.queries if (of.family, of.query, of.expected) not in decided}
    queries = len(said.queries) - len(decided)
    yield (
        f"{queries:,} queries of {len(taken):,} families taken over, {len(decided):,} of {len(now):,} decided"
    )
    families = said.families.values()
    rows, full, part = (sum(getattr(of, name) for of in families) for name in ("rows", "full", "part"))
    if rows > full:
        places = clipped("; ".join(said.incomplete))
        yield f"{part:,} of {rows:,} rows have scripts in part, {rows - full - part:,} none: {places}"

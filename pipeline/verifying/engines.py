"""What engines that run here say of a release's scripts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pipeline.certifying.coverage import stated as coverage
from pipeline.certifying.deciding import decided
from pipeline.certifying.engines import ENGINES, Engine
from pipeline.certifying.making import Made, Query, made, packed
from pipeline.certifying.released import certifiable
from pipeline.certifying.statement import ARCHIVE, Name, OfFamily, Statement
from pipeline.certifying.stating import differences
from pipeline.certifying.tallying import covered, tallied
from pipeline.certifying.telling import faults_of, told
from pipeline.verifying.checking import PROOF, check
from pipeline.verifying.release import Release
from seedproof.certifying.rows import can_certify
from seedproof.record.checks import Check, State
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row

SECONDS = 2.0
"""What an engine may take for a script."""


def ready_engines() -> list[Engine]:
    """Return all engines. Raises: ModuleNotFoundError for one that is not installed."""
    engines = list(ENGINES.values())
    for engine in engines:
        engine.version()
    return engines


def ran_here(stated: Mapping[str, Any] | None) -> bool:
    """Return whether the engines that a predicate of `certify` names are those that are installed here."""
    here = {engine.name: engine.version() for engine in ready_engines()}
    return stated is not None and stated["engines"] == here


def by_engines(
    release: Release, stated: Mapping[str, Any] | None, only: Sequence[Row] | None, workers: int
) -> Check:
    """Have every engine decide every script, or those of some rows alone.

    All of them are compared with the predicate of `certify` that the release has, too.
    """
    if not can_certify(release.benchmark):
        return Check("engines", "its rows are not made into scripts", State.NOT_CHECKED, PROOF)
    names = " and ".join(f"{engine.name} {engine.version()}" for engine in ready_engines())
    findings = _findings(release, stated, only, workers)
    return check("engines", PROOF, findings, f"every query decided as claimed by {names}")


def _findings(
    release: Release, stated: Mapping[str, Any] | None, only: Sequence[Row] | None, workers: int
) -> Iterator[str]:
    rows = certifiable(release.benchmark, release.by_split[OWN_SPLIT], list(release.manifest["families"]))
    if only is not None:
        chosen = {row["id"] for row in only}
        rows = [row for row in rows if row["id"] in chosen]
    results = list(made(release.benchmark, rows))
    queries = [query for result in results for query in result.queries]
    engines = ready_engines()
    said = list(progress(decided(queries, engines, SECONDS, workers), "decide", len(queries)))
    yield from told(faults_of(results, said))
    if stated is not None and only is None:
        statement = msgspec.convert(stated, Statement)
        yield from differences(statement, tallied(said))
        yield from _counted_otherwise(statement, results, queries)
    if only is None:
        yield from _other_archive(release, results)


def _counted_otherwise(
    statement: Statement, results: Sequence[Made], queries: Sequence[Query]
) -> Iterator[str]:
    """Yield what the statement counts otherwise than the scripts that are made here."""
    lemmas = Counter(name for query in queries for name in query.script.axioms)
    families = msgspec.convert(coverage(covered(results)), dict[Name, OfFamily])
    if statement.scripts.count != len(queries) or statement.lemmas != lemmas:
        yield "certify: its scripts or lemmas are not those of these rows"
    if statement.families != families:
        yield "certify: its scripts do not cover what it says"


def _other_archive(release: Release, results: Sequence[Made]) -> Iterator[str]:
    """Compare the archive with the scripts made here, unpacked: libraries pack in different ways."""
    path = release.folder / ARCHIVE
    if path.is_file():
        content = packed(results)
        expected = _unpacked(content, -1)
        if _unpacked(path.read_bytes(), len(expected) + 1) != expected:
            yield f"{ARCHIVE} does not have the scripts of these rows"


def _unpacked(content: bytes, most: int) -> bytes:
    """Return up to `most` bytes of what is packed; nothing for what is no archive."""
    import pyarrow as pa

    try:
        with pa.input_stream(pa.BufferReader(content), compression="zstd") as stream:
            unpacked: bytes = stream.read() if most < 0 else stream.read(most)
    except OSError:
        return b""
    return unpacked

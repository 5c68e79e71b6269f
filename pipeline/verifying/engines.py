"""What engines that run here say of a release's scripts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pipeline.certifying.deciding import decided
from pipeline.certifying.engines import ENGINES, Engine
from pipeline.certifying.making import made
from pipeline.certifying.released import certifiable
from pipeline.certifying.statement import Statement
from pipeline.certifying.stating import differences
from pipeline.certifying.tallying import tallied
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
    return check("engines", PROOF, findings, f"every script decided as promised by {names}")


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
        yield from differences(msgspec.convert(stated, Statement), tallied(said))

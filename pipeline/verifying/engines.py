"""What engines say of a release's scripts: the maintainer's, as it states, or those that run here."""

from collections.abc import Iterator, Sequence

from pipeline.certifying.deciding import Decided, decided
from pipeline.certifying.engines import ENGINES, Engine
from pipeline.certifying.making import Query, made
from pipeline.certifying.released import certifiable
from pipeline.certifying.statement import Statement, differences, load_statement
from pipeline.certifying.tallying import tallied
from pipeline.certifying.telling import faults_of, told
from pipeline.releasing.scripts import STATEMENT
from pipeline.verifying.checking import check
from pipeline.verifying.release import Release
from seedproof.record.checks import Check
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row

SECONDS = 2.0
"""What an engine may take for a script."""

_YOURS = "Have engines here decide them: --decide"


def as_stated(release: Release) -> Check:
    """Tell what the maintainer's engines said, which only engines can check."""
    scripts = release.manifest["scripts"]["scripts"]
    statement = _statement(release)
    if statement is None:
        said = "nobody says what engines made of them"
    else:
        by = " and ".join(f"{name} {version}" for name, version in statement.engines.items())
        said = f"decided as promised by {by}, says the maintainer"
    return Check("engines", f"{scripts:,} scripts, {said}.\n{_YOURS}", None)


def ready_engines() -> list[Engine]:
    """Return all engines. Raises: ModuleNotFoundError for one that is not installed."""
    engines = list(ENGINES.values())
    for engine in engines:
        engine.version()
    return engines


def by_engines(release: Release, only: Sequence[Row] | None, workers: int) -> Check:
    """Have every engine decide every script, or those of some rows alone.

    All of them are compared with what the release states, too.
    """
    tables = {config: rows for (config, split), rows in release.rows.items() if split == OWN_SPLIT}
    rows = certifiable(release.benchmark, tables, list(release.manifest["families"]))
    if only is not None:
        chosen = {row["id"] for row in only}
        rows = [row for row in rows if row["id"] in chosen]
    results = list(made(release.benchmark, rows))
    queries = [query for result in results for query in result.queries]
    engines = ready_engines()
    said = list(progress(decided(queries, engines, SECONDS, workers), "decide", len(queries)))
    names = " and ".join(f"{engine.name} {engine.version()}" for engine in engines)
    findings = [*told(faults_of(results, said)), *(_unlike(release, said) if only is None else ())]
    return check("engines", findings, _sentence(queries, said, names))


def _sentence(queries: Sequence[Query], said: Sequence[Decided], names: str) -> str:
    replayed = sum(each.is_replayed for each in said)
    return f"{len(queries):,} scripts decided as promised by {names}, {replayed:,} models worked out again"


def _unlike(release: Release, said: Sequence[Decided]) -> Iterator[str]:
    statement = _statement(release)
    if statement is not None:
        yield from differences(statement, tallied(said))


def _statement(release: Release) -> Statement | None:
    path = release.folder / STATEMENT
    return load_statement(path) if path.is_file() else None

"""The scripts in a release: `proofs/`, what the manifest says of them, and what engines said of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from pipeline.certifying.archive import ARCHIVE, ArchivedScript, archive_of
from pipeline.certifying.coverage import stated
from pipeline.certifying.making import Query, made_of
from pipeline.certifying.statement import differences, expect_of, read_statement
from pipeline.certifying.tallying import counted, covered
from pipeline.certifying.telling import faults_of, told
from pipeline.releasing.changelog import CARDS
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.certifying.rows import can_certify
from seedproof.record.errors import SeedproofError
from seedproof.record.progress import aside, progress
from seedproof.record.rows import Row

STATEMENT = "report/certify.json"
"""Where a release has what the maintainer's engines said of its scripts."""


@dataclass(frozen=True)
class Scripts:
    """The scripts of a release, as its archive has them."""

    queries: Sequence[Query]
    stated: dict[str, Any]
    """What the manifest says of them."""


def write_scripts(
    folder: Path, benchmark: str, rows: Sequence[Row], processes: SideBySide | None = None
) -> Scripts | None:
    """Write the archive of the scripts of all rows; None where nobody has taught how to make them.

    Rows that nothing reads have no scripts: they are told and counted. `certify` ends with 1 for them.
    """
    if not can_certify(benchmark):
        return None
    made = (processes or SideBySide()).in_order(partial(made_of, benchmark), rows, ROWS)
    results = list(progress(made, "script", len(rows)))
    for line in told(faults_of(results, [])):
        aside(line)
    queries = [query for result in results for query in result.queries]
    content = archive_of(ArchivedScript(query.place, query.text) for query in queries)
    _write(folder / ARCHIVE, content)
    section = {
        "archive": ARCHIVE,
        "bytes": len(content),
        "sha256": sha256(content).hexdigest(),
        "scripts": len(queries),
        "lemmas": dict(sorted(Counter(name for query in queries for name in query.script.axioms).items())),
        "families": stated(covered(results)),
    }
    return Scripts(queries, section)


def statement_path(benchmark: str) -> Path:
    """Return where a maintainer keeps what engines said of a benchmark's newest scripts."""
    return CARDS / benchmark / "certify.json"


def kept_statement(benchmark: str, home: Path) -> bytes | None:
    """Read what the maintainer keeps in a folder with templates; None where there is nothing."""
    path = home / statement_path(benchmark)
    return path.read_bytes() if path.is_file() else None


def write_statement(folder: Path, benchmark: str, statement: bytes | None, scripts: Scripts | None) -> None:
    """Write what engines said, if it is a sound statement on these very scripts; else nothing."""
    if statement is not None and scripts is not None and _fits(benchmark, statement, scripts):
        _write(folder / STATEMENT, statement)


def _fits(benchmark: str, content: bytes, scripts: Scripts) -> bool:
    try:
        statement = read_statement(content, STATEMENT)
        expect_of(statement, benchmark, scripts.stated["sha256"])
    except SeedproofError:
        return False
    return not list(differences(statement, counted(scripts.queries)))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)

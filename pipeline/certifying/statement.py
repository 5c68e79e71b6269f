"""The statement that stands beside a card: what engines said of a release's scripts, which it names by hash.

It has no times and nothing of a machine: whoever decides the same scripts again can compare.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pipeline.certifying.engines import Engine
from pipeline.certifying.making import Query
from pipeline.certifying.tallying import Line
from seedproof.certifying.script import Status
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing, unreadable
from seedproof.record.rows import pretty_json

SCHEMA = Path("schemas/certify.schema.json")

_REMEDY = "Make it again: seedproof certify --decide --write"

Name = Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{1,200}$")]
Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
Version = Annotated[str, Meta(pattern="^[0-9][0-9A-Za-z.+-]{0,40}$")]
Digest = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of the archive of all scripts, 64 hex digits")
]


class Scripts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scripts that the statement is about."""

    count: Several
    sha256: Digest


class OfQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found of one kind of query: N stands for its numbers."""

    family: Name
    query: Name
    expected: Status
    scripts: Several
    said: Annotated[
        dict[Name, dict[Name, Several]],
        Meta(description="How many scripts each engine called sat, unsat or unknown"),
    ]
    replayed: Annotated[
        int, Meta(ge=0, description="Scripts that a model makes true, worked out in fractions")
    ]


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What engines said of a release's scripts: nothing else than was expected, and some engine of each."""

    benchmark: Name
    scripts: Scripts
    seconds: Annotated[
        str,
        Meta(pattern="^[0-9]{1,5}([.][0-9]{1,3})?$", description="What an engine may take"),
    ]
    engines: Annotated[dict[Name, Version], Meta(description="The version of each engine")]
    queries: list[OfQuery]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a statement, as `schemas/certify.schema.json` has it."""
    stated = msgspec.json.schema(Statement)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "certify.json", **stated}


def state(
    benchmark: str,
    sha256: str,
    engines: Sequence[Engine],
    seconds: float,
    queries: Iterable[Query],
    lines: Iterable[Line],
) -> Statement:
    """Make the statement; `sha256` is that of the archive of the same queries.

    Raises: SeedproofError where there is a contradiction or an undecided script.
    """
    counted = list(queries)
    lines = list(lines)
    if any(line.contradictions or line.undecided for line in lines):
        raise SeedproofError(f"{benchmark}: not every script is decided as promised, so nothing is stated")
    statement = Statement(
        benchmark=benchmark,
        scripts=Scripts(len(counted), sha256),
        seconds=f"{seconds:.3f}".rstrip("0").rstrip("."),
        engines={engine.name: engine.version() for engine in engines},
        queries=[_of_query(line, engines) for line in lines],
    )
    _expect_sound(statement, benchmark)
    return statement


def statement_bytes(statement: Statement) -> bytes:
    """Return the bytes of the file that has a statement."""
    return pretty_json(msgspec.to_builtins(statement))


def write_statement(statement: Statement, path: Path) -> None:
    """Write a statement. Raises: SeedproofError when the file cannot be written."""
    with replacing(path) as file:
        file.write(statement_bytes(statement))


def load_statement(path: Path) -> Statement:
    """Read a statement.

    Raises: SeedproofError when it cannot be read, is none, or says what cannot be.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, _REMEDY) from error
    return read_statement(content, str(path))


def read_statement(content: bytes, where: str) -> Statement:
    """Read a statement from the bytes of its file; `where` names it in messages.

    Raises: SeedproofError when it is none, or says what cannot be.
    """
    try:
        statement = msgspec.json.decode(content, type=Statement)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise SeedproofError(f"{where}: is no statement ({error}). {_REMEDY}") from error
    if statement_bytes(statement) != content:
        raise SeedproofError(f"{where}: is not written as a statement is. {_REMEDY}")
    _expect_sound(statement, where)
    return statement


def bound_to(content: bytes) -> str | None:
    """Return the SHA-256 of the archive that a statement is about; None for what is no sound statement."""
    try:
        return read_statement(content, "the statement").scripts.sha256
    except SeedproofError:
        return None


def expect_of(statement: Statement, benchmark: str, sha256: str) -> None:
    """Raise SeedproofError unless a statement is about a benchmark and the archive of this SHA-256."""
    if statement.benchmark != benchmark:
        raise SeedproofError(f"the statement is of {statement.benchmark}, expected {benchmark}")
    if statement.scripts.sha256 != sha256:
        raise SeedproofError(
            f"the statement is of the scripts {statement.scripts.sha256[:12]}, these are {sha256[:12]}"
        )


def differences(statement: Statement, lines: Iterable[Line]) -> Iterator[str]:
    """Yield how the scripts at hand differ from those that the statement counts.

    What a single engine leaves undecided is not compared: it depends on its version and on the machine.
    """
    stated = {(of.family, of.query, of.expected): of.scripts for of in statement.queries}
    here = {(line.family, line.query, line.expected): line.scripts for line in lines}
    for key in sorted({*here, *stated}):
        if here.get(key) != stated.get(key):
            said, found = stated.get(key, 0), here.get(key, 0)
            yield f"{' '.join(key)}: the statement says {said:,} scripts, here are {found:,}"


def _of_query(line: Line, engines: Sequence[Engine]) -> OfQuery:
    said = {engine.name: _said(line.said.get(engine.name, Counter())) for engine in engines}
    return OfQuery(line.family, line.query, line.expected, line.scripts, said, line.replayed)


def _said(counts: Counter[str]) -> dict[str, int]:
    return {verdict: counts[verdict] for verdict in ("sat", "unsat", "unknown") if counts[verdict]}


def _expect_sound(statement: Statement, where: str) -> None:
    """Raise SeedproofError for counts that contradict one another, or that tell of a contradiction."""
    for fault in _faults(statement):
        raise SeedproofError(f"{where}: {fault}, which cannot be stated")


def _faults(statement: Statement) -> Iterator[str]:
    if sum(of.scripts for of in statement.queries) != statement.scripts.count:
        yield f"its queries are not {statement.scripts.count:,} scripts in all"
    for of in statement.queries:
        yield from _faults_of(of, statement.engines)


def _faults_of(of: OfQuery, engines: Mapping[str, str]) -> Iterator[str]:
    where = f"{of.family} {of.query}"
    if list(of.said) != list(engines):
        yield f"{where} has other engines than {', '.join(engines)}"
    for engine, counts in of.said.items():
        if other := set(counts) - {of.expected, "unknown"}:
            yield f"{engine} says {min(other)} of {where}, expected {of.expected}"
        if sum(counts.values()) != of.scripts:
            yield f"what {engine} said of {where} does not add up"
    most = max((counts.get(of.expected, 0) for counts in of.said.values()), default=0)
    if sum(counts.get(of.expected, 0) for counts in of.said.values()) < of.scripts:
        yield f"no engine decides some scripts of {where}"
    if of.replayed > (of.scripts if of.expected == "sat" and most else 0):
        yield f"more models of {where} were worked out again than there are"

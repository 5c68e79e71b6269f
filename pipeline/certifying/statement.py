"""What engines said of a release's scripts, which it names by hash, as the attestation `certify` states it.

It has no times and nothing of a machine: whoever decides the same scripts again can compare.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from seedproof.record.errors import SeedproofError

ARCHIVE = "proofs/scripts.tar.zst"
"""Where a release that was certified has the archive of its scripts."""

ENGINES = ("z3", "cvc5")
"""The engines that decide scripts."""

Name = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_.-]{1,200}\Z")]
Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
Version = Annotated[str, Meta(pattern=r"\A[0-9][0-9A-Za-z.+-]{0,40}\Z")]
Digest = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Scripts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scripts that the statement is about."""

    count: Count
    sha256: Digest
    """That of the archive of all of them."""


class OfQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found of one kind of query: N stands for its numbers."""

    family: Name
    query: Name
    expected: Literal["sat", "unsat"]
    scripts: Several
    sha256: Digest
    """That of all its scripts: where this is the same, nothing is decided again."""
    said: dict[Name, dict[Name, Several]]
    """How many scripts each engine called sat, unsat or unknown, of those that the one before it left."""
    replayed: Count
    """Scripts that a model makes true, worked out in fractions."""


class OfFamily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a family's rows the scripts say."""

    rows: Count
    full: Count
    part: Count
    unread: Count
    scripts: Count
    beyond: dict[str, Several]
    """Reasons why something is not covered, with the number of parts that they are true of."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What engines said of the scripts of rows: nothing else than was expected, and some engine of each."""

    made_from: Digest
    """That of the rows and of the code that makes scripts of them: where it is the same, none are made."""
    scripts: Scripts
    seconds: Annotated[str, Meta(pattern=r"\A[0-9]{1,5}([.][0-9]{1,3})?\Z")]
    """What an engine may take."""
    engines: dict[Name, Version]
    queries: list[OfQuery]
    lemmas: dict[Name, Several]
    """What scripts assume by name, with the number of scripts."""
    families: dict[Name, OfFamily]
    incomplete: list[str]
    """The rows that scripts say in part or not at all, as `seedproof.released.places` writes them."""


class Statement(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is attested of a release."""

    tool: dict[str, Version]


def expect_sound(statement: Said, where: str) -> None:
    """Raise SeedproofError for counts that contradict one another, or that tell of a contradiction."""
    for fault in _faults(statement):
        raise SeedproofError(f"{where}: {fault}, which cannot be stated")


def _faults(statement: Said) -> Iterator[str]:
    if unknown := statement.engines.keys() - {*ENGINES}:
        yield f"it names the engine {min(unknown)}, expected {' and '.join(ENGINES)}"
    counts = (of.scripts for of in statement.queries), (of.scripts for of in statement.families.values())
    if any(sum(count) != statement.scripts.count for count in counts):
        yield f"its queries or families are not {statement.scripts.count:,} scripts in all"
    if any(of.full + of.part + of.unread > of.rows for of in statement.families.values()):
        yield "its scripts cover more rows than there are"
    for of in statement.queries:
        yield from _faults_of(of, statement.engines)


def _faults_of(of: OfQuery, engines: Mapping[str, str]) -> Iterator[str]:
    where = f"{of.family} {of.query}"
    if list(of.said) != list(engines):
        yield f"{where} has other engines than {', '.join(engines)}"
    left = of.scripts
    for engine, counts in of.said.items():
        if other := set(counts) - {of.expected, "unknown"}:
            yield f"{engine} says {min(other)} of {where}, expected {of.expected}"
        if sum(counts.values()) != left:
            yield f"what {engine} said of {where} does not add up"
        left = counts.get("unknown", 0)
    if left:
        yield f"no engine decides some scripts of {where}"
    if of.replayed > (of.scripts if of.expected == "sat" else 0):
        yield f"more models of {where} were worked out again than there are"

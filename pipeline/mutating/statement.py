"""What a run of `seedproof mutate` found, kept beside the card, and `report/mutations.json` of a release.

It names the rows that it is about by their SHA-256, and has nothing of a clock or a machine: whoever runs
it again gets the same.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

from pipeline.mutating.gates import NAMES
from pipeline.mutating.kind import Kind, TableKind
from pipeline.mutating.kinds import kinds_of
from pipeline.mutating.kinds.harmless import HARMLESS
from pipeline.mutating.mutating import WHOLE_FAMILIES, Outcome, chosen
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row, pretty_json, rows_digest

STATEMENT = "report/mutations.json"
"""Where a release has it."""

_WHO = re.compile(rf"({'|'.join(NAMES)})/[A-Za-z][A-Za-z_-]{{0,40}}")
"""A gate, and the name of what it found."""

Count = Annotated[int, msgspec.Meta(ge=0)]


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the rows that one kind corrupted."""

    said: str
    applied: Count
    without_rebuild: dict[str, Count]
    only_by_rebuild: Count
    passed: Count
    harmless: str = ""


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found of every kind."""

    benchmark: str
    rows: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    """The SHA-256 of the rows' lines."""
    per: Annotated[int, msgspec.Meta(ge=1)]
    """Rows of each family and difficulty that were corrupted."""
    root_seed: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{1,64}$")]
    kinds: dict[str, Found]


def state(
    benchmark: str, rows: Sequence[Row], per: int, root_seed: str, outcomes: Iterable[Outcome]
) -> Statement:
    """Put what was found into a statement."""
    return Statement(
        benchmark,
        rows_digest(rows),
        per,
        root_seed,
        {outcome.kind.name: _found(benchmark, outcome) for outcome in outcomes},
    )


def _found(benchmark: str, outcome: Outcome) -> Found:
    return Found(
        said=outcome.kind.said,
        applied=outcome.applied,
        without_rebuild=dict(sorted(outcome.refused.items())),
        only_by_rebuild=outcome.only_by_rebuild,
        passed=outcome.passed,
        harmless=_harmless(benchmark, outcome.kind, outcome.only_by_rebuild),
    )


def _harmless(benchmark: str, kind: Kind | TableKind, only_by_rebuild: int) -> str:
    return HARMLESS.get((benchmark, kind.name), "") if only_by_rebuild else ""


def written(statement: Statement) -> bytes:
    """Return the one text of a statement."""
    return pretty_json(msgspec.to_builtins(statement))


def read_statement(content: bytes, where: str) -> Statement:
    """Read a statement. Raises: SeedproofError for anything else."""
    remedy = "Make it again: seedproof mutate --write"
    try:
        statement = msgspec.json.decode(content, type=Statement)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SeedproofError(f"{where}: is no statement on corrupted rows ({error}). {remedy}") from error
    if written(statement) != content:
        raise SeedproofError(f"{where}: is not in its canonical form. {remedy}")
    return statement


def fits(content: bytes, benchmark: str, rows: Sequence[Row]) -> bool:
    """Return whether a statement can be true of these very rows and of every kind, and none is a hole.

    A hole is a kind of which rows pass all gates, or which only seeds show, without a reason. Its words are
    those of the code, and its counts add up; that they are what a run gives, only a run tells.
    """
    try:
        statement = read_statement(content, STATEMENT)
    except SeedproofError:
        return False
    if statement.benchmark != benchmark or statement.rows != rows_digest(rows):
        return False
    kinds = kinds_of(benchmark)
    if list(statement.kinds) != [kind.name for kind in kinds]:
        return False
    rows_taken = len(chosen(rows, statement.per))
    tables_taken = min(WHOLE_FAMILIES, len({row["family"] for row in rows}))
    for kind, found in zip(kinds, statement.kinds.values(), strict=True):
        most = tables_taken if isinstance(kind, TableKind) else rows_taken
        words = (kind.said, _harmless(benchmark, kind, found.only_by_rebuild))
        if (found.said, found.harmless) != words or not _adds_up(found, most) or _is_hole(found):
            return False
    return True


def _adds_up(found: Found, most: int) -> bool:
    """Return whether each corrupted row was refused by a gate, by its seed, or by nobody."""
    refused = found.applied - found.only_by_rebuild - found.passed
    counts = found.without_rebuild
    return (
        0 <= refused <= sum(counts.values())
        and found.applied <= most
        and list(counts) == sorted(counts)
        and all(_WHO.fullmatch(who) and 0 < count <= refused for who, count in counts.items())
    )


def _is_hole(found: Found) -> bool:
    return found.passed > 0 or (found.only_by_rebuild > 0 and not found.harmless)


def differences(stated: Statement, found: Statement) -> list[str]:
    """Return the kinds of which two statements say other things."""
    names: dict[str, Any] = dict.fromkeys((*stated.kinds, *found.kinds))
    return [name for name in names if stated.kinds.get(name) != found.kinds.get(name)]

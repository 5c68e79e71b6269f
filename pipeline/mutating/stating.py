"""Making a statement of what became of corrupted rows, and whether one can be true."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from pipeline.mutating.gates import NAMES
from pipeline.mutating.kind import Kind, TableKind
from pipeline.mutating.kinds import kinds_of
from pipeline.mutating.kinds.harmless import HARMLESS
from pipeline.mutating.mutating import WHOLE_FAMILIES, Outcome, chosen
from pipeline.mutating.statement import Found, Statement
from seedproof.record.rows import Row

_WHO = re.compile(rf"({'|'.join(NAMES)})/[A-Za-z][A-Za-z_-]{{0,40}}")
"""A gate, and the name of what it found."""


def state(
    benchmark: str, tool: dict[str, str], per: int, root_seed: str, outcomes: Iterable[Outcome]
) -> Statement:
    """Put what was found into a statement; `tool` has the versions that found it."""
    return Statement(
        tool,
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


def fits(statement: Statement, benchmark: str, rows: Sequence[Row]) -> bool:
    """Return whether a statement can be true of some rows and of every kind, and none is a hole.

    A hole is a kind of which rows pass all gates, or which only seeds show, without a reason. Its words are
    those of the code, and its counts add up; that they are what a run gives, only a run tells.
    """
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

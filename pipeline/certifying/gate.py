"""The scripts of all rows, decided: what engines said before of the same scripts is taken over."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from pipeline.certifying.deciding import decided_in_turn
from pipeline.certifying.engines import ENGINES
from pipeline.certifying.making import made
from pipeline.certifying.statement import Said, expect_sound
from pipeline.certifying.stating import known_of, of_query, state
from pipeline.certifying.tallying import Key, counted, key_of, tally
from pipeline.certifying.telling import Faults, faults_of
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.nearby import RELEASES
from seedproof.record.printing import aside
from seedproof.record.progress import progress
from seedproof.record.rows import Row

SECONDS = 10.0
"""What an engine may take for a script: a machine may be busy."""


class Gated(NamedTuple):
    """What became of the scripts of all rows."""

    said: Said | None
    """None where there is a fault."""
    faults: Faults
    decided: Collection[Key]
    """The queries that were decided now."""


def said_before(benchmark: str) -> Iterator[Said]:
    """Yield what the engines that are installed said of the releases in the current folder, as attested."""
    for path in sorted((RELEASES / benchmark).glob("*/attestations/certify.json")):
        try:
            said = _said(read_json(path)["predicate"])
            expect_sound(said, str(path))
        except (LookupError, TypeError, AttributeError, ValueError, SeedproofError) as error:
            aside(f"{path}: nothing is taken over from it ({error})")
            continue
        if (said.engines, said.seconds) == (_versions(), f"{SECONDS:g}"):
            yield said


def _said(predicate: Mapping[str, Any]) -> Said:
    """Return what is attested, without who did."""
    return msgspec.convert({key: value for key, value in predicate.items() if key != "tool"}, Said)


def gated(
    benchmark: str,
    rows: Sequence[Row],
    made_from: str,
    before: Sequence[Said],
    workers: int,
    may_be_unread: bool = False,
) -> Gated:
    """Have the scripts of rows decided, by z3, then by cvc5 what that leaves.

    What was said `before` of the same scripts is taken over; where it was all `made_from` the same, none are
    made. `may_be_unread` is for words that are not ours.
    """
    for said in before:
        if said.made_from == made_from:
            return Gated(said, {}, ())
    results = list(progress(made(benchmark, rows), f"script {benchmark}", len(rows)))
    queries = [query for result in results for query in result.queries]
    lines = counted(queries)
    known = {known_of(of): of for said in before for of in said.queries}
    new = {key for key, line in lines.items() if known_of(line) not in known}
    left = [query for query in queries if key_of(query) in new]
    answers = decided_in_turn(left, list(ENGINES.values()), SECONDS, workers)
    decided = list(progress(answers, f"certify {benchmark}", len(left)))
    if faults := faults_of([] if may_be_unread else results, decided):
        return Gated(None, faults, new)
    tally(lines, decided)
    stated = (known.get(known_of(line)) or of_query(line, ENGINES) for line in lines.values())
    return Gated(state(made_from, _versions(), SECONDS, results, stated), {}, new)


def _versions() -> dict[str, str]:
    return {engine.name: engine.version() for engine in ENGINES.values()}

"""Sentence bugs: rows are made while one wording says something else, and given to the gates."""

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import Literal

from pipeline.certifying.engines import ENGINES, Decide
from pipeline.certifying.gate import SECONDS
from pipeline.certifying.making import Query, made_of
from pipeline.mutating.showing import ROWS, Known, family_in, refusals, rows_at, shown_by, texts_of
from pipeline.mutating.switching import importers, in_a_child, switch_on
from pipeline.mutating.wordings import SentenceBug, Wording, bugs_of
from pipeline.workplace.side_by_side import SideBySide
from seedproof.certifying.rows import can_certify
from seedproof.record.rows import Row, line_of

LONGEST = 120.0
"""Seconds for a bug; solvers may need many for a row that they find true."""

End = Literal["refused", "true", "hole", "not shown"]


@dataclass
class Trial:
    """What became of the rows that a bug changed, as a child reports it."""

    changed: list[str] = field(default_factory=list)
    """Their ids."""
    by: set[str] = field(default_factory=set)
    """Who refuses some of them: `gate/code`."""
    true: int = 0
    passed: list[str] = field(default_factory=list)
    """The ids and the changed texts of those that nobody refuses, and that nobody proves."""
    is_same: bool = False
    """Whether what is exchanged is the same in all rows that were tried."""

    @property
    def end(self) -> End:
        """A single row that passes makes a hole."""
        if not self.changed:
            return "true" if self.is_same else "not shown"
        if self.passed:
            return "hole"
        return "true" if self.true else "refused"


@dataclass(frozen=True)
class Fate:
    """What became of a sentence bug."""

    bug: SentenceBug
    trial: Trial


def fates(
    benchmark: str, modules: Mapping[str, Sequence[Wording]], workers: int = 1
) -> Iterator[tuple[str, list[Fate]]]:
    """Yield modules with what became of the bugs of their wordings."""
    with SideBySide(workers) as processes:
        found = processes.in_order(partial(_of_module, benchmark), modules.items())
        yield from zip(modules, found, strict=True)


def _of_module(benchmark: str, of_module: tuple[str, Sequence[Wording]]) -> list[Fate]:
    """Try every bug of the wordings of a module."""
    module, wordings = of_module
    shown = shown_by(benchmark, family_in(benchmark, module), wordings)
    _load(benchmark, module, [known for several in shown for known in several[:1]])
    return [
        fate
        for wording, known in zip(wordings, shown, strict=True)
        for fate in _of_wording(benchmark, wording, known)
    ]


def _of_wording(benchmark: str, wording: Wording, known: list[Known]) -> list[Fate]:
    """Try every bug of a wording with rows that may show it."""
    found: list[Fate] = []
    changed: dict[str, None] = {}
    for bug in bugs_of(wording):
        # Rows that show one bug of a wording show the others, too.
        known.sort(key=lambda each: each.row["id"] not in changed)
        trial = in_a_child(partial(_try, benchmark, bug, known), LONGEST)
        trial = trial or Trial(["?"], passed=["the process died, or took too long"])
        changed |= dict.fromkeys(trial.changed)
        found.append(Fate(bug, trial))
    filled = {
        gap for fate in found if fate.bug.kind == "dropped" and fate.trial.changed for gap in fate.bug.gaps
    }
    for fate in found:
        fate.trial.is_same = fate.bug.kind == "exchanged" and filled.issuperset(fate.bug.gaps)
    return found


def _load(benchmark: str, module: str, known: Iterable[Known]) -> None:
    """Load and look up all that children need, once for all of them."""
    import_module(module)
    for each in known:
        refusals(benchmark, each.row)
        if can_certify(benchmark):
            made_of(benchmark, each.row)
    _solver("z3")
    importers(module)
    # Children share what is not looked through.
    gc.freeze()


@cache
def _solver(name: str) -> Decide:
    return ENGINES[name].start()


def _try(benchmark: str, bug: SentenceBug, known: Sequence[Known]) -> Trial:
    """Make rows with a bug, and give those that change to the gates. Only for a child."""
    trial = Trial()
    try:
        code = bug.code()
    except SyntaxError:
        return Trial(["compiling"], {"generate/SyntaxError"})
    switch_on(bug.wording.module, code)
    for right in known:
        if len(trial.changed) == ROWS:
            break
        _try_row(benchmark, bug, right, trial)
    return trial


def _try_row(benchmark: str, bug: SentenceBug, right: Known, trial: Trial) -> None:
    try:
        (row,) = (row for row in rows_at(right.place) if row["id"] == right.row["id"])
    except Exception as error:  # a bug may raise whatever there is
        trial.changed.append(right.row["id"])
        trial.by.add(f"generate/{type(error).__name__}")
        return
    if line_of(row) == line_of(right.row):
        return
    trial.changed.append(right.row["id"])
    refused = refusals(benchmark, row)
    if refused:
        trial.by |= refused
        return
    said = _solvers_say(benchmark, row)
    if said == "true":
        trial.true += 1
    elif said == "open" and not bug.may_be_in("\n".join(texts_of(row))):
        # Its reader refused the problem with the bug, and the generator drew on.
        trial.by.add("generate/redrawn")
    elif said == "open":
        trial.passed += [row["id"], *(text for text in texts_of(row) if text not in right.text)]
    else:
        trial.by.add(f"certify/{said}")


def _solvers_say(benchmark: str, row: Row) -> str:
    """Return `true` where scripts cover a row in full and all are decided as expected, `open` where not.

    Else why it is refused.
    """
    if not can_certify(benchmark):
        return "open"
    made = made_of(benchmark, row)
    if made.unread is not None:
        return "unseen" if "these are not the sentences" in made.unread else "unread"
    for query in made.queries:
        verdict = _verdict(query)
        if verdict != query.expected:
            return "undecided" if verdict == "unknown" else "contradicted"
    return "true" if made.queries and not made.certified.beyond else "open"


def _verdict(query: Query) -> str:
    """Return what z3 says of a query, or cvc5 where that says nothing."""
    for name in ENGINES:
        verdict = _solver(name)(query.text, SECONDS).verdict
        if verdict != "unknown":
            return verdict
    return "unknown"

"""Sentence bugs: rows are made while one wording says something else, and given to the gates."""

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from itertools import count
from typing import Any, Literal

from pipeline.certifying.engines import ENGINES, Decide
from pipeline.certifying.gate import SECONDS
from pipeline.certifying.making import Query, made_of
from pipeline.gates.schema import schema_findings
from pipeline.gates.signs import hidden_signs
from pipeline.mutating.switching import importers, in_a_child, loaded, switch_on
from pipeline.mutating.wordings import Kind, SentenceBug, Wording, bugs_of, wordings_of
from pipeline.workplace.side_by_side import SideBySide
from seedproof.certifying.rows import can_certify
from seedproof.contract import registry
from seedproof.record.draws import Rejected
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import RowId

ROOT_SEED = 1234

NUMBERS = 120
"""So many numbers of each family and difficulty are looked through for a wording."""

LABELS = ("{}", "{}-c", "{}-i", "demonstration-{}")
"""How rows are numbered: problems, their follow-ups, demonstrations."""

TRIED = 6
"""Rows that may show a wording, of which so many are made again with a bug."""

ROWS = 2
"""Changed rows of a bug that the gates see."""

_LONGEST = 120.0
"""Seconds for a bug; solvers may need many for a row that they find true."""

_REFUSED = (Rejected, SeedproofError, ArithmeticError, LookupError, ValueError, TypeError, AttributeError)

End = Literal["refused", "true", "hole", "not shown"]


@dataclass(frozen=True)
class Known:
    """A row of the generator as it is."""

    place: RowId
    row: Row
    text: str

    @cached_property
    def is_right(self) -> bool:
        """Whether no gate refuses it: a generator drops what its reader cannot read."""
        return not _refusals(self.place.benchmark, self.row)


@dataclass(frozen=True)
class Fate:
    """What became of a sentence bug."""

    module: str
    line: int
    family: str
    """Empty for a wording that several families may have."""
    kind: Kind
    said: str
    wording: str
    end: End
    by: tuple[str, ...] = ()
    """Who refuses it: `gate/code`."""
    passed: tuple[str, ...] = ()
    """Of a hole, the row that passes and its text."""


@dataclass
class Trial:
    """What became of the rows that a bug changed, as a child tells it."""

    changed: list[str] = field(default_factory=list)
    by: set[str] = field(default_factory=set)
    true: int = 0
    passed: list[str] = field(default_factory=list)

    @property
    def end(self) -> End:
        """A single row that passes makes a hole."""
        if not self.changed:
            return "not shown"
        if self.passed:
            return "hole"
        return "true" if self.true else "refused"


def fates(
    benchmark: str, family: str = "", workers: int = 1, chosen: Callable[[str], bool] = lambda module: True
) -> Iterator[list[Fate]]:
    """Yield what became of the bugs of each module, of one family where one is named."""
    modules = [
        (module, of_module)
        for module, of_module in wordings_of(benchmark).items()
        if chosen(module) and family in ("", _family_in(benchmark, module))
    ]
    with SideBySide(workers) as processes:
        yield from processes.in_order(partial(_of_module, benchmark), modules)


def modules_of(benchmark: str, family: str = "") -> list[str]:
    """Return the modules with wordings, of one family where one is named."""
    return [of for of in wordings_of(benchmark) if family in ("", _family_in(benchmark, of))]


@cache
def _families(benchmark: str) -> dict[str, list[int]]:
    """Return the difficulties of each family."""
    cells: dict[str, list[int]] = {}
    for family, difficulty in registry.benchmark(benchmark).generate.cells():
        cells.setdefault(family, []).append(difficulty)
    return cells


def _family_in(benchmark: str, module: str) -> str:
    """Return the family whose name a module's path has; empty if there is none."""
    named = [part for part in module.split(".") if part in _families(benchmark)]
    return named[-1] if named else ""


def _of_module(benchmark: str, of_module: tuple[str, Sequence[Wording]]) -> list[Fate]:
    """Try every bug of the wordings of a module."""
    module, wordings = of_module
    family = _family_in(benchmark, module)
    shown = _shown(benchmark, family, wordings)
    _load(benchmark, module, [known for several in shown for known in several[:1]])
    found: list[Fate] = []
    for wording, known in zip(wordings, shown, strict=True):
        tried = list(known)
        for bug in bugs_of(wording):
            trial = in_a_child(partial(_try, benchmark, bug, tried), _LONGEST)
            if trial is None:
                trial = Trial(["lost"], passed=["the process of this bug died or took too long"])
            # Rows that show one bug of a wording show the others, too.
            tried.sort(key=lambda known, changed=trial.changed: str(known.place) not in changed)  # type: ignore[misc]
            found.append(
                Fate(
                    module,
                    wording.line,
                    family,
                    bug.kind,
                    bug.said,
                    wording.text,
                    trial.end,
                    tuple(sorted(trial.by)),
                    tuple(trial.passed),
                )
            )
    return found


def _shown(benchmark: str, family: str, wordings: Sequence[Wording]) -> list[list[Known]]:
    """Return for each wording rows that may show it."""
    shown: list[list[Known]] = [[] for _ in wordings]
    left = set(range(len(wordings)))
    for known in _known(benchmark, family):
        for at in [*left]:
            if wordings[at].may_be_in(known.text) and known.is_right:
                shown[at].append(known)
                if len(shown[at]) == TRIED:
                    left.remove(at)
        if not left:
            break
    return shown


_KNOWN: dict[tuple[str, str], "_Growing"] = {}


def _known(benchmark: str, family: str) -> Iterable[Known]:
    """Return rows of a family, or of all; what was made once is kept."""
    return _KNOWN.setdefault((benchmark, family), _Growing(_made(benchmark, family)))


class _Growing:
    """What an iterator yields, kept for those who begin again."""

    def __init__(self, source: Iterator[Known]) -> None:
        self._source = source
        self._kept: list[Known] = []

    def __iter__(self) -> Iterator[Known]:
        for at in count():
            if at == len(self._kept):
                with suppress(StopIteration):
                    self._kept.append(next(self._source))
            if at == len(self._kept):
                return
            yield self._kept[at]


def _made(benchmark: str, family: str) -> Iterator[Known]:
    """Yield rows that no gate refuses, demonstrations and follow-ups among them."""
    cells = [
        (name, difficulty)
        for name, difficulties in _families(benchmark).items()
        for difficulty in difficulties
        if family in ("", name)
    ]
    labels = _labels(benchmark, cells)
    for number in range(NUMBERS):
        for label in labels:
            yield from _at(benchmark, cells, label, number)


def _labels(benchmark: str, cells: Sequence[tuple[str, int]]) -> list[str]:
    """Return the labels that rows of a benchmark have: of some cells, one makes a row that is right."""
    return [
        label
        for label in LABELS
        if any(known.is_right for known in _at(benchmark, cells[:: 1 + len(cells) // 20], label, 0))
    ]


def _at(benchmark: str, cells: Iterable[tuple[str, int]], label: str, number: int) -> Iterator[Known]:
    for name, difficulty in cells:
        place = RowId(benchmark, name, difficulty, label.format(number))
        with suppress(*_REFUSED):
            row = registry.benchmark(benchmark).generate.rebuild(place, ROOT_SEED)
            yield Known(place, row, "\n".join(_texts(row)))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def _load(benchmark: str, module: str, known: Iterable[Known]) -> None:
    """Load and look up all that children need, once for all of them."""
    loaded(module)
    for each in known:
        _refusals(benchmark, each.row)
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
        _try_row(benchmark, right, trial)
    return trial


def _try_row(benchmark: str, right: Known, trial: Trial) -> None:
    try:
        row = registry.benchmark(benchmark).generate.rebuild(right.place, ROOT_SEED)
    except _REFUSED as error:
        trial.changed.append(str(right.place))
        trial.by.add(f"generate/{type(error).__name__}")
        return
    if line_of(row) == line_of(right.row):
        return
    trial.changed.append(str(right.place))
    refused = _refusals(benchmark, row)
    if refused:
        trial.by |= refused
        return
    said = _solvers_say(benchmark, row)
    if said == "true":
        trial.true += 1
    elif said == "open":
        trial.passed += [row["id"], *(text for text in _texts(row) if text not in right.text)]
    else:
        trial.by.add(f"certify/{said}")


def _refusals(benchmark: str, row: Row) -> set[str]:
    """Return which gates but the solvers' refuse a row."""
    found = registry.benchmark(benchmark)
    # A demonstration stands within other rows, and has no schema of its own.
    own = [row] if "demonstration" not in row["id"] else []
    gates: dict[str, Callable[[], Iterable[Finding]]] = {
        "schema": lambda: [*schema_findings(benchmark, own), *hidden_signs([row])],
        "validate": lambda: found.validate.check(row),
        "cycle": lambda: found.cycle.check(row),
    }
    refused: set[str] = set()
    for gate, check in gates.items():
        try:
            refused |= {f"{gate}/{finding.code}" for finding in check()}
        except _REFUSED:
            refused.add(f"{gate}/unreadable")
    return refused


def _solvers_say(benchmark: str, row: Row) -> str:
    """Return `true` where scripts cover a row in full and all are decided as expected, `open` where not.

    Else why it is refused.
    """
    if not can_certify(benchmark):
        return "open"
    made = made_of(benchmark, row)
    if made.unread is not None:
        return "unseen" if "these are not the sentences" in made.unread else "unread"
    verdicts = list(_verdicts(made.queries))
    if "contradicted" in verdicts:
        return "contradicted"
    is_covered = bool(verdicts) and not made.certified.beyond
    return "true" if is_covered and "unknown" not in verdicts else "open"


def _verdicts(queries: Iterable[Query]) -> Iterator[str]:
    """Yield what the solvers say of queries, up to a contradiction."""
    for query in queries:
        verdict = "unknown"
        for name in ENGINES:
            verdict = _solver(name)(query.text, SECONDS).verdict
            if verdict != "unknown":
                break
        if verdict not in ("unknown", query.expected):
            yield "contradicted"
            return
        yield verdict


def counted(found: Iterable[Fate]) -> dict[tuple[str, Kind], Counter[str]]:
    """Count bugs by family and kind: all, by how they end, and by the gates that refuse them."""
    counts: dict[tuple[str, Kind], Counter[str]] = {}
    for fate in found:
        of = counts.setdefault((fate.family, fate.kind), Counter())
        of.update(["bugs", fate.end, *fate.by])
    return counts

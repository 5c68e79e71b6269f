"""Counts what became of sentence bugs, and shows it as a table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from pipeline.mutating.sentences import Fate
from pipeline.mutating.showing import family_in
from pipeline.mutating.wordings import KINDS, Wording, wordings_of
from seedproof.record.names import no_such

ENDS = ("refused", "true", "not shown", "hole")
"""How a bug may end: refused, true or the same text, in no row that was tried, or passed by all gates."""

GATES = ("generate", "schema", "validate", "cycle", "certify")
"""Who may refuse one, in turn; `generate` where no row can be made."""

Counts = Mapping[tuple[str, str], Counter[str]]
"""By family, or module where several families share it, and kind: bugs by their ends and first refusers."""


def modules_of(benchmark: str, family: str) -> dict[str, list[Wording]]:
    """Return the modules with wordings of a family, of all where it is empty.

    Raises: SeedproofError for a name that no family or module has.
    """
    wordings = wordings_of(benchmark)
    chosen = {of: wordings[of] for of in wordings if family in ("", group_of(benchmark, of))}
    if not chosen:
        groups = dict.fromkeys(group_of(benchmark, of) for of in wordings)
        raise no_such(f"{benchmark}: no wording is of {family}", family, groups)
    return chosen


def group_of(benchmark: str, module: str) -> str:
    """Return the family of a module's wordings; where they may be of any, the end of its name."""
    return family_in(benchmark, module) or ".".join(module.split(".")[-2:])


def counted(benchmark: str, fates: Iterable[Fate]) -> Counts:
    """Count bugs by family and kind."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for fate in fates:
        key = group_of(benchmark, fate.bug.wording.module), fate.bug.kind
        by = {who.partition("/")[0] for who in fate.trial.by}
        refusers = [gate for gate in GATES if gate in by][:1]
        counts.setdefault(key, Counter()).update(["bugs", fate.trial.end, *refusers])
    return counts


def table(counts: Counts, fates: Iterable[Fate]) -> Iterator[str]:
    """Yield a line for each family and kind, the sums, and what is no bug refused."""
    width = max(len(group) for group, _ in counts)
    yield f"{'family':{width}}  kind       bugs  {'  '.join(ENDS)}  refused by"
    total = Counter[str]()
    for (group, kind), of in counts.items():
        total.update(of)
        yield f"{group:{width}}  {kind:9}  {_numbers(of)}"
    yield f"{'all':{width}}  {'':9}  {_numbers(total)}"
    for fate in fates:
        if fate.trial.end in ("not shown", "hole"):
            yield f"{fate.trial.end}: {said_of(fate)}"
    yield f"{total['bugs']:,} sentence bugs: {', '.join(f'{total[end]:,} {end}' for end in ENDS)}"


def _numbers(of: Counter[str]) -> str:
    ends = "  ".join(f"{of[end]:{len(end)}}" for end in ENDS)
    return f"{of['bugs']:4}  {ends}  {', '.join(f'{gate} {of[gate]}' for gate in GATES if of[gate])}".rstrip()


def said_of(fate: Fate) -> str:
    """Return where a bug is, what it is, and the rows that pass."""
    wording = fate.bug.wording
    kind = KINDS[fate.bug.kind]
    parts = [f"{wording.module}, line {wording.line}: {kind}, {fate.bug.said}: {wording.text!r}"]
    return " | ".join((*parts, *fate.trial.passed))


def as_json(counts: Counts, fates: Iterable[Fate]) -> dict[str, object]:
    """Return the counts, and every bug."""
    families: dict[str, dict[str, object]] = {}
    for (group, kind), of in counts.items():
        families.setdefault(group, {})[kind] = dict(sorted(of.items()))
    bugs = [
        {
            "module": fate.bug.wording.module,
            "line": fate.bug.wording.line,
            "wording": fate.bug.wording.text,
            "kind": fate.bug.kind,
            "bug": fate.bug.said,
            "end": fate.trial.end,
            "by": sorted(fate.trial.by),
            "passed": fate.trial.passed,
        }
        for fate in fates
    ]
    return {"families": families, "bugs": bugs}

"""What `docs/reference/dress.md` and `docs/data/dress.csv` tell of dresses, and of refusals."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from docs.generated import DATA, DOCS, csv_text, marked, table
from tests.dress.frame import BENCHMARKS, Worn, share
from tests.dress.table import DRESSES, KINDS

PAGE = DOCS / "reference/dress.md"
OF_DRESSES = DATA / "dress.csv"
OF_REASONS = DATA / "dress_refused.csv"

OWN = {
    r"'[^']*'|'.*$": "'...'",
    r"\b(letter|word|command|it counts) [^ ]+": r"\1 ...",
    r"-?\d+(\.\d+)?(/\d+)?": "N",
}
"""What is of one response alone in a reason, and what stands for it."""

SHOWN = 4
"""Dresses and reasons that the page shows."""


def percent(found: Iterable[Worn]) -> str:
    """Return the share that is accepted in percent, rounded down, or a dash."""
    part = share(found)
    return "–" if part is None else f"{int(part * 1000 + 1e-9) / 10:g} %"


def by(found: Iterable[Worn], key: str) -> dict[str, list[Worn]]:
    """Return responses by dress, kind or benchmark."""
    keys = {
        "dress": lambda one: one.dress.name,
        "kind": lambda one: one.dress.kind,
        "benchmark": lambda one: one.case.benchmark,
    }
    groups: dict[str, list[Worn]] = defaultdict(list)
    for one in found:
        groups[keys[key](one)].append(one)
    return groups


def reason(one: Worn) -> str:
    """Return why a response was refused, without what is its own."""
    text = re.sub(r"\s+", " ", one.reason)
    for own, shown in OWN.items():
        text = re.sub(own, shown, text)
    return f"{one.verdict}: {text}"


def files(found: Sequence[Worn], rows: int, page: str) -> dict[Path, str]:
    """Return the page, and the tables behind it."""
    parts = {
        "totals": totals(found, rows),
        "kinds": kinds(found),
        "least": least(found),
        "refused": refused(found),
    }
    return {PAGE: marked(page, parts), OF_DRESSES: dresses(found), OF_REASONS: reasons(found)}


def totals(found: Sequence[Worn], rows: int) -> str:
    """Return in a sentence how many responses were scored, and how many accepted."""
    return (
        f"Right answers to {rows} rows of each benchmark, in {len(by(found, 'dress'))} dresses: "
        f"{len(found):,} responses, of which `score` accepts **{percent(found)}**."
    )


def kinds(found: Sequence[Worn]) -> str:
    """Return the table of kinds."""
    of_kind = by(found, "kind")
    groups = {**{kind: of_kind[kind] for kind in KINDS if kind in of_kind}, "all": list(found)}
    return table(
        ["kind", "dresses", "accepted"],
        [(kind, len(by(worn, "dress")), percent(worn)) for kind, worn in groups.items()],
    )


def least(found: Sequence[Worn]) -> str:
    """Return the table of the dresses that are accepted least."""
    of_dress = by(found, "dress")
    groups = [of_dress[dress.name] for dress in DRESSES if dress.name in of_dress]
    ranked = sorted(groups, key=lambda worn: (share(worn) or 0, -len(worn)))[:SHOWN]
    rows = [(worn[0].dress.name, f"`{worn[0].dress.idea}`", percent(worn)) for worn in ranked]
    return table(["dress", "how it looks", "accepted"], rows)


def refused(found: Iterable[Worn]) -> str:
    """Return the table of the commonest reasons."""
    lines = [(kind, f"`{text}`", many) for kind, text, many in _refused(found)[:SHOWN]]
    return table(["kind", "reason", "responses"], lines)


def reasons(found: Iterable[Worn]) -> str:
    """Return all reasons as CSV, the commonest first."""
    return csv_text(["kind", "reason", "responses"], _refused(found))


def dresses(found: Sequence[Worn]) -> str:
    """Return all dresses as CSV, with the responses and those accepted, of each benchmark and of all."""
    of_dress = by(found, "dress")
    heads = ["kind", "dress", "how it looks", "responses", "accepted"]
    heads += [f"{benchmark}, {what}" for benchmark in BENCHMARKS for what in ("responses", "accepted")]
    lines = []
    for dress in DRESSES:
        worn = of_dress[dress.name]
        of_benchmark = by(worn, "benchmark")
        groups = [worn, *(of_benchmark.get(benchmark, []) for benchmark in BENCHMARKS)]
        counts = [count for group in groups for count in (len(group), sum(one.accepted for one in group))]
        lines.append([dress.kind, dress.name, dress.idea, *counts])
    return csv_text(heads, lines)


def _refused(found: Iterable[Worn]) -> list[tuple[str, str, int]]:
    """Return kinds, reasons and how often there was each, the commonest first."""
    counts = Counter((one.dress.kind, reason(one)) for one in found if not one.accepted)
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [(kind, text, many) for (kind, text), many in ranked]

"""The page `docs/dress.md`: the share of each dress that is accepted, and what is not."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

from tests.dress.frame import BENCHMARKS, Dress, Worn, share
from tests.dress.table import DRESSES, KINDS

OWN = {
    r"'[^']*'|'.*$": "'...'",
    r"\b(letter|word|command|it counts) [^ ]+": r"\1 ...",
    r"-?\d+(\.\d+)?(/\d+)?": "N",
}
"""What is of one response alone in a reason, and what stands for it."""

MOST = 30
"""Reasons that the page shows."""

HEAD = """# Dresses

A right answer comes in many layouts and notations. `tests/dress` puts the right answers of {rows} rows of
each benchmark into {dresses} dresses, ways to write that an honest, careful grader pays at once: {responses}
responses, of which {share} are accepted. A dress that few rows fit is tried on further rows.
`python -m tests.dress` writes this page.
"""


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


def page(found: list[Worn], rows: int) -> str:
    """Return the page."""
    head = HEAD.format(
        rows=rows,
        dresses=len(by(found, "dress")),
        responses=f"{len(found):,}",
        share=percent(found),
    )
    return "\n".join([head, *_by_kind(found), *_refused(found), *_by_dress(found)]) + "\n"


def _by_kind(found: list[Worn]) -> list[str]:
    heads = ["kind", "dresses", *(f"`{one}`" for one in BENCHMARKS), "all"]
    rows = [
        [kind, str(len(by(worn, "dress"))), *_shares(worn), percent(worn)]
        for kind, worn in by(found, "kind").items()
    ]
    rows.append(["all", str(len(by(found, "dress"))), *_shares(found), percent(found)])
    return _table(heads, rows)


def _shares(worn: list[Worn]) -> list[str]:
    of_benchmark = by(worn, "benchmark")
    return [percent(of_benchmark.get(one, [])) for one in BENCHMARKS]


def _refused(found: list[Worn]) -> list[str]:
    counts = Counter((one.dress.kind, reason(one)) for one in found if not one.accepted)
    rows = [[kind, _shown(text), str(count)] for (kind, text), count in counts.most_common(MOST)]
    rest = counts.total() - sum(count for _, count in counts.most_common(MOST))
    rows.append(["all other", "", str(rest)])
    return ["## What is refused\n", *_table(["kind", "reason", "responses"], rows)]


def _by_dress(found: list[Worn]) -> list[str]:
    of_dress = by(found, "dress")
    short = {name for name, worn in of_dress.items() if percent(worn) != "100 %"}
    rows = [
        [dress.name, _shown(dress.idea), str(len(of_dress[dress.name])), percent(of_dress[dress.name])]
        for dress in DRESSES
        if dress.name in short
    ]
    lines = ["## Dresses that are not always accepted\n"]
    lines += _table(["dress", "how it looks", "responses", "accepted"], rows)
    lines += ["## Dresses that are always accepted\n"]
    lines += [f"- {kind}: {_names(dresses, set(of_dress) - short)}" for kind, dresses in KINDS.items()]
    return lines


def _names(dresses: tuple[Dress, ...], full: set[str]) -> str:
    return "; ".join(dress.name for dress in dresses if dress.name in full)


def _shown(text: str) -> str:
    """Return a text that a cell of a table can hold as it is."""
    cleaned = text.replace("\u200b", "").replace("|", "¦").replace("\n", " ").strip()
    marked = "``" if "`" in cleaned else "`"
    space = " " if "`" in cleaned else ""
    return f"{marked}{space}{cleaned}{space}{marked}" if cleaned else ""


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return [*(f"| {' | '.join(line)} |" for line in lines), ""]

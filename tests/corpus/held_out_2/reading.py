"""Read the corpus, and count by kind what becomes of its cases."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import seedproof as sp

FOLDER = Path(__file__).parent
SHARE = {"pairs": Fraction(91, 100), "responses": Fraction(95, 100)}
"""The least share of right texts that are accepted; the goal is 95 % of both."""
CLEAN_SHARE = Fraction(98, 100)
MOST_FALSE = {"pairs": 2, "responses": 1}
"""False verdicts that are known; the goal is none."""
RIGHT = ("equal", "right")
WRONG = ("different", "wrong")

Case = dict[str, Any]
Told = tuple[Case, str]
"""A case, and what became of it: open, held, false, accepted or undecided."""


def pairs() -> list[Case]:
    """Return the pairs."""
    return _lines("pairs.jsonl")


def responses() -> list[Case]:
    """Return the responses."""
    return _lines("responses.jsonl")


def rows() -> dict[str, Case]:
    """Return the rows by their ids."""
    return {row["id"]: row for row in _lines("rows.jsonl")}


def _lines(name: str) -> list[Case]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def told_of_pairs(cases: Iterable[Case]) -> Iterator[Told]:
    """Compare each pair."""
    for case in cases:
        result = sp.compare(case["gold"], case["answer"], case["type"]).result
        yield case, _outcome(case["verdict"], str(result))


def told_of_responses(cases: Iterable[Case]) -> Iterator[Told]:
    """Score each response."""
    by_id = rows()
    for case in cases:
        score = sp.score(by_id[case["row"]], case["response"])
        outcome = _outcome(case["verdict"], str(score.verdict))
        parts = zip(case.get("parts", []), score.parts, strict=False)
        if any(_outcome(label, str(part.verdict)) == "false" for label, part in parts):
            outcome = "false"
        yield case, _valued(case, outcome, score)


def _outcome(label: str, result: str) -> str:
    if label == "open":
        return "open"
    if label in RIGHT:
        return "accepted" if result in RIGHT else "false" if result in WRONG else "undecided"
    return "false" if result in RIGHT else "held"


def _valued(case: Case, outcome: str, score: Any) -> str:
    """Return what becomes of a solution that is legal and not the best: it has a value of its own."""
    if outcome != "held" or "value" not in case or score.value == Fraction(case["value"]):
        return outcome
    return "false" if score.value > Fraction(case["value"]) or score.verdict in WRONG else "undecided"


def by_kind(told: Iterable[Told]) -> dict[str, Counter[str]]:
    """Count the cases of each kind by what became of them."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for case, outcome in told:
        counts[case["kind"]][outcome] += 1
    return dict(sorted(counts.items()))


def table(counts: dict[str, Counter[str]]) -> str:
    """Return counts as a table: no text of a case stands in it."""
    total = sum(counts.values(), Counter[str]())
    lines = [f"{'kind':<16} cases false undecided share"]
    for kind, of_kind in [*counts.items(), ("all", total)]:
        share = "-" if not _should_be_accepted(of_kind) else f"{float(accepted_share(of_kind)):.1%}"
        figures = f"{of_kind.total():5} {of_kind['false']:5} {of_kind['undecided']:9}"
        lines.append(f"{kind:<16} {figures} {share:>6}")
    return "\n".join(lines)


def accepted_share(counts: Counter[str]) -> Fraction:
    """Return which share of the right ones was accepted."""
    right = _should_be_accepted(counts)
    return Fraction(counts["accepted"], right) if right else Fraction(1)


def _should_be_accepted(counts: Counter[str]) -> int:
    return counts["accepted"] + counts["undecided"]


def holds(counts: dict[str, Counter[str]], what: str) -> bool:
    """Tell whether no more is false than is known, and enough is accepted."""
    total = sum(counts.values(), Counter[str]())
    clean = counts.get("clean", Counter[str]())
    is_accepted = accepted_share(total) >= SHARE[what] and accepted_share(clean) >= CLEAN_SHARE
    return total["false"] <= MOST_FALSE[what] and is_accepted

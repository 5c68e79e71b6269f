"""Solutions in free style by a hand that has not seen the reader; verdicts are the writer's own."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import seedproof as sp

HERE = Path(__file__).parent
RECOGNISED = 0.3
"""The least share of right ones that are recognised; the goal is 0.7, and 0.35 is what is measured."""


def lines_of(name: str) -> list[dict[str, Any]]:
    """Return the objects of a file with one JSON object a line."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture(scope="module")
def verdicts() -> Counter[tuple[str, str]]:
    """Return how often each pair of the writer's verdict and ours occurs."""
    rows = {row["id"]: row for row in lines_of("rows.jsonl")}
    pairs: Counter[tuple[str, str]] = Counter()
    for solution in lines_of("solutions.jsonl"):
        score = sp.score(rows[solution["row"]], solution["response"])
        pairs[solution["verdict"], score.verdict] += 1
    return pairs


def test_solutions_are_whole() -> None:
    rows = {row["id"]: row for row in lines_of("rows.jsonl")}
    solutions = lines_of("solutions.jsonl")
    counts = Counter(solution["verdict"] for solution in solutions)
    assert counts == {"right": 100, "wrong": 60}
    assert len({solution["response"] for solution in solutions}) == len(solutions)
    assert {solution["row"] for solution in solutions} == set(rows)
    for solution in solutions:
        assert len(solution["parts"]) == len(rows[solution["row"]]["parts"])
        assert ("wrong" in solution["parts"]) == (solution["verdict"] == "wrong")


def test_no_verdict_is_contradicted(verdicts: Counter[tuple[str, str]]) -> None:
    accused = verdicts["right", "wrong"]
    accepted = verdicts["wrong", "right"]
    assert not accused + accepted, f"{accused} right ones called wrong, {accepted} wrong ones called right"


def test_most_right_ones_are_recognised(verdicts: Counter[tuple[str, str]]) -> None:
    right = sum(count for (expected, _), count in verdicts.items() if expected == "right")
    recognised = verdicts["right", "right"]
    assert recognised >= RECOGNISED * right, f"{recognised} of {right} right ones recognised"

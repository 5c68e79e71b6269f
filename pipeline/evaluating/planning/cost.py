"""What a run would cost and what it can show, said before anything is asked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pipeline.evaluating.judging.asking import asking_of
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.planning.requests import Prepared
from seedproof.episodes.playing import Say, play
from seedproof.episodes.turns import Message, Plan
from seedproof.measuring.statistics import decimal
from seedproof.record.rows import Row
from seedproof.scoring.intervals import Z, root


@dataclass(frozen=True)
class Cost:
    """So many calls, and words in the messages of all of them together."""

    calls: int
    words: int


class _Counted:
    """A model that says one thing, and counts what it is sent."""

    def __init__(self, text: str) -> None:
        self.calls = 0
        self.words = 0
        self._text = text

    def __call__(self, messages: Sequence[Message]) -> str:
        self.calls += 1
        self.words += sum(len(message.text.split()) for message in messages)
        return self._text


def least_cost(questions: Questions, plan: Plan, attempts: int) -> Cost:
    """Return what it costs if every row is answered at once, and none right."""
    return _cost(questions.rows, plan, attempts, "Answer: 0")


def greatest_cost(questions: Questions, plan: Plan, attempts: int) -> Cost:
    """Return what it costs if every row takes all its turns, and all follow-ups are asked."""
    every = list(questions.by_id.values())
    return _cost(every, plan, attempts, "Request: everything")


def _cost(rows: Sequence[Row], plan: Plan, attempts: int, text: str) -> Cost:
    asking = asking_of(plan)
    # Who reads requests changes what is replied, and hardly how much.
    strict = Plan(plan.benchmark, plan.config, plan.protocol, plan.control, plan.scheme, plan.images)
    counted = _Counted(text)
    say: Say = counted
    for row in rows:
        play(asking, row, strict, say)
    return Cost(counted.calls * attempts, counted.words * attempts)


def outlook(runs: Sequence[Prepared]) -> Iterator[str]:
    """Yield what runs of one benchmark would cost and what they can show, for people."""
    rows, least, greatest = _sums(runs)
    head = runs[0].head
    calls, words = _range(least.calls, greatest.calls), _range(least.words, greatest.words)
    yield f"{head.benchmark} {head.version}, config {head.config}, split {head.split}: {rows:,} rows"
    yield f"{head.solver.model} would get {calls} calls, with {words} words in them"
    if head.holder_model is not None:
        yield f"{head.holder_model} would read requests, at most one a call"
    yield f"{rows:,} rows show an accuracy of one half to ± {margin(rows)} points (95 %)"


def stated_outlook(runs: Sequence[Prepared]) -> dict[str, Any]:
    """Return what `outlook` tells, for JSON."""
    rows, least, greatest = _sums(runs)
    head = runs[0].head
    return {
        "benchmark": head.benchmark,
        "version": head.version,
        "config": head.config,
        "split": head.split,
        "model": head.solver.model,
        "holder_model": head.holder_model,
        "folders": [str(run.folder) for run in runs],
        "rows": rows,
        "calls": [least.calls, greatest.calls],
        "words": [least.words, greatest.words],
        "points": margin(rows),
    }


def _sums(runs: Sequence[Prepared]) -> tuple[int, Cost, Cost]:
    """Return how many rows runs ask, and what they cost at least and at most."""
    least = [least_cost(run.questions, run.head.plan, run.head.attempts) for run in runs]
    greatest = [greatest_cost(run.questions, run.head.plan, run.head.attempts) for run in runs]
    rows = sum(len(run.questions.rows) for run in runs)
    return rows, _sum(least), _sum(greatest)


def _sum(costs: Sequence[Cost]) -> Cost:
    return Cost(sum(cost.calls for cost in costs), sum(cost.words for cost in costs))


def _range(least: int, greatest: int) -> str:
    return f"{least:,}" if least == greatest else f"{least:,} to {greatest:,}"


def margin(rows: int) -> str:
    """Return the half width in points of the interval of 95 % at an accuracy of one half, as a decimal."""
    return decimal(100 * Z * root(Fraction(1, 4 * rows)), 1)

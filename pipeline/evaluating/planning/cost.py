"""What a run would cost and what it can show, said before anything is asked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec.structs import replace

from pipeline.evaluating.planning.asking import asking_of
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.planning.requests import Prepared
from pipeline.evaluating.statistics import half_width
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Message, Plan
from seedproof.measuring.statistics import decimal
from seedproof.record.rows import Row

MARKS = 16
"""The most tokens by which a model's template sets a message apart from the next."""

MILLION = 1_000_000

Bounds: TypeAlias = tuple[int, int]


@dataclass
class Cost:
    """What is sent in all calls together."""

    calls: int = 0
    messages: int = 0
    words: int = 0
    size: int = 0
    """Bytes of the texts."""
    replies: int = 0
    """Messages that the model has said before."""
    images: int = 0

    def add(self, messages: Sequence[Message], attempts: int) -> None:
        """Add a call for each attempt."""
        self.calls += attempts
        for message in messages:
            self.messages += attempts
            self.words += attempts * len(message.text.split())
            self.size += attempts * len(message.text.encode())
            self.replies += attempts * (message.role == "assistant")
            self.images += attempts * len(message.images)


@dataclass(frozen=True)
class Prices:
    """Dollars for a million tokens, sent and received."""

    sent: Fraction
    received: Fraction


@dataclass(frozen=True)
class Outlook:
    """What runs of one benchmark cost, at least and at most."""

    runs: Sequence[Prepared]
    least: Cost
    """If every row is answered at once, and none right."""
    most: Cost
    """If every row takes all its turns, and all follow-ups are asked."""
    prices: Prices | None

    @property
    def rows(self) -> int:
        """How many rows are asked."""
        return sum(len(run.questions.rows) for run in self.runs)

    @property
    def sent(self) -> Bounds:
        """Tokens that are sent: no word is less than one, no byte more than one.

        What the model has said before is sent again, however long it was.
        """
        again = self.most.replies * self._longest
        return self.least.words, self.most.size + again + MARKS * self.most.messages

    @property
    def received(self) -> Bounds:
        """Tokens that come back."""
        return self.least.calls, self.most.calls * self._longest

    @property
    def dollars(self) -> tuple[str, str] | None:
        """What the tokens cost, images and the holder's model left out; None where no price is named."""
        if self.prices is None:
            return None
        low, high = (
            (self.prices.sent * sent + self.prices.received * received) / MILLION
            for sent, received in zip(self.sent, self.received, strict=True)
        )
        return decimal(low, 2), decimal(high, 2)

    @property
    def _longest(self) -> int:
        return self.runs[0].head.solver.max_tokens or 0


def outlook_on(runs: Sequence[Prepared], prices: Prices | None) -> Outlook:
    """Return what runs of one benchmark cost."""
    least, most = Cost(), Cost()
    for run in runs:
        _play(least, run.questions.rows, run.head.plan, run.head.attempts, "Answer: 0")
        _play(most, _every(run.questions), run.head.plan, run.head.attempts, "Request: everything")
    return Outlook(runs, least, most, prices)


def _every(questions: Questions) -> Sequence[Row]:
    return list(questions.by_id.values())


def _play(cost: Cost, rows: Sequence[Row], plan: Plan, attempts: int, text: str) -> None:
    """Add what is sent to a model that says one thing."""
    asking = asking_of(plan)
    # Who reads requests changes what is replied, and hardly how much.
    strict = replace(plan, holder="strict")

    def say(messages: Sequence[Message]) -> str:
        cost.add(messages, attempts)
        return text

    for row in rows:
        play(asking, row, strict, say)


def told(outlook: Outlook) -> Iterator[str]:
    """Yield what runs would cost and can show, for people."""
    head = outlook.runs[0].head
    calls = _range(outlook.least.calls, outlook.most.calls)
    words = _range(outlook.least.words, outlook.most.words)
    yield f"{head.benchmark} {head.version}, config {head.config}, split {head.split}: {outlook.rows:,} rows"
    yield f"{head.solver.model}: {calls} calls, with {words} words"
    if head.solver.kind == "endpoint":
        images = f" and {outlook.most.images:,} images" if outlook.most.images else ""
        yield (
            f"input: {_range(*outlook.sent)} tokens{images}, one per word to one per byte; "
            f"output: at most {outlook.received[1]:,} tokens, {head.solver.max_tokens:,} per call"
        )
    if outlook.dollars is not None:
        without = " without the images" if outlook.most.images else ""
        yield f"${outlook.dollars[0]} to ${outlook.dollars[1]}{without}"
    if head.holder_model is not None:
        yield f"{head.holder_model}: reads requests, at most one per call"
    yield f"{outlook.rows:,} rows: an accuracy of one half within ± {margin(outlook.rows)} points (95 %)"


def stated(outlook: Outlook) -> dict[str, Any]:
    """Return what `told` tells, for JSON."""
    head = outlook.runs[0].head
    return {
        "benchmark": head.benchmark,
        "version": head.version,
        "config": head.config,
        "split": head.split,
        "model": head.solver.model,
        "holder_model": head.holder_model,
        "folders": [str(run.folder) for run in outlook.runs],
        "rows": outlook.rows,
        "calls": [outlook.least.calls, outlook.most.calls],
        "words": [outlook.least.words, outlook.most.words],
        "images": outlook.most.images,
        "tokens_in": outlook.sent,
        "tokens_out": outlook.received,
        "dollars": outlook.dollars,
        "points": margin(outlook.rows),
    }


def _range(least: int, greatest: int) -> str:
    return f"{least:,}" if least == greatest else f"{least:,} to {greatest:,}"


def margin(rows: int) -> str:
    """Return the half width in points of the interval of 95 % at an accuracy of one half, as a decimal."""
    return decimal(100 * half_width(rows), 1)

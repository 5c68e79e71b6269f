"""What a model is to read in a run: a question for each response, with an id and a digest of its own."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored, answer_of
from pipeline.evaluating.planning.asking import READINGS, Kind, asking_of
from pipeline.evaluating.planning.questions import Questions, chosen
from pipeline.evaluating.transcripts.head import RunHead
from pipeline.evaluating.transcripts.part import Key, key_of
from pipeline.evaluating.transcripts.stored import OpenRun
from seedproof.episodes.turns import Ask, Message
from seedproof.episodes.turns import Row as AnyRow
from seedproof.problems.questions import without_answer_form
from seedproof.problems.reader import Unreadable
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row, rows_digest
from seedproof.responses.yes_or_no import yes_or_no

JUDGE = "judge"
"""The benchmark whose responses are judgements themselves."""

_SPEAKERS = {"user": "Asked", "assistant": "Replied"}


class Response(NamedTuple):
    """The message with the answer of an episode, and what it replies to."""

    asked: str
    text: str


@dataclass(frozen=True)
class Reading:
    """What a model is to read, and of which responses it is worth a call."""

    kind: Kind
    rows: Mapping[Key, Row]
    """The question about each response, by what was responded to."""
    open: Sequence[Key]
    """The responses of which rules alone do not tell."""

    @cached_property
    def sha256(self) -> str:
        """The digest of all questions: of what is sent, and of nothing that a verifier says of it."""
        return rows_digest({"id": row["id"], "question": row["question"]} for row in self.rows.values())

    @property
    def questions(self) -> Questions:
        """The questions that are worth a call, as those of a run."""
        every = Questions(list(self.rows.values()), {}, self.sha256)
        return chosen(every, [self.rows[key]["id"] for key in self.open])

    def reads(self, head: RunHead) -> bool:
        """Return whether a run is one of these questions."""
        return (head.protocol, head.rows_sha256) == (self.kind, self.sha256)

    def messages(self, run: OpenRun) -> dict[Key, str]:
        """Return what was said in a run of these questions, or in one of the same rows and attempts.

        Raises: SeedproofError when the run is a reading of something else.
        """
        if run.head.protocol in READINGS and not self.reads(run.head):
            raise SeedproofError(
                f"{run.folder}: has a {run.head.protocol} of other texts, expected a {self.kind} of this "
                "run's. Have them read with another --out"
            )
        keys = {(str(row["id"]), 0): key for key, row in self.rows.items()}
        messages: dict[Key, str] = {}
        for episode in run.episodes():
            message = answer_of(episode)
            if message is not None:
                messages[keys.get(key_of(episode), key_of(episode))] = message
        return messages


def judgement(stored: OpenRun, run: ScoredRun, only_undecided: bool = False) -> Reading:
    """Ask of each response whether it is right, with the right answer beside it."""
    # A checkout may have fewer benchmarks.
    from seedproof.benchmarks.judge.writing import question

    rows: dict[Key, Row] = {}
    for line, row, response in _responses(stored, run):
        golden = row.get("golden_latex") or row["answer"]
        label = {"answer": "yes" if line.right else "no", "answer_type": "label"}
        rows[_key(line)] = _row(line, row, question(problem_of(response.asked), golden, response.text), label)
    undecided = {_key(line) for line in run.scored if line.verdict == "undecided"}
    return Reading("judgement", rows, [key for key in rows if key in undecided or not only_undecided])


def extraction(stored: OpenRun, run: ScoredRun) -> Reading:
    """Ask of each response which answer it gives; of a judgement, what it concludes."""
    if run.head.benchmark == JUDGE:
        texts = {_key(line): response.text for line, _, response in _responses(stored, run)}
        return verdict(run, texts)
    rows: dict[Key, Row] = {}
    for line, row, response in _responses(stored, run):
        asked = f"### Problem\n\n{response.asked}\n\n### Response\n\n{response.text}"
        rows[_key(line)] = _row(line, row, asked, {**row, "asked_as": run.head.benchmark})
    right = {_key(line) for line in run.scored if line.right}
    return Reading("extraction", rows, [key for key in rows if key not in right])


def verdict(run: ScoredRun, texts: Mapping[Key, str]) -> Reading:
    """Ask what each judgement of a response of a run concludes; those that rules read need no call."""
    lines = {_key(line): line for line in run.scored}
    rows = {
        key: _row(lines[key], run.rows[key[0]], text, {"answer": "inconclusive", "answer_type": "label"})
        for key, text in texts.items()
        if key in lines
    }
    return Reading("verdict", rows, [key for key in rows if yes_or_no(texts[key]) not in ("yes", "no")])


def problem_of(asked: str) -> str:
    """Return a question without what it says of the form of its answer, where it is one of `university`."""
    try:
        return without_answer_form(asked)
    except Unreadable:
        return asked


def _responses(stored: OpenRun, run: ScoredRun) -> Iterator[tuple[Scored, AnyRow, Response]]:
    """Yield what was responded in a run, each with its line and row."""
    asking = asking_of(run.head.plan)
    lines = {_key(line): line for line in run.scored}
    texts: dict[Key, str] = {}
    for episode in stored.episodes():
        text = answer_of(episode)
        if text is None:
            continue
        texts[key_of(episode)] = text
        row = run.rows[episode.id]
        parent = None if episode.parent is None else texts.get((episode.parent, episode.attempt), "")
        step = asking.next_step(row, run.head.plan, episode.turns[:-1], parent)
        asked = _asked(step.messages) if isinstance(step, Ask) else str(row["question"])
        yield lines[key_of(episode)], row, Response(asked, text)


def _asked(messages: Sequence[Message]) -> str:
    """Return what a model was asked: the one question, or a conversation with its speakers."""
    told = [message for message in messages if message.role != "system"]
    if len(told) == 1:
        return told[0].text
    return "\n\n".join(f"{_SPEAKERS[message.role]}: {message.text}" for message in told)


def _key(line: Scored) -> Key:
    return line.id, line.attempt


def _row(line: Scored, row: AnyRow, asked: str, more: Mapping[str, Any]) -> Row:
    """Return a question as a row. A further attempt has an id of its own: it is another response."""
    made: Any = {
        "asked_as": JUDGE,
        **more,
        "id": line.id if line.attempt == 0 else f"{line.id}#{line.attempt}",
        "family": row["family"],
        "difficulty": row["difficulty"],
        "question": asked,
    }
    stated: Row = made
    return stated

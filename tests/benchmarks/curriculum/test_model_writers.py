"""Writers of texts, good and bad, each text judged over HTTP as `tell` does it.

`told/` has the texts. A good writer's are paraphrases of another hand than our grammar's. A bad writer's are
judged by a second model that sees no fault in anything, so that what refuses them are the words alone. What
says something else in words like others is refused by a second model that reads it as it is. A weak writer's
are what SmolLM2-135M-Instruct wrote in 274 attempts, as `tell` kept them; whoever changes the gate so that it
accepts another of them has to read it.
"""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from seedproof.benchmarks.curriculum.model.examples import examples_of
from seedproof.benchmarks.curriculum.model.gate import NOT_READ, text_of, unreadable
from seedproof.benchmarks.curriculum.model.gate import judged as judge
from seedproof.benchmarks.curriculum.model.ours import read_by_us
from seedproof.benchmarks.curriculum.model.replaying import feedback, replayed
from seedproof.benchmarks.curriculum.model.task import Main
from seedproof.benchmarks.curriculum.model.telling import tell
from seedproof.benchmarks.curriculum.model.transcript import Call, open_transcript, read_transcript
from seedproof.benchmarks.curriculum.standards import standard_of
from tests.benchmarks.curriculum.test_model import key, said, second, serving, task_of

__all__ = ["key"]

TOLD = Path(__file__).parent / "told"
READ_BY_HAND = {
    "Aaron has 4949 ham sandwiches. Ben has 57 more ham sandwiches than Aaron. "
    "How many ham sandwiches does Ben have altogether?",
    "A rectangle has an area of 297 square feet and is 33 feet long. How many feet wide is it?",
    "Solve the equation 87 - (5 * w) = 12 for w.",
    "List every pair of whole numbers whose product is 86.",
    "List every pair of whole numbers whose product is 20.",
    "Which sign belongs between 8 and 7?",
}
"""What the weak writer wrote, and says what its statements say."""
AS_IT_IS = {
    "The park has 3 storks and 41 young storks. How many storks are there in the marsh?": (
        "[[var a = 3 + 41]]\n[[question n = ['a']]]"
    ),
    "Martin's mom gave 37 meters of thread to her mom. How many meters of thread were left over?": (
        "[[var a = 37]]\n[[question n = ['a']]]"
    ),
    "What if the caterpillar was 2 large? How many were 10 large?": "I cannot tell what this asks for.",
}
"""What else words and clarity let pass, and what somebody reads there who is not told what to expect."""


def written(name):
    """The texts of a writer, each with its task."""
    for number, line in enumerate((TOLD / f"{name}.jsonl").read_text().splitlines()):
        said_of = json.loads(line)
        family, kind = said_of["family"], said_of.get("kind", "original")
        row = f"curriculum/{family}/d{standard_of(family).grade}/{number:06}"
        task = task_of(row, family, *said_of["lines"], theme=said_of["theme"])
        if kind != "original":
            main = Main(tuple(said_of["main"]["lines"]), said_of["main"]["text"])
            task = replace(task, row=f"{row}-{kind[0]}", main=main, examples=examples_of(family, kind))
        yield said_of, task


@pytest.fixture
def judged(tmp_path):
    """Judge a writer's texts by a second model, which reads and solves each as two keys of the table say."""

    def of(name, read_as, solved_as):
        path = tmp_path / f"{name}.jsonl"
        with serving([], tries=1) as (models, server), open_transcript(path) as transcript:
            for said_of, task in written(name):

                def script(messages, said_of=said_of):
                    if messages[0]["content"].startswith("You write"):
                        return said(said_of["text"])
                    meant = read_as if messages[0]["content"].startswith("You read") else solved_as
                    return second(messages, {said_of["text"]: "\n".join(said_of[meant])})

                server.script = script
                telling = tell(task, transcript, models)
                (attempt,) = telling.attempts
                assert replayed(task, telling.attempts) == telling.text
                yield said_of, attempt

    return of


def test_plain_paraphrases_are_accepted(judged):
    attempts = [attempt for _, attempt in judged("well", "lines", "lines")]
    read_by = [attempt.text_read_by for attempt in attempts]
    assert len({attempt.row.split("/")[1] for attempt in attempts}) >= 45
    assert read_by.count("reader") >= 20
    assert read_by.count("model") >= 50
    refused = [(attempt.write.said, attempt.verdict) for attempt in attempts if not attempt.text_read_by]
    assert len(refused) <= len(attempts) // 5, refused


def test_no_bad_text_is_accepted_whatever_a_second_model_says(judged, subtests):
    kinds = set()
    for said_of, attempt in judged("badly", "lines", "lines"):
        kinds.add(said_of["fault"])
        with subtests.test(said_of["text"]):
            assert attempt.verdict.startswith("rejected: ")
            assert attempt.read is None
    assert len(kinds) == 15


def test_no_text_that_says_something_else_is_accepted(judged, subtests):
    for said_of, attempt in judged("otherwise", "says", "says"):
        with subtests.test(said_of["text"]):
            assert attempt.verdict.startswith("rejected: read back, it says [[")


def test_a_second_model_that_reads_what_it_expects_solves_what_is_said(judged, subtests):
    for said_of, attempt in judged("otherwise", "lines", "says"):
        with subtests.test(said_of["text"]):
            assert attempt.verdict.startswith("rejected: solved, its answer is ")


def weakly_written():
    """The attempts of a weak writer, each with its task and what was said to it before."""
    kept = read_transcript(TOLD / "smollm2.jsonl")
    for line in (TOLD / "smollm2_tasks.jsonl").read_text().splitlines():
        asked = json.loads(line)
        row, main = asked["row"], asked.get("main")
        family = row.split("/")[1]
        kind = {"i": "incremental", "c": "counterfactual"}.get(row[-1], "original")
        task = task_of(row, family, *asked["lines"], theme=asked["theme"])
        task = replace(task, examples=examples_of(family, kind))
        if main is not None:
            task = replace(task, main=Main(tuple(main["lines"]), main["text"]))
        attempts = kept.pop(row)
        for at, attempt in enumerate(attempts):
            yield task, attempt, feedback(attempts[:at], attempt.model)
    assert not kept


def read_again(task, attempt, told_off):
    """An attempt as the gate of today judges it, with a second model that reads what is there."""
    text = text_of(attempt.write)
    ours = "" if unreadable(task, attempt.write, told_off) else read_by_us(task, text)
    read = Call("", "somebody", AS_IT_IS.get(text, ""), "")
    return judge(task, replace(attempt, ours=ours, read=read if ours == NOT_READ else None), told_off)


def test_no_text_of_a_weak_model_is_accepted_that_says_something_else():
    again = [(attempt, read_again(task, attempt, said)) for task, attempt, said in weakly_written()]
    assert len(again) == 274
    accepted = {text_of(new.write) for _, new in again if new.verdict == "accepted"}
    assert accepted == {text_of(old.write) for old, _ in again if old.verdict == "accepted"}
    assert accepted == READ_BY_HAND
    assert {new.text_read_by for _, new in again} == {"reader", ""}
    assert {text_of(new.write) for _, new in again if new.ours == NOT_READ} == set(AS_IT_IS)

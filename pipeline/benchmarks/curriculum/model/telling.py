"""Tell problems with a model, and make the same texts again from the transcript, without one."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from pipeline.benchmarks.curriculum.model.endpoint import Endpoint, Reply
from pipeline.benchmarks.curriculum.model.gate import ACCEPTED, MAX_TEXT, text_of, unreadable, verdict
from pipeline.benchmarks.curriculum.model.prompts import (
    PROMPT_VERSION,
    Messages,
    digest,
    reading_prompt,
    writing_prompt,
)
from pipeline.benchmarks.curriculum.model.task import Task
from pipeline.benchmarks.curriculum.model.transcript import Attempt, Call, NotATranscript, Transcript


class Telling(msgspec.Struct, frozen=True):
    """What came of a task: its text, None if no attempt was accepted, and all attempts."""

    row: str
    text: str | None
    attempts: tuple[Attempt, ...]


def tell(task: Task, transcript: Transcript, endpoint: Endpoint) -> Telling:
    """A text for a task, by at most as many tries as the settings say; those of before count.

    Raises: SeedproofError when the endpoint gives no answer; NotATranscript when earlier attempts are not
    attempts at this task.
    """
    text = _replayed(task, transcript.of(task.row))
    while text is None and len(transcript.of(task.row)) < endpoint.settings.tries:
        past = transcript.of(task.row)
        prompt = writing_prompt(task, _feedback(past))
        write, read = _call(prompt, endpoint.ask(prompt)), None
        if not unreadable(write):
            prompt = reading_prompt(task, text_of(write))
            read = _call(prompt, endpoint.ask(prompt))
        found = verdict(task, write, read)
        attempt = Attempt(
            row=task.row,
            attempt=len(past) + 1,
            prompt_version=PROMPT_VERSION,
            write=write,
            read=read,
            verdict=found,
        )
        transcript.add(attempt.sealed())
        if found == ACCEPTED:
            text = text_of(write)
    return Telling(task.row, text, transcript.of(task.row))


def tell_all(tasks: Iterable[Task], transcript: Transcript, endpoint: Endpoint) -> Iterator[Telling]:
    """Tell many, several at once, and give them in order.

    Raises: as `tell`. What is under way then, and when the caller stops, is finished and kept; nothing new is
    begun.
    """
    pool = ThreadPoolExecutor(endpoint.settings.at_once)
    try:
        yield from pool.map(lambda task: tell(task, transcript, endpoint), tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def replay(attempts: Sequence[Attempt], task: Task) -> str:
    """The accepted text of a task, every step judged again: digests, prompts, numbering, verdicts.

    Raises: NotATranscript when a step does not hold, or no attempt was accepted.
    """
    text = _replayed(task, attempts)
    if text is None:
        raise NotATranscript(
            f"{task.row}: none of {len(attempts)} attempts was accepted, expected one. Run the model again"
        )
    return text


def _replayed(task: Task, attempts: Sequence[Attempt]) -> str | None:
    text = None
    for place, attempt in enumerate(attempts):
        wrong = "it follows an accepted one" if text is not None else _wrong(task, attempt, attempts[:place])
        if wrong:
            raise NotATranscript(
                f"{task.row}, attempt {place + 1}: {wrong}, expected an attempt at this row as it was made. "
                "Restore the transcript, or set it aside and run the model again"
            )
        if attempt.verdict == ACCEPTED:
            text = text_of(attempt.write)
    return text


def _wrong(task: Task, attempt: Attempt, past: Sequence[Attempt]) -> str:
    """What does not hold of an attempt, in words."""
    write, read = attempt.write, attempt.read
    if attempt.sealed() != attempt:
        return "it was changed after it was written"
    if (attempt.row, attempt.attempt) != (task.row, len(past) + 1):
        return f"it is attempt {attempt.attempt} of {attempt.row}"
    if attempt.prompt_version != PROMPT_VERSION:
        return (
            f"its prompts are of version {attempt.prompt_version}, those of this program of {PROMPT_VERSION}"
        )
    if write.prompt_sha256 != digest(writing_prompt(task, _feedback(past))):
        return "it was asked for something else"
    if read is not None and read.prompt_sha256 != digest(reading_prompt(task, text_of(write))):
        return "another text was read back"
    found = verdict(task, write, read)
    # The words may change with the program; what they decide may not.
    if (attempt.verdict == ACCEPTED) != (found == ACCEPTED):
        return f"its verdict is '{attempt.verdict[:100]}', and by the gate it is '{found[:300]}'"
    return ""


def _feedback(past: Sequence[Attempt]) -> list[tuple[str, str]]:
    return [(text_of(old.write)[:MAX_TEXT], old.verdict.partition(": ")[2]) for old in past]


def _call(prompt: Messages, reply: Reply) -> Call:
    return Call(digest(prompt), reply.model, reply.said, reply.fault)

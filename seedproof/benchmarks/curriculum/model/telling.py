"""Words problems with a model."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

from seedproof.benchmarks.curriculum.model.endpoint import CUT_OFF, Endpoint, Reply
from seedproof.benchmarks.curriculum.model.gate import ACCEPTED, refused, text_of, unreadable, verdict
from seedproof.benchmarks.curriculum.model.ours import read_by_us
from seedproof.benchmarks.curriculum.model.prompts import (
    PROMPT_VERSION,
    Messages,
    digest,
    reading_prompt,
    writing_prompt,
)
from seedproof.benchmarks.curriculum.model.replaying import feedback, replayed
from seedproof.benchmarks.curriculum.model.settings import ModelSettings
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.transcript import Attempt, Call, Transcript


class Telling(msgspec.Struct, frozen=True):
    """The result of a task: its text, None if no attempt was accepted, and all attempts."""

    row: str
    text: str | None
    attempts: tuple[Attempt, ...]


def tell(task: Task, transcript: Transcript, endpoint: Endpoint) -> Telling:
    """Word a task in at most as many tries as the settings say; earlier attempts of the same model count.

    Raises: SeedproofError when the endpoint gives no answer; NotATranscript when earlier attempts are not
    attempts at this task.
    """
    text = replayed(task, transcript.of(task.row))
    while text is None and _tries(transcript.of(task.row), endpoint.settings) < endpoint.settings.tries:
        past = transcript.of(task.row)
        prompt = writing_prompt(task, feedback(past, endpoint.settings.model))
        write = _call(prompt, endpoint.ask(prompt))
        ours = ""
        read = None
        if not unreadable(task, write):
            ours = read_by_us(task, text_of(write))
            if not refused(ours):
                prompt = reading_prompt(task, text_of(write))
                read = _call(prompt, endpoint.ask(prompt))
        judged = verdict(task, write, ours, read)
        attempt = Attempt(
            row=task.row,
            attempt=len(past) + 1,
            model=endpoint.settings.model,
            prompt_version=PROMPT_VERSION,
            write=write,
            ours=ours,
            read=read,
            verdict=judged,
        )
        transcript.add(attempt.sealed())
        if judged == ACCEPTED:
            text = text_of(write)
    return Telling(task.row, text, transcript.of(task.row))


def _tries(past: Iterable[Attempt], settings: ModelSettings) -> int:
    """Count the attempts of a model. One that was cut off at another limit says nothing of this one."""
    cut = f"{CUT_OFF} {settings.max_tokens}"
    return sum(
        attempt.model == settings.model
        and all(not fault.startswith(CUT_OFF) or fault == cut for fault in _faults(attempt))
        for attempt in past
    )


def _faults(attempt: Attempt) -> Iterator[str]:
    yield attempt.write.fault
    if attempt.read is not None:
        yield attempt.read.fault


def tell_all(tasks: Iterable[Task], transcript: Transcript, endpoint: Endpoint) -> Iterator[Telling]:
    """Word many tasks, several at once, and yield the results in order.

    Raises: as `tell`. What is under way then, and when the caller stops, is finished and kept; nothing new is
    begun.
    """
    pool = ThreadPoolExecutor(endpoint.settings.at_once)
    try:
        yield from pool.map(lambda task: tell(task, transcript, endpoint), tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _call(prompt: Messages, reply: Reply) -> Call:
    return Call(digest(prompt), reply.model, reply.said, reply.fault)

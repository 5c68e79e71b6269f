"""Words problems with a model."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from seedproof.benchmarks.curriculum.model.endpoint import CUT_OFF, Endpoint
from seedproof.benchmarks.curriculum.model.gate import (
    ACCEPTED,
    NOT_READ,
    judged,
    missolved,
    text_of,
    unfaithful,
    unreadable,
)
from seedproof.benchmarks.curriculum.model.ours import read_by_us
from seedproof.benchmarks.curriculum.model.prompts import (
    PROMPT_VERSION,
    Messages,
    digest,
    reading_prompt,
    solving_prompts,
    writing_prompt,
)
from seedproof.benchmarks.curriculum.model.replaying import feedback, replayed
from seedproof.benchmarks.curriculum.model.settings import EndpointSettings, ModelSettings
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.transcript import Attempt, Call, Transcript


class Models:
    """The endpoints of a run: who writes, and who judges what our own reader cannot read, if anybody."""

    def __init__(self, settings: ModelSettings) -> None:
        """Connect to them. Raises: SeedproofError when the environment has no usable key."""
        self.settings = settings
        self.writer = Endpoint(settings)
        self.second = None if settings.second is None else Endpoint(settings.second)

    def close(self) -> None:
        """Give the connections back."""
        self.writer.close()
        if self.second is not None:
            self.second.close()


class Telling(msgspec.Struct, frozen=True):
    """The result of a task: its text, None if no attempt was accepted, and all attempts."""

    row: str
    text: str | None
    attempts: tuple[Attempt, ...]


def tell(task: Task, transcript: Transcript, models: Models) -> Telling:
    """Word a task in at most as many tries as the settings say; earlier attempts of the same models count.

    Raises: SeedproofError when an endpoint gives no answer; NotATranscript when earlier attempts are not
    attempts at this task.
    """
    text = replayed(task, transcript.of(task.row))
    while text is None and _tries(transcript.of(task.row), models.settings) < models.settings.tries:
        attempt = _attempt(task, transcript.of(task.row), models)
        transcript.add(attempt)
        if attempt.verdict == ACCEPTED:
            text = text_of(attempt.write)
    return Telling(task.row, text, transcript.of(task.row))


def _attempt(task: Task, past: Sequence[Attempt], models: Models) -> Attempt:
    settings = models.settings
    told_off = feedback(past, settings.model)
    attempt = Attempt(
        row=task.row,
        attempt=len(past) + 1,
        model=settings.model,
        second="" if settings.second is None else settings.second.model,
        prompt_version=PROMPT_VERSION,
        write=_call(models.writer, writing_prompt(task, told_off), len(told_off)),
    )
    text = text_of(attempt.write)
    if not unreadable(task, attempt.write, told_off):
        attempt = replace(attempt, ours=read_by_us(task, text))
        if attempt.ours == NOT_READ and models.second is not None:
            attempt = _by_second(task, attempt, text, models.second)
    return judged(task, attempt, told_off).sealed()


def _by_second(task: Task, attempt: Attempt, text: str, second: Endpoint) -> Attempt:
    """Have the second model read a text, and solve it as long as it does so rightly."""
    attempt = replace(attempt, read=_call(second, reading_prompt(task, text)))
    if unfaithful(task, attempt):
        return attempt
    for prompt in solving_prompts(task, text):
        attempt = replace(attempt, solved=(*attempt.solved, _call(second, prompt)))
        if missolved(task, attempt):
            break
    return attempt


def _tries(past: Iterable[Attempt], settings: ModelSettings) -> int:
    """Count the attempts of these models. One that was cut off at another limit says nothing of this one."""
    second = settings.second
    return sum(
        (attempt.model, attempt.second) == (settings.model, "" if second is None else second.model)
        and not _is_cut_elsewhere([attempt.write], settings)
        and (second is None or not _is_cut_elsewhere(_of_second(attempt), second))
        for attempt in past
    )


def _of_second(attempt: Attempt) -> tuple[Call, ...]:
    return attempt.solved if attempt.read is None else (attempt.read, *attempt.solved)


def _is_cut_elsewhere(calls: Iterable[Call], settings: EndpointSettings) -> bool:
    here = f"{CUT_OFF} {settings.max_tokens}"
    return any(call.fault.startswith(CUT_OFF) and call.fault != here for call in calls)


def _call(endpoint: Endpoint, prompt: Messages, earlier: int = 0) -> Call:
    reply = endpoint.ask(prompt, earlier)
    return Call(digest(prompt), reply.model, reply.said, reply.fault)

"""Replays the texts of a transcript without a model: every step is judged once more."""

from collections.abc import Sequence

from seedproof.benchmarks.curriculum.model.gate import ACCEPTED, MAX_TEXT, judged, text_of
from seedproof.benchmarks.curriculum.model.prompts import (
    PROMPT_VERSION,
    Feedback,
    digest,
    reading_prompt,
    solving_prompts,
    writing_prompt,
)
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.transcript import Attempt, NotATranscript


def replay(attempts: Sequence[Attempt], task: Task) -> str:
    """Return the accepted text of a task, judging every step again: digests, prompts, numbering, verdicts.

    Raises: NotATranscript when a step does not hold, or no attempt was accepted.
    """
    text = replayed(task, attempts)
    if text is None:
        raise NotATranscript(
            f"{task.row}: none of {len(attempts)} attempts was accepted, expected one. Run the model again"
        )
    return text


def replayed(task: Task, attempts: Sequence[Attempt]) -> str | None:
    """Return the accepted text among attempts, None if there is none. Raises: NotATranscript."""
    text = None
    for index, attempt in enumerate(attempts):
        wrong = "it follows an accepted one" if text is not None else _wrong(task, attempt, attempts[:index])
        if wrong:
            raise NotATranscript(
                f"{task.row}, attempt {index + 1}: {wrong}, expected an attempt at this row as it was made. "
                "Restore the transcript, or set it aside and run the model again"
            )
        if attempt.verdict == ACCEPTED:
            text = text_of(attempt.write)
    return text


def _wrong(task: Task, attempt: Attempt, past: Sequence[Attempt]) -> str:
    """Return what does not hold of an attempt, in words."""
    write = attempt.write
    read = attempt.read
    if attempt.sealed() != attempt:
        return "it was changed after it was written"
    if (attempt.row, attempt.attempt) != (task.row, len(past) + 1):
        return f"it is attempt {attempt.attempt} of {attempt.row}"
    if attempt.prompt_version != PROMPT_VERSION:
        return (
            f"its prompts are of version {attempt.prompt_version}, those of this program of {PROMPT_VERSION}"
        )
    told_off = feedback(past, attempt.model)
    if write.prompt_sha256 != digest(writing_prompt(task, told_off)):
        return "it was asked for something else"
    text = text_of(write)
    if read is not None and read.prompt_sha256 != digest(reading_prompt(task, text)):
        return "another text was read back"
    asked = [digest(prompt) for prompt in solving_prompts(task, text)]
    if any(call.prompt_sha256 not in asked[at : at + 1] for at, call in enumerate(attempt.solved)):
        return "another text was solved"
    again = judged(task, attempt, told_off)
    # The words may change with the program; what they decide may not.
    if (attempt.verdict == ACCEPTED) != (again.verdict == ACCEPTED):
        return f"its verdict is '{attempt.verdict[:100]}', and by the gate it is '{again.verdict[:300]}'"
    if attempt.text_read_by != again.text_read_by:
        return f"text_read_by is '{attempt.text_read_by}', and by the gate it is '{again.text_read_by}'"
    return ""


def feedback(past: Sequence[Attempt], model: str) -> Feedback:
    """Return earlier texts of the same model, each with what was wrong, for the next prompt."""
    own = [old for old in past if old.model == model]
    return [(text_of(old.write)[:MAX_TEXT], old.verdict.partition(": ")[2]) for old in own]

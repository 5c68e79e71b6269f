"""Has a language model put the problems into words; every attempt goes into the transcript.

What `generate` will replay is what happens here: the same problems, one after the other, with the model in
place of its transcript. So a run that stops goes on where it was, also with another model.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from queue import SimpleQueue
from threading import Event

from msgspec.structs import replace

from seedproof.benchmarks.curriculum.generate import Stuck, make_family, quotas_of, tasks
from seedproof.benchmarks.curriculum.model.endpoint import CUT_OFF
from seedproof.benchmarks.curriculum.model.gate import NOT_READ
from seedproof.benchmarks.curriculum.model.settings import ModelSettings
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.telling import Models, tell
from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, Attempt, Transcript, open_transcript
from seedproof.benchmarks.curriculum.settings import Curriculum
from seedproof.benchmarks.curriculum.wording import Model
from seedproof.record.errors import SeedproofError


def told(settings: Curriculum) -> Iterator[str]:
    """Yield, for each attempt, who read its text; nothing for one that was refused.

    Raises: SeedproofError without a section `model`, when an endpoint gives no answer, or when the model
    finds no words for many problems in a row.
    """
    if settings.model is None:
        raise SeedproofError(
            "params.yaml: curriculum.model is missing, expected base_url and model of an endpoint. "
            "See docs/howto/maintain.md, Have a language model write the texts"
        )
    if settings.splits:
        raise SeedproofError(
            "params.yaml: curriculum.splits has further splits, expected none: the transcript of a release "
            "would show their problems. Cut them from a release of the grammar"
        )
    asked = replace(settings, generate=replace(settings.generate, realiser="llm"))
    families = tasks(asked)
    models = Models(settings.model)
    with open_transcript(TRANSCRIPT) as transcript:
        telling = _Telling(asked, transcript, models)
        pool = ThreadPoolExecutor(settings.model.at_once)
        try:
            for family in families:
                pool.submit(telling.family, family)
            for _ in families:
                yield from iter(telling.heard.get, None)
            if telling.cause is not None:
                raise telling.cause
        finally:
            telling.stopped.set()
            pool.shutdown(wait=True, cancel_futures=True)
            models.close()


class _Telling:
    """One run: whatever ends one family ends the others, too."""

    def __init__(self, asked: Curriculum, transcript: Transcript, models: Models) -> None:
        self.asked = asked
        self.transcript = transcript
        self.models = models
        self.stopped = Event()
        self.cause: Exception | None = None
        """What ended the first family that failed."""
        self.heard = SimpleQueue[str | None]()
        """Who read each text, in the order of the attempts; None where a family ends."""

    def family(self, family: str) -> None:
        """Word the problems of a family."""
        try:
            make_family(family, quotas_of(self.asked, family), Model(self.text_of))
        except Stuck as stuck:
            past = self.transcript.of(stuck.row)
            self._end(SeedproofError(_on_stuck(stuck, past, self.models.settings)))
        except Exception as error:  # The thread that waits raises it.
            self._end(error)
        finally:
            self.heard.put(None)

    def _end(self, error: Exception) -> None:
        if not self.stopped.is_set():
            self.cause = error
            self.stopped.set()

    def text_of(self, task: Task) -> str | None:
        """Word a task. Raises: SeedproofError when another family has ended the run."""
        if self.stopped.is_set():
            raise SeedproofError("the run ended in another family. Run it again: it goes on where it stopped")
        before = len(self.transcript.of(task.row))
        told = tell(task, self.transcript, self.models)
        for attempt in told.attempts[before:]:
            self.heard.put(attempt.text_read_by)
        return told.text


def _on_stuck(stuck: Stuck, past: tuple[Attempt, ...], settings: ModelSettings) -> str:
    """Say what the model did with the last of many problems, and what to do about it."""
    own = [attempt for attempt in past if attempt.model == settings.model]
    verdict = own[-1].verdict if own else "none of its own"
    cut = any(CUT_OFF in attempt.verdict for attempt in own)
    remedy = "Set another model in params.yaml, or larger tries, and run it again: tries count for each model"
    if own and settings.second is None and own[-1].ours == NOT_READ:
        remedy = "Name another model as `second` in params.yaml, to judge what our reader cannot read"
    if cut:
        remedy = (
            f"A model that thinks first needs more than {settings.max_tokens} tokens: raise max_tokens in "
            "params.yaml, and run it again: what was cut off is asked anew"
        )
    return f"{stuck.args[0].partition('. Run')[0]} by {settings.model}; the last: {verdict[:300]}. {remedy}"


def digest() -> str:
    """Return the SHA-256 of the transcript, for params.yaml."""
    return sha256(TRANSCRIPT.read_bytes()).hexdigest()

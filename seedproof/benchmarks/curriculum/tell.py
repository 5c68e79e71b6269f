"""Has a language model put the problems into words; every attempt goes into the transcript.

What `generate` will replay is what happens here: the same problems, one after the other, with the model in
place of its transcript. So a run that stops goes on where it was.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

from msgspec.structs import replace

from seedproof.benchmarks.curriculum.generate import make_family, quotas_of, tasks
from seedproof.benchmarks.curriculum.model.endpoint import Endpoint
from seedproof.benchmarks.curriculum.model.reading import TRANSCRIPT
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.telling import tell
from seedproof.benchmarks.curriculum.model.transcript import open_transcript
from seedproof.benchmarks.curriculum.settings import Curriculum
from seedproof.benchmarks.curriculum.wording import Model
from seedproof.record.errors import SeedproofError


def told(settings: Curriculum) -> Iterator[str]:
    """Yield the families, as they are done.

    Raises: SeedproofError without a section `model`, or when the endpoint gives no answer.
    """
    if settings.model is None:
        raise SeedproofError(
            "params.yaml: curriculum.model is missing, expected base_url and model of an endpoint. "
            "See docs/maintain.md, Have a language model write the texts"
        )
    asked = replace(settings, generate=replace(settings.generate, realiser="llm"))
    endpoint = Endpoint(settings.model)
    with open_transcript(TRANSCRIPT) as transcript:

        def text_of(task: Task) -> str | None:
            return tell(task, transcript, endpoint).text

        def family_told(family: str) -> str:
            make_family(family, quotas_of(asked, family), Model(text_of))
            return family

        pool = ThreadPoolExecutor(settings.model.at_once)
        try:
            yield from pool.map(family_told, tasks(asked))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            endpoint.close()


def digest() -> str:
    """Return the SHA-256 of the transcript, for params.yaml."""
    return sha256(TRANSCRIPT.read_bytes()).hexdigest()

"""TRL: a dataset and a reward function for `GRPOTrainer`.

The dataset has the columns that TRL passes to reward functions: a prompt, and the id and root seed of a row.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from seedproof.gyms.stream import Stream
from seedproof.gyms.tasks import Task
from seedproof.gyms.tasks import prompt as prompt_of
from seedproof.gyms.tasks import reward as reward_of
from seedproof.record.extras import named_extra


def dataset(stream: Stream) -> Any:
    """Return the tasks of a stream as a `datasets.IterableDataset`, which follows changes of its weights.

    Raises: SeedproofError when `datasets` is missing.
    """
    with named_extra():
        from datasets import IterableDataset
    return IterableDataset.from_generator(_records, gen_kwargs={"stream": stream})


def _records(stream: Stream) -> Iterator[dict[str, Any]]:
    for task in stream:
        yield {"prompt": prompt_of(task), **task._asdict()}


def reward(
    prompts: Sequence[Any], completions: Sequence[Any], id: Sequence[str], root_seed: Sequence[str], **_: Any
) -> list[float]:
    """Return the reward of each completion: a text, or messages, of which the last one counts."""
    tasks = map(Task, id, root_seed)
    return [reward_of(task, _text(said)) for task, said in zip(tasks, completions, strict=True)]


def _text(completion: Any) -> Any:
    if isinstance(completion, list) and completion and isinstance(completion[-1], dict):
        content = completion[-1].get("content")
        return _joined(content) if isinstance(content, list) else content
    return completion


def _joined(parts: list[Any]) -> str:
    texts = [part.get("text") for part in parts if isinstance(part, dict)]
    return "".join(text for text in texts if isinstance(text, str))

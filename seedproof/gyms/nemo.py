"""NeMo Gym: the lines of its JSON Lines files. `nemo_server` rewards the responses."""

from typing import Any

from seedproof.gyms.tasks import Task, prompt


def record(task: Task) -> dict[str, Any]:
    """Return a task as a line of NeMo Gym's files.

    Raises: SeedproofError when there is no such row.
    """
    return {"responses_create_params": {"input": prompt(task)}, **task._asdict()}

"""NeMo Gym: the lines of its JSON Lines files. `nemo_server` rewards the responses."""

from seedproof.gyms.tasks import Task, prompt
from seedproof.record.rows import line_of


def line(task: Task) -> bytes:
    """Return a task as a line of NeMo Gym's files.

    Raises: SeedproofError when there is no such row.
    """
    return line_of({"responses_create_params": {"input": prompt(task)}, **task._asdict()})

"""verl: the records of its Parquet files, and the function that `reward.custom_reward_function` names."""

from collections.abc import Mapping
from typing import Any

from seedproof.gyms.tasks import Task, prompt, reward
from seedproof.record.seeds import parse_row_id


def record(task: Task) -> dict[str, Any]:
    """Return a task as a record of verl's Parquet files. Its `ground_truth` is the id of the row.

    Raises: SeedproofError when there is no such row.
    """
    return {
        "data_source": f"seedproof/{parse_row_id(task.id).benchmark}",
        "prompt": prompt(task),
        "ability": "math",
        "reward_model": {"style": "rule", "ground_truth": task.id},
        "extra_info": {"root_seed": task.root_seed},
    }


def compute_score(
    data_source: str, solution_str: str, ground_truth: str, extra_info: Mapping[str, Any], **_: Any
) -> float:
    """Return the reward of a response, as verl asks for it."""
    return reward(Task(ground_truth, extra_info["root_seed"]), solution_str)

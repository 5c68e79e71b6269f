"""Endless tasks for trainers, each with a prompt and a reward: TRL, verl, verifiers, OpenEnv, NeMo Gym."""

from seedproof.gyms.stream import ALL_KEYS, Stream
from seedproof.gyms.tasks import Task, prompt, reward

__all__ = ["ALL_KEYS", "Stream", "Task", "prompt", "reward"]

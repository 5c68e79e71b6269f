"""Endless tasks for trainers: each a prompt and a reward that is proved, for TRL, verifiers, NeMo Gym and others."""

from seedproof.gyms.stream import ALL_KEYS, Stream
from seedproof.gyms.tasks import Task, prompt, reward

__all__ = ["ALL_KEYS", "Stream", "Task", "prompt", "reward"]

"""Endless tasks for trainers, each with a prompt and a reward: TRL, verl, verifiers, OpenEnv, NeMo Gym."""

from seedproof.gyms.stream import Stream
from seedproof.gyms.tasks import Task, prompt, reward

__all__ = ["Stream", "Task", "prompt", "reward"]

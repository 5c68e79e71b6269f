"""What inspect loads by the entry point `seedproof`: the tasks, and the provider of scripted solvers."""

from pipeline.evaluating.engine.provider import Scripted
from pipeline.evaluating.engine.tasks import TASKS

__all__ = ["TASKS", "Scripted"]

"""What inspect loads by the entry point `seedproof`: the tasks, and the providers of our own."""

from pipeline.evaluating.engine.compatible import Compatible
from pipeline.evaluating.engine.provider import Scripted
from pipeline.evaluating.engine.tasks import TASKS

__all__ = ["TASKS", "Compatible", "Scripted"]

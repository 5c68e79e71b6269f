"""Tells one more step on the answer, as the story goes on."""

from seedproof.benchmarks.curriculum.symbolic.problem import Operation
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.record.draws import Draws, Rejected


def story_goes_on(main: Teller, step: Operation, draws: Draws) -> str:
    """Write what happens next and the question for what it comes to. Raises: Rejected."""
    raise Rejected("no story goes on")

"""What a seed gives: the first problem in its stream that can be told, in words."""

from copy import copy
from typing import NamedTuple

from seedproof.benchmarks.curriculum.grammar.sample import sample
from seedproof.benchmarks.curriculum.skeleton import skeleton
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.wording import Wording
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected
from seedproof.record.errors import SeedproofError

GIVE_UP = 20_000
"""Candidates of one seed that are rejected before something must be wrong."""


class NotTold(SeedproofError):
    """No text came of a problem."""


class Drawn(NamedTuple):
    """A problem and its words, drawn from one seed."""

    problem: Problem
    told: Told
    words: Draws
    """The stream as it was before the words, to say something alike again."""

    @property
    def telling(self) -> str:
        """Structure, theme and sentences, whatever the numbers and names: what never occurs twice."""
        same, theme = structure(self.problem), self.told.theme
        return f"{same}|{theme}|{skeleton(self.told.text, theme)}"


class Stream:
    """The problems of one seed's stream."""

    def __init__(self, standard: Standard, seed: str, row_id: str, wording: Wording) -> None:
        """Nothing is drawn yet."""
        self.standard, self.seed, self.row_id, self.wording = standard, seed, row_id, wording
        self.draws = Draws(seed)
        self.rejected: list[str] = []

    def problem(self) -> Problem:
        """The next one that keeps the standard's rules."""
        while len(self.rejected) < GIVE_UP:
            try:
                return sample(self.standard, self.draws)
            except Rejected as why:
                self.rejected.append(why.reason)
        last = self.rejected[-1]
        raise SeedproofError(f"seed {self.seed}: {GIVE_UP} candidates rejected, last: {last}")

    def told(self, problem: Problem) -> Drawn:
        """The problem in words; where it cannot be told, the next one that can be.

        Raises: NotTold after as many as the wording may be asked for.
        """
        for _ in range(self.wording.tries):
            words = copy(self.draws)
            try:
                told = self.wording.problem(self.standard, self.row_id, problem, self.draws)
                return Drawn(problem, told, words)
            except Rejected as why:
                self.rejected.append(why.reason)
            if self.wording.tries > 1:
                problem = self.problem()
        raise NotTold(f"{self.row_id}: it could not be put into words ({self.rejected[-1]})")


def drawn_from(standard: Standard, seed: str, row_id: str, wording: Wording) -> Drawn:
    """The first problem in the seed's stream that can be told, in words. Raises: NotTold."""
    stream = Stream(standard, seed, row_id, wording)
    return stream.told(stream.problem())

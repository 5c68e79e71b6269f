"""What a seed gives: the first problem in its stream that can be told, in words."""

from copy import copy
from typing import NamedTuple

from pipeline.benchmarks.curriculum.grammar.sample import sample
from pipeline.benchmarks.curriculum.skeleton import skeleton
from pipeline.benchmarks.curriculum.standards.standard import Standard
from pipeline.benchmarks.curriculum.symbolic.problem import Problem
from pipeline.benchmarks.curriculum.symbolic.structure import structure
from pipeline.benchmarks.curriculum.words.realise import realise
from pipeline.benchmarks.curriculum.words.told import Told
from pipeline.draws import Draws, Rejected
from pipeline.errors import SeedproofError

GIVE_UP = 20_000
"""Candidates of one seed that are rejected before something must be wrong."""


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

    def __init__(self, standard: Standard, seed: str) -> None:
        """Nothing is drawn yet."""
        self.standard, self.seed, self.draws = standard, seed, Draws(seed)
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
        """The problem in words; where it cannot be told, the next one that can be."""
        while True:
            words = copy(self.draws)
            try:
                return Drawn(problem, realise(self.standard, problem, self.draws), words)
            except Rejected as why:
                self.rejected.append(why.reason)
            problem = self.problem()


def drawn_from(standard: Standard, seed: str) -> Drawn:
    """The first problem in the seed's stream that can be told, in words."""
    stream = Stream(standard, seed)
    return stream.told(stream.problem())

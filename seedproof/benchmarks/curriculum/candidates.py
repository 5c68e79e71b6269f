"""Draws candidates from a seed: the first problem in its stream that can be worded, with its words."""

from copy import copy
from typing import NamedTuple

from seedproof.benchmarks.curriculum.grammar.sample import sample
from seedproof.benchmarks.curriculum.skeleton import skeleton
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.wording import Wording
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.candidates import key_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.errors import Exhausted, SeedproofError
from seedproof.record.rejections import Refused
from seedproof.text.alike import arrangement

GIVE_UP = 20_000
"""Candidates of one seed that are rejected before something must be wrong."""


class NotTold(SeedproofError):
    """No text could be made for a problem."""


class Drawn(NamedTuple):
    """A problem and its words, drawn from one seed."""

    problem: Problem
    told: Told
    words: Draws
    """The stream as it was before the words, to say something alike again."""

    @property
    def telling(self) -> str:
        """Structure, theme and sentences, whatever the numbers and names: what never occurs twice."""
        same = structure(self.problem)
        theme = self.told.theme
        return f"{same}|{theme}|{skeleton(self.told.text, theme)}"


class Stream:
    """The problems of one seed's stream."""

    def __init__(self, standard: Standard, seed: str, row_id: str, wording: Wording) -> None:
        """Start the stream of a seed, with nothing drawn yet."""
        self.standard = standard
        self.seed = seed
        self.row_id = row_id
        self.wording = wording
        self.draws = Draws(seed)
        self.rejected: list[Refused] = []

    def problem(self) -> Problem:
        """Draw the next problem that keeps the standard's rules."""
        while len(self.rejected) < GIVE_UP:
            try:
                return sample(self.standard, self.draws)
            except Rejected as why:
                self.rejected.append(Refused(why.reason))
        last = self.rejected[-1].reason
        raise Exhausted(f"seed {self.seed}: {GIVE_UP} candidates rejected, last: {last}")

    def told(self, problem: Problem) -> Drawn:
        """Word the problem; where it cannot be worded, the next one that can be.

        Raises: NotTold after as many as the wording may be asked for.
        """
        for _ in range(self.wording.tries):
            words = copy(self.draws)
            try:
                told = self.wording.problem(self.standard, self.row_id, problem, self.draws)
                return Drawn(problem, told, words)
            except Rejected as why:
                self.rejected.append(Refused(why.reason, lines_of(problem)))
            if self.wording.tries > 1:
                problem = self.problem()
        raise NotTold(f"{self.row_id}: it could not be put into words ({self.rejected[-1].reason})")


def drawn_from(standard: Standard, seed: str, row_id: str, wording: Wording) -> Drawn:
    """Draw the first problem in the seed's stream that can be worded, with its words. Raises: NotTold."""
    stream = Stream(standard, seed, row_id, wording)
    return stream.told(stream.problem())


def keys_of(standard: Standard, drawn: Drawn) -> frozenset[bytes]:
    """Return the keys of a problem: its structure as it is told, and its words with its numbers."""
    return frozenset(
        (
            key_of("curriculum", standard.family, "telling", drawn.telling),
            key_of("curriculum", standard.family, "text", arrangement(drawn.told.text)),
        )
    )

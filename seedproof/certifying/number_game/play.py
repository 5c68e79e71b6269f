"""A play as terms: its steps as they are written, where each number is taken from, and its score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from seedproof.certifying.number_game.rules import OPERATIONS, Game
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Step, step
from seedproof.certifying.terms import (
    Symbol,
    Term,
    as_count,
    at_most,
    different,
    equal,
    every,
    integer,
    one_of,
    total,
)

STEPS = Patterns(
    {sign: (f"{{left:integer}} {sign} {{right:integer}} = {{result:integer}}",) for sign in OPERATIONS}
)

SCORE = integer("score")


Place = tuple[int, str]
"""Where a number stands in a play: number of the step, and side."""

_KEPT = 1 << 12
"""Terms of which it is kept how they are written: plays of few steps have few ways to take their numbers."""


@dataclass(frozen=True)
class Play:
    """A play of a game."""

    game: Game
    steps: Sequence[Said]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Everything that the terms name; choices are 1 where something is taken, and else 0."""
        choices = [taken(place, source) for place, sources in self.sources.items() for source in sources]
        return (*choices, SCORE)

    @cached_property
    def sources(self) -> Mapping[Place, tuple[int, ...]]:
        """Where each number of a step can be from: base numbers, then results before it, of its value."""
        base = len(self.game.base)
        values = [*self.game.base, *(said["result"] for said in self.steps)]
        return {
            (number, side): tuple(source for source in range(base + number) if values[source] == said[side])
            for number, said in enumerate(self.steps)
            for side in ("left", "right")
        }

    @cached_property
    def users(self) -> Sequence[tuple[Place, ...]]:
        """The places that each source can be taken for."""
        return [
            tuple(place for place, sources in self.sources.items() if source in sources)
            for source in range(len(self.game.base) + len(self.steps))
        ]

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How often each operation is used."""
        return tuple(sum(said.kind == operation for said in self.steps) for operation in OPERATIONS)


@lru_cache(_KEPT)
def taken(place: Place, source: int) -> Symbol:
    """Name the choice that a number of a step is taken from a source: base numbers, then results."""
    number, side = place
    return integer(f"{side}_{number}_from_{source}")


@lru_cache(_KEPT)
def uses(source: int, users: tuple[Place, ...]) -> Term:
    """Return how often a source is taken."""
    return total(taken(place, source) for place in users)


def play_of(game: Game, text: str) -> Play:
    """Read a play, a step a line.

    Raises: Unread for a line that is no step.
    """
    return Play(game, STEPS.read_all(text.splitlines()))


def calculations(play: Play) -> list[Step]:
    """Say what the steps claim, each in turn, and the rule that results are whole and not negative."""
    return [step(said.sentence, *_calculation(said)) for said in play.steps]


def _calculation(said: Said) -> list[Term]:
    left, right, result = (as_term(said[side]) for side in ("left", "right", "result"))
    not_negative = at_most(0, result)
    if said.kind == "+":
        return [equal(left + right, result), not_negative]
    if said.kind == "-":
        return [equal(left - right, result), not_negative]
    if said.kind == "*":
        return [equal(left * right, result), not_negative]
    return [different(right, 0), equal(right * result, left), not_negative]


@lru_cache(_KEPT)
def as_term(value: int) -> Term:
    """Return a whole number as a term."""
    return total([value])


def taking(play: Play) -> Step:
    """Say that each number of a step is taken from somewhere, and nothing is taken twice."""
    places = [claim for place, sources in play.sources.items() for claim in _taken_from(place, sources)]
    once = [_at_most_once(source, users) for source, users in enumerate(play.users) if users]
    return step(play.game.lines["taking"], *places, *once)


@lru_cache(_KEPT)
def _taken_from(place: Place, sources: tuple[int, ...]) -> Sequence[Term]:
    choices = [taken(place, source) for source in sources]
    return (*(one_of(choice, (0, 1)) for choice in choices), equal(total(choices), 1))


@lru_cache(_KEPT)
def _at_most_once(source: int, users: tuple[Place, ...]) -> Term:
    return at_most(uses(source, users), 1)


@lru_cache(_KEPT)
def _once(source: int, users: tuple[Place, ...]) -> Term:
    return equal(uses(source, users), 1)


def ending(play: Play) -> Step:
    """Say that the last step gives the target, and that every other result is taken."""
    base = len(play.game.base)
    results = range(base, base + len(play.steps) - 1)
    used = [_once(source, play.users[source]) for source in results]
    reached = equal(as_term(play.steps[-1]["result"]), play.game.target)
    return step(play.game.lines["end"], reached, *used)


def scoring(play: Play) -> Step:
    """Say what the play scores by the points of the question."""
    game = play.game
    points = _points(tuple(game.points[operation] for operation in OPERATIONS), play.counts)
    all_taken = every(_once(source, play.users[source]) for source in range(len(game.base)))
    bonus = as_count(every([all_taken, _each_once(play.counts)])) * game.bonus
    said = "\n".join(game.lines[kind] for kind in ("reaching", *OPERATIONS, "bonus"))
    return step(said, equal(SCORE, points + game.reaching + bonus))


@lru_cache(_KEPT)
def _points(points: tuple[int, ...], counts: tuple[int, ...]) -> Term:
    return total(each * as_term(count) for each, count in zip(points, counts, strict=True))


@lru_cache(_KEPT)
def _each_once(counts: tuple[int, ...]) -> Term:
    return every(equal(as_term(count), 1) for count in counts)

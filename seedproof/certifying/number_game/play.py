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


@dataclass(frozen=True)
class Play:
    """A play of a game."""

    game: Game
    steps: Sequence[Said]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Everything that the terms name; choices are 1 where something is taken, and else 0."""
        return (*(choice for n, side in self.operands for choice in self.choices(n, side)), SCORE)

    @property
    def operands(self) -> list[tuple[int, str]]:
        """The places that numbers stand in: number of the step, and side."""
        return [(number, side) for number in range(len(self.steps)) for side in ("left", "right")]

    def sources(self, number: int, side: str) -> list[int]:
        """Return where a number of a step can be from: base numbers, then results before it, of its value."""
        return self._sources[number, side]

    @cached_property
    def _sources(self) -> Mapping[tuple[int, str], list[int]]:
        base = len(self.game.base)
        values = [self.value(source) for source in range(base + len(self.steps))]
        return {
            (number, side): [
                source for source in range(base + number) if values[source] == self.steps[number][side]
            ]
            for number, side in self.operands
        }

    def choices(self, number: int, side: str) -> list[Symbol]:
        """Return the choices for a number of a step, by where it can be from."""
        return [taken(number, side, source) for source in self.sources(number, side)]

    def value(self, source: int) -> int:
        """Return the number that a source has."""
        base = self.game.base
        value: int = base[source] if source < len(base) else self.steps[source - len(base)]["result"]
        return value

    def count(self, operation: str) -> int:
        """Return how often an operation is used."""
        return sum(said.kind == operation for said in self.steps)

    def users(self, source: int) -> list[Symbol]:
        """Return the choices that take a source."""
        return self._users[source]

    @cached_property
    def _users(self) -> list[list[Symbol]]:
        return [
            [taken(n, side, source) for n, side in self.operands if source in self.sources(n, side)]
            for source in range(len(self.game.base) + len(self.steps))
        ]

    def uses(self, source: int) -> Term:
        """Return how often a source is taken."""
        return self._uses[source]

    @cached_property
    def _uses(self) -> list[Term]:
        return [total(users) for users in self._users]


# A play of four steps has 72 choices at most, the same as any other play of four steps.
@lru_cache(maxsize=1 << 8)
def taken(number: int, side: str, source: int) -> Symbol:
    """Name the choice that a number of a step is taken from a source: base numbers, then results."""
    return integer(f"{side}_{number}_from_{source}")


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


def as_term(value: int) -> Term:
    """Return a whole number as a term."""
    return total([value])


def taking(play: Play) -> Step:
    """Say that each number of a step is taken from somewhere, and nothing is taken twice."""
    places = [claim for number, side in play.operands for claim in _place(play, number, side)]
    last = len(play.game.base) + len(play.steps)
    once = [at_most(play.uses(source), 1) for source in range(last) if play.users(source)]
    return step(play.game.lines["taking"], *places, *once)


def _place(play: Play, number: int, side: str) -> list[Term]:
    choices = play.choices(number, side)
    return [*map(_taken_or_not, choices), equal(total(choices), 1)]


@lru_cache(maxsize=1 << 8)
def _taken_or_not(choice: Symbol) -> Term:
    return one_of(choice, (0, 1))


def ending(play: Play) -> Step:
    """Say that the last step gives the target, and that every other result is taken."""
    base = len(play.game.base)
    used = [equal(play.uses(base + number), 1) for number in range(len(play.steps) - 1)]
    reached = equal(as_term(play.steps[-1]["result"]), play.game.target)
    return step(play.game.lines["end"], reached, *used)


def scoring(play: Play) -> Step:
    """Say what the play scores by the points of the question."""
    game = play.game
    points = total(game.points[operation] * as_term(play.count(operation)) for operation in OPERATIONS)
    all_taken = every(equal(play.uses(source), 1) for source in range(len(game.base)))
    each_once = every(equal(as_term(play.count(operation)), 1) for operation in OPERATIONS)
    bonus = as_count(every([all_taken, each_once])) * game.bonus
    said = "\n".join(game.lines[kind] for kind in ("reaching", *OPERATIONS, "bonus"))
    return step(said, equal(SCORE, points + game.reaching + bonus))

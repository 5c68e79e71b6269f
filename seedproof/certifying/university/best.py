"""The best of many: no rival is better than what is stated, and none is as good."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from seedproof.certifying.script import Script
from seedproof.certifying.terms import Operand, Term, at_most, different, equal, every, less, some, term
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import never, possible
from seedproof.certifying.university.template import Asked


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that the text allows: what is chosen, and what is to be large."""

    chosen: Term
    gain: Term


def best_choice(
    asked: Asked[Any], ground: Ground, choice: Callable[[Ground, str], Choice], stated: Operand
) -> Iterator[Script]:
    """Promise that the stated choice is better than every other."""
    best, rival = choice(ground, "best"), choice(ground, "rival")
    here = equal(best.chosen, stated)
    yield possible(asked, ground, "consistent", f"{asked.part.answer} can be chosen", here)
    better = every([here, less(best.gain, rival.gain)])
    yield never(asked, ground, "none_better", "a choice that is better than the stated one", better)
    as_good = every([here, different(rival.chosen, best.chosen), at_most(best.gain, rival.gain)])
    yield never(asked, ground, "unique", "another choice that is as good", as_good)


def best_gain(
    asked: Asked[Any], ground: Ground, choice: Callable[[Ground, str], Choice], stated: Operand
) -> Iterator[Script]:
    """Promise that the stated gain is the largest."""
    best = choice(ground, "best")
    yield possible(asked, ground, "consistent", f"{asked.part.answer} is reached", equal(best.gain, stated))
    yield never(asked, ground, "none_better", "a choice that brings more", less(term(stated), best.gain))


def best_points(
    asked: Asked[Any],
    ground: Ground,
    gain: Callable[[Mapping[str, Term]], Term],
    allowed: Callable[[Mapping[str, Term]], Sequence[Term]],
    stated: Sequence[Mapping[str, Term]],
) -> Iterator[Script]:
    """Promise that a gain is largest at the stated points, and nowhere else among those allowed."""
    rival = {name: ground.unknown(f"rival_{name}") for name in stated[0]}
    for number, point in enumerate(stated):
        yield possible(
            asked, ground, f"each_{number}", f"point {number + 1} is allowed", every(allowed(point))
        )
        here = [*allowed(rival), less(gain(point), gain(rival))]
        yield never(asked, ground, f"none_better_{number}", "a point that is better", every(here))
    elsewhere = [some(different(point[name], rival[name]) for name in point) for point in stated]
    as_good = [*allowed(rival), *elsewhere, at_most(gain(stated[0]), gain(rival))]
    yield never(asked, ground, "no_other", "another point that is as good", every(as_good))

"""Builds rows: one from its seed alone, or all of a difficulty in the order of their numbers."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from seedproof.benchmarks.number_game.candidates import GIVE_UP, Drawn, drawn_from, keys_of
from seedproof.benchmarks.number_game.parts import part_of
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import FAMILIES, LEVELS
from seedproof.benchmarks.number_game.search import solved
from seedproof.benchmarks.number_game.settings import Generate, NumberGame, Rows
from seedproof.benchmarks.number_game.words import question, steps_text
from seedproof.contract.settings import by_split
from seedproof.exact.number import number_text
from seedproof.record.candidates import Candidate, Cell, cells_of
from seedproof.record.dry import Dry
from seedproof.record.errors import Exhausted, NotFound, SeedproofError
from seedproof.record.rejections import Refused
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf, parse_row_id

VERSION = 2
"""The version of the generator."""

METHOD = "exhaustive"

PUBLISHED = Generate(root_seed=0, rows=Rows(easy=0, medium=0, hard=0, mixed=0))
"""The game as it is published: its ranges, bands and excluded targets."""


class Quota(NamedTuple):
    """A split: its name, how many rows of each difficulty it needs, and its root seed."""

    name: str
    wanted: list[int]
    root_seed: int | str


def tasks(settings: NumberGame) -> list[str]:
    """Name the one family: a set of base numbers may be that of any difficulty."""
    return [settings.generate.family]


def run_task(settings: NumberGame, family: str) -> Batch[NumberGameRow]:
    """All demonstrations and rows.

    No problem stands twice in them, and no row has the base numbers of a demonstration. One that stood before
    is dropped by number; so is a number whose seed is of another part. A difficulty that brings nothing new
    for GIVE_UP numbers is dry, and gives what it has.

    Raises: SeedproofError when there are too few problems for the demonstrations.
    """
    asked = settings.generate
    batch = Batch[NumberGameRow](family, VERSION, METHOD)
    taken = set[tuple[int, ...]]()
    for row in demonstrated(asked, asked.root_seed):
        batch.demonstrations.append(row)
        taken.add(tuple(sorted(row["base_numbers"])))
    seen = set[tuple[tuple[int, ...], int]]()
    for quota in _quotas(settings):
        rows = batch.splits.setdefault(quota.name, [])
        for difficulty, wanted in enumerate(quota.wanted, start=1):
            number = barren = done = 0
            while done < wanted and barren < GIVE_UP:
                place = RowId("number_game", family, difficulty, str(number))
                seed = place.seed(quota.root_seed)
                number += 1
                if part_of(False, seed) != "released":
                    continue
                drawn = drawn_from(asked, difficulty, seed, "released")
                if drawn.numbers in taken or drawn.identity in seen:
                    reason = "demonstrated" if drawn.numbers in taken else "duplicate"
                    again = Refused(reason, drawn.identity)
                    batch.rejected.add(str(place), seed, [again], len(drawn.rejected))
                    barren += 1
                    continue
                seen.add(drawn.identity)
                batch.rejected.add(str(place), seed, drawn.rejected)
                rows.append(row_of(family, difficulty, str(place), seed, drawn))
                done, barren = done + 1, 0
            if done < wanted:
                batch.dry.append(Dry(quota.name, difficulty, done, wanted))
    return batch


def _quotas(settings: NumberGame) -> list[Quota]:
    difficulties = range(1, len(LEVELS) + 1)
    return [
        Quota(
            split,
            [sum(of_split.generate.rows.of_difficulty(difficulty)) for difficulty in difficulties],
            of_split.generate.root_seed,
        )
        for split, of_split in by_split(settings).items()
    ]


def demonstrated(asked: Generate, root_seed: int | str) -> list[NumberGameRow]:
    """Draw the worked examples, of the part of releases: difficulties in turn, and no operand set twice.

    The simple solution of each has fewer points than the best.
    """
    rows, taken, number = list[NumberGameRow](), set[tuple[int, ...]](), 0
    while len(rows) < asked.demonstrations:
        difficulty = number % len(LEVELS) + 1
        label = f"demonstration-{number // len(LEVELS)}"
        place = RowId("number_game", asked.family, difficulty, label)
        seed = place.seed(root_seed)
        number += 1
        if number > GIVE_UP:
            raise SeedproofError(
                f"number_game: {asked.demonstrations} demonstrations were asked for, but there are only "
                f"{len(rows)} operand sets. Lower the number in params.yaml"
            )
        if part_of(False, seed) != "released":
            continue
        drawn = drawn_from(asked, difficulty, seed, "released")
        row = row_of(asked.family, difficulty, str(place), seed, drawn)
        if drawn.numbers not in taken and row["simple_score"] < row["best_score"]:
            taken.add(drawn.numbers)
            rows.append(row)
    return rows


def row_of(family: str, difficulty: int, row_id: str, seed: str, drawn: Drawn) -> NumberGameRow:
    """Return a drawn problem as a row."""
    numbers, reached = drawn.numbers, drawn.reached
    best, simple = solved(numbers, reached.target, reached.best_score)
    best_steps, simple_steps = steps_text(best.steps), steps_text(simple.steps)
    return {
        "id": row_id,
        "family": family,
        "difficulty": difficulty,
        "seed": seed,
        "question": question(drawn.shown, reached.target),
        "answer": best_steps,
        "answer_type": "operations",
        "proof": {
            "method": METHOD,
            "candidates": drawn.expressions,
            "certificate": f"best {best.score}: {_line(best_steps)} | "
            f"simple {simple.score}: {_line(simple_steps)}",
        },
        "base_numbers": drawn.shown,
        "target": reached.target,
        "difficulty_measure": number_text(Fraction(reached.score_sum, reached.solutions**2)),
        "band": drawn.band,
        "rank": drawn.rank,
        "targets_in_set": drawn.targets_in_set,
        "solutions": reached.solutions,
        "score_sum": reached.score_sum,
        "best_score": best.score,
        "best_solution": best_steps,
        "simple_score": simple.score,
        "simple_solution": simple_steps,
    }


def _line(steps: str) -> str:
    return steps.replace("\n", "; ")


def cells(asked: Generate | None = None) -> list[Cell]:
    """List the one family with each level."""
    return cells_of({(asked or PUBLISHED).family: range(1, len(LEVELS) + 1)})


def candidate(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Candidate | None:
    """Make the row of a place, with its key; None where nothing is left to draw."""
    try:
        row = rebuild(place, root_seed, asked)
    except Exhausted:
        return None
    return Candidate(row, keys_of(tuple(sorted(row["base_numbers"])), row["target"]))


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> NumberGameRow:
    """One row from its place and the root seed; `asked` has the ranges, without it the published ones."""
    return _made(place, place.seed(root_seed), asked or PUBLISHED)


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> NumberGameRow:
    """One row from its own seed alone.

    Raises: SeedproofError for another family than that of the ranges, or another difficulty.
    """
    asked = asked or PUBLISHED
    _expect_cell(family, difficulty, asked)
    drawn = drawn_from(asked, difficulty, seed, part_of(False, seed))
    return row_of(family, difficulty, row_id, seed, drawn)


def _made(place: RowId, seed: str, asked: Generate) -> NumberGameRow:
    _expect_cell(place.family, place.difficulty, asked)
    drawn = drawn_from(asked, place.difficulty, seed, part_of(place.is_endless, seed))
    return row_of(place.family, place.difficulty, str(place), seed, drawn)


def _expect_cell(family: str, difficulty: int, asked: Generate) -> None:
    """Raises: SeedproofError for another family than that of the ranges, or another difficulty."""
    if family != asked.family:
        raise NotFound(f"number_game/{family}: there is no such family, expected {asked.family}")
    if not 1 <= difficulty <= len(LEVELS):
        raise NotFound(f"number_game/{family}: difficulty {difficulty}, expected 1 to {len(LEVELS)}")


def from_own_seed(row: NumberGameRow, seed_of: SeedOf, asked: Generate | None = None) -> NumberGameRow:
    """Build the row that a row's own seed gives, wherever that seed comes from."""
    return _made(parse_row_id(row["id"]), row["seed"], asked or PUBLISHED)


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    if family not in FAMILIES.values():
        raise NotFound(f"number_game/{family}: there is no such family")
    return VERSION


def least_rows(asked: Generate) -> int:
    """Count the rows that are asked for."""
    return asked.rows.easy + asked.rows.medium + asked.rows.hard + asked.rows.mixed


def demonstrations(place: RowId, asked: Mapping[str, Any], root_seed: int | str) -> list[NumberGameRow]:
    """Draw the worked examples before a few-shot row; `asked` is the settings' section `generate`."""
    return _demonstrated(msgspec.json.encode({**asked, "root_seed": root_seed}))


@lru_cache(maxsize=4)
def _demonstrated(asked: bytes) -> list[NumberGameRow]:
    """Draw the worked examples of all rows, once for all of them."""
    settings = msgspec.json.decode(asked, type=Generate)
    return demonstrated(settings, settings.root_seed)

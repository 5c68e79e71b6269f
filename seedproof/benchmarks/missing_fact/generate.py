"""Builds rows: one from its seed alone, or all of a family's in the order of their numbers."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from seedproof.benchmarks.missing_fact import FAMILIES, declaration
from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.row import DemonstrationRow, MissingFactRow
from seedproof.benchmarks.missing_fact.settings import HIGHEST_DIFFICULTY, Generate, MissingFact
from seedproof.contract.settings import by_split
from seedproof.exact.number import json_text
from seedproof.record.answer_forms import ANSWER_FORMS
from seedproof.record.asked_form import AskedForm
from seedproof.record.candidates import Candidate, Cell, cells_of, key_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.dry import Dry, expect_none_dry
from seedproof.record.errors import Exhausted, NotFound, SeedproofError
from seedproof.record.rejections import Refused
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf, parse_row_id
from seedproof.released.known import taken_for
from seedproof.text.writing import question_text

DIFFICULTIES = (1, 2, 3)
"""Those of releases, and of the endless line."""

GIVE_UP = 20_000
"""Candidates in a row that bring nothing new before a difficulty counts as dry."""


@cache
def family_of(name: str) -> Family:
    """Return the family's declaration. Raises: SeedproofError for an unknown name."""
    return declaration(name, "generate", Family)


@dataclass
class Drawn:
    """A problem drawn from one seed, with the stream where its words continue."""

    seed: str
    problem: Problem
    solution: Solution
    facts: str
    draws: Draws
    rejected: list[Refused]


def drawn_from(name: str, difficulty: int, seed: str, taken: frozenset[bytes] = frozenset()) -> Drawn:
    """Return the first problem in the seed's stream that keeps the family's rules and has no key of `taken`.

    Raises: Exhausted after many that do not.
    """
    family = family_of(name)
    draws = Draws(seed)
    rejected: list[Refused] = []
    while True:
        problem = None
        try:
            problem = family.sample(draws, difficulty)
            solution = family.solve(problem)
            if taken and not keys_of(name, problem).isdisjoint(taken):
                raise Rejected("released")
            return Drawn(seed, problem, solution, json_text(problem.facts), draws, rejected)
        except Rejected as why:
            rejected.append(Refused(why.reason, problem and problem.facts))
            if len(rejected) == GIVE_UP:
                raise Exhausted(f"seed {seed}: {GIVE_UP} candidates rejected, last: {why}") from None


def keys_of(name: str, problem: Problem) -> frozenset[bytes]:
    """Return the keys of a problem: all its facts, and its notes alone, under any symmetry of the family."""
    family = family_of(name)
    return frozenset(
        (
            key_of("missing_fact", name, "facts", family.state(problem)),
            key_of("missing_fact", name, "notes", family.notes(problem)),
        )
    )


def row_of(name: str, difficulty: int, row_id: str, drawn: Drawn) -> MissingFactRow:
    """Return the row of a drawn problem."""
    return _row(name, difficulty, row_id, drawn, family_of(name).words(drawn.problem, drawn.draws))


def demonstration_of(name: str, difficulty: int, row_id: str, drawn: Drawn) -> DemonstrationRow:
    """Return the row of a drawn problem, with the request that a solver would send."""
    words = family_of(name).words(drawn.problem, drawn.draws)
    return {**_row(name, difficulty, row_id, drawn, words), "request": words.request}


def _row(name: str, difficulty: int, row_id: str, drawn: Drawn, said: Words) -> MissingFactRow:
    family = family_of(name)
    problem = drawn.problem
    solution = drawn.solution
    slots = problem.accepted or (problem.slot,)
    values = (solution.hint_value, *solution.other_values)
    budget = 3 * difficulty
    answer_form = ANSWER_FORMS[family.answer_type].written(said.names)
    return {
        "id": row_id,
        "family": name,
        "difficulty": difficulty,
        "seed": drawn.seed,
        "question": question_text(said.view, said.target, budget, answer_form),
        "answer": solution.answer,
        "answer_type": family.answer_type,
        "asked": _asked(family, said),
        "proof": {
            "method": family.method,
            "candidates": solution.candidates,
            "certificate": str(solution.certificate),
        },
        "family_type": family.family_type,
        "view": said.view,
        "target": said.target,
        "budget": budget,
        "hint_slot": problem.slot,
        "hint": said.hints[0],
        "hint_value": solution.hint_value,
        "accepted_slots": list(slots),
        "witnesses": [{"hint_value": value, "answer": other} for value, other in solution.witnesses],
        "held": [
            {"slot": slot, "hint": hint, "value": value}
            for slot, hint, value in zip(slots, said.hints, values, strict=True)
        ],
        "names": list(said.names),
        "answers_without_hint": solution.answers_without_hint,
        "facts": drawn.facts,
        "demonstrations": [],
    }


WRITTEN_AS = {
    "integer": "numeral",
    "rational": "lowest terms",
    "tuple": "tuple",
    "expression": "closed form",
}
"""What an answer is asked to be written as, by its type."""


def _asked(family: Family, said: Words) -> AskedForm:
    """Return the form in which a question asks for its answer."""
    symbol = [said.symbol] if said.symbol else []
    return {
        "kind": WRITTEN_AS[family.answer_type],
        "unit": family.unit,
        "counted": "",
        "names": list(said.names) or symbol,
        "functions": ["sqrt"] if family.answer_type == "expression" else [],
        "arithmetic": False,
    }


def tasks(settings: MissingFact) -> list[str]:
    """Name the work that can be done side by side: one task a family."""
    sections = [of_split.generate for of_split in by_split(settings).values()]
    return [
        name
        for name in FAMILIES
        if any(section.rows_of(name, family_of(name).family_type) for section in sections)
    ]


def run_task(settings: MissingFact, family: str) -> Batch[MissingFactRow]:
    """All demonstrations and rows of one family."""
    wanted = settings.generate
    family_type = family_of(family).family_type
    for difficulty in wanted.difficulties:
        try:
            check_difficulty(family, difficulty)
        except SeedproofError as error:
            raise SeedproofError(f"params.yaml: missing_fact.generate.difficulties: {error}") from error
    quotas = [Quota(DEMONSTRATIONS, wanted.demonstrations, wanted.root_seed)]
    for split, of_split in by_split(settings).items():
        asked = of_split.generate
        quotas.append(Quota(split, asked.rows_of(family, family_type), asked.root_seed))
    return make_family(family, wanted.difficulties, quotas)


DEMONSTRATIONS = "demonstrations"


class Quota(NamedTuple):
    """What is made one after the other: demonstrations, then each split. How many, under which root seed."""

    name: str
    wanted: int
    root_seed: int | str


def make_family(name: str, difficulties: Sequence[int], quotas: Sequence[Quota]) -> Batch[MissingFactRow]:
    """One family's demonstrations and the rows of its splits, so many of each difficulty.

    No two of them share their notes, or all facts, under any renaming or symmetry of the family. Numbers rise
    in step over all difficulties, and a problem that stood before is dropped by number even where a count
    was reached: so asking for more rows later never changes those of the same split that are there. A
    difficulty that brings nothing new for GIVE_UP numbers is dry, and gives what it has.

    Raises: Exhausted when there are too few problems for the demonstrations.
    """
    family = family_of(name)
    batch = Batch[MissingFactRow](name, family.version, family.method)
    states: set[Hashable] = set()
    notes: set[Hashable] = set()
    for split, wanted, root_seed in quotas:
        demonstrating = split == DEMONSTRATIONS
        make = demonstration_of if demonstrating else row_of
        into = batch.demonstrations if demonstrating else batch.splits.setdefault(split, [])
        found = dict.fromkeys(difficulties, 0)
        barren = dict.fromkeys(difficulties, 0)
        number = 0
        while any(found[one] < wanted and barren[one] < GIVE_UP for one in difficulties):
            for difficulty in difficulties:
                if barren[difficulty] == GIVE_UP:
                    continue
                complete = found[difficulty] >= wanted
                place = RowId("missing_fact", name, difficulty, _label(number, demonstrating))
                drawn = drawn_from(name, difficulty, place.seed(root_seed))
                state = family.state(drawn.problem)
                said = family.notes(drawn.problem)
                stood_before = state in states or said in notes
                states.add(state)
                notes.add(said)
                barren[difficulty] = barren[difficulty] + 1 if stood_before else 0
                if complete:
                    continue
                if stood_before:
                    again = Refused("duplicate", drawn.problem.facts)
                    batch.rejected.add(str(place), drawn.seed, [again], len(drawn.rejected))
                    continue
                found[difficulty] += 1
                batch.rejected.add(str(place), drawn.seed, drawn.rejected)
                into.append(make(name, difficulty, str(place), drawn))
            number += 1
        short = [Dry(split, one, found[one], wanted) for one in difficulties if found[one] < wanted]
        if demonstrating:
            expect_none_dry("missing_fact", [(name, cell) for cell in short])
        batch.dry += short
        into.sort(key=lambda row: row["difficulty"])  # stable: numbers stay in order
    return batch


def cells(asked: Generate | None = None) -> list[Cell]:
    """List families and difficulties, without what a family does not have."""
    wanted = asked.difficulties if asked else DIFFICULTIES
    return cells_of(
        {name: [difficulty for difficulty in wanted if difficulty <= _highest(name)] for name in FAMILIES}
    )


def candidate(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Candidate | None:
    """Make the row of a place, with its keys; None where nothing is left to draw."""
    name, difficulty = place.family, place.difficulty
    check_difficulty(name, difficulty)
    try:
        drawn = drawn_from(name, difficulty, place.seed(root_seed), taken_for(place))
    except Exhausted:
        return None
    make = row_of if place.number.isdigit() else demonstration_of
    return Candidate(make(name, difficulty, str(place), drawn), keys_of(name, drawn.problem))


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> MissingFactRow:
    """One row from its place and the root seed, as `make_family` would make it, whatever else was asked."""
    return _made(place, place.seed(root_seed))


def from_own_seed(row: MissingFactRow, seed_of: SeedOf, asked: Generate | None = None) -> MissingFactRow:
    """Build the row that a row's own seed gives, wherever that seed comes from."""
    return _made(parse_row_id(row["id"]), row["seed"])


def _made(place: RowId, seed: str) -> MissingFactRow:
    name, difficulty = place.family, place.difficulty
    check_difficulty(name, difficulty)
    return row_of(name, difficulty, str(place), drawn_from(name, difficulty, seed, taken_for(place)))


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    return family_of(family).version


def least_rows(asked: Generate) -> int:
    """Count the rows that are asked for."""
    rows = sum(asked.rows_of(name, family_of(name).family_type) for name in FAMILIES)
    return rows * len(asked.difficulties)


def demonstrations(place: RowId, asked: Mapping[str, Any], root_seed: int | str) -> list[MissingFactRow]:
    """Make the demonstrations before a few-shot row; `asked` is the settings' section `generate`."""
    shown = _demonstrated(place.family, tuple(asked["difficulties"]), asked["demonstrations"], root_seed)
    return [row for row in shown if row["difficulty"] == place.difficulty]


@lru_cache(maxsize=1 << 6)
def _demonstrated(
    name: str, difficulties: tuple[int, ...], count: int, root_seed: int | str
) -> list[MissingFactRow]:
    """Make the demonstrations of a family, once for all of its rows."""
    return make_family(name, difficulties, [Quota(DEMONSTRATIONS, count, root_seed)]).demonstrations


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> MissingFactRow:
    """Make one row from its own seed alone."""
    check_difficulty(family, difficulty)
    return row_of(family, difficulty, row_id, drawn_from(family, difficulty, seed))


def check_difficulty(name: str, difficulty: int) -> None:
    """Raises: SeedproofError when the family has no such difficulty."""
    highest = _highest(name)
    if not 1 <= difficulty <= highest:
        raise NotFound(f"missing_fact/{name}: difficulty {difficulty}, expected 1 to {highest}")


def _highest(name: str) -> int:
    return family_of(name).max_difficulty or HIGHEST_DIFFICULTY


def _label(number: int, demonstrating: bool) -> str:
    return f"demonstration-{number}" if demonstrating else str(number)

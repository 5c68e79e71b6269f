"""Builds rows: labelled solutions of the problems of `university`, each from its own seed and its problem's.

A problem with the number n has the candidates 4n to 4n + 3. The seed of the first one gives the plan of all
four (`choosing.py`): which are right, who writes them, what goes wrong; a candidate's own seed gives its
words. In a split of false steps, the candidate n is the one of the problem n.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache

from seedproof.benchmarks.judge import METHOD
from seedproof.benchmarks.judge.certificate import AS_PRINTED, ERRORS, Certificate, Part, certificate_of
from seedproof.benchmarks.judge.choosing import (
    CANDIDATES,
    Chosen,
    chosen,
    chosen_hidden,
    rules_of,
)
from seedproof.benchmarks.judge.comparing import compared
from seedproof.benchmarks.judge.drafting import Draft
from seedproof.benchmarks.judge.material import Material, facts_of, material
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Generate, Judge, Rows
from seedproof.benchmarks.judge.writing import question
from seedproof.contract.settings import by_split
from seedproof.exact.number import json_text
from seedproof.problems import WORKED, sampling
from seedproof.problems.row import ProblemRow
from seedproof.problems.sheet import solution_of
from seedproof.record.asked_form import AskedForm
from seedproof.record.candidates import Candidate, Cell, cells_of, key_of
from seedproof.record.draws import Rejected
from seedproof.record.dry import Dry
from seedproof.record.errors import Exhausted, NotFound
from seedproof.record.rejections import Refused
from seedproof.record.rows import Batch
from seedproof.record.seeds import ENDLESS, RELEASED, RowId, SeedOf, parse_row_id

VERSION = 3
"""The version of the generator."""

PUBLISHED = Generate(root_seed=RELEASED, problems_root_seed=RELEASED, rows=Rows(problems=271))
"""What the released candidates were made with."""

PUBLISHED_FALSE_STEP = Generate(
    root_seed=4321, problems_root_seed=RELEASED, rows=Rows(problems=271, candidates="false_step")
)
"""What those with a right answer and a false step were made with."""

A_WORD: AskedForm = {
    "kind": "word",
    "unit": "",
    "counted": "",
    "names": [],
    "functions": [],
    "arithmetic": False,
}
"""Each question is answered by yes or no."""

SPARE = (0, 1, 4, 16)
"""Problems of a template and difficulty that are looked at beyond those that are wanted, more and more.

In the end, as many more as are wanted.
"""

MOST_PROBLEMS = 20
"""So many problems are tried for a place of the endless line."""

MOST_NUMBERS = 20_000
"""So many numbers of rows are tried where a row is looked for by its seed."""


def shares(rows: Rows) -> dict[str, dict[int, int]]:
    """Problems by template and difficulty: even shares, and what is left over to the first ones."""
    return {
        name: dict(zip(sampling.template_of(name).difficulties, sampling.even(share, 3), strict=True))
        for name, share in zip(WORKED, sampling.even(rows.problems, len(WORKED)), strict=True)
    }


def tasks(settings: Judge) -> list[str]:
    """Name the work that can be done side by side: one task a template."""
    asked = [shares(of_split.generate.rows) for of_split in by_split(settings).values()]
    return [name for name in WORKED if any(any(of_split[name].values()) for of_split in asked)]


def run_task(settings: Judge, family: str) -> Batch[JudgeRow]:
    """All candidates for the problems of one template; where too few can be used, for those."""
    batch = Batch[JudgeRow](family, VERSION, METHOD)
    for split, of_split in by_split(settings).items():
        asked = of_split.generate
        wanted = shares(asked.rows)[family]
        batch.splits[split] = []
        for difficulty in wanted:
            rows = _rows(asked, family, difficulty, wanted, batch)
            batch.splits[split] += rows
            most = wanted[difficulty] * candidates_of(asked.rows)
            if len(rows) < most:
                batch.dry.append(Dry(split, difficulty, len(rows), most))
    return batch


def _rows(
    asked: Generate, name: str, difficulty: int, wanted: Mapping[int, int], batch: Batch[JudgeRow]
) -> list[JudgeRow]:
    """Make the candidates for so many problems of a difficulty, the first of them that can be used."""
    rows: list[JudgeRow] = []
    used = 0
    looked_at = 0
    for spare in (*SPARE, SPARE[-1] + wanted[difficulty]):
        if used == wanted[difficulty]:
            break
        problems = [
            problem
            for problem in _problems(name, tuple(wanted.items()), spare, asked.problems_root_seed)
            if problem["difficulty"] == difficulty
        ]
        for problem in problems[looked_at:]:
            if used == wanted[difficulty]:
                break
            try:
                rows += _of_problem(asked, name, problem)
            except Rejected as why:
                refused = Refused(f"a problem with {why.reason}", problem["question"])
                batch.rejected.add(problem["id"], problem["seed"], [refused])
                continue
            used += 1
        looked_at = len(problems)
    return rows


@lru_cache(maxsize=8)
def _problems(
    name: str, wanted: tuple[tuple[int, int], ...], spare: int, root_seed: int | str
) -> list[ProblemRow]:
    """Return the first problems of a template as `university` has them, some more of each difficulty."""
    quota = sampling.Quota("test", {difficulty: count + spare for difficulty, count in wanted}, root_seed)
    return sampling.make_template(name, [quota]).splits["test"]


def _of_problem(asked: Generate, name: str, problem: ProblemRow) -> list[JudgeRow]:
    """Make the candidates of a problem. Raises: Rejected where it does not give as many."""
    number = int(problem["id"].rpartition("/")[2])
    numbers = [number]
    if asked.rows.candidates == "labelled":
        numbers = list(range(CANDIDATES * number, CANDIDATES * (number + 1)))
    places = [RowId("judge", name, problem["difficulty"], str(number)) for number in numbers]
    return [_made(place, asked, lambda row_id: row_id.seed(asked.root_seed)) for place in places]


def cells(asked: Generate | None = None) -> list[Cell]:
    """List every template that has worked solutions, with each of its difficulties."""
    return cells_of({name: sampling.template_of(name).difficulties for name in WORKED})


def candidate(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Candidate | None:
    """Make the row of a place, with its key: a problem has so many candidates, each of them once.

    None where nothing is left to draw.
    """
    try:
        row = rebuild(place, root_seed, asked)
    except Exhausted:
        return None
    kind = (asked or PUBLISHED).rows.candidates
    slot = int(place.number) % CANDIDATES if kind == "labelled" else 0
    facts = json_text(certificate_of(row).facts)
    return Candidate(row, frozenset((key_of("judge", place.family, facts, kind, slot),)))


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> JudgeRow:
    """Make one row from its place and the root seed; `asked` says from which problems.

    On the endless line, its problem comes from the same root seed.

    Raises: SeedproofError for an unknown template or difficulty, or a problem that gives no candidates.
    """
    return _rebuilt(place, asked or PUBLISHED, lambda row_id: row_id.seed(root_seed))


def from_own_seed(row: JudgeRow, seed_of: SeedOf, asked: Generate | None = None) -> JudgeRow:
    """Build the candidate that a row's own seed gives, with those of the other candidates of its problem.

    Raises: SeedproofError when there is no such candidate.
    """
    if asked is None:
        asked = PUBLISHED_FALSE_STEP if row["label"] and row["false_step"] is not None else PUBLISHED
    place = parse_row_id(row["id"])

    def seed(row_id: RowId) -> str:
        return row["seed"] if row_id == place else seed_of(row_id)

    return _rebuilt(place, asked, seed)


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> JudgeRow:
    """Make the row whose place gives a seed under a root seed that is known here.

    A candidate is made from its problem's number, too, so its place is looked for.
    Raises: SeedproofError when no place gives this seed.
    """
    known = [PUBLISHED, PUBLISHED_FALSE_STEP]
    if asked is not None:
        known.insert(0, asked)
    for settings in known:
        for number in range(MOST_NUMBERS):
            place = RowId("judge", family, difficulty, str(number))
            if place.seed(settings.root_seed) == seed:
                return rebuild(place, settings.root_seed, settings)
    raise NotFound(
        f"judge/{family}/d{difficulty}: no row known here has the seed {seed} ({MOST_NUMBERS} numbers were "
        "tried), and a candidate is not made from its seed alone, but also from its problem's number. Give "
        "its release with --release, or its id: seedproof audit judge/TEMPLATE/dN/NNNNNN"
    )


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    sampling.template_of(family)
    return VERSION


def least_rows(asked: Generate) -> int:
    """Count the candidates that are asked for."""
    return asked.rows.problems * candidates_of(asked.rows)


def candidates_of(rows: Rows) -> int:
    """Return how many candidates each problem has."""
    return CANDIDATES if rows.candidates == "labelled" else 1


def _rebuilt(place: RowId, asked: Generate, seed_of: SeedOf) -> JudgeRow:
    try:
        return _made(place, asked, seed_of)
    except Rejected as why:
        raise Exhausted(f"{place}: its problem gives no candidates: {why.reason}") from None


def _made(place: RowId, asked: Generate, seed_of: SeedOf) -> JudgeRow:
    """Make a row. Raises: SeedproofError for a place that cannot be; Rejected where there is no candidate."""
    if not place.number.isdigit():
        raise NotFound(f"{place}: is no candidate, expected a number")
    if place.family not in WORKED or place.difficulty not in sampling.template_of(place.family).difficulties:
        raise NotFound(f"{place}: there are no candidates of this template and difficulty")
    number = int(place.number)
    if asked.rows.candidates == "false_step":
        return _of_first(place, seed_of, asked, 1, lambda made: _hidden(made, seed_of(place)))
    slot = number % CANDIDATES
    siblings = [
        RowId("judge", place.family, place.difficulty, str(number - slot + other))
        for other in range(CANDIDATES)
    ]
    seeds = tuple(map(seed_of, siblings))
    return _of_first(place, seed_of, asked, CANDIDATES, lambda made: _chosen(made, seeds)[slot])


def _of_first(
    place: RowId, seed_of: SeedOf, asked: Generate, each: int, choose: Callable[[Material], Chosen]
) -> JudgeRow:
    """Make a row from its problem, which has so many candidates each.

    On the endless line, from the first problem that gives candidates. Raises: Rejected where none does.
    """
    index = int(place.number) % ENDLESS // each
    if not place.is_endless:
        problem = _problem(place, index)
        made = material(problem, problem.seed(asked.problems_root_seed))
        return _row(place, seed_of(place), made, choose(made))
    for turn in range(MOST_PROBLEMS):
        problem = _problem(place, (turn + 1) * ENDLESS + index)
        made = material(problem, seed_of(problem))
        with suppress(Rejected):
            return _row(place, seed_of(place), made, choose(made))
    raise Rejected(f"{MOST_PROBLEMS} problems that give none")


def _problem(place: RowId, number: int) -> RowId:
    return RowId("university", place.family, place.difficulty, str(number))


@lru_cache(maxsize=512)  # endless rows come back to a problem after all other cells
def _chosen(made: Material, seeds: tuple[str, ...]) -> tuple[Chosen, ...]:
    return chosen(made, seeds[0], seeds)


@lru_cache(maxsize=32)  # `quality` makes a row alone, and with its family
def _hidden(made: Material, seed: str) -> Chosen:
    return chosen_hidden(made, seed)


def _row(place: RowId, seed: str, made: Material, candidate: Chosen) -> JudgeRow:
    goal = candidate.draft.goal
    problem = made.problem
    golden = problem["golden_latex"]
    return {
        "id": str(place),
        "family": place.family,
        "difficulty": place.difficulty,
        "seed": seed,
        "question": question(made.text, golden, candidate.text),
        "answer": "yes" if goal.label else "no",
        "answer_type": "label",
        "asked": {**A_WORD},
        "proof": {
            "method": METHOD,
            "candidates": None,
            "certificate": json_text(_certificate(made, candidate)),
        },
        "problem_id": problem["id"],
        "problem": made.text,
        "golden_answer": golden,
        "candidate": candidate.text,
        "label": goal.label,
        "change": _change(candidate.draft),
        "certificate": _in_words(made, candidate),
        "author": goal.author,
        "false_step": candidate.false_step,
    }


def _change(draft: Draft) -> str:
    """Return what is wrong, or the hidden slip, or the rewrites of a right answer."""
    if draft.goal.slips:
        return draft.goal.slipped.slip
    if draft.goal.error:
        return draft.goal.error
    rewrites = dict.fromkeys(name for part in draft.parts for name in part.rewrites if name)
    return ", ".join(rewrites) or AS_PRINTED


def _certificate(made: Material, candidate: Chosen) -> Certificate:
    draft = candidate.draft
    return Certificate(
        facts=facts_of(made.problem),
        parts=list(draft.parts),
        rules=rules_of(draft),
        error=draft.goal.error,
        slip=draft.goal.slipped.slip if draft.goal.slips else "",
    )


def _in_words(made: Material, candidate: Chosen) -> str:
    """Return the certificate for people: what is answered to each part, and what is wrong."""
    draft = candidate.draft
    lines: list[str] = []
    for part in draft.parts:
        lines.append(f"{part.answer}: {_part_in_words(part)}")
    error = draft.goal.error
    if error in ERRORS:
        lines.append(f"wrong: {ERRORS[error]}")
    if draft.goal.slips:
        clause = solution_of(made.problem["family"]).slips[draft.goal.slipped.slip]
        lines.append(f"step {candidate.false_step} is false: {clause}")
    return "\n".join(lines)


def _part_in_words(part: Part) -> str:
    if not part.latex:
        return "not answered"
    clauses: list[str] = []
    for value, latex, rewrite in zip(part.values, part.latex, part.rewrites, strict=True):
        verdict = compared(part.answer, latex, part.type, part.unit)
        clause = "as it is printed"
        if rewrite:
            clause = f"rewritten ({rewrite})"
        if verdict.result == "different":
            clause = f"{value} instead; different: {verdict.reason}"
        clauses.append(clause)
    return "; and ".join(clauses)

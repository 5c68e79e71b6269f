"""Builds rows: labelled solutions of the problems of `university`, each from its own seed and its problem's.

A problem with the number n has the candidates 4n to 4n + 3, two right and two wrong, in the order, by the
writers and with the slips that the problem's own stream of draws gives; the candidate's seed gives its words
and the form of its answer. In a split of false steps, the candidate n is the one of the problem n.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from seedproof.benchmarks.judge import METHOD
from seedproof.benchmarks.judge.candidates import Form, Material, Slipped, hidden, material, usable, written
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Generate, Judge, Rows
from seedproof.benchmarks.judge.writing import WRITERS, question
from seedproof.contract.settings import by_split
from seedproof.exact.number import json_text
from seedproof.problems import WORKED, declaration, sampling
from seedproof.problems.row import ProblemRow
from seedproof.problems.solution import Solution
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf, parse_row_id
from seedproof.text.formula import latex, plain

VERSION = 1
"""The version of the generator."""

PUBLISHED = Generate(root_seed=1234, problems_root_seed=1234, rows=Rows(problems=271))
"""What the released candidates were made with."""

PUBLISHED_FALSE_STEP = Generate(
    root_seed=1234, problems_root_seed=1234, rows=Rows(problems=271, candidates="false_step")
)
"""What those with a right answer and a false step were made with."""

CANDIDATES = 4
"""The number of candidates of each problem, half of them right."""

SPARE = 6
"""Problems of a template and difficulty that are looked at beyond those that are wanted."""


class Planned(NamedTuple):
    """What a candidate is to be: who writes it, with which slip, if any, and whether that stays hidden."""

    author: str
    slipped: Slipped | None
    hidden: bool


def shares(rows: Rows) -> dict[str, dict[int, int]]:
    """Problems by template and difficulty: even shares, and what is left over to the first ones."""
    return {
        name: dict(zip(sampling.template_of(name).difficulties, sampling.even(share, 3), strict=True))
        for name, share in zip(WORKED, sampling.even(rows.problems, len(WORKED)), strict=True)
    }


def tasks(settings: Judge) -> list[str]:
    """Name the work that can be done side by side: one task a template."""
    asked = [shares(of_split.generate.rows) for of_split in by_split(settings).values()]
    return [name for name in WORKED if any(any(one[name].values()) for one in asked)]


def run_task(settings: Judge, family: str) -> Batch[JudgeRow]:
    """All candidates for the problems of one template.

    Raises: SeedproofError when too few of its problems can be used.
    """
    batch = Batch[JudgeRow](family, VERSION, METHOD)
    for split, of_split in by_split(settings).items():
        asked = of_split.generate
        wanted = shares(asked.rows)[family]
        looked_at = {difficulty: count + SPARE for difficulty, count in wanted.items()}
        problems = sampling.make_template(
            family, [sampling.Quota("test", looked_at, asked.problems_root_seed)]
        ).splits["test"]
        batch.splits[split] = []
        for difficulty, count in wanted.items():
            of_difficulty = [row for row in problems if row["difficulty"] == difficulty]
            batch.splits[split] += _rows(asked, family, of_difficulty, count, batch)
    return batch


def _rows(
    asked: Generate, name: str, problems: Sequence[ProblemRow], wanted: int, batch: Batch[JudgeRow]
) -> list[JudgeRow]:
    rows, used = list[JudgeRow](), 0
    for problem in problems:
        if used == wanted:
            break
        number = int(problem["id"].rpartition("/")[2])
        place = RowId("university", name, problem["difficulty"], str(number))
        if not usable(material(place, asked.problems_root_seed), asked.rows.candidates):
            batch.rejected["a problem with too few slips or forms"] += 1
            continue
        used += 1
        labelled = asked.rows.candidates == "labelled"
        numbers = range(CANDIDATES * number, CANDIDATES * number + CANDIDATES) if labelled else [number]
        rows += [
            rebuild(RowId("judge", name, problem["difficulty"], str(one)), asked.root_seed, asked)
            for one in numbers
        ]
    if used < wanted:
        raise SeedproofError(
            f"judge/{name}: {wanted} problems of one difficulty were asked for, but of the first "
            f"{len(problems)} only {used} can be used. Lower the number of problems in params.yaml"
        )
    return rows


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> JudgeRow:
    """Make one row from its place and the root seed; `asked` says from which problems.

    Raises: SeedproofError for an unknown template or difficulty, or a problem that gives no candidates.
    """
    asked = asked or PUBLISHED
    labelled = asked.rows.candidates == "labelled"
    number, slot = _problem_and_slot(place, labelled)
    made = _material_of(place, number, asked)
    plan = Draws(RowId("judge", place.family, place.difficulty, f"problem-{number}").seed(root_seed))
    turn = 3 * place.difficulty + number
    pair = Draws(RowId("judge", place.family, 0, f"pair-{turn // 2}").seed(root_seed))
    planned = _planned(made, turn, plan, pair)[slot] if labelled else _with_false_step(made, plan)
    return _row_of(place, place.seed(root_seed), made, planned)


def from_own_seed(row: JudgeRow, seed_of: SeedOf, asked: Generate | None = None) -> JudgeRow:
    """Build the candidate that a row's own seed gives, by the author and with the slip that the row names.

    Which author and which slip a candidate has, the root seed decides, so they are taken from the row.
    Raises: SeedproofError when the problem has no such slip, or there is no such author.
    """
    if asked is None:
        asked = PUBLISHED_FALSE_STEP if row["label"] and row["false_step"] is not None else PUBLISHED
    place = parse_row_id(row["id"])
    labelled = asked.rows.candidates == "labelled"
    number, _ = _problem_and_slot(place, labelled)
    made = _material_of(place, number, asked)
    slipped = None
    if row["false_step"] is not None:
        possible = made.slipped if labelled else tuple(hidden(made))
        slipped = next((slip for slip in possible if slip.slip == row["change"]), None)
    if row["author"] not in WRITERS or (slipped is None) is not (row["false_step"] is None):
        raise SeedproofError(f"{place}: its problem has no candidate of this author with this slip")
    return _row_of(place, row["seed"], made, Planned(row["author"], slipped, not labelled))


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    sampling.template_of(family)
    return VERSION


def least_rows(asked: Generate) -> int:
    """Count the candidates that are asked for."""
    labelled = asked.rows.candidates == "labelled"
    return asked.rows.problems * (CANDIDATES if labelled else 1)


def _problem_and_slot(place: RowId, labelled: bool) -> tuple[int, int]:
    """Work out the number of a candidate's problem, and its place among the candidates of that problem.

    Raises: SeedproofError for the place of a demonstration or a follow-up, which there are none of.
    """
    if not place.number.isdigit():
        raise SeedproofError(f"{place}: is no candidate, expected a number")
    number = int(place.number)
    return divmod(number, CANDIDATES) if labelled else (number, 0)


def _material_of(place: RowId, number: int, asked: Generate) -> Material:
    """Make what a candidate is made from. Raises: SeedproofError where there are no candidates."""
    if place.family not in WORKED or place.difficulty not in sampling.template_of(place.family).difficulties:
        raise SeedproofError(f"{place}: there are no candidates of this template and difficulty")
    problem = RowId("university", place.family, place.difficulty, str(number))
    made = material(problem, asked.problems_root_seed)
    if not usable(made, asked.rows.candidates):
        raise SeedproofError(f"{place}: its problem {problem} gives too few candidates")
    return made


def _planned(made: Material, turn: int, plan: Draws, pair: Draws) -> list[Planned]:
    """Two right and two wrong candidates, each by another writer.

    Who is right in one problem of a pair is wrong in the other, so that no writer is right more often. With
    the usual three problems of a difficulty, `turn` counts those of a template.
    """
    authors = list(WRITERS)
    pair.shuffle(authors)
    if turn % 2:
        authors.reverse()
    slips: list[Slipped | None] = [None, None, *plan.sample(list(made.slipped), 2)]
    planned = [Planned(author, slip, False) for author, slip in zip(authors, slips, strict=True)]
    plan.shuffle(planned)
    return planned


def _with_false_step(made: Material, plan: Draws) -> Planned:
    return Planned(plan.choice(list(WRITERS)), plan.choice(hidden(made)), True)


def _row_of(place: RowId, seed: str, made: Material, planned: Planned) -> JudgeRow:
    draws, slipped, label = Draws(seed), planned.slipped, planned.slipped is None or planned.hidden
    steps = list(made.right.steps if slipped is None else slipped.work.steps)
    if slipped and planned.hidden:
        steps = list(made.right.steps)
        steps[slipped.false_step] = slipped.work.steps[slipped.false_step]
    answers = made.right.answers if slipped is None or planned.hidden else slipped.work.answers
    forms = written(answers, made.types, draws)
    final = sampling.in_parts([f"${form.latex}$" for form in forms])
    candidate = WRITERS[planned.author]([step.text for step in steps], final, draws)
    problem = made.problem
    return {
        "id": str(place),
        "family": place.family,
        "difficulty": place.difficulty,
        "seed": seed,
        "question": question(problem["question"], problem["golden_latex"], candidate),
        "answer": "yes" if label else "no",
        "answer_type": "label",
        "proof": {
            "method": METHOD,
            "candidates": None,
            "certificate": json_text(_certificate(made, planned, forms)),
        },
        "problem_id": problem["id"],
        "problem": problem["question"],
        "golden_answer": problem["golden_latex"],
        "candidate": candidate,
        "label": label,
        "change": slipped.slip
        if slipped
        else ", ".join(dict.fromkeys(f.rewrite for f in forms if f.rewrite)),
        "certificate": _in_words(made, planned, forms),
        "author": planned.author,
        "false_step": slipped.false_step + 1 if slipped else None,
    }


def _certificate(made: Material, planned: Planned, forms: Sequence[Form]) -> dict[str, Any]:
    """Facts, what each part gives and in which form, and the first false step beside the right one."""
    slipped = planned.slipped
    given = made.right.answers if slipped is None or planned.hidden else slipped.work.answers
    certificate: dict[str, Any] = json.loads(made.problem["proof"]["certificate"]) | {
        "parts": [
            {"type": kind, "answer": one["answer"], "given": plain(answer), "latex": form.latex}
            for one, kind, answer, form in zip(made.problem["parts"], made.types, given, forms, strict=True)
        ]
    }
    if slipped:
        right, false = (work.steps[slipped.false_step] for work in (made.right, slipped.work))
        certificate["false_step"] = {
            "type": false.type,
            "right": plain(right.value),
            "given": plain(false.value),
            "latex": latex(false.value),
        }
    return certificate


def _in_words(made: Material, planned: Planned, forms: Sequence[Form]) -> str:
    """Return the certificate for people: what was done to each part, and the false step."""
    slipped, lines = planned.slipped, list[str]()
    for place, (one, form) in enumerate(zip(made.problem["parts"], forms, strict=True)):
        wrong = slipped is not None and not planned.hidden and slipped.verdicts[place].result == "different"
        said = "as it is" if not form.rewrite else f"rewritten ({form.rewrite})"
        if wrong and slipped:
            given = plain(slipped.work.answers[place])
            said = f"{given} instead, {said}; different: {slipped.verdicts[place].reason}"
        lines.append(f"{one['answer']}: {said}")
    if slipped:
        right, false = (work.steps[slipped.false_step] for work in (made.right, slipped.work))
        lines.append(
            f"step {slipped.false_step + 1}: {plain(false.value)} where {plain(right.value)} is right"
            f" ({declaration(made.problem['family'], 'solve', Solution).slips[slipped.slip]})"
        )
    return "\n".join(lines)


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> JudgeRow:
    """Not possible. Raises: SeedproofError, which says what to do instead."""
    raise SeedproofError(
        f"judge/{family}/d{difficulty}: no row known here has the seed {seed}, and a candidate is not made "
        "from its seed alone, but also from its problem's number, its author and its slip. Give its release "
        "with --release, or its id: seedproof audit judge/TEMPLATE/dN/NNNNNN"
    )

"""Builds rows: one from its seed alone, or all of a template's in the order of their numbers."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple
from uuid import UUID

from pipeline.benchmarks.university import TEMPLATES, part
from pipeline.benchmarks.university.drawing import drawing_digest, drawing_text
from pipeline.benchmarks.university.settings import Generate, Rows, University
from pipeline.benchmarks.university.template import Answer, Facts, Template
from pipeline.draws import Draws, Rejected
from pipeline.errors import SeedproofError
from pipeline.exact.number import json_text
from pipeline.rows import Batch, Row
from pipeline.seeds import RowId, SeedOf
from pipeline.settings import by_split
from pipeline.text.formula import latex, plain

GIVE_UP = 3000
"""Candidates in a row that bring nothing new before a template counts as exhausted."""


@cache
def template_of(name: str) -> Template:
    """The template's declaration. Raises: SeedproofError for an unknown name."""
    template: Template = part(name, "generate", "TEMPLATE")
    return template


class Candidate(NamedTuple):
    """A problem drawn from one seed, with the stream where its words continue."""

    seed: str
    facts: Facts
    answers: list[Answer]
    draws: Draws
    rejected: list[str]


def candidate(template: Template, difficulty: int, seed: str) -> Candidate:
    """The first problem in the seed's stream that keeps the template's rules."""
    draws, rejected = Draws(seed), list[str]()
    while True:
        try:
            facts = template.sample(draws, difficulty)
            return Candidate(seed, facts, template.answers(facts), draws, rejected)
        except Rejected as why:
            rejected.append(why.reason)
            if len(rejected) == GIVE_UP:
                raise SeedproofError(f"seed {seed}: {GIVE_UP} candidates rejected, last: {why}") from None


def in_parts(said: Sequence[str]) -> str:
    """One text for what each part says: as it is, or of several parts `(a) 3; (b) x + 1`."""
    if len(said) == 1:
        return said[0]
    return "; ".join(f"({letter}) {one}" for letter, one in zip("abcdefgh", said, strict=False))


def row_of(name: str, difficulty: int, row_id: str, drawn: Candidate) -> Row:
    """The row of a drawn problem."""
    template, facts, answers = template_of(name), drawn.facts, drawn.answers
    said = template.words(facts, drawn.draws)
    drawing = template.drawing(facts) if template.drawing else None
    asked = [
        f"({letter}) {one}" if len(answers) > 1 else one
        for letter, one in zip("abcdefgh", said.questions, strict=False)
    ]
    texts = [plain(answer.formula) for answer in answers]
    certificate: dict[str, Any] = {"facts": facts}
    if template.twin and template.drawing:
        other = template.twin(facts)
        certificate["twin"] = {
            "facts": other,
            "drawing": template.drawing(other),
            "answers": [plain(answer.formula) for answer in template.answers(other)],
        }
    return {
        "id": row_id,
        "family": name,
        "difficulty": difficulty,
        "seed": drawn.seed,
        "question": "\n\n".join((said.statement, "\n".join(asked))),
        "answer": in_parts(texts),
        "answer_type": answers[0].type if len(answers) == 1 else "parts",
        "proof": {"method": template.method, "candidates": None, "certificate": json_text(certificate)},
        "subject": template.subject,
        "template": name,
        "parts": [
            {"question": question, "answer": text, "type": answer.type}
            for question, text, answer in zip(said.questions, texts, answers, strict=True)
        ],
        "has_image": drawing is not None,
        "image": drawing_digest(drawing) if drawing else None,
        "image_alt": template.alt(facts) if template.alt else None,
        "drawing": drawing_text(drawing) if drawing else None,
        "golden_latex": in_parts([f"${latex(answer.formula)}$" for answer in answers]),
        "source": "generated",
        "uuid": str(UUID(hex=drawn.seed)),
    }


def shares(rows: Rows) -> dict[str, dict[int, int]]:
    """Rows by template and difficulty: even shares, and what is left over to the first ones."""
    found: dict[str, dict[int, int]] = {}
    for visual, wanted in ((False, rows.text), (True, rows.visual)):
        for subject, total in wanted.items():
            names = [
                name
                for name in TEMPLATES
                if template_of(name).subject == subject and (template_of(name).drawing is not None) == visual
            ]
            if total and not names:
                kind = "visual" if visual else "text"
                raise SeedproofError(
                    f"university: {total} {kind} rows of {subject} were asked for, but it has no such "
                    "template. Set its count to 0 in params.yaml"
                )
            for name, share in zip(names, even(total, len(names)), strict=True):
                difficulties = template_of(name).difficulties
                found[name] = dict(zip(difficulties, even(share, len(difficulties)), strict=True))
    return found


def even(total: int, places: int) -> list[int]:
    """A number in parts that differ by one at most, the larger ones first."""
    return [(total + places - 1 - place) // places for place in range(places)]


class Part(NamedTuple):
    """A split: its name, how many rows of each difficulty it needs, and its root seed."""

    name: str
    wanted: Mapping[int, int]
    root_seed: int | str


def tasks(settings: University) -> list[str]:
    """The work that can be done side by side: one task a template."""
    asked = [shares(of_split.generate.rows) for of_split in by_split(settings).values()]
    return [name for name in TEMPLATES if any(any(one.get(name, {}).values()) for one in asked)]


def run_task(settings: University, name: str) -> Batch:
    """All rows of one template."""
    return make_template(
        name,
        [
            Part(split, shares(of_split.generate.rows).get(name, {}), of_split.generate.root_seed)
            for split, of_split in by_split(settings).items()
        ],
    )


def make_template(name: str, parts: Sequence[Part]) -> Batch:
    """One template's rows in each split, so many of each difficulty.

    No problem stands twice in all of them. Numbers rise in step over all difficulties, and a problem that
    stood before is dropped by number even where a count was reached: so asking for more rows later never
    changes those of the same split that are there.

    Raises: SeedproofError when the template has fewer distinct problems.
    """
    template = template_of(name)
    batch, seen = Batch(name, template.version, template.method), set[str]()
    for split, wanted, root_seed in parts:
        rows = batch.splits.setdefault(split, [])
        found, barren = dict.fromkeys(wanted, 0), 0
        for number in count():
            if all(found[difficulty] >= most for difficulty, most in wanted.items()):
                break
            for difficulty in wanted:
                place = RowId("university", name, difficulty, str(number))
                drawn = candidate(template, difficulty, place.seed(root_seed))
                complete, identity = found[difficulty] >= wanted[difficulty], json_text(drawn.facts)
                if identity in seen:
                    if not complete:
                        batch.rejected["duplicate"] += 1
                        barren += 1
                        if barren == GIVE_UP:
                            raise SeedproofError(_too_small(name, difficulty, wanted[difficulty], len(rows)))
                    continue
                seen.add(identity)
                if not complete:
                    found[difficulty] += 1
                    barren = 0
                    batch.rejected.update(drawn.rejected)
                    rows.append(row_of(name, difficulty, str(place), drawn))
        rows.sort(key=lambda row: row["difficulty"])  # stable: numbers stay in order
    return batch


def _too_small(name: str, difficulty: int, wanted: int, there: int) -> str:
    return (
        f"university/{name}: {wanted} rows of difficulty {difficulty} were asked for, but after {there} rows "
        "of all difficulties no new problem was found. Lower its subject's count in params.yaml"
    )


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Row:
    """One row from its place and the root seed, as `make_template` would make it, whatever else was asked."""
    return rebuild_from_seed(place.family, place.difficulty, place.seed(root_seed), str(place))


def rebuild_from_seed(name: str, difficulty: int, seed: str, row_id: str = "") -> Row:
    """One row from its own seed alone. Raises: SeedproofError for an unknown template or difficulty."""
    template = template_of(name)
    if difficulty not in template.difficulties:
        expected = ", ".join(map(str, template.difficulties))
        raise SeedproofError(f"university/{name}: difficulty {difficulty}, expected one of {expected}")
    return row_of(name, difficulty, row_id, candidate(template, difficulty, seed))


def from_own_seed(row: Row, seed_of: SeedOf, asked: Generate) -> Row:
    """Build the row that a row's own seed gives, wherever that seed comes from."""
    return rebuild_from_seed(row["family"], row["difficulty"], row["seed"], row["id"])


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    return template_of(family).version


def least_rows(asked: Generate) -> int:
    """Count the rows that are asked for."""
    return sum(asked.rows.text.values()) + sum(asked.rows.visual.values())


def demonstrations(place: RowId, asked: dict[str, Any], root_seed: int | str) -> list[Row]:
    """There are none."""
    return []

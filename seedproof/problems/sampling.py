"""Makes problems as rows of `university`: one from its seed alone, or all of a template's in order."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Generic, NamedTuple
from uuid import UUID

from seedproof.exact.number import json_text
from seedproof.problems import SHEETS, declaration, sheet
from seedproof.problems.asks import forms
from seedproof.problems.drawing import drawing_digest, drawing_text
from seedproof.problems.facts import F
from seedproof.problems.row import ProblemRow
from seedproof.problems.template import Answer, Template, Words
from seedproof.record.answer_forms import ANSWER_FORMS
from seedproof.record.candidates import Candidate, key_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.dry import Dry
from seedproof.record.errors import Exhausted, NotFound
from seedproof.record.rejections import Refused
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId
from seedproof.released.known import taken_for
from seedproof.text.alike import Texts
from seedproof.text.formula import latex, plain

GIVE_UP = 3000
"""Candidates in a row that bring nothing new before a difficulty counts as dry."""

MOST_ALIKE = 93
"""Percent of their runs of words, in text and drawing, that two problems may share."""


@cache
def template_of(name: str) -> Template[Any]:
    """Return the template's declaration. Raises: SeedproofError for an unknown name."""
    return sheet.template(name) if name in SHEETS else declaration(name, "generate", Template)


class Drawn(NamedTuple, Generic[F]):
    """A problem drawn from one seed, with the stream where its words continue."""

    seed: str
    facts: F
    answers: list[Answer]
    draws: Draws
    rejected: list[Refused]


def drawn_from(name: str, difficulty: int, seed: str, taken: frozenset[bytes] = frozenset()) -> Drawn[Any]:
    """Return the first problem in the seed's stream that keeps the rules and has no key of `taken`.

    Raises: Exhausted after many that do not.
    """
    template = template_of(name)
    draws = Draws(seed)
    rejected: list[Refused] = []
    while True:
        facts = None
        try:
            facts = template.sample(draws, difficulty)
            answers = template.answers(facts)
            if taken and not keys_of(name, facts).isdisjoint(taken):
                raise Rejected("released")
            return Drawn(seed, facts, answers, draws, rejected)
        except Rejected as why:
            rejected.append(Refused(why.reason, facts))
            if len(rejected) == GIVE_UP:
                raise Exhausted(f"seed {seed}: {GIVE_UP} candidates rejected, last: {why}") from None


def keys_of(name: str, facts: Any) -> frozenset[bytes]:
    """Return the one key of a problem: its facts, whatever the wording."""
    return frozenset((key_of("university", name, json_text(facts)),))


def in_parts(texts: Sequence[str]) -> str:
    """One text for what each part says: as it is, or of several parts `(a) 3; (b) x + 1`."""
    return "; ".join(_lettered(texts))


def _lettered(texts: Sequence[str]) -> list[str]:
    """Return the texts with (a), (b) and so on in front; a single one as it is."""
    if len(texts) == 1:
        return list(texts)
    return [f"({letter}) {text}" for letter, text in zip("abcdefgh", texts, strict=False)]


def problem_text(words: Words) -> str:
    """Return what is given, and what is asked part by part."""
    return "\n\n".join((words.statement, "\n".join(_lettered(words.questions))))


def _question(words: Words) -> str:
    """Return the problem, and how it is to be answered."""
    kind = "free" if len(words.questions) == 1 else "free parts"
    return "\n\n".join((problem_text(words), ANSWER_FORMS[kind].written()))


def row_of(name: str, difficulty: int, row_id: str, drawn: Drawn[Any]) -> ProblemRow:
    """Make the row of a drawn problem."""
    template = template_of(name)
    facts = drawn.facts
    answers = drawn.answers
    words = template.words(facts, drawn.draws)
    drawing = template.drawing(facts) if template.drawing else None
    texts = [plain(answer.formula) for answer in answers]
    certificate: dict[str, Any] = {"facts": facts}
    if template.twin and template.drawing and template.alt:
        other = template.twin(facts)
        certificate["twin"] = {
            "facts": other,
            "drawing": template.drawing(other),
            "alt": template.alt(other),
            "answers": [plain(answer.formula) for answer in template.answers(other)],
        }
    return {
        "id": row_id,
        "family": name,
        "difficulty": difficulty,
        "seed": drawn.seed,
        "question": _question(words),
        "answer": in_parts(texts),
        "answer_type": answers[0].type if len(answers) == 1 else "parts",
        "proof": {"method": template.method, "candidates": None, "certificate": json_text(certificate)},
        "subject": template.subject,
        "template": name,
        "parts": [
            {"question": question, "answer": text, "type": answer.type, "asked": form}
            for question, text, answer, form in zip(
                words.questions, texts, answers, forms(answers, words), strict=True
            )
        ],
        "has_image": drawing is not None,
        "image": drawing_digest(drawing) if drawing else None,
        "image_alt": template.alt(facts) if template.alt else None,
        "drawing": drawing_text(drawing) if drawing else None,
        "golden_latex": in_parts([f"${latex(answer.formula)}$" for answer in answers]),
        "source": "generated",
        "uuid": str(UUID(hex=drawn.seed)),
    }


def even(total: int, shares: int) -> list[int]:
    """Return a number as shares that differ by one at most, the larger ones first."""
    return [(total + shares - 1 - number) // shares for number in range(shares)]


class Quota(NamedTuple):
    """A split: its name, how many rows of each difficulty it needs, and its root seed."""

    name: str
    wanted: Mapping[int, int]
    root_seed: int | str


def make_template(name: str, quotas: Sequence[Quota]) -> Batch[ProblemRow]:
    """One template's rows in each split, so many of each difficulty.

    No problem stands twice in all of them, or looks like another. Numbers rise in step over all difficulties,
    and a problem that stood before is dropped by number even where a count was reached: so asking for more
    rows later never changes those of the same split that are there. A difficulty that brings nothing new for
    GIVE_UP numbers is dry, and gives what it has.
    """
    template = template_of(name)
    batch = Batch[ProblemRow](name, template.version, template.method)
    seen: set[str] = set()
    texts = Texts(MOST_ALIKE)
    for split, wanted, root_seed in quotas:
        rows = batch.splits.setdefault(split, [])
        made = dict.fromkeys(wanted, 0)
        barren = dict.fromkeys(wanted, 0)
        for number in count():
            if all(made[one] >= most or barren[one] == GIVE_UP for one, most in wanted.items()):
                break
            for difficulty in wanted:
                if barren[difficulty] == GIVE_UP:
                    continue
                place = RowId("university", name, difficulty, str(number))
                drawn = drawn_from(name, difficulty, place.seed(root_seed))
                complete = made[difficulty] >= wanted[difficulty]
                identity = json_text(drawn.facts)
                row = None
                if identity not in seen:
                    seen.add(identity)
                    row = _unlike(texts, row_of(name, difficulty, str(place), drawn))
                barren[difficulty] = barren[difficulty] + 1 if row is None else 0
                if complete:
                    continue
                if row is None:
                    again = Refused("duplicate", drawn.facts)
                    batch.rejected.add(str(place), drawn.seed, [again], len(drawn.rejected))
                    continue
                made[difficulty] += 1
                batch.rejected.add(str(place), drawn.seed, drawn.rejected)
                rows.append(row)
        batch.dry += [Dry(split, one, made[one], most) for one, most in wanted.items() if made[one] < most]
        rows.sort(key=lambda row: row["difficulty"])  # stable: numbers stay in order
    return batch


def _unlike(texts: Texts, row: ProblemRow) -> ProblemRow | None:
    """Return a row, and note what it shows; None where it shows nearly the same as an earlier one."""
    shown = f"{row['question']}\n{row['drawing'] or ''}"
    if texts.has_like(shown):
        return None
    texts.add(shown)
    return row


def candidate(place: RowId, root_seed: int | str) -> Candidate | None:
    """Make the row of a place, with its key; None where nothing is left to draw."""
    try:
        drawn = _drawn_at(place, place.seed(root_seed))
    except Exhausted:
        return None
    row = row_of(place.family, place.difficulty, str(place), drawn)
    return Candidate(row, keys_of(place.family, drawn.facts))


def row_at(place: RowId, seed: str) -> ProblemRow:
    """Make the row of a place from its own seed.

    Raises: SeedproofError for an unknown template or difficulty.
    """
    return row_of(place.family, place.difficulty, str(place), _drawn_at(place, seed))


def _drawn_at(place: RowId, seed: str) -> Drawn[Any]:
    expect_cell(place.family, place.difficulty)
    return drawn_from(place.family, place.difficulty, seed, taken_for(place))


def expect_cell(name: str, difficulty: int) -> None:
    """Raises: SeedproofError for an unknown template or difficulty."""
    template = template_of(name)
    if difficulty not in template.difficulties:
        expected = ", ".join(map(str, template.difficulties))
        raise NotFound(f"university/{name}: difficulty {difficulty}, expected one of {expected}")

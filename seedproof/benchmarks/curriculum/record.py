"""Problems and follow-ups as rows."""

from seedproof.benchmarks.curriculum.candidates import Drawn
from seedproof.benchmarks.curriculum.certificate import certificate_of
from seedproof.benchmarks.curriculum.row import CurriculumRow, Turn
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.wording import FOLLOWED, KINDS, Wording
from seedproof.benchmarks.curriculum.words.answer_form import answer_form
from seedproof.record.draws import Draws, Rejected

METHOD = "exact-evaluation"


def row_of(standard: Standard, row_id: str, seed: str, drawn: Drawn) -> CurriculumRow:
    """The row of a problem."""
    found = answer(drawn.problem, drawn.told.positive)
    question = _question(standard, drawn, drawn.told.text, drawn.problem, found)
    return _row(standard, row_id, seed, drawn, drawn.problem, found, [_turn("user", question)])


def follow_up(
    standard: Standard, parent: CurriculumRow, drawn: Drawn, suffix: str, seed: str, wording: Wording
) -> CurriculumRow | None:
    """The follow-up of a problem that a seed of its own gives; None where there is none."""
    draws = Draws(seed)
    row_id = f"{parent['id']}-{suffix}"
    for _ in range(min(FOLLOWED, wording.tries)):
        try:
            problem, text = wording.follow_up(standard, row_id, drawn.problem, drawn.told, drawn.words, draws)
        except Rejected:
            continue
        found = answer(problem, drawn.told.positive)
        turns = [
            _turn("user", parent["question"]),
            _turn("assistant", f"Answer: {parent['answer']}"),
            _turn("user", _question(standard, drawn, text, problem, found)),
        ]
        row = _row(standard, row_id, seed, drawn, problem, found, turns)
        return row | {"kind": KINDS[suffix], "parent_id": parent["id"], "followup_text": text}
    return None


def _question(standard: Standard, drawn: Drawn, text: str, problem: Problem, found: Answer) -> str:
    return f"{text}\n\n{answer_form(standard, problem, found, drawn.told.positive)}"


def _turn(role: str, content: str) -> Turn:
    return {"role": role, "content": content}


def _row(
    standard: Standard,
    row_id: str,
    seed: str,
    drawn: Drawn,
    problem: Problem,
    found: Answer,
    turns: list[Turn],
) -> CurriculumRow:
    return {
        "id": row_id,
        "family": standard.family,
        "difficulty": standard.grade,
        "seed": seed,
        "question": turns[-1]["content"],
        "answer": found.text,
        "answer_type": found.type,
        "proof": {"method": METHOD, "certificate": certificate_of(problem, drawn.told.positive)},
        "standard": standard.code,
        "substandard": standard.substandard,
        "grade": standard.grade,
        "standard_text": standard.text,
        "kind": "original",
        "parent_id": None,
        "symbolic": lines_of(problem),
        "theme": drawn.told.theme,
        "followup_text": None,
        "dialogue": turns,
    }

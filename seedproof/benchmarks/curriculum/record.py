"""Builds the rows of problems and follow-ups."""

from seedproof.benchmarks.curriculum.candidates import Drawn
from seedproof.benchmarks.curriculum.certificate import certificate_of
from seedproof.benchmarks.curriculum.reading.asked import asked_read
from seedproof.benchmarks.curriculum.row import CurriculumRow, Turn
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.wording import FOLLOWED, KINDS, Wording
from seedproof.benchmarks.curriculum.words.answer_form import answer_form, asked_form
from seedproof.benchmarks.curriculum.words.told import Words
from seedproof.record.draws import Draws, Rejected

METHOD = "exact-evaluation"


def row_of(standard: Standard, row_id: str, seed: str, drawn: Drawn) -> CurriculumRow:
    """Build the row of a problem."""
    said = Words(drawn.told.text, drawn.told.asks)
    return _row(standard, row_id, seed, drawn, drawn.problem, said, None)


def follow_up(
    standard: Standard, parent: CurriculumRow, drawn: Drawn, suffix: str, seed: str, wording: Wording
) -> CurriculumRow | None:
    """Build the follow-up of a problem that a seed of its own gives; None where there is none."""
    draws = Draws(seed)
    row_id = f"{parent['id']}-{suffix}"
    for _ in range(min(FOLLOWED, wording.tries)):
        try:
            problem, said = wording.follow_up(standard, row_id, drawn.problem, drawn.told, drawn.words, draws)
        except Rejected:
            continue
        row = _row(standard, row_id, seed, drawn, problem, said, parent)
        return row | {"kind": KINDS[suffix], "parent_id": parent["id"], "followup_text": said.text}
    return None


def _turn(role: str, content: str) -> Turn:
    return {"role": role, "content": content}


def _row(
    standard: Standard,
    row_id: str,
    seed: str,
    drawn: Drawn,
    problem: Problem,
    said: Words,
    parent: CurriculumRow | None,
) -> CurriculumRow:
    result = answer(problem)
    paragraph = answer_form(standard, problem, result)
    question = f"{said.text}\n\n{paragraph}"
    turns = [_turn("user", question)]
    if parent is not None:
        turns = [
            _turn("user", parent["question"]),
            _turn("assistant", f"Answer: {parent['answer']}"),
            *turns,
        ]
    if said.asks is not None:
        asked = asked_form(standard, problem, result, said.asks)
    else:
        told = drawn.told.text if parent is not None else ""
        asked = asked_read(said.text, told, paragraph, "", result.type)
    return {
        "id": row_id,
        "family": standard.family,
        "difficulty": standard.grade,
        "seed": seed,
        "question": question,
        "answer": result.text,
        "answer_type": result.type,
        "asked": asked,
        "proof": {"method": METHOD, "certificate": certificate_of(problem)},
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

"""From a question about a level to its sentences, and from these to a problem."""

import re
from collections.abc import Sequence

from seedproof.certifying.curriculum.numerals import WORD
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.standards.levels.asking import ANSWER, claims
from seedproof.certifying.curriculum.standards.levels.course import Course
from seedproof.certifying.curriculum.standards.levels.sentences import (
    DATUMS,
    FACTS,
    QUESTIONS,
    REMARKS,
    SCENES,
)
from seedproof.certifying.curriculum.standards.levels.words import Amount
from seedproof.certifying.curriculum.wording import sentences_of, uncapitalized
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread, step


def read(question: str) -> Problem | None:
    """Read a story of a level; None if the question is no such story."""
    said = [sentence for sentence in sentences_of(question) if not _is_remark(sentence)]
    if not said or FACTS.find(_plain(said[0])) is None:
        return None
    *told, last = said
    facts = FACTS.read_all(_plain(sentence) for sentence in told)
    asked = QUESTIONS.read(uncapitalized(last))
    _check_units([*facts, asked])
    _check_subjects(facts, question)
    return _problem(facts, asked)


def _problem(facts: Sequence[Said], asked: Said) -> Problem:
    course = Course()
    if asked.kind == "total":
        course.start()
    for said in facts:
        course.tell(said)
    steps = (*course.steps, step(asked.sentence, *claims(course, asked)))
    return Problem((*course.symbols, ANSWER), steps, Number(ANSWER))


def _is_remark(sentence: str) -> bool:
    """Return whether a sentence leaves the levels as they are."""
    return sentence in SCENES or sentence in REMARKS or DATUMS.find(sentence) is not None


_LEADS = "a|after|afterward|at|from|in|later|next|on|soon|the|then|to"
_LEAD = re.compile(rf"(?:{_LEADS})\b(?:(?! {WORD}\b)[a-zA-Z ])*, ")


def _plain(sentence: str) -> str:
    """Return a sentence without what only says when: `Soon after, it then fell` is `it fell`."""
    small = uncapitalized(sentence)
    while lead := _LEAD.match(small):
        small = uncapitalized(small[lead.end() :])
    small = small.removeprefix("then ")
    return uncapitalized(re.sub(r"^((?:the )?[\w-]+(?: [\w-]+)?) then ", r"\1 ", small))


def _check_units(said: Sequence[Said]) -> None:
    """Refuse levels in several units."""
    measured = [part[gap] for part in said for gap in ("a", "b", "n") if gap in part.gaps]
    measured += [one for part in said for one in part.gaps.get("all", [])]
    units = {one.unit for one in measured if isinstance(one, Amount)}
    units |= {part["u"] for part in said if "u" in part.gaps}
    if len(units) != 1:
        raise Unread(f"{len(units)} units: {said[-1].sentence}")


_PRONOUNS = ("it", "he", "she", "the bank")


def _check_subjects(facts: Sequence[Said], question: str) -> None:
    """Refuse a change of something else than what was spoken of first, which is `it` now, or has a name."""
    for said in facts[1:]:
        if "v" in said.gaps and said["s"].lower() not in (*_PRONOUNS, facts[0].gaps.get("s")):
            name = said["s"][:1].upper() + said["s"][1:]
            if f"{name}'s" not in question:
                raise Unread(f"another story: {said.sentence}")

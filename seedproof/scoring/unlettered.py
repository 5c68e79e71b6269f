"""Parts of a response that gives them no letters: they are known by the names of their questions."""

from collections.abc import Sequence

from seedproof.record.patterns import Pattern
from seedproof.record.score import PartScore
from seedproof.responses.statements import Candidate, candidates, has_letters, states_something
from seedproof.scoring.deciding import VALUE_AT, decided
from seedproof.scoring.golden import Free, Golden

_NOT_TOLD_APART = PartScore("not in the asked form", "the parts of the response could not be told apart")


def scored_by_names(
    golden: Sequence[Golden], response: str, parts: tuple[PartScore, ...]
) -> tuple[PartScore, ...]:
    """Score the parts of a response once more if it gives them no letters, by the names of their questions.

    A value that is not equal is wrong only where a name of its question alone stands before it.
    """
    is_lettered = any(part.answer for part in parts) and has_letters(response, len(golden))
    if is_lettered or not states_something(response):
        return parts
    questions = [part.question if isinstance(part, Free) else "" for part in golden]
    scored: list[PartScore] = []
    stated = candidates(response, questions)
    for part, before, found in zip(golden, parts, stated.of_part, strict=True):
        score = _of_candidates(part, found)
        if score is None:
            is_sure = before.verdict == "right" or not stated.is_tale
            if stated.has_names:
                is_sure = before.verdict == "right" and stated.has_unnamed(before.answer)
            score = before if before.answer and is_sure else _NOT_TOLD_APART
        elif score.verdict == "undecided" and before.verdict == "right":
            score = before
        scored.append(score)
    return tuple(scored)


def _of_candidates(golden: Golden, stated: Sequence[Candidate]) -> PartScore | None:
    """Score the last statement that has the form of the golden answer: a point, or a value that is none."""
    fitting = [found for found in stated if _has_form(golden, found.text)]
    if not fitting:
        return None
    last = fitting[-1]
    score = decided(golden, last.text)
    if score.verdict == "wrong" and not last.is_named:
        return PartScore("undecided", _NOT_TOLD_APART.reason, last.text)
    return score


def _has_form(golden: Golden, stated: str) -> bool:
    """Return whether a statement can hold a value of the golden type, as far as points and numbers differ."""
    if not isinstance(golden, Free) or VALUE_AT.match(stated):
        return True
    if golden.kind == "number":
        return _POINT_AT_END.search(stated) is None
    return golden.kind != "tuple" or _POINT.search(stated) is not None or stated.count("=") > 1


_POINT = Pattern(r"(?:[\[(<]|\\(?:langle|binom|begin\{))[^()\[\]]*(?:\([^()]*\)[^()\[\]]*)*[,;|]")
_POINT_AT_END = Pattern(r"(?<![a-zA-Zφ])\([^()]*,[^()]*(?:\([^()]*\)[^()]*)*\)[\s.$]*\Z")

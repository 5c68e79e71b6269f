"""Whether a response answers a row: one door for every benchmark.

Simple answers are read by `seedproof.answers`, typed ones, part by part, by `seedproof.equivalence`.
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from seedproof.answers import final_answer, is_right
from seedproof.answers.operations import score_game
from seedproof.record.errors import SeedproofError
from seedproof.record.score import Decision, PartScore, Score


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a response to a row, as JSON lines or `datasets` give the row. No response raises.

    Raises: SeedproofError when the row has no answer of a known type.
    """
    answer = final_answer(response)
    if not answer:
        return Score("no answer", "", Fraction(0), "the response has no final answer")
    try:
        if row["answer_type"] == "operations":
            return _game(row, response, answer)
        if row["answer_type"] == "label" and row["answer"] in ("yes", "no"):
            return _label(row["answer"], answer)
        if row.get("parts"):
            return _typed([(part["answer"], part["type"]) for part in row["parts"]], answer)
        right = is_right(response, row["answer"], row["answer_type"], _names(row))
    except (LookupError, TypeError, ValueError) as error:
        raise SeedproofError(
            f"{row.get('id')}: cannot be scored ({error}), expected a row of a release"
        ) from error
    if right:
        return Score("right", answer, Fraction(1), "it states exactly the stored answer")
    return Score("wrong", answer, Fraction(0), f"it does not state {row['answer']}")


def _game(row: Mapping[str, Any], response: str, answer: str) -> Score:
    game = score_game(response, row["base_numbers"], row["target"])
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    problems = f" ({', '.join(game.errors)})" if game.errors else ""
    reason = f"it scores {game.score} of {row['best_score']}{problems}"
    return Score("wrong", answer, value, reason, errors=game.errors)


def _label(expected: str, answer: str) -> Score:
    words = re.findall("[a-z]+", answer.lower())
    said = {"yes", "no"} & {*words}
    if len(said) != 1:
        return Score("no answer", answer, Fraction(0), "it says neither yes nor no, or both")
    if said == {expected}:
        return Score("right", answer, Fraction(1), f"it says {expected}")
    return Score("wrong", answer, Fraction(0), f"it does not say {expected}")


_LETTER = re.compile(r"(?:^|[;\n])\s*\(([a-h])\)")


def _typed(golden: Sequence[tuple[str, str]], answer: str) -> Score:
    """Compare the parts of an answer, `(a) 3; (b) x + 1`, each by its own type."""
    from seedproof.equivalence import compare
    from seedproof.equivalence.answer_types import parse_type

    given = _parts_of(answer) if len(golden) > 1 else {"a": answer}
    parts: list[PartScore] = []
    for letter, (expected, kind) in zip("abcdefgh", golden, strict=False):
        if letter not in given:
            parts.append(PartScore("no answer", f"there is no part ({letter})"))
            continue
        verdict = compare(expected, given[letter], *parse_type(kind))
        decisions: dict[str, Decision] = {"equal": "right", "different": "wrong", "undecided": "undecided"}
        parts.append(PartScore(decisions[verdict.result], verdict.reason))
    overall = _worst([part.verdict for part in parts])
    reason = next(part.reason for part in parts if part.verdict == overall)
    return Score(overall, answer, Fraction(1 if overall == "right" else 0), reason, tuple(parts))


def _parts_of(answer: str) -> dict[str, str]:
    """Split an answer at its letters; a letter that stands there twice names no part."""
    _, *pieces = _LETTER.split(answer)
    letters = pieces[::2]
    texts = [text.strip(" \n;.") for text in pieces[1::2]]
    lettered = zip(letters, texts, strict=True)
    return {letter: text for letter, text in lettered if letters.count(letter) == 1}


def _worst(verdicts: Sequence[Decision]) -> Decision:
    order: tuple[Decision, ...] = ("wrong", "no answer", "undecided", "right")
    return min(verdicts, key=order.index)


def _names(row: Mapping[str, Any]) -> tuple[str, ...]:
    """Read the names of a tuple's values from the line of the question that asks for them."""
    if row["answer_type"] != "tuple":
        return ()
    asked = re.findall(r"`Answer: \(([a-z0-9_]+(?:, [a-z0-9_]+)*)\)`", row["question"])
    return tuple(asked[-1].split(", ")) if asked else ()

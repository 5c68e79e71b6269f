"""Whether a response answers a row: one door for every benchmark.

`seedproof.responses` finds the answer and its parts in a response. Simple answers are decided by
`seedproof.answers`, those in free form by `seedproof.equivalence`, games by their checker.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from seedproof import responses
from seedproof.answers import Asked, asked_by, unit_asked, without_unit
from seedproof.answers import compare as compare_simple
from seedproof.answers.number_words import may_state_a_number
from seedproof.answers.operations import last_block, score_game
from seedproof.answers.symbols import states_another
from seedproof.record.errors import SeedproofError
from seedproof.record.score import Decision, PartScore, Score, worst
from seedproof.record.verdict import Verdict, undecided
from seedproof.responses.claims import claims
from seedproof.responses.sentences import is_request, words_in
from seedproof.responses.statements import (
    Candidate,
    candidates,
    has_letters,
    named_in,
    statements,
    states_something,
)
from seedproof.responses.thinking import without_thoughts
from seedproof.responses.unmarked import unmarked_statements
from seedproof.responses.yes_or_no import Stance, says_nothing, yes_or_no

_DECISIONS: Mapping[str, Decision] = {"equal": "right", "different": "wrong", "undecided": "undecided"}
_NOT_TOLD_APART = PartScore("undecided", "the parts of the response could not be told apart")
_POINT = re.compile(r"(?:[\[(<]|\\(?:langle|binom|begin\{))[^()\[\]]*(?:\([^()]*\)[^()\[\]]*)*[,;|]")
_POINT_AT_END = re.compile(r"(?<![a-zA-Zφ])\([^()]*,[^()]*(?:\([^()]*\)[^()]*)*\)[\s.$]*\Z")
_VALUE_OF_F = re.compile(r"\bf\s?(?:\\left)?\(([^()=,]+?)(?:\\right)?\)\s?=\s?([-−+]?[^\s=,;$]+)")
_VALUE_AT = re.compile(
    r"(?P<value>.*[\d}$√π∞])(?:\s*,)?\s+(?:which is |is |it is )?(?:attained |reached |achieved |taken )?"
    r"(?:at|for|when)\s+(?:the (?:point|corner|vertex)\s+)?"
    r"(?P<point>\$?(?:\\left\s?)?\([^=]*\)\$?\.?|\$?\(x,\s?y\)\s?=.*)",
    re.DOTALL,
)
_NUMBERS = ("integer", "rational", "decimal", "expression")
"""Simple kinds whose values can also be written as a formula, such as `2^5 - 3`."""


class Free(msgspec.Struct, frozen=True):
    """The golden answer of a part in free form: its type, with options, and the unit that is asked for."""

    answer: str
    kind: str
    unit: str
    question: str = ""

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it."""
        bare = without_unit(stated, self.unit) if self.kind == "number" else None
        if bare is None:
            return _compared_freely(self.answer, stated, self.kind)
        if not bare.text:
            return bare.verdict
        verdict = _compared_freely(self.answer, bare.text, self.kind)
        return bare.verdict if verdict.result == "equal" else verdict


class Simple(msgspec.Struct, frozen=True):
    """The golden answer of a row that asks for a simple value in a line of a fixed form."""

    answer: str
    asked: Asked
    form: str
    """What the question's form line shows in the place of the answer."""

    def states_nothing(self, stated: str) -> bool:
        """Return whether a text that could not be read asks, copies the form line, or has no number."""
        if stated.strip("` ") == self.form or is_request(stated):
            return True
        return self.asked.answer_type in _NUMBERS and not may_state_a_number(stated)

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it; a formula that is no plain value is worked out."""
        verdict = compare_simple(self.answer, stated, self.asked)
        if verdict.result != "undecided" or self.asked.answer_type not in _NUMBERS:
            return verdict
        formula = _compared_freely(self.answer, stated, "number")
        if formula.result == "equal" or (formula.result == "different" and _is_formula(stated)):
            return formula
        return verdict


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a response to a row, as JSON lines or `datasets` give the row. No response raises.

    Raises: SeedproofError when the row has no answer of a known type.
    """
    try:
        if row["answer_type"] == "operations":
            return _game(row, response)
        if row["answer_type"] == "label" and not row.get("parts"):
            stance = yes_or_no(response)
            if stance or says_nothing(response):
                return _yes_or_no(row["answer"], stance)
        golden = list(_golden(row))
        stated = responses.read(response, len(golden))
        parts = tuple(_part(*pair) for pair in zip(golden, stated.parts, strict=True))
        if len(parts) > 1:
            parts = _without_letters(golden, response, parts)
    except (LookupError, TypeError, ValueError) as error:
        raise SeedproofError(
            f"{row.get('id')}: cannot be scored ({error}), expected a row of a release"
        ) from error
    if len(parts) == 1 and isinstance(golden[0], Simple) and parts[0].verdict != "right":
        parts = (_reconsidered(golden[0], parts[0], response),)
    verdict = worst(part.verdict for part in parts)
    reason = next(part.reason for part in parts if part.verdict == verdict)
    value = Fraction(1 if verdict == "right" else 0)
    return Score(verdict, stated.answer, value, reason, parts if row.get("parts") else ())


def _golden(row: Mapping[str, Any]) -> Iterator[Free | Simple]:
    if row.get("parts"):
        for part in _parts(row["parts"]):
            yield Free(part["answer"], part["type"], unit_asked(part["question"]), part["question"])
    elif row["answer_type"] == "label":
        yield Free(row["answer"], "label", "")
    else:
        form = _FORM.search(row["question"])
        yield Simple(row["answer"], asked_by(row), form[1] if form else "")


_FORM = re.compile(r"`Answer: ([^`]*)`")


def _parts(parts: Any) -> Sequence[Mapping[str, str]]:
    """Return the parts of a row; some versions of `datasets` give a dictionary of lists."""
    if not isinstance(parts, Mapping):
        return list(parts)
    columns = parts.items()
    return [dict(zip(parts, values, strict=True)) for values in zip(*(v for _, v in columns), strict=True)]


def _part(golden: Free | Simple, stated: str) -> PartScore:
    if not stated:
        return PartScore("no answer", "no answer was found in the response")
    stated = _in_form(golden, stated)
    if isinstance(golden, Simple) and states_another(stated, golden.asked.symbol):
        return PartScore("undecided", f"it does not state {golden.asked.symbol}, but another like it", stated)
    verdict = golden.compare(stated)
    if verdict.result == "undecided":
        verdict = _by_claims(golden, stated) or verdict
    if verdict.result == "different" and isinstance(golden, Free):
        verdict = _by_points(golden, stated) or _by_statements(golden, stated) or verdict
    if verdict.result == "undecided" and isinstance(golden, Simple) and golden.states_nothing(stated):
        return PartScore("no answer", "it states no value", stated)
    return PartScore(_DECISIONS[verdict.result], verdict.reason, stated)


def _without_letters(
    golden: Sequence[Free | Simple], response: str, parts: tuple[PartScore, ...]
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


def _of_candidates(golden: Free | Simple, stated: Sequence[Candidate]) -> PartScore | None:
    """Score the last statement that has the form of the golden answer: a point, or a value that is none."""
    fitting = [found for found in stated if _has_form(golden, found.text)]
    if not fitting:
        return None
    last = fitting[-1]
    score = _part(golden, last.text)
    if score.verdict == "wrong" and not last.is_named:
        return PartScore("undecided", _NOT_TOLD_APART.reason, last.text)
    return score


def _has_form(golden: Free | Simple, stated: str) -> bool:
    """Return whether a statement can hold a value of the golden type, as far as points and numbers differ."""
    if not isinstance(golden, Free) or _VALUE_AT.search(stated):
        return True
    if golden.kind == "number":
        return _POINT_AT_END.search(stated) is None
    return golden.kind != "tuple" or _POINT.search(stated) is not None or stated.count("=") > 1


def _in_form(golden: Free | Simple, stated: str) -> str:
    """Return the value or the point of `30 at (-1, -3)`, whichever the question asks for."""
    if not isinstance(golden, Free) or golden.kind not in ("number", "tuple"):
        return stated
    both = _VALUE_AT.fullmatch(stated)
    if both is None:
        return stated
    return both["value"] if golden.kind == "number" else both["point"]


def _reconsidered(golden: Simple, part: PartScore, response: str) -> PartScore:
    """Return the verdict on an answer without a marker that may be another than the last line.

    Values of several names may stand in several lines. A check may stand behind a sentence with the answer.
    """
    sentences, block = unmarked_statements(response)
    if block and golden.asked.answer_type in _IN_LINES:
        verdict = golden.compare(block)
        if verdict.result == "equal" or (verdict.result == "undecided" and part.verdict == "wrong"):
            return PartScore(_DECISIONS[verdict.result], verdict.reason, block)
    if part.verdict != "wrong" or words_in(part.answer):
        return part
    if any(golden.compare(sentence).result == "equal" for sentence in sentences):
        return PartScore("undecided", "a sentence before its last line states another value", part.answer)
    return part


_IN_LINES = ("tuple", "named", "factor_pairs", "solutions")


def _by_claims(golden: Free | Simple, stated: str) -> Verdict | None:
    """Return the verdict on what a sentence claims at last, if that can be decided.

    Another value is wrong only if the golden one stands nowhere in the sentence.
    """
    wrong: Verdict | None = None
    if _is_choice_of_signs(stated, golden):
        return None
    for claim in claims(stated):
        verdict = golden.compare(claim)
        if verdict.result == "equal":
            return None if wrong is not None else verdict
        if verdict.result == "different" and wrong is None and not _is_of_several(golden):
            wrong = verdict
    return None if wrong is not None and _mentions(stated, golden) else wrong


def _is_of_several(golden: Free | Simple) -> bool:
    """Return whether an answer has several values, so that a claim may state one of them alone."""
    return isinstance(golden, Simple) and golden.asked.answer_type in _IN_LINES


def _mentions(stated: str, golden: Free | Simple) -> bool:
    """Return whether the stored number stands anywhere in a text."""
    if not isinstance(golden, Simple) or golden.asked.answer_type not in _NUMBERS:
        return False
    return re.search(rf"(?<![\w./-]){re.escape(golden.answer)}(?![\w/]|\.\d)", stated) is not None


def _is_choice_of_signs(stated: str, golden: Free | Simple) -> bool:
    """Return whether a text lists the signs to choose from, so that its last one is no claim."""
    is_comparison = isinstance(golden, Simple) and golden.asked.answer_type == "comparison"
    return is_comparison and _CHOICE_OF_SIGNS.search(stated) is not None


_CHOICE_OF_SIGNS = re.compile(r"[<=>]\W*\bor\b\W*[<=>]|[<=>]\s*,\s*[<=>]")


def _is_formula(stated: str) -> bool:
    """Return whether a text is one formula, which has one value: no sentence and no list."""
    return not words_in(stated) and not _LISTED.search(stated)


_LISTED = re.compile(r"[,;\n]\s|\\begin|\\pm|[±()\[{]\s*-?\d[^()]*,")


def _by_points(golden: Free, stated: str) -> Verdict | None:
    """Return the verdict on `f(2) = 5` read as the point (2, 5), where points are asked for."""
    if golden.kind not in ("set", "tuple") or not golden.answer.startswith(("(", "{(")):
        return None
    points = _VALUE_OF_F.sub(r"(\1, \2)", stated)
    return golden.compare(points) if points != stated else None


def _by_statements(golden: Free, stated: str) -> Verdict | None:
    """Return the verdict on one of several statements in a text that was compared as a whole.

    The one that bears the name in the question counts: `x_1 = 3 and x_2 = 1`. Without such a name, a text in
    which one statement is equal is not wrong for what stands beside it.
    """
    stated_before = statements(stated, joined=False)
    if len(stated_before) < 2:
        return None
    named = named_in(stated, golden.question)
    if named:
        return golden.compare(named)
    if any(golden.compare(statement).result == "equal" for statement in stated_before):
        return undecided("several statements are made, and one of them is the golden answer")
    return None


def _compared_freely(golden: str, stated: str, kind: str) -> Verdict:
    from seedproof.equivalence import compare
    from seedproof.equivalence.answer_types import parse_type

    return compare(golden, stated, *parse_type(kind))


def _yes_or_no(golden: str, stance: Stance) -> Score:
    """Return the score of a judgement by what the response says."""
    if not stance:
        return Score("no answer", "", Fraction(0), "it says neither yes nor no")
    if stance == "both":
        return Score("undecided", "", Fraction(0), "it says yes and no")
    if stance == golden:
        return Score("right", stance, Fraction(1), f"it says {stance}")
    return Score("wrong", stance, Fraction(0), f"it says {stance}, where {golden} is right")


def _game(row: Mapping[str, Any], response: str) -> Score:
    steps = without_thoughts(response)
    answer = "\n".join(last_block(steps))
    if not answer:
        return Score("no answer", "", Fraction(0), "no steps were found in the response")
    game = score_game(steps, row["base_numbers"], row["target"])
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    problems = f" ({', '.join(game.errors)})" if game.errors else ""
    reason = f"it scores {game.score} of {row['best_score']}{problems}"
    return Score("wrong", answer, value, reason, errors=game.errors)

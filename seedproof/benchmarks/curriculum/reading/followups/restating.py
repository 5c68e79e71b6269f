"""Finds what of the main text a follow-up restates, and writes that text with its new number."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.concepts.verbs import PRESENT
from seedproof.benchmarks.curriculum.reading.followups.pieces import Change, change_of
from seedproof.benchmarks.curriculum.reading.followups.tokens import NUMBER, Token, tokens_of
from seedproof.benchmarks.curriculum.reading.followups.words import (
    ASKING,
    HEADS,
    HYPOTHESES,
    PRONOUNS,
    SEQUENCE,
    SILENT,
)
from seedproof.record.patterns import Pattern

Edit = tuple[Token, str]
"""A token of the main text, and what takes its place."""
_ENDS = frozenset(".?!")
_GOING_ON = frozenset(("each", "every", "per", "a", "an", "more", "fewer", "less", "times", "apiece"))
_LEAST = 2
"""Words, numbers and signs that a restated piece has at least."""


_AS_MANY = Pattern(
    r"\A(?:suppose|imagine|assume)\b(?! instead)[^.?!0-9]*\bthat (?:many|much)\b(?! as\b)[^.?!0-9]*\.",
    re.IGNORECASE,
)
"""Somebody has as many as the answer: a further step, which changes nothing."""


def changed_text(body: str, followup: str) -> str | None:
    """Return the main text with one number changed; None where the follow-up changes none.

    Raises: Unreadable where it is not plain which one.
    """
    if _AS_MANY.search(followup):
        return None
    change = change_of(followup)
    if change is None or not (change.replaced or change.restated):
        return None
    main = tokens_of(body)
    edits: list[Edit] = []
    named = [old for old, _ in change.replaced if old is not None]
    for said, old in change.restated:
        restated = _restating(main, said, old, named)
        if restated is None:
            _check_is_a_step(followup)
            return None
        if old is None and not change.replaced and _is_step_too(followup, said):
            raise Unreadable("a change, or a further step")
        edits += restated
    for old, new in change.replaced:
        if change.restated:
            _check_replaced(edits, old, new)
        else:
            edits += _replacing(main, old, new)
    _check_questions(main, change)
    numbers = {(token.start, text) for token, text in edits if token.value is not None}
    if len(numbers) != 1:
        raise Unreadable("not one number is changed")
    return _edited(body, edits)


def _is_step_too(followup: str, said: Sequence[Token]) -> bool:
    """Return whether a sentence may tell what happens next as well: `Suppose that it then fell 3 feet`."""
    words = {token.raw.lower() for token in tokens_of(followup)}
    return bool(_sequence(said)) and bool(words & HYPOTHESES) and not words & {"instead", "rather", "if"}


def _check_is_a_step(followup: str) -> None:
    """Check that what restates nothing does not say that it changes something. Raises: Unreadable."""
    words = {token.raw.lower() for token in tokens_of(followup)}
    if words & HYPOTHESES and not words & SEQUENCE:
        raise Unreadable("a change of what the text does not say")


def _check_replaced(edits: Sequence[Edit], old: Token | None, new: Token) -> None:
    """Check that a sentence is restated with the number that the follow-up names. Raises: Unreadable."""
    changed = [(token.value, text) for token, text in edits if token.value is not None]
    if [(old.value if old else None, new.raw.lower())] != [(value, text.lower()) for value, text in changed]:
        raise Unreadable("another number than it says")


def _replacing(main: Sequence[Token], old: Token | None, new: Token) -> list[Edit]:
    """Return the one place of a number that is named. Raises: Unreadable."""
    if old is None:
        raise Unreadable("a new number for none")
    standing = [token for token in main if token.value is not None and token.value == old.value]
    if len(standing) != 1:
        raise Unreadable("a number that stands nowhere, or twice")
    at = main.index(standing[0])
    one = (old.value == 1) != (new.value == 1)
    if one and at + 1 < len(main) and main[at + 1].raw.isalpha():
        raise Unreadable("one for several")
    return [(standing[0], new.raw)]


def _restating(
    main: Sequence[Token], said: Sequence[Token], old: Token | None, named: Sequence[Token]
) -> list[Edit] | None:
    """Return the numbers that differ from the one sentence that is restated; None where there is none.

    Of several, the one that has a number that the follow-up names. Raises: Unreadable.
    """
    wanted = _telling(said)
    if len(wanted) < _LEAST or not any(token.form == NUMBER for token in wanted):
        return None
    matches: list[list[Edit]] = []
    full: list[list[Edit]] = []
    sequence = _sequence(said)
    for sentence in _sentences(main):
        if not sequence <= _sequence(sentence):
            continue
        told = _telling(sentence)
        whole = [start for start in range(len(told) - len(wanted) + 1) if _equal(told[start:], wanted)]
        for start in whole:
            end = start + len(wanted)
            if old is None and _goes_on(sentence, told[end - 1]) not in ("", _goes_on(said, wanted[-1])):
                continue
            edits = _differing(told[start:end], wanted)
            matches.append(edits)
            if end == len(told):
                full.append(edits)
    if old is not None:
        matches = [edits for edits in matches if any(token.value == old.value for token, _ in edits)]
    if len(matches) > 1 and len(full) == 1 and old is None:
        matches = full
    if len(matches) > 1 and named:
        values = {token.value for token in named}
        matches = [edits for edits in matches if any(token.value in values for token, _ in edits)]
    if len(matches) > 1:
        raise Unreadable("two sentences that it may restate")
    return matches[0] if matches else None


def _goes_on(sentence: Sequence[Token], last: Token) -> str:
    """Return a word that makes another amount of what stands before: `3 feet each second`."""
    at = sentence.index(last) + 1
    following = sentence[at].raw.lower() if at < len(sentence) else ""
    return following if following in _GOING_ON else ""


def _sentences(main: Sequence[Token]) -> list[list[Token]]:
    split: list[list[Token]] = [[]]
    for token in main:
        if token.raw in _ENDS:
            split.append([])
        else:
            split[-1].append(token)
    return [sentence for sentence in split if sentence]


def _telling(tokens: Sequence[Token]) -> list[Token]:
    """Leave out words that say nothing, those of a sequence, and commas."""
    silent = SILENT | _sequence(tokens)
    return [
        token
        for token, behind in zip(tokens, [*tokens[1:], None], strict=True)
        if not (token.form == "have" and behind is not None and _is_participle(behind))
        and token.raw.lower() not in silent
        and token.raw not in (",", ":", ";", "?", ".")
    ]


def _is_participle(token: Token) -> bool:
    """Return whether a verb in the past stands there, as behind `had`."""
    low = token.raw.lower()
    return low in PRESENT or low.endswith("ed")


def _sequence(tokens: Sequence[Token]) -> set[str]:
    """Return the words of a sequence: `second` is none behind a number, or in `each second`."""
    return {
        token.raw.lower()
        for before, token in zip([None, *tokens], tokens, strict=False)
        if token.raw.lower() in SEQUENCE and not (before is not None and _counts_seconds(before, token))
    }


def _counts_seconds(before: Token, token: Token) -> bool:
    counts = before.value is not None or before.raw.lower() in ("each", "every", "per", "a")
    return counts and token.raw.lower() == "second"


def _equal(told: Sequence[Token], wanted: Sequence[Token]) -> bool:
    return all(_same(before, after) for before, after in zip(told, wanted, strict=False))


def _same(told: Token, said: Token) -> bool:
    if told.form == said.form:
        return True
    words = told.raw.lower(), said.raw.lower()
    named = told.is_name and words[0] not in ASKING
    return (words[0] in PRONOUNS or named) and words[1] in PRONOUNS and told.value is None


def _differing(told: Sequence[Token], said: Sequence[Token]) -> list[Edit]:
    """Return the tokens of the main text whose number differs, and nouns in another number behind them."""
    edits: list[Edit] = []
    for at, (before, after) in enumerate(zip(told, said, strict=False)):
        if before.value is not None and before.value != after.value:
            edits.append((before, after.raw))
            edits += _nouns(told[at + 1 :], said[at + 1 :])
    return edits


def _nouns(told: Sequence[Token], said: Sequence[Token]) -> list[Edit]:
    """Return the nouns right behind a number that stand in another number now."""
    edits: list[Edit] = []
    for before, after in zip(told, said, strict=False):
        if before.value is not None or before.raw.lower() == after.raw.lower() or len(edits) == 1:
            break
        if before.form == after.form:
            edits.append((before, after.raw))
    return edits


def _check_questions(main: Sequence[Token], change: Change) -> None:
    """Check that a question of the follow-up is that of the main text. Raises: Unreadable."""
    if not change.questions:
        return
    sentences = _sentences(main)
    asked = next((item for item in reversed(sentences) if _asks(item)), list[Token]())
    known = {token.form for token in main}
    told = [(_forms(sentence), _heads(sentence)) for sentence in sentences]
    for question in change.questions:
        if (_forms(question), _heads(question)) in told:
            continue
        forms = {token.form for token in _telling(question) if token.raw.lower() not in PRONOUNS}
        strange = {form for form in forms - known if form.isalpha()} - _FREE
        if strange or _heads(question) != _heads(asked):
            raise Unreadable("another question")


def _forms(tokens: Sequence[Token]) -> list[str]:
    return [token.form for token in _telling(tokens)]


def _asks(tokens: Sequence[Token]) -> bool:
    return any(token.raw.lower() in ASKING for token in tokens)


def _heads(tokens: Sequence[Token]) -> set[str]:
    return {token.raw.lower() for token in tokens} & (HEADS - _LOOSE)


_LOOSE = frozenset(("all", "altogether", "total", "together", "in", "first", "before", "both", "sum"))
_FREE = frozenset(
    (
        "be",
        "have",
        "in",
        "end",
        "total",
        "all",
        "altogether",
        "now",
        "how",
        "what",
        "many",
        "much",
        "case",
        "sum",
    )
)


def _edited(body: str, edits: Sequence[Edit]) -> str:
    """Return a text with its tokens replaced."""
    for token, text in sorted(set(edits), key=lambda edit: edit[0].start, reverse=True):
        capital = token.raw[0].isupper() and text[0].isalpha()
        written = f"{text[0].upper()}{text[1:]}" if capital else text
        body = f"{body[: token.start]}{written}{body[token.end :]}"
    return body

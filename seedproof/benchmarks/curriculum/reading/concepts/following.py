"""Reads a further step on the previous answer: `Now subtract 1/2 from your answer. What do you get?`."""

from seedproof.benchmarks.curriculum.reading.concepts.levels.plots import read_level_on
from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, parts

_BACK = tuple(
    (which, word) for which in ("your", "that", "the", "this") for word in ("answer", "result", "number")
)
_ASKS = {
    "what do you get",
    "what do you get now",
    "what does that give",
    "what is it now",
    "what is the new answer",
    "what is the new result",
    "what is the result",
    "what is the result now",
    "what number do you get",
}


def read_following(text: str, before: Expression) -> Expression | None:
    """Return the previous answer with the step that a text takes on it; None where it takes none."""
    return _calculated(text, before) or read_level_on(text, before)


def _calculated(text: str, before: Expression) -> Expression | None:
    try:
        split = sentences(text)
        if not split or len(split) > 2:
            return None
        if len(split) == 2 and " ".join(token.text for token in split[1] if token.text != "?") not in _ASKS:
            return None
        return _step(_with_it(split[0]), before)
    except (Unreadable, IndexError):
        return None


def _with_it(tokens: list[Token]) -> list[Token]:
    """Put `it` for what means the previous answer. Raises: Unreadable where nothing does."""
    replaced: list[Token] = []
    at = count = 0
    while at < len(tokens):
        pair = tuple(token.text for token in tokens[at : at + 2])
        if pair in _BACK:
            replaced.append(Token("it", "it"))
            at = at + 2
            count = count + 1
        else:
            replaced.append(tokens[at])
            at += 1
    if count != 1:
        raise Unreadable("a step on something else")
    return replaced


def _step(tokens: list[Token], before: Expression) -> Expression:
    reader = Phrases([token for token in tokens if token.text != "?"], result=before)
    while reader.accept_one_of("now", "then", "next", ",", "and"):
        pass
    step = _increase(reader) or _asked(reader)
    if reader.at < len(reader.tokens) or not any(part is before for part in parts(step)):
        raise Unreadable("more than a step")
    return step


def _increase(reader: Phrases) -> Expression | None:
    """Read `Increase it by 3`."""
    op = {"increase": "+", "decrease": "-"}.get(reader.word())
    if op is None:
        return None
    reader.at += 1
    base = reader.atom()
    reader.need("by")
    if op == "+":
        return Operation("+", base, reader.sum())
    return Operation("-", base, reader.sum())


def _asked(reader: Phrases) -> Expression:
    word = reader.word()
    if reader.accept("what", "is"):
        return reader.expression()
    reader.at += 1
    return reader.command(word)

"""Reads expressions to work out: `Evaluate (3 + 4) * 5`, `Subtract 3/4 from 2. Then add 1/8.` and so on.

Each sentence that computes must go on from the result before it.
"""

from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.requests import (
    FROM,
    KINDS,
    REQUEST,
    is_about_form,
    without_form,
)
from seedproof.benchmarks.curriculum.reading.concepts.text import (
    Token,
    Tokens,
    Unreadable,
    sentences,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Question, parts

_COMMANDS = word_set("""
    add subtract take multiply divide square cube raise double triple
""")
_AFTER = word_set("""
    then next now finally first afterwards please and , also here
""")
_SETTLED = (
    ("what", "is", "the", "result"),
    ("what", "is", "the", "final", "result"),
    ("what", "is", "the", "answer"),
    ("what", "is", "the", "final", "answer"),
    ("what", "do", "you", "get"),
    ("what", "does", "this", "give"),
    ("what", "number", "do", "you", "get"),
    ("what", "is", "the", "value"),
    ("what", "is", "its", "value"),
    ("what", "is", "it", "equal", "to"),
    ("what", "does", "it", "equal"),
    ("what", "is", "the", "value", "of", "the", "expression"),
    ("what", "is", "the", "value", "of", "this", "expression"),
    ("what", "is", "that"),
    ("what", "is", "left"),
    ("what", "remains"),
    ("what", "number", "results"),
    ("what", "is", "the", "outcome"),
    ("what", "number", "is", "left"),
    ("what", "is", "the", "total"),
    ("what", "is", "the", "sum"),
    ("what", "is", "the", "difference"),
    ("what", "is", "the", "product"),
    ("what", "is", "the", "quotient"),
)
_CLOSING = ("", "?", ",", "=", ";", "and", "then", "equal", "_")
"""What may follow an expression."""
_YES_OR_NO = word_set("is are does do will would")
"""Words that begin a question for yes or no."""
_GREATER = frozenset(("greater", "larger", "more", "bigger", "higher"))
_LESS = frozenset(("less", "smaller", "lower"))


def read_evaluation(text: str) -> Problem | None:
    """Read the expression that a text asks to work out; None where it asks for something else."""
    result: Expression | None = None
    try:
        for sentence in sentences(text):
            result = _sentence(sentence, result)
    except (Unreadable, IndexError):
        return None
    if type(result) is not Operation:
        return None
    return Problem((), Question("answer", (result,)))


def _sentence(tokens: list[Token], result: Expression | None) -> Expression | None:
    if is_about_form(tokens) or (result is not None and _words(tokens) in _SETTLED):
        return result
    tokens = without_form(tokens)
    reader = Phrases(tokens, result=result)
    expression = _asked(reader)
    while reader.word() in (",", "and", ";", "then"):
        if reader.word() == "," and is_about_form(tokens[reader.at + 1 :]):
            return _going_on(result, expression)
        while reader.accept_one_of(",", "and", ";", "then"):
            pass
        if _words(tokens[reader.at :]) in _SETTLED:
            return _going_on(result, expression)
        if reader.word() not in _COMMANDS:
            raise Unreadable("no command")
        after = Phrases(tokens, result=expression)
        after.at = reader.at + 1
        expression = _going_on(expression, after.command(reader.word()))
        reader.at = after.at
    if not _ended(reader):
        raise Unreadable("more than an expression")
    return _going_on(result, expression)


def _going_on(result: Expression | None, read: Expression) -> Expression:
    """Return what was read, if nothing before it is forgotten."""
    if result is not None and not any(part is result for part in parts(read)):
        raise Unreadable("a result that nothing uses")
    return read


def _ended(reader: Phrases) -> bool:
    reader.accept_one_of("=")
    while reader.accept_one_of("?", "_", "equal", "to", "."):
        pass
    return reader.at >= len(reader.tokens)


def _asked(reader: Phrases) -> Expression:
    """Read the expression of a sentence that asks for one, or makes one."""
    while reader.accept("after", "that") or reader.accept_one_of(*_AFTER):
        pass
    word = reader.word()
    if word in _COMMANDS:
        reader.at += 1
        return reader.command(word)
    if reader.accept("start", "with") or reader.accept("begin", "with"):
        return reader.expression()
    if reader.accept("by", "how", "much"):
        return _compared(reader)
    if reader.accept("how", "much"):
        if reader.word() in _GREATER | _LESS:
            return _how_much_greater(reader)
        reader.need("is")
        return reader.expression()
    if reader.accept("how", "many", "times"):
        return _fits(reader)
    if reader.accept("from"):
        base = reader.sum()
        reader.accept_one_of(",")
        if reader.accept("subtract") or reader.accept("take"):
            reader.accept_one_of("away")
            return Operation("-", base, reader.sum())
        raise Unreadable("no command")
    return _requested(reader)


def _requested(reader: Phrases) -> Expression:
    """Read the expression behind words that ask for its value. Raises: Unreadable."""
    start = reader.at
    op = ""
    if reader.word() in _YES_OR_NO:
        raise Unreadable("a question for yes or no")
    while True:
        at = reader.at
        shown = _shown(reader, at > start)
        if shown is not None:
            if op and not (type(shown) is Operation and shown.op == op):
                raise Unreadable("another operation than it says")
            return shown
        reader.at = at
        word = reader.word()
        before = reader.tokens[at - 1].text if at else ""
        op = KINDS.get(word, op)
        if not (word in REQUEST or word in KINDS or (word == "from" and before in FROM)):
            raise Unreadable(f"{word!r} is no request")
        reader.at += 1


def _shown(reader: Phrases, asked: bool) -> Expression | None:
    """Read the expression that begins here and closes the sentence or its clause; None where none does."""
    before = reader.tokens[reader.at - 1].text if reader.at else ""
    word = reader.word()
    try:
        if asked and before in ("when", "if"):
            shown = reader.passive()
        elif word in _COMMANDS:
            reader.at += 1
            shown = reader.command(word)
        else:
            shown = reader.expression()
    except (Unreadable, IndexError):
        return None
    if before in ("when", "if"):
        reader.accept_one_of(",")
        if _words(reader.tokens[reader.at :]) in _SETTLED:
            reader.at = len(reader.tokens)
    if reader.word() not in _CLOSING:
        return None
    return shown


def _words(tokens: Tokens) -> tuple[str, ...]:
    return tuple(token.text for token in tokens if token.text not in ("?", ":"))


def _how_much_greater(reader: Phrases) -> Expression:
    """Read `How much greater is A than B`."""
    greater = reader.word() in _GREATER
    reader.at += 1
    reader.need("is")
    first = reader.sum()
    reader.need("than")
    second = reader.sum()
    if greater:
        return Operation("-", first, second)
    return Operation("-", second, first)


def _compared(reader: Phrases) -> Expression:
    """Read `By how much is A greater than B`, `by how much does A exceed B`."""
    if reader.accept("does"):
        first = reader.product()
        reader.need("exceed")
        return Operation("-", first, reader.product())
    reader.need("is")
    first = reader.product()
    greater = reader.word() in _GREATER
    reader.need(*_GREATER, *_LESS)
    reader.need("than")
    second = reader.product()
    if greater:
        return Operation("-", first, second)
    return Operation("-", second, first)


def _fits(reader: Phrases) -> Expression:
    """Read `How many times does 1/9 go into 2/3`: the second divided by the first."""
    reader.need("does")
    small = reader.product()
    reader.need("fit", "go")
    if not (reader.accept("into") or reader.accept("in")):
        raise Unreadable("no whole")
    return Operation("/", reader.product(), small)

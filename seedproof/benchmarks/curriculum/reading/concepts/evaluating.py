"""Reads expressions to work out: `Evaluate (3 + 4) * 5`, `Subtract 3/4 from 2. Then add 1/8.` and so on.

Each sentence that computes must go on from the result before it.
"""

from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Question, parts

_FIND = word_set("""
    find calculate compute evaluate determine simplify give state write solve figure multiply-out
""")
_COMMANDS = word_set("""
    add subtract take multiply divide square cube raise double triple
""")
_AFTER = word_set("""
    then next now finally first afterwards please and , also here
""")
_SHOWN = word_set("""
    expression value result answer of the this following numerical exact sum difference product quotient
    power calculation
""")
_FORM = word_set("""
    write give express simplify leave reduce show state keep
""")
_FORM_WORDS = word_set("""
    answer result it fraction decimal lowest simplest terms form
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
    words = tuple(token.text for token in tokens if token.text not in ("?", ":"))
    if result is not None and (words in _SETTLED or _is_about_form(tokens)):
        return result
    reader = Phrases(tokens, result=result)
    expression = _asked(reader)
    while reader.word() in (",", "and", ";", "then"):
        if reader.word() == "," and _is_about_form(tokens[reader.at + 1 :]):
            return _going_on(result, expression)
        while reader.accept_one_of(",", "and", ";", "then"):
            pass
        if tuple(token.text for token in tokens[reader.at :] if token.text != "?") in _SETTLED:
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


def _is_about_form(tokens: list[Token]) -> bool:
    """Return whether a sentence is like `Write your answer in lowest terms`."""
    words = {token.text for token in tokens}
    return (
        bool(tokens)
        and tokens[0].text in _FORM
        and bool(words & _FORM_WORDS)
        and all(token.value is None and token.text.isalpha() for token in tokens)
    )


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
    if reader.accept("what"):
        return _what(reader)
    if reader.accept("what's"):
        return _shown(reader)
    if reader.accept("work", "out") or reader.accept_one_of(*_FIND):
        reader.accept_one_of("out")
        return _shown(reader)
    if reader.accept("if") or reader.accept("when"):
        expression = reader.passive()
        reader.accept_one_of(",")
        rest = tuple(token.text for token in reader.tokens[reader.at :] if token.text != "?")
        if rest not in _SETTLED:
            raise Unreadable("no question")
        reader.at = len(reader.tokens)
        return expression
    if reader.accept("from"):
        base = reader.sum()
        reader.accept_one_of(",")
        if reader.accept("subtract") or reader.accept("take"):
            reader.accept_one_of("away")
            return Operation("-", base, reader.sum())
        raise Unreadable("no command")
    return reader.expression()


def _what(reader: Phrases) -> Expression:
    if reader.accept_one_of("is", "does"):
        return _shown(reader)
    if (
        reader.accept("do", "you", "get")
        or reader.accept("will", "you", "get")
        or reader.accept("number", "do", "you", "get")
    ):
        reader.need("when", "if", "by", "for")
        if reader.tokens[reader.at - 1].text in ("by", "for"):
            return reader.expression()
        return reader.passive()
    reader.need("number")
    reader.need("is")
    return reader.expression()


def _shown(reader: Phrases) -> Expression:
    """Read what is shown behind `the value of the expression` and the like."""
    start = reader.at
    try:
        shown = reader.expression()
    except Unreadable:
        shown = None
    if shown is not None and not _left_over(reader):
        return shown
    reader.at = start
    while reader.word() in _SHOWN and reader.word() not in ("sum", "difference", "product", "quotient"):
        reader.at += 1
    reader.accept_one_of("when")
    reader.accept_one_of(":")
    return reader.expression()


def _left_over(reader: Phrases) -> bool:
    return reader.word() not in ("", "?", ",", "=", ";", "and", "equal", "then")


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

"""Reads one linear equation in one unknown, or two equations in two: in signs, or in words.

`Solve 6q - 30 = 51 for q.` · `Five more than twice a number is 17. Find the number.`
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.signs import LEFT_OUT
from seedproof.benchmarks.curriculum.reading.concepts.text import (
    BLANK,
    Token,
    Tokens,
    Unreadable,
    sentences,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    Variable,
    names,
    parts,
)
from seedproof.record.patterns import Pattern

_LETTER = Pattern(r"(?<![A-Za-z'’])(?!I\b)[A-Za-z](?![A-Za-z'’])")
_COEFFICIENT = Pattern(r"(?<![A-Za-z])\d\s?([A-Za-z])(?![A-Za-z])")
_IN_SIGNS = Pattern(
    r"(?:[-+*=(^/×·−–÷]\s?([A-Za-z])(?![A-Za-z'’]))|(?:(?<![A-Za-z])([A-Za-z])\s?[-+*=)^/×·−–÷²³])"
)
_NAMED = Pattern(
    r"(?<= )[A-Za-z](?![A-Za-z'’])"
    r"(?=\s*[.,?:;)]|\s*$|\s+(?:and|is|are|that|such|if|when|make|by|in|so|can|"
    r"stand|be|equal|plus|minus|times|from|to)\b)",
    re.IGNORECASE,
)
_NAMING = Pattern(
    r"(?:,|\b(?:for|find|is|of|numbers?|unknowns?|variables?|values?|determine|and|let|by|called)) \Z",
    re.IGNORECASE,
)
_LONGEST_NAMING = len(" determine ")
_IS = (
    ("=",),
    ("is", "the", "same", "as"),
    ("are", "the", "same", "as"),
    ("gives", "the", "same", "result", "as"),
    ("gives", "the", "same", "as"),
    ("is", "equal", "to"),
    ("are", "equal", "to"),
    ("equal", "to"),
    ("equals",),
    ("equal",),
    ("is", "exactly"),
    ("is",),
    ("gives",),
    ("give",),
    ("makes",),
    ("leaves",),
    ("yields",),
    ("comes", "to"),
    ("amounts", "to"),
    ("results", "in"),
)
_COPULAS = {words[0]: tuple(others for others in _IS if others[0] == words[0]) for words in _IS}
_RESULT = word_set("""
    result answer sum difference product total
""")
_FILLER = word_set("""
    solve find determine work out calculate compute what which is are the of for value values that make
    makes true and equation equations this these system pair by following following: both same given
    satisfies satisfy solution solutions so such it on each side how much must have be to does when if
    holds hold you know two statement letter letters variable variables unknown unknowns one linear here
    consider suppose give as a an let at time solves with simultaneous stand stands number numbers
    answer teacher wrote writes board homework exactly fraction lowest terms write your balance balances
    statements in can there from first second together pairs sentence get got they their help please
    check then where correct all or it's missing blank box space fill goes belongs put should stands for
    completes complete symbol question mark left right hand replace replaced here's below above will
    would need needs equality problem using use stuck solving her him me resolve satisfied real
    simultaneously shown every any from look belong
""")
_ASKING = word_set("""
    solve find determine what work calculate which compute fill complete
""")


def read_linear(text: str) -> Problem | None:
    """Read the equation in one unknown that a text asks to solve; None where it asks for something else."""
    system = _read(text)
    if system is None or len(system[0]) != 1:
        return None
    (equation,), _ = system
    unknowns = set(names(equation.left) + names(equation.right))
    if len(unknowns) != 1 or not _is_linear(equation):
        return None
    return Problem((equation,), Question("answer", (Variable(unknowns.pop()),)))


def read_pair(text: str) -> Problem | None:
    """Read the two equations that a text asks to solve, in the order that it names.

    None for anything else.
    """
    system = _read(text)
    if system is None or len(system[0]) != 2:
        return None
    equations, order = system
    unknowns = {name for item in equations for name in names(item.left) + names(item.right)}
    if len(unknowns) != 2 or set(order) != unknowns or not all(map(_is_linear, equations)):
        return None
    return Problem(tuple(equations), Question("answer", tuple(map(Variable, order))))


def _is_linear(equation: Equation) -> bool:
    """Return whether no unknown is raised, or multiplied by an unknown, or divided by."""
    return not any(
        type(part) is Operation
        and ((part.op == "**" and names(part)) or (part.op == "*" and names(part.left) and names(part.right)))
        for side in (equation.left, equation.right)
        for part in parts(side)
    )


# One equation and two are read for in turn, of the same text.
@lru_cache(maxsize=4)
def _read(text: str) -> tuple[list[Equation], list[str]] | None:
    """Read the equations, and the letters that are asked for, in order. Nobody may change the lists."""
    letters = letters_of(text)
    try:
        equations: list[Equation] = []
        lists: list[list[str]] = []
        asks = False
        for sentence in sentences(text):
            made, listed, asked = _sentence(sentence, letters)
            equations += made
            lists += listed
            asks = asks or asked
    except (Unreadable, IndexError):
        return None
    unknowns = {name for item in equations for name in names(item.left) + names(item.right)}
    if LEFT_OUT.name in unknowns and _blanks(text) > 1:
        return None
    if not asks and LEFT_OUT.name not in unknowns:
        return None
    used = list(dict.fromkeys(name for item in equations for name in names(item.left) + names(item.right)))
    full = [order for order in lists if set(order) == set(used) and len(order) == len(used)]
    if len({tuple(order) for order in full}) > 1:
        full = full[-1:]
    return equations, full[-1] if full else []


def _blanks(text: str) -> int:
    """Return how many blanks a text has: each leaves out a number of its own."""
    return sum(token.text == BLANK for sentence in sentences(text) for token in sentence)


_POWERS = _FILLER | word_set("""
    positive real number's whose square cube squared cubed has have had having root side times itself
    take sides side to be every possible value list name result there's with gives into
""")


def power_equation(split: Sequence[Tokens], letters: frozenset[str]) -> Equation | None:
    """Return the one equation of a text whose words may say which solutions are wanted."""
    equations: list[Equation] = []
    for sentence in split:
        named = _whose(sentence)
        made, _, _ = _sentence(named, letters, _POWERS)
        equations += made
    return equations[0] if len(equations) == 1 else None


def _whose(tokens: Tokens) -> Tokens:
    """Write `numbers whose square is 64`, `numbers with a square of 64` as `the square of a number is 64`."""
    words = [token.text for token in tokens]
    for at, word in enumerate(words):
        if word not in ("square", "cube") or words[at + 1 : at + 2] not in (["is"], ["of"], ["equals"]):
            continue
        before = words[at - 1] if at else ""
        behind = tokens[at + 2].value if at + 2 < len(tokens) else None
        if before in ("whose", "a") and behind is not None and "number" in " ".join(words[:at]):
            said = [Token(part, part) for part in ("the", word, "of", "a", "number", "is")]
            return [*tokens[: at - 1], Token(",", ","), *said, *tokens[at + 2 :]]
    return tokens


# Several readers ask for those of the same text in turn.
@lru_cache(maxsize=4)
def letters_of(text: str) -> frozenset[str]:
    """Return the letters that stand for unknowns: those with coefficients or signs, or named as such."""
    letters = set(_COEFFICIENT.findall(text))
    for named in _NAMED.finditer(text):
        if _NAMING.search(text[max(named.start() - _LONGEST_NAMING, 0) : named.start()]):
            letters.add(named[0])
    for pair in _IN_SIGNS.findall(text):
        letters.update(pair)
    return frozenset(letter for letter in letters if letter)


def _sentence(
    tokens: Tokens, letters: frozenset[str], filler: frozenset[str] = _FILLER
) -> tuple[list[Equation], list[list[str]], bool]:
    """Read the equations of a sentence, the letters that it lists, and whether it asks for something."""
    equations: list[Equation] = []
    lists: list[list[str]] = []
    listed: list[str] = []
    asks = False
    at = 0
    while at < len(tokens):
        token = tokens[at]
        made = _equation(tokens, at, letters)
        if made is not None:
            equation, at = made
            equations.append(equation)
            listed = []
            continue
        at += 1
        if token.text == BLANK:
            continue
        if token.raw in letters:
            if not listed:
                lists.append(listed)
            listed.append(token.raw)
        elif _mark(token):
            if token.text not in (",", "and", "(", ")"):
                listed = []
        elif token.text in filler:
            asks = asks or token.text in _ASKING
            if token.text not in ("and",):
                listed = []
        elif not _is_name(tokens, at - 1):
            raise Unreadable(token.raw)
    return equations, lists, asks


_SAYS = word_set("wrote writes has says found finds needs solved solves got gets is and")
"""What may follow a name at the beginning of a sentence."""


def _is_name(tokens: Tokens, at: int) -> bool:
    """Return whether a name of somebody stands there, not a verb at the beginning of a sentence."""
    raw = tokens[at].raw
    if not (raw[0].isupper() and raw.isalpha() and len(raw) > 1):
        return False
    return at > 0 or (len(tokens) > 1 and tokens[1].text in _SAYS)


def _mark(token: Token) -> bool:
    return not token.raw[0].isalnum() and token.value is None


def _equation(tokens: Tokens, at: int, letters: frozenset[str]) -> tuple[Equation, int] | None:
    """Read an equation that begins at a position, and return the position after it."""
    if not _begins(tokens[at], letters):
        return None
    reader = Phrases(tokens, letters, anonymous=True)
    reader.at = at
    try:
        left = _side(reader)
    except (Unreadable, IndexError):
        return None
    reader.accept_one_of(",")
    copula = next((words for words in _COPULAS.get(reader.word(), ()) if reader.accept(*words)), None)
    if copula is None or (type(left) is Variable and copula[0] not in ("=", "is", "equals")):
        return None
    try:
        right = reader.expression()
    except (Unreadable, IndexError):
        return None
    if reader.word() == "=" or (not names(left) and not names(right)):
        return None
    if (type(left) is Variable) and type(right) is Variable:
        return None
    return Equation(left, right), reader.at


def _begins(token: Token, letters: frozenset[str]) -> bool:
    return (
        token.value is not None
        or token.raw in letters
        or token.text in _BEGIN
        or token.text in (BLANK, "(", "-", "when", "if", "taking", "a", "the", "some")
    )


_BEGIN = word_set("""
    sum difference product quotient twice thrice double triple half adding subtracting multiplying
    dividing
""")


def _side(reader: Phrases) -> Expression:
    """Read an expression; or `when 3 is added to a number, the result`."""
    if not reader.accept_one_of("when", "if"):
        return reader.expression()
    made = reader.passive()
    while reader.accept("and", "then") or reader.accept("and"):
        if reader.word() == "the" and reader.word(1) in _RESULT and reader.word(2) in ("is", "equals"):
            break
        made = _and_then(reader, made)
    reader.accept_one_of(",")
    reader.accept_one_of("then")
    if reader.accept_one_of("the"):
        reader.need(*_RESULT)
    elif reader.accept_one_of("you"):
        reader.need("get")
        reader.at -= 1
        return made
    return made


def _and_then(reader: Phrases, made: Expression) -> Expression:
    """Read `... and then 5 is added`, `... and the result is increased by 5`."""
    reader.result = made
    try:
        if reader.accept("the", "result") or reader.accept("the", "product") or reader.accept("it"):
            reader.need("is")
            return changed(reader, made)
        first = reader.power()
        reader.need("is")
        if reader.accept("added"):
            if reader.accept("to"):
                return Operation("+", reader.sum(), first)
            return Operation("+", made, first)
        if reader.accept("subtracted") or reader.accept("taken", "away"):
            if reader.accept("from"):
                return Operation("-", reader.sum(), first)
            return Operation("-", made, first)
        raise Unreadable("no operation")
    finally:
        reader.result = None


def changed(reader: Phrases, made: Expression) -> Expression:
    """Apply `increased by 5` and the like to an expression. Raises: Unreadable."""
    if reader.accept("increased", "by"):
        return Operation("+", made, reader.power())
    if reader.accept("decreased", "by") or reader.accept("reduced", "by"):
        return Operation("-", made, reader.power())
    if reader.accept("multiplied", "by"):
        return Operation("*", made, reader.power())
    if reader.accept("divided", "by"):
        return Operation("/", made, reader.power())
    if reader.accept("doubled"):
        return Operation("*", Number(2), made)
    raise Unreadable("no operation")

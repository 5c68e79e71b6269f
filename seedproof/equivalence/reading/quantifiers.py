r"""Conditions behind a value: `2^n for n >= 0`, `C x, C \in \mathbb{R}`, `(x \ne 2)`; the rest of an expansion."""

import itertools
from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from seedproof.equivalence.reading.layout import CLOSING, INEQUALITIES, OPENING, levels
from seedproof.equivalence.reading.tokens import END, Token
from seedproof.equivalence.reading.tree import Constant, Node, Number, Relation, Symbol
from seedproof.equivalence.reading.unreadable import Unreadable

Clause: TypeAlias = tuple[list[Token], list[Token]]
"""The tokens of a value, followed by the end token, and those of its conditions."""

_LONGEST = 80
_MOST_COMMAS = 12
_RESTRICTING = (*INEQUALITIES, "!=", "in", "notin", "...")
_SEPARATORS = (",", ";", "and", "where", "gap")
_NOISE = frozenset(
    [
        "all",
        "any",
        "every",
        "each",
        "some",
        "the",
        "number",
        "numbers",
        "value",
        "values",
        "is",
        "are",
        "an",
        "a",
        "be",
        "being",
        "such",
        "that",
        "of",
        "both",
        "denotes",
        "denote",
        "represents",
        "let",
        "can",
        "then",
        "on",
        "its",
        "domain",
        "where",
        "here",
        "respectively",
        "fixed",
    ]
)
_KINDS = {
    **dict.fromkeys(("real", "reals", "constant", "constants", "arbitrary", "parameter"), "reals"),
    **dict.fromkeys(("parameters", "free", "complex", "scalar", "scalars"), "reals"),
    **dict.fromkeys(("integer", "integers", "whole"), "integers"),
    **dict.fromkeys(("natural", "naturals"), "naturals"),
}
_BOUNDS = {"positive": ">", "nonnegative": ">=", "negative": "<", "nonzero": "!="}


def with_conditions(tokens: list[Token]) -> Clause:
    """Return the tokens of the value, and those of the conditions behind it or before it.

    Raises:
        Unreadable: There are conditions alone.
    """
    values = {token.value for token in tokens}
    if values.isdisjoint((*_RESTRICTING, "where")) and values.isdisjoint((*_KINDS, *_BOUNDS)):
        return tokens, []
    tokens = _with_where(tokens)
    open_brackets = levels(tokens)
    wheres = [
        index for index, token in enumerate(tokens) if _is_sign(token, "where") and not open_brackets[index]
    ]
    if wheres and wheres[0] == 0:
        return _leading(tokens, open_brackets)
    end = wheres[0] if wheres else len(tokens) - 1
    start = _tail(tokens, open_brackets, end)
    if start is None:
        start = end
    value = tokens[:start]
    while value and value[-1].value in (",", ";", "and", "or"):
        value = value[:-1]
    if not value:
        raise Unreadable("there is a condition, but no value")
    return [*value, END], _trimmed(tokens[start:-1])


def conditions_of(tokens: list[Token], relation: Callable[[list[Token]], Node]) -> tuple[Node, ...]:
    """Return the conditions that some tokens state; `relation` reads the tokens of one.

    Raises:
        Unreadable: Something in them states no condition.
    """
    if not tokens:
        return ()
    if len(tokens) > _LONGEST:
        raise Unreadable("the conditions are too long")
    if any(_is_sign(token, "...") for token in tokens):
        return _sequence(tokens)
    conditions: list[Node] = []
    letters: list[Node] = []
    kinds: list[str] = []
    for piece in _pieces(tokens):
        words, rest = _split(piece)
        for word in words:
            if word not in _NOISE and word not in _KINDS and word not in _BOUNDS:
                raise Unreadable(f"the word {word[:30]!r} states no condition")
        kinds += [word for word in words if word in _KINDS or word in _BOUNDS]
        if not rest:
            continue
        tree = relation(rest)
        if isinstance(tree, Number) and conditions and _is_exclusion(conditions[-1]):
            conditions.append(Relation((_letter_of(conditions[-1]), tree), ("!=",)))
        elif isinstance(tree, Symbol) and (words or not conditions):
            letters.append(tree)
        elif isinstance(tree, Relation) and set(tree.signs) <= {*INEQUALITIES, "!=", "in", "notin"}:
            if tree.signs == ("in",):
                conditions += [Relation((letter, tree.operands[1]), ("in",)) for letter in letters]
                letters = []
            conditions.append(tree)
            letters += [tree.operands[0]] if kinds else []
        else:
            raise Unreadable("what stands behind the value is no condition")
    for letter in letters:
        for kind in kinds:
            if kind in _KINDS:
                conditions.append(Relation((letter, Constant(_KINDS[kind])), ("in",)))
            else:
                conditions.append(Relation((letter, Number(Fraction(0))), (_BOUNDS[kind],)))
    return tuple(conditions)


def _is_exclusion(condition: Node) -> bool:
    return isinstance(condition, Relation) and condition.signs == ("!=",)


def _letter_of(condition: Node) -> Node:
    return condition.operands[0] if isinstance(condition, Relation) else condition


def order_term(tokens: list[Token]) -> tuple[list[Token], list[Token], bool] | None:
    """Return the tokens before `+ O(x^n)` at the end, its term, and whether the letter is small; or None."""
    if len(tokens) < 6 or not _is_sign(tokens[-2], ")"):
        return None
    open_brackets = levels(tokens)
    for index in range(len(tokens) - 4, 0, -1):
        if open_brackets[index]:
            continue
        if tokens[index].kind == "letter" and tokens[index].value in ("O", "o"):
            is_last = all(level > 0 for level in open_brackets[index + 1 : -1])
            if is_last and _is_sign(tokens[index - 1], "+"):
                return [*tokens[: index - 1], END], tokens[index + 2 : -2], tokens[index].value == "o"
        return None
    return None


def _is_sign(token: Token, value: str) -> bool:
    return token.kind == "sign" and token.value == value


def _pieces(tokens: list[Token]) -> list[list[Token]]:
    """Return the tokens between separators outside brackets."""
    result: list[list[Token]] = [[]]
    for token, level in zip(tokens, levels(tokens), strict=True):
        if token.kind == "sign" and token.value in _SEPARATORS and not level:
            result.append([])
        else:
            result[-1].append(token)
    return [piece for piece in result if piece]


def _split(tokens: list[Token]) -> tuple[list[str], list[Token]]:
    """Return the English words among the tokens in small letters, and the other tokens."""
    words: list[str] = []
    rest: list[Token] = []
    index = 0
    while index < len(tokens):
        end = index + 1
        while (
            end < len(tokens)
            and not tokens[end].spaced
            and _is_letter(tokens[end])
            and _is_letter(tokens[index])
        ):
            end += 1
        run = "".join(token.value for token in tokens[index:end]).lower()
        is_article = (
            run == "a" and tokens[index].kind == "letter" and end < len(tokens) and tokens[end].kind == "word"
        )
        if tokens[index].kind == "word":
            words.append(tokens[index].value.lower())
        elif (run in ("an", "non") and end - index == len(run)) or is_article:
            words.append(run)
        else:
            rest += tokens[index:end]
        index = end
    joined = [word for word in words if word != "non"]
    if "non" in words:
        joined = [
            "nonnegative" if word == "negative" else "nonzero" if word == "zero" else word for word in joined
        ]
        rest = [token for token in rest if token.value != "-"]
    return joined, rest


def _is_letter(token: Token) -> bool:
    return token.kind in ("letter", "constant") and len(token.value) == 1


def _sequence(tokens: list[Token]) -> tuple[Node, ...]:
    """Return the conditions of `n = 0, 1, 2, ...` and `k = 0, ±1, ±2, ...`."""
    _, rest = _split(tokens)
    rest = [
        token for token in rest if not (token.kind == "sign" and token.value in ("where", *OPENING, *CLOSING))
    ]
    if len(rest) < 4 or rest[0].kind != "letter" or rest[1].value not in ("=", "in"):
        raise Unreadable("what the dots stand for is not clear")
    letter = Symbol(rest[0].value)
    numbers = [token.value for token in rest[2:] if token.kind == "number"]
    signs = {token.value for token in rest[2:] if token.kind == "sign"}
    if not numbers or not signs <= {",", "...", "±", "-", "+", "and"}:
        raise Unreadable("what the dots stand for is not clear")
    if any(token.kind not in ("number", "sign") for token in rest[2:]):
        raise Unreadable("what the dots stand for is not clear")
    whole = Relation((letter, Constant("integers")), ("in",))
    if "±" in signs or "-" in signs:
        return (whole,)
    first = [Fraction(number) for number in numbers[:3]]
    if any(after - before != 1 for before, after in itertools.pairwise(first)) or len(first) < 2:
        raise Unreadable("what the dots stand for is not clear")
    return (whole, Relation((letter, Number(first[0])), (">=",)))


def _with_where(tokens: list[Token]) -> list[Token]:
    """Write brackets that hold a condition as `where`: `x^2 (x > 0)`."""
    starts: list[int] = []
    result = list(tokens)
    for index, token in enumerate(tokens):
        if token.kind != "sign":
            continue
        if token.value in OPENING:
            starts.append(index)
        elif token.value in CLOSING and starts:
            start = starts.pop()
            inside = tokens[start + 1 : index]
            if token.value == ")" and not starts and start > 0 and _is_condition(inside):
                result[start] = Token("sign", "where", True)
                result[index] = Token("sign", "gap", True)
    return [token for token in result if not _is_sign(token, "gap")]


def _is_condition(tokens: list[Token]) -> bool:
    """Return whether brackets hold a condition: a word for one, or a relation outside inner brackets."""
    if not tokens:
        return False
    if _is_sign(tokens[0], "where"):
        return True
    for token, level in zip(tokens, levels(tokens), strict=True):
        if not level and token.kind == "sign" and token.value in _RESTRICTING:
            return True
    words, rest = _split(tokens)
    return bool(words) and len(rest) <= 1 and any(word in _KINDS or word in _BOUNDS for word in words)


def _tail(tokens: list[Token], open_brackets: list[int], end: int) -> int | None:
    """Return where conditions behind a comma start: `C x, C real`; None if there are none."""
    commas = [
        index
        for index in range(1, end)
        if tokens[index].kind == "sign" and tokens[index].value in (",", ";") and not open_brackets[index]
    ]
    if not commas:
        return None
    first = None
    for index in reversed(commas[-_MOST_COMMAS:]):
        if not _states_condition(tokens[index + 1 : end]):
            continue
        first = index
    if first is None or _holds_relation(tokens[:first]):
        return None
    return first


def _states_condition(tokens: list[Token]) -> bool:
    """Return whether each part between commas is a condition, a letter of one, or a number of a sequence."""
    if not tokens or tokens[0].kind not in ("letter", "word", "number") or len(tokens) > _LONGEST:
        return False
    if any(_is_sign(token, "...") for token in tokens):
        return tokens[0].kind == "letter" and len(tokens) > 1 and tokens[1].value in ("=", "in")
    has_condition = False
    may_list = False
    for piece in _pieces(tokens):
        words, rest = _split(piece)
        kinds = any(word in _KINDS or word in _BOUNDS for word in words)
        if any(word not in _NOISE and word not in _KINDS and word not in _BOUNDS for word in words):
            return False
        if _holds_relation(rest) or kinds:
            has_condition = True
            may_list = any(_is_sign(token, "!=") for token in rest)
            continue
        is_letter = not rest or (rest[0].kind == "letter" and (len(rest) == 1 or _is_index(rest)))
        is_excluded = may_list and all(token.kind == "number" or token.value in "-/" for token in rest)
        if not is_letter and not is_excluded:
            return False
    return has_condition


def _is_index(tokens: list[Token]) -> bool:
    return tokens[0].kind == "letter" and _is_sign(tokens[1], "_") and len(tokens) <= 5


def _holds_relation(tokens: list[Token]) -> bool:
    """Return whether a relation, with something on both sides of its sign, stands outside brackets."""
    return any(
        token.kind == "sign" and token.value in _RESTRICTING and not level and 0 < index < len(tokens) - 1
        for index, (token, level) in enumerate(zip(tokens, levels(tokens), strict=True))
    )


def _leading(tokens: list[Token], open_brackets: list[int]) -> Clause:
    """Return the clause of `For n >= 0, a_n = 2^n`."""
    for index in range(1, len(tokens) - 1):
        if tokens[index].kind == "sign" and tokens[index].value in (",", ":") and not open_brackets[index]:
            return tokens[index + 1 :], tokens[1:index]
    raise Unreadable("there is a condition, but no value")


def _trimmed(tokens: list[Token]) -> list[Token]:
    while tokens and tokens[0].kind == "sign" and tokens[0].value in _SEPARATORS:
        tokens = tokens[1:]
    while tokens and tokens[-1].kind == "sign" and tokens[-1].value in _SEPARATORS:
        tokens = tokens[:-1]
    return tokens

r"""Signs that have a meaning by where they stand: gaps, reversed brackets, rows without commas, thousands."""

from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.tokens import Token

OPENING = ("(", "[", "{", "\\{", "⟨", "⌊", "⌈")
CLOSING = (")", "]", "}", "\\}", "⟩", "⌋", "⌉")
INEQUALITIES = ("<", ">", "<=", ">=")
_BETWEEN_SETS = ("union", "intersection", "minus", "or", "and", ",", ";", ")", "}", "\\}", "where", "≈", ".")


def laid_out(tokens: list[Token]) -> list[Token]:
    """Return the tokens with unions, commas and brackets where only their place tells that they are meant."""
    values = {token.value for token in tokens}
    if "gap" in values:
        tokens = _with_commas(tokens)
    if "U" in values:
        tokens = _with_unions(tokens)
    if "[" in values or "]" in values:
        tokens = _with_round_brackets(tokens)
    if "^" in values and not values.isdisjoint(names.TRANSPOSES):
        tokens = _with_entries(tokens)
    if "union" in values and not values.isdisjoint(INEQUALITIES):
        tokens = _with_or(tokens)
    if "," in values:
        tokens = _with_thousands(tokens)
    return tokens


def levels(tokens: list[Token]) -> list[int]:
    """Return how many brackets are open at each token; an opening and its closing bracket are inside."""
    result: list[int] = []
    level = 0
    for token in tokens:
        if token.kind == "sign" and token.value in OPENING:
            level += 1
        result.append(level)
        if token.kind == "sign" and token.value in CLOSING:
            level = max(0, level - 1)
    return result


def starts_value(token: Token) -> bool:
    """Return whether a value may start with this token."""
    if token.kind == "sign":
        return token.value in OPENING or token.value == "|"
    return token.kind in ("number", "letter", "constant", "function", "prefix", "thousands", "grouped") or (
        token.kind == "command" and token.value != "end"
    )


def ends_value(token: Token) -> bool:
    """Return whether a value may end with this token."""
    if token.kind == "sign":
        return token.value in (*CLOSING, "|", "'", "!", "%", "°")
    return token.kind in ("number", "letter", "constant", "behind", "thousands", "grouped")


def _with_commas(tokens: list[Token]) -> list[Token]:
    r"""Write a comma for each `\quad` between two values, and nothing for the others."""
    result: list[Token] = []
    for index, token in enumerate(tokens):
        if token.kind != "sign" or token.value != "gap":
            result.append(token)
        elif result and ends_value(result[-1]) and starts_value(tokens[index + 1]):
            result.append(Token("sign", ",", True))
    return result


def _with_unions(tokens: list[Token]) -> list[Token]:
    """Turn each capital letter U between two brackets into a union."""
    return [
        Token("sign", "union", token.spaced)
        if token.value == "U"
        and 0 < index < len(tokens) - 1
        and tokens[index - 1].value in (*CLOSING, "[")
        and tokens[index + 1].value in (*OPENING, "]")
        else token
        for index, token in enumerate(tokens)
    ]


def _with_round_brackets(tokens: list[Token]) -> list[Token]:
    """Write the reversed square brackets of `]a, b[` as round ones."""
    result = list(tokens)
    waiting: list[str] = []
    for index, token in enumerate(tokens):
        if token.kind != "sign":
            continue
        follower = tokens[index + 1]
        may_end = follower.kind == "end" or (follower.kind == "sign" and follower.value in _BETWEEN_SETS)
        is_after_value = index > 0 and ends_value(tokens[index - 1])
        if token.value == "[" and waiting and waiting[-1] in "[]" and is_after_value and may_end:
            result[index] = token._replace(value=")")
            waiting.pop()
        elif token.value == "]" and (not waiting or waiting[-1] not in "[](") and not is_after_value:
            result[index] = token._replace(value="(")
            waiting.append("]")
        elif token.value in OPENING:
            waiting.append(token.value)
        elif token.value in CLOSING and waiting:
            waiting.pop()
    return result


def _with_entries(tokens: list[Token]) -> list[Token]:
    """Write commas between the entries of `(1 2)^T`."""
    starts: list[int] = []
    commas: list[int] = []
    for index, token in enumerate(tokens):
        if token.kind != "sign":
            continue
        if token.value in ("(", "["):
            starts.append(index)
        elif token.value in (")", "]") and starts:
            start = starts.pop()
            if _is_transposed(tokens, index) and not starts:
                commas += _entries(tokens, start, index)
    result: list[Token] = []
    for index, token in enumerate(tokens):
        if index in commas:
            result.append(Token("sign", ",", False))
        result.append(token)
    return result


def _is_transposed(tokens: list[Token], closing: int) -> bool:
    behind = [token.value for token in tokens[closing + 1 : closing + 4]]
    return behind[:1] == ["^"] and not names.TRANSPOSES.isdisjoint(
        behind[1:2] if behind[1:2] != ["{"] else behind[2:3]
    )


def _entries(tokens: list[Token], start: int, end: int) -> list[int]:
    """Return where entries start behind the first one, in brackets that hold no comma and no bracket."""
    inside = tokens[start + 1 : end]
    if any(token.value in (",", ";", "&", *OPENING) for token in inside):
        return []
    places: list[int] = []
    for index in range(start + 2, end):
        token = tokens[index]
        before = tokens[index - 1]
        is_signed = token.value in ("+", "-") and not tokens[index + 1].spaced
        if token.spaced and ends_value(before) and (starts_value(token) or is_signed):
            places.append(index)
    return places


def _with_or(tokens: list[Token]) -> list[Token]:
    """Write `or` for a union of inequalities."""
    open_brackets = levels(tokens)
    outside = [token for token, level in zip(tokens, open_brackets, strict=True) if not level]
    if not any(token.kind == "sign" and token.value in INEQUALITIES for token in outside):
        return tokens
    return [
        Token("sign", "or", True) if token.value == "union" and not level else token
        for token, level in zip(tokens, open_brackets, strict=True)
    ]


def _with_thousands(tokens: list[Token]) -> list[Token]:
    """Join `1,234` and a lone `1,5` outside brackets to one token each; a list such as `1,2,3` stays one."""
    tokens = _with_groups(tokens)
    open_brackets = levels(tokens)
    commas = [index for index, token in enumerate(tokens) if token.value == "," and not open_brackets[index]]
    joining = {index for index in commas if _joins(tokens, index)}
    groups = {index for index in joining if len(tokens[index + 1].value.split(".")[0]) == 3}
    if not joining:
        return tokens
    pieces = [sum(token.value == ";" for token in tokens[:index]) for index in commas]
    lone = {index for index, piece in zip(commas, pieces, strict=True) if pieces.count(piece) == 1}
    result: list[Token] = []
    index = 0
    while index < len(tokens):
        if index in joining and (index in groups or index in lone):
            head = result.pop()
            result.append(Token("thousands", f"{head.value},{tokens[index + 1].value}", head.spaced))
            index += 2
            continue
        result.append(tokens[index])
        index += 1
    return result


def _with_groups(tokens: list[Token]) -> list[Token]:
    """Join `1,000` in `1,000, 2,500`: a list in which the other commas have a space behind them."""
    open_brackets = levels(tokens)
    spaced = {
        open_brackets[index]
        for index, token in enumerate(tokens[:-1])
        if token.value == "," and tokens[index + 1].spaced
    }
    result: list[Token] = []
    for index, token in enumerate(tokens):
        if token.kind == "number" and tokens[index - 1].value == "," and open_brackets[index] in spaced:
            before = result[-2] if len(result) > 1 else token
            is_group = (
                _joins(tokens, index - 1) and len(token.value) == _GROUP and len(before.value) <= _GROUP
            )
            if is_group and before.kind == "number" and not before.value.startswith("0"):
                result[-2:] = [Token("grouped", f"{before.value},{token.value}", before.spaced)]
                continue
        result.append(token)
    return result


_GROUP = 3


def _joins(tokens: list[Token], comma: int) -> bool:
    """Return whether a comma stands between the digits of two numbers, without spaces."""
    if comma == 0 or comma + 1 >= len(tokens):
        return False
    before = tokens[comma - 1]
    after = tokens[comma + 1]
    if {before.kind, after.kind} != {"number"} or tokens[comma].spaced or after.spaced:
        return False
    is_vector = comma > 1 and tokens[comma - 2].value == "<"
    return before.value.isdigit() and not is_vector

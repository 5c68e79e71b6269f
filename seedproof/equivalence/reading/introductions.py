r"""What stands before a value: `f^{(3)}(0) =`, `\lim_{x \to 0} f(x) =`, `Area =`, `The limit is`, `at`."""

from seedproof.equivalence.reading.layout import CLOSING, OPENING, levels
from seedproof.equivalence.reading.names import OPERATIONS
from seedproof.equivalence.reading.tokens import END, Token
from seedproof.equivalence.reading.unreadable import Unreadable

_NEGATIONS = frozenset(
    [
        "not",
        "no",
        "never",
        "cannot",
        "except",
        "unless",
        "than",
        "least",
        "most",
        "less",
        "more",
        "greater",
        "between",
        "either",
        "neither",
        "nor",
        "wrong",
        "false",
        "without",
        "but",
        "negative",
        "half",
        "twice",
        "root",
        "above",
        "below",
        "over",
        "under",
        "up",
        "incorrect",
        "smaller",
        "larger",
        "bigger",
        "perhaps",
        "possibly",
        "probably",
        "maybe",
        "might",
        "else",
        "otherwise",
        "instead",
        "almost",
        "nearly",
        "approximately",
        "guess",
        "subset",
        "superset",
        "complement",
        "permutation",
    ]
)
_COPULAS = frozenset(["is", "are", "equals", "be", "becomes"])
_FILLERS = frozenset(
    [
        "the",
        "a",
        "an",
        "at",
        "point",
        "points",
        "vector",
        "vectors",
        "vertex",
        "interval",
        "intervals",
        "set",
        "solution",
        "solutions",
        "value",
        "values",
        "answer",
        "answers",
        "result",
        "limit",
        "function",
        "equation",
        "line",
        "exactly",
        "simply",
        "just",
        "namely",
        "thus",
        "therefore",
        "hence",
        "so",
        "then",
        "given",
        "by",
        "equal",
        "to",
        "also",
        "eigenvalues",
        "eigenvalue",
        "eigenvector",
        "eigenvectors",
        "roots",
        "zeros",
        "both",
        "finally",
        "we",
        "get",
        "have",
        "obtain",
        "it",
        "matrix",
        "derivative",
        "equals",
        "exact",
        "precisely",
        "clearly",
        "indeed",
        "total",
        "number",
    ]
)
_FUNCTION_LETTERS = frozenset("fghpqFGHPTSLNDCVRUWQMAB") | {"phi", "psi", "Phi", "Psi"}
_EQUALS = ("=", "≈")
_SEPARATORS = (",", ";", "and", "or")


def introduced(tokens: list[Token]) -> list[Token]:
    """Return the tokens without the words, names of functions and questions that stand before values.

    Raises:
        Unreadable: A question is stated, and no answer.
    """
    tokens = _rounded(tokens)
    tokens = _behind_copula(tokens)
    tokens = _behind_fillers(tokens)
    clauses: list[list[Token]] = [[]]
    separators: list[Token] = []
    for token, level in zip(tokens, levels(tokens), strict=True):
        if not level and token.kind == "sign" and token.value in _SEPARATORS:
            separators.append(token)
            clauses.append([])
        else:
            clauses[-1].append(token)
    in_words = [_words(clause, 0) is not None for clause in clauses]
    keeps_words = sum(in_words) > 1
    named = [_named(clause, keeps_words) for clause in clauses]
    result = named[0]
    for separator, clause in zip(separators, named[1:], strict=True):
        result = [*result, separator, *clause]
    return result


def _named(clause: list[Token], keeps_words: bool) -> list[Token]:
    """Return the tokens of one clause with a plain letter for the name before an equals sign.

    Words before it stay, as one letter, where several values are told apart by words.
    """
    clause = _without_question(clause)
    end = _words(clause, 0)
    if end is not None and keeps_words:
        word = "".join(token.value for token in clause[: end - 1])
        return [Token("letter", word, True), Token("sign", "=", True), *clause[end:]]
    index = 0
    while (name := _name(clause, index)) is not None:
        letter, end = name
        clause = [*clause[:index], *letter, *clause[end:]]
        index += len(letter)
        if letter:
            # The equals sign behind it.
            index += 1
    return clause


def _name(tokens: list[Token], start: int) -> tuple[list[Token], int] | None:
    """Return what replaces a name before an equals sign, and where the name ends; None without a name."""
    words = _words(tokens, start)
    if words is not None:
        return [], words
    base = _base(tokens, start)
    if base is None:
        return None
    letter, end = base
    plain_end = end
    name = letter.value
    end, name = _index(tokens, end, name)
    while _sign(tokens, end) == "'":
        end += 1
        name += "'"
    end = _order(tokens, end)
    arguments = _arguments(tokens, end, letter.value)
    if arguments is not None:
        end = arguments
    if _sign(tokens, end) == ":" and (end > plain_end or letter.value.isupper()):
        return [], end + 1
    if _sign(tokens, end) not in _EQUALS:
        return None
    return [Token("letter", name, letter.spaced)], end


def _words(tokens: list[Token], start: int) -> int | None:
    """Return where the value starts behind `Area =` or `slope of the line:`; None without such words."""
    end = start
    has_word = False
    while end < len(tokens) and tokens[end].kind in ("word", "letter"):
        if tokens[end].value.lower() in _NEGATIONS:
            return None
        has_word = has_word or tokens[end].kind == "word"
        end += 1
    if not has_word or _sign(tokens, end) not in (*_EQUALS, ":"):
        return None
    return end + 1


def _base(tokens: list[Token], start: int) -> tuple[Token, int] | None:
    """Return the letter of a name, as in f, (f), (f o g) or |A|, and the place behind it."""
    if start >= len(tokens):
        return None
    if tokens[start].kind == "letter":
        return tokens[start], start + 1
    opening = _sign(tokens, start)
    if opening not in ("(", "|"):
        return None
    end = start + 1
    letters: list[Token] = []
    while end < len(tokens) and (tokens[end].kind == "letter" or _sign(tokens, end) in ("°", "'")):
        if tokens[end].kind == "letter":
            letters.append(tokens[end])
        end += 1
    closing = ")" if opening == "(" else "|"
    if not letters or _sign(tokens, end) != closing:
        return None
    if opening == "|" and not (len(letters) == 1 and letters[0].value.isupper()):
        return None
    has_circle = any(_sign(tokens, index) == "°" for index in range(start, end))
    if opening == "(" and len(letters) > 1 and not has_circle:
        return None
    return letters[0], end + 1


def _index(tokens: list[Token], start: int, name: str) -> tuple[int, str]:
    """Return the place behind an index, and the name with it."""
    if _sign(tokens, start) != "_":
        return start, name
    if _sign(tokens, start + 1) != "{":
        if start + 1 < len(tokens) and tokens[start + 1].kind in ("number", "letter", "constant"):
            return start + 2, f"{name}_{tokens[start + 1].value}"
        return start, name
    end = start + 2
    while end < len(tokens) and _sign(tokens, end) != "}":
        end += 1
    index = "".join(token.value for token in tokens[start + 2 : end])
    return end + 1, f"{name}_{index}"


def _order(tokens: list[Token], start: int) -> int:
    r"""Return the place behind `^{(3)}` or `^{-1}`, or behind the degree sign of a function."""
    if _sign(tokens, start) != "^":
        return start
    end = start + 1
    depth = 0
    while end < len(tokens):
        value = tokens[end].value
        if _sign(tokens, end) in OPENING:
            depth += 1
        elif _sign(tokens, end) in CLOSING:
            depth -= 1
        elif tokens[end].kind not in ("number", "letter") and value not in ("-", "'"):
            return start
        end += 1
        if depth == 0 and value != "-":
            break
    inside = [token.value for token in tokens[start + 1 : end]]
    is_order = "(" in inside or "-" in inside or "'" in inside
    return end if is_order and _sign(tokens, end) == "(" else start


def _arguments(tokens: list[Token], start: int, letter: str) -> int | None:
    """Return the place behind the arguments of a function; None if the brackets may be a factor."""
    if _sign(tokens, start) != "(":
        return None
    is_function = letter in _FUNCTION_LETTERS
    depth = 0
    for index in range(start, len(tokens)):
        if _sign(tokens, index) in OPENING:
            depth += 1
        elif _sign(tokens, index) in CLOSING:
            depth -= 1
            if depth == 0:
                return index + 1 if index > start + 1 else None
        elif not _may_be_argument(tokens, index, is_function):
            return None
    return None


def _may_be_argument(tokens: list[Token], index: int, is_function: bool) -> bool:
    """Return whether a token may stand in `f(x + 1)`, or in `x(-1, 1/2)`, which is no product."""
    sign = _sign(tokens, index)
    if is_function:
        return sign not in ("=", "<", ">", "<=", ">=", "!=", "in")
    if sign == "-":
        return _sign(tokens, index - 1) in ("(", ",")
    return sign in ("", ",", "/")


def _sign(tokens: list[Token], index: int) -> str:
    if index >= len(tokens) or tokens[index].kind != "sign":
        return ""
    return tokens[index].value


def _without_question(tokens: list[Token]) -> list[Token]:
    r"""Remove `\int ... dx =` and the like."""
    prefixes = [index for index, token in enumerate(tokens) if token.kind == "prefix"]
    if not prefixes:
        return tokens
    open_brackets = levels(tokens)
    for index in range(prefixes[-1] + 1, len(tokens)):
        if _sign(tokens, index) in _EQUALS and not open_brackets[index]:
            return tokens[index + 1 :]
    for index in prefixes:
        if tokens[index].value not in OPERATIONS or not _are_arguments(tokens[index + 1 :]):
            raise Unreadable(f"\\{tokens[index].value} is a question, not an answer")
    return tokens


def _are_arguments(tokens: list[Token]) -> bool:
    return bool(tokens) and (tokens[0].value in OPENING or tokens[0].value == "begin")


def _rounded(tokens: list[Token]) -> list[Token]:
    """Write one sign for `, or approximately`, `(about ...)` and `= approximately`; drop it at the start."""
    if not any(_sign(tokens, index) == "≈" for index in range(len(tokens))):
        return tokens
    result: list[Token] = []
    closing = -1
    for index, token in enumerate(tokens):
        if index == closing:
            continue
        if _sign(tokens, index) != "≈":
            result.append(token)
            continue
        is_bracketed = _sign(tokens, index - 1) == "(" and _sign(tokens, len(tokens) - 2) == ")"
        if is_bracketed and len(result) > 1:
            result.pop()
            closing = len(tokens) - 2
        while result and (result[-1].value in (",", "or", "=", "≈", "is", "which", "and")):
            result.pop()
        if result:
            result.append(token)
    return result


def _behind_copula(tokens: list[Token]) -> list[Token]:
    """Return what follows `The limit is`; the words before must hold no negation and no second statement."""
    open_brackets = levels(tokens)
    places = [
        index
        for index, token in enumerate(tokens)
        if token.kind == "word" and token.value.lower() in _COPULAS and not open_brackets[index]
    ]
    if not places:
        return tokens
    (place, *more) = places
    before = tokens[:place]
    if more or not before or place + 1 >= len(tokens) - 1:
        return tokens
    if any(token.kind == "word" and token.value.lower() in _NEGATIONS for token in before):
        return tokens
    outside = [token for token, level in zip(before, open_brackets, strict=False) if not level]
    if any(token.kind == "sign" and token.value in (",", ";", "or", "and", "≈") for token in outside):
        return tokens
    behind = tokens[place + 1 :]
    if len(behind) > 2 and behind[0].kind == "letter" and behind[0].value == "a" and behind[1].kind == "word":
        behind = behind[1:]
    return _behind_fillers(behind)


def _behind_fillers(tokens: list[Token]) -> list[Token]:
    """Return the tokens without words at the start that only lead to the value: `at the point`."""
    start = 0
    while tokens[start].kind == "word" and tokens[start].value.lower() in _FILLERS:
        start += 1
    if start == 0 and len(tokens) > 3 and [token.value for token in tokens[:2]] == ["a", "t"]:
        is_word = not tokens[1].spaced and (tokens[2].kind == "word" or _sign(tokens, 2) == "(")
        if is_word and (tokens[2].kind == "word" or tokens[2].spaced):
            return _behind_fillers(tokens[2:])
    if tokens[start] == END:
        return tokens
    return tokens[start:]

"""The members of a chain of equations: names, working, and values, each of which has to be the golden one."""

import re
from collections.abc import Sequence
from math import comb, factorial

from seedproof.answers.lists import split_outside
from seedproof.answers.number_words import in_figures
from seedproof.record.patterns import Pattern
from seedproof.scoring.golden import Free, Golden
from seedproof.scoring.words import words_of


def leads_to_golden(text: str, golden: Golden) -> bool:
    """Return whether a chain of equations ends with the golden answer, and no member states another value."""
    *members, last = members_of(text)
    if (
        golden.kind == "comparison"
        or not all(member.strip() for member in members or [""])
        or len(members) > _MOST
        or golden.context.are_doubtful(words_of(text))
        or (golden.is_single and sum("=" in clause for _, clause in split_outside(text, _CLAUSES)) > 1)
        or golden.compare(last).result != "equal"
    ):
        return False
    return not _states_another(members, golden)


def has_another_member(text: str, golden: Golden) -> bool:
    """Return whether something before an equals sign is no name of the value behind it, but another value."""
    *members, _ = members_of(text)
    if not members or (not golden.is_single and len(split_outside(text, _LISTED)) > 1):
        return False
    return _states_another(members, golden)


def _states_another(members: Sequence[str], golden: Golden) -> bool:
    return _is_of_unknown(members[0], golden) or any(_is_another(member, golden) for member in members)


def members_of(text: str) -> list[str]:
    """Return the members of a chain of equations, one for a text without any."""
    return [member for _, member in split_outside(text, _EQUALS)]


def is_true_step(text: str) -> bool:
    """Return whether a text is a chain of operations on numbers with equal members: `3 + 4 = 7`."""
    members = members_of(text)
    if not 1 < len(members) <= _MOST or not _OPERATION.search(text) or not all(map(in_numbers, members)):
        return False
    return all(_are_equal(members[0], member) for member in members[1:])


def in_numbers(text: str) -> bool:
    """Return whether a text is a value, or an expression, in numbers alone: no name, no word, no relation."""
    text = in_figures(_bare(text))
    if _RELATES.search(text) or not _VALUE.search(text):
        return False
    return _LETTER.search(_KNOWN.sub(" ", text)) is None


def _is_another(member: str, golden: Golden) -> bool:
    """Return whether a member of a chain is a value that is not shown to be the golden one."""
    if in_numbers(member):
        return not _is_golden(member, golden)
    bare = _bare(member)
    if _FIGURE_BEHIND_WORD.search(bare) or _FIGURE_BEFORE_WORD.fullmatch(bare):
        return golden.compare(bare).result != "equal"
    if not isinstance(golden, Free) or _OPERATOR.search(bare):
        return False
    if _NAME.fullmatch(bare) and not _KNOWN.match(bare) and not _IN_WORDS.match(bare):
        return False
    verdict = golden.compare(bare).result
    if golden.kind.partition("(")[0] in _IN_LETTERS:
        return verdict == "different"
    return _is_value(bare) and verdict != "equal"


def _is_value(text: str) -> bool:
    """Return whether a text is a value of any kind in numbers or words, and no name of one."""
    return _LETTER.search(_KNOWN.sub(" ", text)) is None or _IN_WORDS.search(text) is not None


def _is_of_unknown(member: str, golden: Golden) -> bool:
    """Return whether the first member is an expression in one name, as `2x` or `1 - P(H|E)`."""
    bare = _bare(member)
    if not golden.is_single or _OPERATOR.search(bare) or _WORD.search(_KNOWN.sub(" ", bare)):
        return False
    names = _UNKNOWN.findall(_KNOWN.sub(" ", bare))
    if len(set(names)) != 1 or _NAME.fullmatch(bare) or not _OPERATES.search(_ARGUMENTS.sub("", bare)):
        return False
    return golden.compare(bare).result != "equal" and not golden.context.has_text(bare)


def _is_golden(text: str, golden: Golden) -> bool:
    """Return whether an expression in numbers is shown to be the golden answer."""
    text = _FACTORIAL.sub(lambda found: str(factorial(int(found[1]))), text)
    text = _BINOMIAL.sub(lambda found: str(comb(int(found[1]), int(found[2]))), text)
    return golden.compare(text.replace("[", "(").replace("]", ")")).result == "equal"


def _are_equal(first: str, second: str) -> bool:
    from seedproof.equivalence import compare

    return compare(first, second, "number").result == "equal"


def _bare(text: str) -> str:
    return _DRESS.sub(" ", text).strip(" \t\n,;:.")


_MOST = 30
"""More are no working that anybody wants to have compared."""
_IN_LETTERS = ("expression", "antiderivative")
_EQUALS = Pattern(r"(?<![<>!:=\\])=(?!=)")
_LISTED = Pattern(r"[,;\n&]|\band\b|\bor\b|\\\\|\\q?quad")
_CLAUSES = Pattern(r"\band\b|\bor\b|;")
_OPERATION = Pattern(r"[\d)}]\s*(?:[-+−*·×/÷^(]|\\cdot|\\times)\s*[-\d({\\$]")
_NAME = Pattern(r"\\?[^\W\d_]+(?:_(?:\{[^{}]*\}|\w+)|'+|\^\{?\(?-?\w\)?\}?(?=\()|\([^()=]*\)|\[[^\[\]=]*\])*")
_UNKNOWN = Pattern(r"(?<![A-Za-z\\])[A-Za-zα-ω](?![A-Za-z])(?:_\w+|\([^()=]*\)|'+)*")
_ARGUMENTS = Pattern(r"\([^()]*\)|\[[^\[\]]*\]|_\w+|_\{[^{}]*\}")
_OPERATES = Pattern(r"[-+−*/·×^\d²³]|\\(?:frac|cdot|times)")
_WORD = Pattern(r"(?<![\\A-Za-z])[A-Za-z]{3,}")
_IN_WORDS = Pattern(r"\b(?:diverge|undefined|infinit|all real|empty|none)", re.IGNORECASE)
_FIGURE_BEHIND_WORD = Pattern(
    r"\A(?!.*\b(?:of|more|less|fewer|times|plus|minus)\b).*\b"
    r"(?!(?:row|column|state|step|term|day|part|case|level|node|at|in|on|by|or|no|for|to|from|and)\b)[A-Za-z]{2,}"
    r"\s+[-−]?\d[\d.,/]*\Z"
)
_FIGURE_BEFORE_WORD = Pattern(
    r"[-−]?\d[\d.,/]*\s?(?!.*\b(?:of|more|less|fewer|times|plus|minus|over|cubed|squared|divided"
    r"|and)\b)[A-Za-z][A-Za-z ]*"
)
"""`the difference 8`, not `column 1` and not `the sum of 3 and 5`."""
_DRESS = Pattern(
    r"\$|(?<![\w)\]}])\*\*|\*\*(?![-(\d{\w])|`|&|~|\\[()\[\],;:! ]"
    r"|\\(?:left|right|displaystyle|text|textbf|textit|mathbf|mathrm|mathit|boxed|fbox|bm|operatorname"
    r"|[bB]igg?[lr]?|q?quad)(?![a-zA-Z])"
)
_KNOWN = Pattern(
    r"\\?(?:[dtc]?frac|sqrt|pi(?!\s?_)|infty|infinity|inf|oo|cdot|times|div|pm|mp|log|ln|exp|(?:arc|a)?(?:sin|cos|tan)"
    r"|sec|csc|cot|sinh|cosh|tanh|[dt]?binom|overline|dot|cup|cap|emptyset|varnothing|degree|circ|ast"
    r"|over|abs|[lr]angle|[lr]brace|[lr]vert)(?![a-zA-Z])"
    r"|\\(?:begin|end)\{[a-z]*\*?\}|π(?![_\d₀-₉])|(?<![^\W\d_])[ei](?![\w(\['.])|(?<=\d)\s?[xX]\s?(?=\d)"
)
_LETTER = Pattern(r"[^\W\d_]")
_VALUE = Pattern(r"\d|[π∞∅√½⅓⅔¼¾]|\\(?:pi|infty|emptyset|varnothing)(?![a-zA-Z])|\b(?:oo|infinity|pi)\b")
_RELATES = Pattern(r"[=<>≤≥≠∈]|\\(?:le|ge|ne|lt|gt|leq|geq|neq|in)(?![a-zA-Z])|\.\.|…|⋯|\\[lcd]?dots")
_OPERATOR = Pattern(r"\\(?:int|i+nt|oint|sum|prod|lim)(?![a-zA-Z])|[∫∑∏]")
_FACTORIAL = Pattern(r"(?<![\d.])(\d{1,2})!")
_BINOMIAL = Pattern(r"\\[dt]?binom\s*\{\s*(\d{1,2})\s*\}\s*\{\s*(\d{1,2})\s*\}")

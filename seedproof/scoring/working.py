"""What stands before a claim: a name and working that leads to it, or another value beside it.

`x = 3 * 5 + 1 = 16` claims 16. `17 = 16` and `17 -> 16` state two values.
"""

import re
from math import comb, factorial

from seedproof.answers.lists import split_outside
from seedproof.answers.nouns import HARMLESS
from seedproof.answers.number_words import in_figures
from seedproof.record.patterns import Pattern
from seedproof.responses.claims import Before, Claim
from seedproof.responses.sentences import words_in
from seedproof.scoring.golden import NUMBERS, Free, Golden, Simple


def is_contradicted(claim: Claim, golden: Golden, *, is_read: bool = False) -> bool:
    """Return whether a value that stands before a claim of the golden answer is not shown to be the same.

    `is_read`: The whole text was read as the golden answer, prices in another unit among it.
    """
    members = [before.text for before in claim.before if before.sign == "="]
    if len(members) > _MOST_MEMBERS:
        return True
    if is_read and _is_number(golden):
        members = [member for member in members if not _PRICE.search(member)]
    if _is_other_chain(members, claim.text, golden):
        return True
    is_led = False
    for place, before in enumerate(claim.before):
        if before.sign == "=" or (_IS.match(before.sign) and _tells_of_subject(golden, claim.text)):
            continue
        if _IS.match(before.sign) and (named := _VALUE_NAMED.search(_bare(before.text))):
            # `The value 17 is 3`.
            before = Before(named[1], before.sign)
        if before.sign == ":":
            # `As x → ∞: 3` and `λ = 2: (1, 1)` say where.
            if not is_led and _in_numbers(before.text) and not _is_golden(before.text, golden):
                return True
        elif _is_other(before.text, _said_behind(claim, place), golden):
            return True
        is_led = bool(before.text.strip()) and _ARROW.fullmatch(before.sign) is not None
    return False


def _said_behind(claim: Claim, place: int) -> str:
    """Return a claim with what stands between it and a text before it."""
    between = "".join(f"{before.text} {before.sign} " for before in claim.before[place + 1 :])
    return between + claim.text


def _is_other_chain(members: list[str], claim: str, golden: Golden) -> bool:
    """Return whether a member of the last chain states a value that is not shown to be the golden one.

    Equations before it are working, unless the last one is a bare value: `x = 1/2, 3 = 3`.
    """
    chain: list[str] = []
    values: list[str] = []
    for member in members:
        parts = [part for _, part in split_outside(member, _CLAUSE)]
        *ends, begins = [member] if len(parts) > 1 and _IN_WORDS.search(member) else parts
        if ends and chain:
            values.append(ends[0])
            chain = []
        elif ends and _in_numbers(ends[0]):
            values.append(ends[0])
        chain.append(begins)
    if any(_is_other_member(member, golden, is_first=not place) for place, member in enumerate(chain)):
        return True
    is_bare = all(map(_in_numbers, (*chain, claim))) and not any(map(_WORKS.search, chain))
    first_is_value = bool(members) and _in_numbers(members[0]) and not _WORKS.search(members[0])
    if not is_bare and not first_is_value:
        return False
    return any(_in_numbers(value) and not _is_golden(value, golden) for value in values)


def _is_other_member(member: str, golden: Golden, *, is_first: bool) -> bool:
    """Return whether a member of a chain states another value, alone or behind words."""
    if _is_pi(member) and isinstance(golden, Simple):
        return False
    if _in_numbers(member):
        return not _is_golden(member, golden)
    if _OPERATOR.search(member):
        return False
    clause = _bare(member)
    if _NO_VALUE.fullmatch(clause) or _is_other_formula(clause, golden):
        return not _is_golden(clause, golden)
    if is_first and _is_number(golden) and _is_of_unknown(clause, golden):
        return not _is_golden(clause, golden)
    figures = _figures_behind_words(clause, _words_of(golden))
    return bool(figures) and not _is_golden(figures, golden) and not _is_golden(clause, golden)


def _is_other(text: str, claim: str, golden: Golden) -> bool:
    """Return whether nothing but another value stands before a claim: `17`, `1 + 1 = 2` or `x = 17`.

    An equation may be a step on the way to a claim that has words, or a name, of its own.
    """
    text = _IT_IS.sub("", _bare(text))
    if _SOLVED.fullmatch(text):
        return _kind_of(golden) == "interval_union" and golden.compare(text).result == "different"
    members = [member for _, member in split_outside(text, _EQUALS)]
    *names, value = members
    if not _in_numbers(value) or _is_golden(value, golden):
        return False
    if not names:
        return True
    if words_in(text) or not all(_in_numbers(name) or _NAME.fullmatch(name) for name in names):
        return False
    if _kind_of(golden) == "solvability" and _NAME.fullmatch(names[0]):
        return True
    own, sign, _ = _bare(claim).partition("=")
    if sign:
        return own.strip() == names[0]
    return not _LETTER.search(_KNOWN.sub(" ", own))


def _is_golden(text: str, golden: Golden) -> bool:
    """Return whether an expression in numbers is shown to be the golden answer."""
    text = _FACTORIAL.sub(lambda found: str(factorial(int(found[1]))), text)
    text = _BINOMIAL.sub(lambda found: str(comb(int(found[1]), int(found[2]))), text)
    if golden.compare(text).result == "equal":
        return True
    sides = split_outside(text.replace("[", "(").replace("]", ")"), _SPACED_SLASH)
    if len(sides) != _TWO:
        return False
    return golden.compare("({}) / ({})".format(*(side for _, side in sides))).result == "equal"


def _in_numbers(text: str) -> bool:
    """Return whether a text is a value, or an expression, in numbers alone: no name, no word, no relation."""
    text = in_figures(_bare(text))
    if _RELATES.search(text) or not _VALUE.search(text):
        return False
    return _LETTER.search(_KNOWN.sub(" ", text)) is None


def _figures_behind_words(clause: str, known: frozenset[str]) -> str:
    """Return the numbers behind words that are no name of them: `17` of `The value 17`, not of `state 17`."""
    text = _UNIT.sub("", _SCRIPT.sub("_", clause))
    letters = [match for match in _TOKEN.finditer(text) if not _is_known(match)]
    if _OPERATION.search(text):
        return ""
    if not letters:
        return text if _in_numbers(text) else ""
    last = letters[-1]
    figures = text[last.end() :]
    if not _SEPARATE.match(figures) or not _in_numbers(figures):
        return ""
    word = last[0].lower()
    if len(word) == 1 and figures.lstrip().startswith(("(", "[")):
        return ""
    is_numbered = word in known and word not in _SAYING and word not in HARMLESS
    return "" if word in _INDEXED or is_numbered else figures


def _is_known(token: re.Match[str]) -> bool:
    known = _KNOWN.match(token.string, token.start())
    return known is not None and known.end() >= token.end()


def _words_of(golden: Golden) -> frozenset[str]:
    if isinstance(golden, Simple):
        return golden.asked.words
    return frozenset(word.lower() for word in _TOKEN.findall(golden.question))


def _kind_of(golden: Golden) -> str:
    """Return the answer type, without options."""
    if isinstance(golden, Simple):
        return golden.asked.answer_type
    return golden.kind.partition("(")[0]


def _is_number(golden: Golden) -> bool:
    return _kind_of(golden) in (NUMBERS if isinstance(golden, Simple) else ("number",))


def _is_other_formula(clause: str, golden: Golden) -> bool:
    """Return whether a formula in the declared letters, and no name, is proved to be another."""
    if not isinstance(golden, Free) or _kind_of(golden) not in ("expression", "antiderivative"):
        return False
    is_name = _NAME.fullmatch(clause) is not None and _KNOWN.match(clause) is None
    return not is_name and golden.compare(clause).result == "different"


def _tells_of_subject(golden: Golden, claim: str) -> bool:
    """Return whether a claim in words is about what stands before `is`: `(1, 2) is a saddle point`."""
    return _kind_of(golden) in ("comparison", "label") and bool(words_in(claim))


def _is_pi(text: str) -> bool:
    """Return whether a text is the letter π alone, a stationary distribution where no value has a π."""
    return _bare(text) in ("π", r"\pi", "pi")


def _is_of_unknown(clause: str, golden: Golden) -> bool:
    """Return whether a text is an expression in an unknown that the question does not ask for: `2x`."""
    symbol = golden.asked.symbol if isinstance(golden, Simple) else ""
    if symbol and symbol in clause and _OPERATES.search(clause.replace(symbol, " ")):
        return True
    letters: set[str] = set(_LETTER.findall(clause))
    if len(letters) != 1 or not _POLYNOMIAL.fullmatch(clause) or not _FACTOR.search(clause):
        return False
    (letter,) = letters
    if isinstance(golden, Simple):
        return letter == symbol[:1] or (letter in _UNKNOWN and letter not in golden.asked.words)
    return letter in _UNKNOWN and _close(clause) not in _close(golden.question)


def _close(text: str) -> str:
    return _DRESS.sub("", text).replace(" ", "")


def _bare(text: str) -> str:
    return _DRESS.sub(" ", text).strip(" \t\n,;:.")


_MOST_MEMBERS = 30
"""More are no working that anybody wants to have compared."""
_DRESS = Pattern(
    r"\$|\*\*|`|&|~|\\[()\[\],;:! ]"
    r"|\\(?:left|right|displaystyle|text|textbf|textit|mathbf|mathrm|mathit|boxed|fbox|bm|operatorname"
    r"|[bB]igg?[lr]?|q?quad)(?![a-zA-Z])"
)
_KNOWN = Pattern(
    r"\\?(?:[dtc]?frac|sqrt|pi(?!\s?_)|infty|infinity|inf|oo|cdot|times|div|pm|mp|log|ln|exp|(?:arc|a)?(?:sin|cos|tan)"
    r"|sec|csc|cot|sinh|cosh|tanh|[dt]?binom|overline|dot|cup|cap|emptyset|varnothing|degree|circ|ast"
    r"|over|abs|[lr]angle|[lr]brace|[lr]vert)(?![a-zA-Z])"
    r"|\\(?:begin|end)\{[a-z]*\*?\}|π(?![_\d₀-₉])|(?<![^\W\d_])[ei](?![\w(\['.])|(?<=\d)\s?[xX]\s?(?=\d)"
)
"""Words and commands of expressions in numbers."""
_LETTER = Pattern(r"[^\W\d_]")
_VALUE = Pattern(r"\d|[π∞∅√½⅓⅔¼¾]|\\(?:pi|infty|emptyset|varnothing)(?![a-zA-Z])|\b(?:oo|infinity|pi)\b")
_RELATES = Pattern(r"[=<>≤≥≠∈]|\\(?:le|ge|ne|lt|gt|leq|geq|neq|in)(?![a-zA-Z])|\.\.|…|⋯|\\[lcd]?dots")
_OPERATOR = Pattern(r"\\(?:int|i+nt|oint|sum|prod|lim)(?![a-zA-Z])|[∫∑∏]")
_UNKNOWN = ("x", "y", "z")
_CLAUSE = Pattern(
    r"[,;:]\s|\.\s|\n|⇒|⟹|→|⟶|[-=]+>|\\(?:Rightarrow|implies|to)(?![a-zA-Z])"
    r"|\b(?:so|thus|hence|therefore|and|is|are|gives|where|with)\b"
)
_IS = Pattern(r"(?:is|are|equals|be|becomes)\b")
_VALUE_NAMED = Pattern(r"\b(?:value|answer|result|total|number)\s+([-−]?[\d√π\\(].*)\Z", re.IGNORECASE)
_IT_IS = Pattern(
    r"\A(?:so |thus |hence )?(?:it|this|that|the (?:final )?(?:answer|value|result)) (?:is|equals|=)\s+",
    re.IGNORECASE,
)
_NO_VALUE = Pattern(
    r"(?:it )?(?:diverges|divergent|undefined|infinite|infinity)|all real(?: number)?s|(?:the )?empty set",
    re.IGNORECASE,
)
_SOLVED = Pattern(r"(?:[-−\d./]+\s*[<>≤≥]\s*)?[a-z]\s*(?:[<>≤≥]|\\(?:le|ge|lt|gt|leq|geq)\s)\s*[-−\d./]+")
"""An inequality that is solved: `x > 3`."""
_OPERATES = Pattern(r"[-+−*/·×^\d]|\\(?:frac|cdot|times)")
_PRICE = Pattern(r"(?<!\$)\$\s?-?\d")
_FACTOR = Pattern(r"\d\s?[*/]?\s?[A-Za-z]|[A-Za-z]\)?\s?(?:[-+−*/^]\s?\d|[²³])|[-−]\s?[A-Za-z]")
_POLYNOMIAL = Pattern(r"[-+−*/^\d\s.(){}²³A-Za-z]+")
_FACTORIAL = Pattern(r"(?<![\d.])(\d{1,2})!")
_BINOMIAL = Pattern(r"\\[dt]?binom\s*\{\s*(\d{1,2})\s*\}\s*\{\s*(\d{1,2})\s*\}")
_ARROW = Pattern(r"→|[-=]+>|\\to")
_TWO = 2
_SPACED_SLASH = Pattern(r"\s[/÷]\s")
"""It divides all that stands before it."""
_WORKS = Pattern(r"[+×*·÷−]|[\d)]\s*\(|\s-\s|\\(?:cdot|times|div)")
_EQUALS = Pattern(r"(?<![<>!:=\\])=(?!=)|⇒|⟹|→|⟶|[-=]+>|\\(?:Rightarrow|implies|to)(?![a-zA-Z])")
_TOKEN = Pattern(r"\\?[^\W\d_]+(?:['’][a-z]+)?")
_SCRIPT = Pattern(r"[_^]\{[^{}]*\}|_\w")
_UNIT = Pattern(
    r"(?<=[\d)}])\s*(?!(?:and|or|of|to|by|x|st|nd|rd|th)\b)[A-Za-z]{2,}(?:\s[A-Za-z]{3,}){0,2}"
    r"(?=\s*(?:[+×*·/^)]|[-−]\s|\Z))"
    r"|(?<=\d)\s[A-Za-z](?=\s*(?:[-+−*×·/)]|\Z))"
)
"""Behind a number: a unit, or what is counted."""
_OPERATION = Pattern(
    r"\b(?:cubed|squared|times|plus|minus|twice|half|double|triple|divided|multiplied|of|from|power|root"
    r"|more|less|fewer|mod|gcd|lcm|choose)\b"
)
_IN_WORDS = Pattern(
    r"\b(?:sum|product|difference|quotient|gcd|lcm|hcf|average|mean|side|distance)s? ", re.IGNORECASE
)
"""Behind such a word *and* and *with* belong to its name: `the sum of 3 and 4`."""
_SEPARATE = Pattern(r"\s+(?:[-−](?=\S)|(?![-+−*×·/^]))")
_INDEXED = frozenset(
    (
        "a", "after", "an", "at", "box", "by", "case", "column", "day", "each", "every", "figure", "for",
        "group", "in", "level", "line", "month", "no", "node", "of", "on", "part", "round", "row", "stage",
        "state", "step", "term", "week", "with", "within", "year",
    )
)  # fmt: skip
"""Words before a number that is no value: an article, a preposition, or what is numbered."""
_SAYING = frozenset(
    (
        "answer", "answers", "are", "be", "equal", "equals", "find", "gives", "get", "gets", "has", "have",
        "is", "it", "number", "result", "that", "the", "to", "total", "value", "values", "was", "which",
    )
)  # fmt: skip
"""Words that have a value behind them, and no number of their own."""
_NAME = Pattern(r"\\?[^\W\d][\w'’]*(?:[_^]\{[^{}]*\}|\([^()=]*\)|\[[^\[\]=]*\])*")

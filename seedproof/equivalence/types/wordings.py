r"""Words around the mathematics of an answer, by type: `the point (4, 5)`, `decreasing on (-2, 1)`, `span`.

What is taken away says nothing about the value. Words that could, such as `not` or `increasing or`, stay, and
make the text unreadable.
"""

import re

from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.label_words import INTRODUCTIONS, NOTES, SAYINGS
from seedproof.equivalence.types.labels import wording
from seedproof.equivalence.types.ranges_in_words import in_symbols
from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern

_LISTS = ("tuple", "set", "unordered", "interval_union", "span", "equation_up_to_scale")
"""The types of which an answer is often introduced by words."""
_VECTORS = ("tuple", "span", "set", "unordered")
"""The types in which a column and its transpose are the same."""


def dressed_down(text: str, answer_type: str) -> str:
    """Return an answer without the words that only introduce or describe it."""
    if len(text) > LONGEST_ANSWER:
        return text
    if _PLACE.match(text):
        raise Unreadable("a value at a place is named, and not stated")
    text = _BLANKS.sub(r"\1", text)
    if answer_type == "antiderivative":
        return _CONSTANT.sub(" C ", _DECLARED.sub("", text))
    if answer_type == "ode_family":
        return _DECLARED_ALONE.sub("", _DECLARED.sub("", text))
    if answer_type == "number":
        return _CONVERGES.sub("", text)
    if answer_type not in _LISTS or wording(text) in SAYINGS:
        return text
    if "f(" in text or "f (" in text:
        text = _VALUE_THERE.sub("", text)
    text = _WORDS_COMMAND.sub(_plain_words, text)
    if _PART_OF_IT.search(text):
        raise Unreadable("a part of it is stated, or an extreme value")
    if answer_type == "unordered":
        text = _DOUBLE.sub(r"\1, \1", _SAME.sub(r"\1 = \3, \2 = \3", text))
    if answer_type == "set" and _WORD_IN.search(text):
        text = _NOT_DEFINED.sub(" ", _REJECTED.sub(" ", text))
    if answer_type == "span":
        text = _SPAN.sub(" ", text)
    if answer_type == "interval_union":
        text = in_symbols(text)
        text = _UNION.sub(r" \\cup ", text)
        text = _BUT.sub(r"\1 except ", text)
        text = _EXCEPT_SET.sub(r" \\mathbb{R} \\setminus ", text)
        text = _REMOVED.sub(r"\\mathbb{R} \\setminus \\{", _EXCEPT.sub(r" x \\ne ", text))
        text = _ALL_WITH.sub(" ", text)
    if answer_type in _VECTORS:
        text = _TRANSPOSED.sub("", text)
    if answer_type in ("tuple", "set", "unordered", "span"):
        text = _COMMAS.sub(_one_comma, _SIDE_BY_SIDE.sub(" , ", _in_one_line(text)))
        text = _NAMED_IN_WORDS.sub(r"\1 = ", text)
    if answer_type == "tuple":
        text = _COLON.sub(r"\1 = ", text)
    text = _without_introduction(_REMARK.sub(" ", text))
    return _AGAIN.sub(r"\1 ", _WELL.sub(" and ", _without_note(text)))


def _plain_words(match: re.Match[str]) -> str:
    words = match[1].lower().replace(",", " ").replace(":", " ").replace(".", " ").split()
    known = all(word in INTRODUCTIONS or word in ("and", "or", "except") for word in words)
    return f" {match[1]} " if known else match[0]


def _without_introduction(text: str) -> str:
    """Remove the words before the first mathematics; a single letter only as the subject of a verb."""
    start = 0
    taken = 0
    while (match := _WORD.match(text, start)) and match[1].lower() in INTRODUCTIONS:
        start = match.end()
        if len(match[1]) > 1:
            taken = start
    rest = _BEFORE.sub("", text[taken:])
    return rest if taken and rest.strip(" .$") else text


def _without_note(text: str) -> str:
    """Remove words behind the last bracket or digit: `(4, 5) is the critical point`, `0 (double root)`."""
    match = _LAST_WORDS.search(text)
    if match is None:
        return text
    words = re.findall(r"[a-z]+", match[1].lower())
    if all(word in NOTES for word in words) and any(len(word) > 2 for word in words):
        return text[: match.start(1)]
    return text


def _in_one_line(text: str) -> str:
    r"""Write a system of equations in several lines, or in an environment, with commas."""
    text = _SYSTEM.sub(" ", text)
    pieces: list[str] = []
    start = 0
    for matrix in _MATRIX.finditer(text):
        pieces.append(_with_commas(text[start : matrix.start()]))
        pieces.append(matrix[0])
        start = matrix.end()
    pieces.append(_with_commas(text[start:]))
    return "".join(pieces).strip(" ,")


def _one_comma(match: re.Match[str]) -> str:
    """Return one comma for several, and none behind `or` and `and`."""
    return " " if match[0].strip() == "," else " , "


def _with_commas(text: str) -> str:
    return _LINE.sub(" , ", _ALIGNED.sub(" ", text)).replace("&", " , ")


def _any_of(words: frozenset[str]) -> str:
    return "|".join(sorted(word for word in words if len(word) > 1))


_CONSTANT = Pattern(
    r"(?<=[-+−])(\s*)(?:\\(?:text|mathrm|textrm|mbox|operatorname)\s*\{\s*)?(?:an?\s+)?(?:arbitrary\s+)?"
    r"\b(?:constant|const\b\.?)(?:\s+of\s+integration)?(?:\s*\})?(?=[\s$).]*$)",
    re.IGNORECASE,
)
_DECLARED = Pattern(
    r"[\s,;.]{0,6}\(?(?:\\q?quad\s*)?(?:\\(?:text|mathrm)\{\s*)?\b(?:where|with|for|here)\b"
    r"[^=<>]{0,80}\b(?:constants?|arbitrary|parameters?|real)\b[^=<>]{0,40}$"
)
_DECLARED_ALONE = Pattern(
    r"[,;]\s*(?:[A-Za-z](?:_?\{?\d\}?)?[\s,]*(?:and\s+)?){1,4}(?:are\s+|is\s+)?(?:(?:an?\s+)?(?:real|arbitrary)\b\s*)+"
    r"(?:numbers?|constants?)?[\s.$]*$"
)
_EXTREME = r"\b(?:max|min|sup|inf|maximum|minimum|largest|smallest)\b"
_PLACE = Pattern(r"\W*[A-Za-z](?:\([a-z]\))?\s+at\s+\$?\\?[a-z]+\s*=")
_OF_SET = r"(?:(?:of|the|set|values?|elements?|in)\s+)"
_PART_OF_IT = Pattern(
    rf"{_EXTREME}\s*{_OF_SET}{{0,4}}\$?(?:\\left\s*)?\\?\{{"
    rf"|{_EXTREME}\s+of\s+{_OF_SET}{{0,2}}(?![A-Za-z])|\bone of\b",
    re.IGNORECASE,
)
_CONVERGES = Pattern(
    r"^\s*(?:yes\s*[,.;:]?\s*)?(?:\\(?:text|mathrm)\s*\{\s*)?(?:(?:the|this)\s+)?(?:improper\s+)?"
    r"(?:(?:integral|series|limit|it)\s+)?(?:converges|convergent)\s*"
    r"(?:to|and\s+equals|and\s+is|with\s+value|[,;:]\s*(?:(?:the|its)\s+)?(?:exact\s+)?(?:value\s*(?:is|=|:)?)?)"
    r"\s*(?:\}\s*)?(?=[-+−\d\\$(√π]|(?:e|pi|sqrt|ln|log)\b)"
    r"|^\s*yes\s*[,.;:]\s*(?=[-+−\d\\$(√π]|(?:e|pi|sqrt|ln|log)\b)",
    re.IGNORECASE,
)
_WORDS_COMMAND = Pattern(r"\\(?:text|textrm|mathrm|textbf|mbox)\s*\{([A-Za-z ,.:]{2,80})\}")
_SPAN = Pattern(
    r"\\(?:operatorname|text|mathrm)\s*\*?\s*\{\s*[Ss]pan\s*\}|\\?\b[Ss]pan\b(?:\s+of\b)?|\\operatorname\b(?=\s*\\?\{)"
)
_VALUE_THERE = Pattern(r",?\s*(?:\(\s*)?\b(?:where|with|and)\s+\$?f\s?\([^()=]*\)\s*=[^=]*$")
_SAME = Pattern(
    r"(\\?[a-z]+_\{?\d\}?|[a-zλ][₀-₉])\s*=\s*(\\?[a-z]+_\{?\d\}?|[a-zλ][₀-₉])\s*=\s*([-−+]?[^\s,;=$]+)"
)
_DOUBLE = Pattern(r"([-−+]?[^\s,;=$({]+)\s*\((?:double|twice|double root|repeated twice|multiplicity 2)\)")
_WORD_IN = Pattern(r"(?<!\\)\b[a-z]{5}")
_NOT_DEFINED = Pattern(
    r"^(?:[\s$]|f|g|it|is|the|composition|\(|\)|∘|\\circ)*\b(?:not\s+(?:defined|continuous)|undefined)"
    r"\s+(?:(?:only|exactly)\s+)?(?:for|at|when|where)\b"
)
_REJECTED = Pattern(
    r"\([^()=]*=[^()]*\b(?:rejected|extraneous|discarded|excluded|invalid"
    r"|not\s+(?:valid|allowed|in\s+the\s+domain|a\s+solution))\b[^()]*\)"
)
_REMOVED = Pattern(
    r"(?:\\mathbb\s*\{?\s*R\s*\}?|ℝ|\\R\b|\bR\b)\s*(?:\\setminus|∖|\\\s|\\(?=\{)|\\(?=\\)|[-−])\s*\\?\{"
)
_EXCEPT = Pattern(
    r"(?:\b(?:for|all|every|any|the)\s+){0,4}(?:\breal(?:\s+numbers?|s)?\s*)?(?:\breals\s*)?(?:\bx\s*)?"
    r"(?:\bexcept|\bother\s+than|\bbut\s+not)\s+(?:for\s+|at\s+|when\s+)?(?:x\s*=)?"
)
_BUT = Pattern(r"\b(reals|numbers)\s+but\s+(?=-?\d)")
_EXCEPT_SET = Pattern(_EXCEPT.pattern + r"(?:the\s+)?(?:interval\s+)?(?=\\?[\[({])")
_UNION = Pattern(r"(?<=[)\]])\s*[uU]\s*(?=[(\[])")
_ALL_WITH = Pattern(
    r"^[\s$]*(?:for\s+)?(?:all|every|any)\s+(?:real\s+)?(?:numbers?\s*|reals?\s*|values\s+of\s*)?(?:[a-z]\s*)?"
    r"(?:,|with|such\s+that|satisfying|where|for\s+which|that\s+satisfy)?[\s$]+"
    r"(?=-?\d*\\?[a-z]\s*(?:[<>≠≤≥=]|\\(?:ne|le|ge|lt|gt|in)))"
)
_UPRIGHT = r"\\(?:mathsf|mathrm|text|mathbf)\s*\{?\s*[Tt]\s*\}?"
_TRANSPOSED = Pattern(
    rf"(?:(?<=[)\]])|(?<=matrix}})|(?<=array}}))\s*(?:\^\s*(?:\{{\s*(?:\\(?:top|intercal)|{_UPRIGHT}|[Tt])\s*\}}|\\(?:top|intercal)(?![a-z])"
    rf"|{_UPRIGHT}|[Tt](?![a-z]))|ᵀ)"
)
_COLON = Pattern(r"(?:^|(?<=[\s,;(]))([A-Za-z](?:_\{?\d\}?)?)\s*:\s*(?=[-+−\d\\(])")
_REMARK = Pattern(
    rf"\(\s*(?:(?:{_any_of(NOTES)})(?![a-z])[\s,.]*|a\s+)+\d?\s*\)",
    re.IGNORECASE,
)
_LAST_WORDS = Pattern(
    r"(?:(?<=[)\]}\d])|(?<=[a-z\d]\$))"
    r"([$,;(\s]{0,6}\s[$,;(]{0,6}[A-Za-z][A-Za-z\s,$]*\)?[\s.$]*|[;,]\s*[A-Za-z][A-Za-z\s]*[.$\s]*)$"
)
_WELL = Pattern(r",?\s*\bas\s+well\s+as\b")
_SIDE_BY_SIDE = Pattern(r"(?:\\q?quad|(?<=[\d)}])\s)\s*(?=[A-Za-z](?:_\{?\d\}?)?\s*=)")
_NAMED_IN_WORDS = Pattern(r"(?<![A-Za-z])([A-Za-z](?:_\{?\d\}?)?)\s+(?:is|equals|must\s+be)\s+(?=[-+−\d\\(])")
_AGAIN = Pattern(rf"\b(and|or)\s+(?:(?:{_any_of(INTRODUCTIONS - {'both'})})\s+)+")
_WORD = Pattern(r"(?:[\s$*:,]|\\\()*([A-Za-z]{2,}|[A-Za-z](?=\s))(?![A-Za-z])")
_BEFORE = Pattern(r"^[\s:=,]+|^f(?:\(x\))?\s*:\s*(?=[\[(\\])")
_SYSTEM = Pattern(
    r"\\(?:begin|end)\s*\{(?:cases|aligned|align\*?|gathered|split|alignedat)\}|\\left\s*\\\{(?=\s*\\begin\s*\{(?:cases|aligned|gathered|split|array))|\\right\s*\."
)
_MATRIX = Pattern(r"\\begin\s*\{(\w*matrix|array)\}.*?\\end\s*\{\1\}", re.DOTALL)
_LINE = Pattern(r"\\\\(?:\[\d+\w*\])?|\n")
_BLANKS = Pattern(r"([ \t\n,;])\1+")
_ALIGNED = Pattern(r"&(?=\s*=)|(?<==)\s*&")
_COMMAS = Pattern(r"\s*(?:(?:,|;)\s*){2,}(?!\s*(?:and|or)\b)|(?<=\bor)\s*,|(?<=\band)\s*,")

"""The statements of a response that gives its parts no letters, and which of them answers which question.

`The amplitude is 4, the period is 6, and f(x) = ...` has three statements. A question knows its statement
by a word or a name that no other question has (`amplitude`, `f(x)`).
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from seedproof.record.patterns import Pattern
from seedproof.responses.boxes import without_boxes
from seedproof.responses.labels import chain, labels_of_block
from seedproof.responses.markdown import cells, is_bare, is_rule, is_table_row
from seedproof.responses.parts import rows_upright
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy, is_refusal, takes_back, words_in


@dataclass(frozen=True)
class Candidate:
    """A statement that may answer a question."""

    text: str
    is_named: bool
    """Whether it is known by a name of this question alone; otherwise its position speaks for it, or a name
    that several questions have."""


def has_letters(response: str, count: int) -> bool:
    """Return whether a response names parts by letters or numbers, from the first on."""
    text = rows_upright(_plain(response)[-LONGEST:])
    return bool(chain(labels_of_block(text, count), text, count))


def states_something(response: str) -> bool:
    """Return whether a response holds mathematics, so that it cannot be said to have no answer."""
    text = _plain(response)
    return bool(_HAS_MATHEMATICS.search(text)) and not is_refusal(text)


@dataclass(frozen=True)
class Candidates:
    """The statements that may answer each of several questions, in order."""

    of_part: tuple[tuple[Candidate, ...], ...]
    has_names: bool
    """Whether a statement has a name of a question, so that position alone says little of the others."""
    is_tale: bool
    """Whether the response is written in sentences, in which a part can be overlooked."""
    unnamed: tuple[str, ...]
    """The statements without a name of any question."""

    def has_unnamed(self, text: str) -> bool:
        """Return whether a text stands in a statement without a name."""
        return any(_bare(text) in _bare(statement) for statement in self.unnamed)


@dataclass(frozen=True)
class _Bearing:
    """The questions that a statement answers by its names, and those that ask for the opposite."""

    named: tuple[int, ...]
    excluded: frozenset[int]


def candidates(response: str, questions: Sequence[str]) -> Candidates:
    """Return what may answer each question; nothing for a response that takes something back."""
    named: list[list[Candidate]] = [[] for _ in questions]
    text = _plain(response)
    if len(text) > LONGEST or takes_back(text):
        return Candidates(tuple(map(tuple, named)), has_names=False, is_tale=True, unnamed=())
    is_tale = len(words_in(text)) > _MOST_WORDS_OF_LIST
    stated = statements(text)
    if len(stated) > _MOST_STATEMENTS:
        return Candidates(tuple(map(tuple, named)), has_names=False, is_tale=True, unnamed=())
    bearings = [_bearing(statement, questions) for statement in stated]
    has_names = any(bearing.named or bearing.excluded for bearing in bearings)
    unnamed = tuple(
        text
        for text, bearing in zip(stated, bearings, strict=True)
        if not bearing.named and not bearing.excluded
    )
    if len(stated) == len(questions) and _is_in_order(bearings):
        rows = zip(stated, bearings, strict=True)
        in_order = tuple((Candidate(text, len(bearing.named) == 1),) for text, bearing in rows)
        return Candidates(in_order, has_names, is_tale, unnamed)
    for statement, bearing in zip(stated, bearings, strict=True):
        for index in bearing.named:
            named[index].append(Candidate(statement, len(bearing.named) == 1))
    return Candidates(tuple(map(tuple, named)), has_names, is_tale, unnamed)


def _bare(text: str) -> str:
    return _DRESS.sub("", text).replace(" ", "")


def _plain(response: str) -> str:
    return said(response)


def named_in(text: str, question: str) -> str:
    """Return the last of several statements in a text that has the name the question asks for (`x_2`)."""
    names = _names(question)
    found = ""
    for statement in statements(text, joined=False):
        if names & _names(_subject(statement)):
            found = statement
    return found


def statements(text: str, *, joined: bool = True) -> list[str]:
    """Return the statements of a text in order, without introductions, reasons and remarks in brackets.

    Joined, the values of several variables are one statement: `x = 1, y = 2`.
    """
    if len(text) > LONGEST:
        return []
    stated: list[str] = []
    for line in _lines(text):
        for sentence in _SENTENCE_END.split(line):
            stated.extend(_of_sentence(sentence, joined))
    return [statement for statement in stated if _HAS_VALUE.search(statement)]


def _of_sentence(sentence: str, joined: bool) -> list[str]:
    if _PREPARES.match(sentence) or is_courtesy(sentence) or is_refusal(sentence):
        concluded = _CONCLUSION.split(sentence)
        if len(concluded) == 1:
            return []
        sentence = concluded[-1]
    stated: list[str] = []
    for piece in _pieces(_REMARK.sub(" ", sentence)):
        bare = _CONNECTIVE.sub("", piece).strip(" ,;.*_")
        if not bare or _REASON.match(bare):
            continue
        if stated and not _has_own_subject(bare, stated[-1] if joined else ""):
            stated[-1] += piece
        else:
            stated.append(bare)
    return stated


def _pieces(sentence: str) -> list[str]:
    """Return a sentence cut at the commas, semicolons and conjunctions outside of brackets."""
    pieces: list[str] = []
    start = 0
    depth = 0
    for match in _CUT.finditer(sentence):
        sign = match[0]
        if sign in _OPENING:
            depth += 1
        elif sign in _CLOSING:
            depth = max(0, depth - 1)
        elif depth == 0 and match.start() > start:
            pieces.append(sentence[start : match.start()])
            start = match.start()
    pieces.append(sentence[start:])
    return pieces


def _has_own_subject(piece: str, before: str) -> bool:
    """Whether a piece says something new, and does not go on with the list or the condition before it."""
    if _GOES_ON.match(piece) and not _VERB.search(piece):
        return False
    own = _VARIABLE.match(piece)
    if own is not None:
        return _VARIABLE.search(before) is None
    return bool(_SUBJECT.match(piece))


def _lines(text: str) -> list[str]:
    """Return the lines of a text without dress, each joined with what its colon or heading announces."""
    text = _DISPLAY.sub(lambda match: match[0].replace("\n", " "), without_boxes(text))
    lines: list[str] = []
    announced = ""
    for written in text.split("\n"):
        line = written
        if is_bare(line) or is_rule(line):
            continue
        if is_table_row(line):
            line = ": ".join(cell for cell in cells(line) if cell)
        line = _DRESS.sub(" ", _BULLET.sub("", line))
        line = _BLANK_BEFORE_STOP.sub("", _BLANKS.sub(" ", line).strip())
        if announced:
            line = f"{announced} {line}"
            announced = ""
        if _ANNOUNCES.search(line):
            announced = line
        elif line:
            lines.append(line)
    return [*lines, announced] if announced else lines


def _bearing(statement: str, questions: Sequence[str]) -> _Bearing:
    """Return the questions that a word or name of a statement picks out, and those that it cannot answer."""
    marks = [_marks(question) for question in questions]
    counts = Counter(mark for own in marks for mark in own)
    stated = _words(statement) | _names(_subject(statement)) | _places(statement)
    named = [index for index, known in enumerate(marks) if any(counts[mark] == 1 for mark in known & stated)]
    ordinal = _ORDINAL.search(statement)
    if not named and ordinal and not any(map(_ORDINAL.search, questions)):
        named = [_ORDINALS.index(ordinal[1].lower())]
    if not named:
        shared = {mark for mark in stated if 1 < counts[mark] < len(questions)}
        named = [index for index, known in enumerate(marks) if shared and shared <= known]
    said = {mark for mark in stated if mark in _OPPOSITES and _OPPOSITES[mark] not in stated}
    excluded = frozenset(
        index
        for index, known in enumerate(marks)
        if any(mark not in known and _OPPOSITES[mark] in known for mark in said)
    )
    return _Bearing(
        tuple(index for index in named if index not in excluded and index < len(questions)), excluded
    )


def _marks(question: str) -> set[str]:
    """Return the words, names and lines in a question; an integral sign counts as the word."""
    mathematics = " ".join(_IN_DOLLARS.findall(question))
    marks = _words(question) | _names(mathematics) | _places(question)
    if "\\int" in question or "\\iint" in question:
        marks.add("integra")
    return marks


def _places(text: str) -> set[str]:
    """Return the lines and axes in a text that something is turned about: `x-axis`, `y=-1`."""
    bare = text.replace("$", "").replace(" ", "").replace("−", "-")
    return {match[1] or match[0] for match in _PLACE.finditer(bare)}


def _is_in_order(bearings: Sequence[_Bearing]) -> bool:
    return all(
        (not bearing.named or index in bearing.named) and index not in bearing.excluded
        for index, bearing in enumerate(bearings)
    )


def _subject(statement: str) -> str:
    """Return what stands before the first relation or verb."""
    return _RELATION.split(statement, maxsplit=1)[0]


def _words(text: str) -> set[str]:
    """Return the words of a text that can tell questions apart, with one word for those that say the same."""
    words: set[str] = set()
    for word in _WORD.findall(_MATHEMATICS.sub(" ", text).lower()):
        kept = _SYNONYMS.get(word, word[:_STEM])
        if word not in _COMMON and kept not in _COMMON:
            words.add(kept)
    return words


def _names(text: str) -> set[str]:
    """Return the names of functions, numbers and limits in a text, in one way of writing."""
    for written, plain in _SPELLINGS:
        text = written.sub(plain, text)
    names = {name for name in _NAME.findall(text) if len(name) > 1 or name not in _VARIABLES}
    return names | {_CUSTOMS[name] for name in names if name in _CUSTOMS}


LONGEST = 6_000
"""Characters; a longer response is a solution, whose statements do not answer the questions in order."""
_MOST_STATEMENTS = 200
_MOST_WORDS_OF_LIST = 6
_STEM = 7
_OPENING = ("(", "[", "{")
_CLOSING = (")", "]", "}")
_CUT = Pattern(
    r"[()\[\]{}]|[,;]|\s(?:and|while|whereas|so|hence|thus|therefore)(?=\s)|\\text\s?(?=\{\s*,?\s*and)"
)
_CONNECTIVE = Pattern(
    r"^(?:[\s,;:.]|(?:and|so|then|hence|thus|therefore|while|whereas|finally|also)\b(?!\s*on\b)"
    r"|\\text\s?\{\s*,?\s*and\s*\})+",
    re.IGNORECASE,
)
_GOES_ON = Pattern(
    r"(?:or|where|with|for (?!which)|on|at|when|if|in|from|to|then|that|which|but|not|inclusive"
    r"|exclusive|both|all)\b",
    re.IGNORECASE,
)
_VERB = Pattern(r"\s(?:is|are|equals)\s")
_VARIABLE = Pattern(r"(?<![A-Za-z_\\(])[A-DX-Zt-z](?:_\d|_\{\d\})?\s*(?:=|\\in\b|∈)")
_SUBJECT = Pattern(
    r"(?!(?:is|are|equals|has)\b)(?:[^=<>≤≥]{0,60}(?<![=<>!])=|(?:[^=<>]{0,60}\s)?(?:is|are|equals|has|diverges|converges)\b|[A-Za-z]{3,}[^=<>]{0,60}:"
    r"|(?!or\b|sin|cos|tan|log|exp|sqrt|pi\b|sec|infinity)[A-Za-z]{3,})"
)
_REASON = Pattern(
    r"(?:since|because|where|as(?! [a-z]\s?(?:→|->|\\to|approaches))|by|using|check\w*|which|due to|note"
    r"|for all|for every|for \w \\?g?e?)\b",
    re.IGNORECASE,
)
_PREPARES = Pattern(
    r"(?:To |Let |We (?!get|have|find|obtain)|By |Using |Put |Set |Setting |Swap |First|Parametri[sz]e "
    r"|Dividing |Splitting |Substitut|Note |Check|Since |Because |For (?:the limit|it) |Recall |Start|I )"
)
_CONCLUSION = Pattern(r"\b(?:so|thus|hence|therefore|we get|we have|I get|we find|we need)\b\s*(?:that\b)?")
_REMARK = Pattern(
    r"\s\((?=[^()]{0,9}(?:check|since|because|where|not|note|that is|i\.e|so|which|the)\b)"
    r"(?:[^()]|\([^()]*\))*\)",
    re.IGNORECASE,
)
_ANNOUNCES = Pattern(r"(?::|\b(?:is|are|equals|by|get|be))\s*$", re.IGNORECASE)
_DISPLAY = Pattern(r"\$\$.*?\$\$|\\\[.*?\\\]|\\begin\{(\w+\*?)\}.*?\\end\{\1\}", re.DOTALL)
_DRESS = Pattern(
    r"\*\*|__|`|(?<!\\)\$|\\[()\[\]]|\\displaystyle|\\left|\\right|\\(?:boxed|fbox)(?=\s*\{)|\\[,!]"
)
_BULLET = Pattern(r"^[\s>]*(?:[-*+•]\s+|#{1,6}\s+|\d[.)]\s+)*")
_BLANKS = Pattern(r"(?:\\q?quad|\s)+")
_BLANK_BEFORE_STOP = Pattern(r"\s(?=[.;,](?:\s|$))")
_SENTENCE_END = Pattern(r"(?<!\bi\.e)(?<!\be\.g)(?<!\bcf)(?<!\d\s)(?<=[^\s.])[.!?]\s+(?=\S)|\.\s*$")
_HAS_VALUE = Pattern(
    r"[\dφ=∞∅]|\\(?:infty|emptyset|varnothing|mathbb)|\b(?:none|no|not|dne|undefined|exists?|diverges?|converges?"
    r"|all real|saddle|minim\w*|maxim\w*|linear|quadratic|exponential|infinity)\b",
    re.IGNORECASE,
)
_HAS_MATHEMATICS = Pattern(r"[\d=∞∅]|\$")
_RELATION = Pattern(
    r"(?<![<>!])=|[<>≤≥∈]|\\(?:le|ge|in)\b|:\s|\b(?:is|are|equals?|has|does|diverges|converges|on|at)\b"
)
_MATHEMATICS = Pattern(r"\$[^$]*\$|\\[a-zA-Z]+")
_WORD = Pattern(r"[a-z]{3,}")
_SYNONYMS = {
    **dict.fromkeys(("maximum", "maxima", "maximal", "max", "largest", "greatest", "highest"), "maximum"),
    **dict.fromkeys(("minimum", "minima", "minimal", "min", "smallest", "lowest", "least"), "minimum"),
    **dict.fromkeys(("mean", "average"), "mean"),
    **dict.fromkeys(("det", "determinant"), "determinant"),
    **dict.fromkeys(("gcd", "divisor"), "divisor"),
}
# fmt: off
_COMMON = frozenset(
    (
        "the", "and", "for", "find", "give", "what", "which", "are", "its", "all", "set", "with",
        "write", "none", "there", "does", "that", "this", "value", "exact", "exactly", "determi",
        "answer", "form", "formula", "number", "integer", "real", "point", "points", "coordi", "union",
        "local", "functio", "solutio", "compute", "evaluat", "one", "two", "where", "when", "then",
        "than", "from", "first", "second", "left", "right", "hand", "side", "each", "both", "has",
        "have", "same", "graph", "inside", "open", "belongs", "belong", "values", "limit", "equal",
        "equals", "only", "call", "order",
    )
)
# fmt: on
_VARIABLES = frozenset("xyztnefdACim")
_OPPOSITES = {
    **{"increas": "decreas", "decreas": "increas", "maximum": "minimum", "minimum": "maximum"},
    **{"quotien": "remaind", "remaind": "quotien", "domain": "range", "range": "domain"},
}
_CUSTOMS = {"q(x)": "quotien", "r(x)": "remaind", "V_x": "x-axis", "V_y": "y-axis"}
"""What names stand for that a question does not give, but everyone uses."""
_ORDINALS = ("first", "second", "third", "fourth", "fifth")
_ORDINAL = Pattern(rf"\b({'|'.join(_ORDINALS)})\b", re.IGNORECASE)
_IN_DOLLARS = Pattern(r"\$([^$]*)\$")
_PLACE = Pattern(r"[xy]-axis|(?:[Aa]bout|[Aa]round|line)(?:theline)?([xy]=-?\d+)")
_SPELLINGS = (
    (Pattern(r"\\(?:left|right|displaystyle|mathbf|mathrm|text|operatorname|,|;|!|quad)|[{}]"), ""),
    (Pattern(r"\$"), " "),
    (Pattern(r"(?<=[,^])\s+|\s+(?=\^)"), ""),
    (Pattern(r"\\(?:varphi|phi)|ϕ|φ"), "φ"),
    (Pattern(r"\s*(?:\\circ|∘)\s*"), "∘"),
    (Pattern(r"\\lim_?|\blim_"), " "),
    (Pattern(r"\s*(?:\\(?:to|rightarrow)(?![a-z])|→|->)\s*"), ">"),
    (Pattern(r"\+?\\infty|\+?∞"), "∞"),
    (Pattern(r"⁻¹"), "^-1"),
    (Pattern(r"₀"), "_0"),
    (Pattern(r"₁"), "_1"),
    (Pattern(r"₂"), "_2"),
    (Pattern(r"₃"), "_3"),
    (Pattern(r"[ₙ]"), "_n"),
    (Pattern(r"\\prime|′|’"), "'"),
    (Pattern(r"f'{3}(?!')"), "f^(3)"),
)
_NAME = Pattern(
    r"(?<![A-Za-z])[a-z]>[-+]?(?:∞|\d+(?:\.\d+)?|[a-z])(?:\^[-+])?|\([a-z]∘[a-z]\)|[a-z]∘[a-z]"
    r"|(?<![A-Za-z\\])[A-Za-zφ](?:_[a-z0-9]+)?(?:'+|\^-1|\^\(\d\))?(?:\([-a-z0-9,.]{1,9}\))?(?![A-Za-z])"
)

"""The statements of an answer: as few as there are, once each is the asked value or cannot be cut."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.answers.labels import plain
from seedproof.answers.lists import split_outside
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, equal, undecided
from seedproof.scoring.golden import NUMBERS, Golden, Simple
from seedproof.scoring.members import has_another_member, leads_to_golden
from seedproof.scoring.words import word_set, words_of


class Statement(NamedTuple):
    """A statement of an answer, what joins it to the one before, and how it compares."""

    text: str
    link: str
    verdict: Verdict

    @property
    def is_asked(self) -> bool:
        """Whether it states the asked value."""
        return self.verdict.result == "equal"

    @property
    def name(self) -> str:
        """The name before its equals sign or colon; empty if there is none."""
        named = _NAMED.match(self.text)
        return plain(named[1].strip(" $*")) if named else ""


def statements_of(text: str, golden: Golden, depth: int, link: str) -> Iterator[Statement]:
    """Yield the statements of a text: as few as there are, once each is the asked value or cannot be cut."""
    verdict = golden.compare(text)
    if verdict.result == "equal" and (_is_tale(text, golden) or not _is_whole(text, golden)):
        verdict = undecided("something stands beside it")
    is_of_another = golden.is_of_another(Statement(text, link, verdict).name)
    if verdict.result == "equal" and is_of_another:
        verdict = undecided("it is the value of another name")
    if verdict.result != "equal":
        for place, separator in enumerate(_SEPARATORS[depth:], depth + 1):
            pieces = [(sign, trimmed(piece)) for sign, piece in split_outside(text, separator)]
            pieces = [piece for piece in pieces if piece[1]]
            if place == _IN_ONE_SENTENCE and not is_of_another and leads_to_golden(text, golden):
                yield Statement(text, link, equal("the last member of its chain is the golden answer"))
                return
            if len(pieces) > 1 or (pieces and pieces[0][0].strip()):
                for position, (sign, piece) in enumerate(pieces):
                    inherited = "" if position and REASON.match(link) else link
                    yield from statements_of(piece, golden, place, sign.strip(" ,").lower() or inherited)
                return
    yield Statement(text, link, verdict)


def _is_tale(text: str, golden: Golden) -> bool:
    """Return whether a text makes several statements, or concludes one from another, so that each counts."""
    if golden.kind == "label" and not STATES.search(text):
        return False
    if _NOTE.search(text):
        return True
    separators = _SEPARATORS[:2] if golden.is_single else (_CONCLUSION,)
    return any(len(split_outside(text, separator)) > 1 for separator in separators)


def _is_whole(text: str, golden: Golden) -> bool:
    """Return whether a text that was read as the golden answer has no word beside it that could change it."""
    if has_another_member(text, golden) or (golden.kind in SAID and not _is_said_plainly(text, golden)):
        return False
    if isinstance(golden, Simple) and golden.kind not in SAID:
        words = words_of(_IN_FIGURES.sub(" ", text))
        if golden.context.are_doubtful(words) or ("°" in text and not golden.form["unit"]):
            return False
        if golden.kind == "named" and not _is_led_by_words(text, golden):
            return False
        return golden.kind in NUMBERS or golden.context.knows(words)
    if isinstance(golden, Simple) or golden.kind in _IN_WORDS:
        return True
    own = words_of(golden.answer)
    words = [word for word in words_of(_INFINITY.sub(" ", golden.bare(text))) if word not in own]
    has_figure = _DIGIT.search(text) is not None and not _DIGIT.search(golden.answer)
    if has_figure and (own or "oo" in golden.answer):
        return False
    return golden.context.knows(words) and not _COPULA.search(text)


def _is_led_by_words(text: str, golden: Simple) -> bool:
    """Return whether only words and dress stand before the first name: no operation, as in `f(q = 1`.

    `17 remainder 2` leaves a name out: then the reader of such answers decides what may stand before it.
    """
    starts = [text.find(name) for name in golden.asked.names]
    return -1 in starts or _LEAD.fullmatch(text[: min(starts)]) is not None


def _is_said_plainly(text: str, golden: Golden) -> bool:
    """Return whether an answer in words has no number, choice, denial or question beside it."""
    if golden.kind == "label":
        own = words_of(golden.answer)
        if golden.answer in text and _DENYING.intersection(words_of(text)).difference(own):
            return False
        has_figure = _DIGIT.search(_IN_BRACKETS.sub(" ", text)) is not None and not _DIGIT.search(
            golden.answer
        )
        return not has_figure and not (_YES.search(text) and _NO.search(text))
    if text.endswith("?") or _CHOICE_OF_SIGNS.search(text) or len(set(BARE_SIGN.findall(text))) > 1:
        return False
    words = [word for word in words_of(text) if word.lower() not in _SAYING]
    if golden.context.are_doubtful(words) or not golden.context.knows(words):
        return False
    return golden.kind == "comparison" or _DIGIT.search(_IMPOSSIBLE.sub(" ", text)) is None


def trimmed(text: str) -> str:
    """Return a text without the signs at its edges that part it from others, and without half a bracket."""
    text = _LATEX_EDGES.sub("", text.strip(_EDGES)).strip(_EDGES)
    end = len(text)
    while end and (text[end - 1] in _ENDS or _EXCLAIMS.search(text, max(0, end - 2), end)):
        end -= 1
    text = text[:end]
    if text.endswith(")") and text.count(")") > text.count("(") and "[" not in text:
        text = text[:-1]
    return text


_EDGES = " \t\n,;:*_`"
_ENDS = f"{_EDGES}."
_LATEX_EDGES = Pattern(r"\A(?:\\[,;:!]\s*)+|(?<!\s)(?<!\\[,;:!])(?:\s*\\[,;:!])+\.?\Z")
_EXCLAIMS = Pattern(r"(?<=[^\W\d_])!\Z")
"""Behind a word; behind a number it may be a factorial."""
STATES = Pattern(r"[\d∞∅π±√½⅓⅔¼¾]|\\[a-zA-Z]|(?<![A-Za-z])(?![Ia]\b)[A-Za-z](?![A-Za-z'’])|[=<>≤≥≠¬^]")
"""What may hold a value: a figure, a command, a letter alone, a relation."""
ABOUT = r"≈|\\approx(?![a-z])|\b(?:approximately|approx\.?|about|roughly)\b"
_SEPARATORS = (
    Pattern(r"(?<=[\w$)\]}*%][.!?])\s+(?=[*_(\"]*(?:[A-Z]|\$|\\[(\[]))|\n+(?!\s*[=≈])"),
    Pattern(
        r"(?<!\\);|,?\s*\b(?:so|thus|hence|therefore|then|gives|gets?|simplifies to|reduces to|yields"
        r"|makes|because|since|where|which (?:is|gives|means)|that is|giving"
        r"|i\.e\.|namely|while|using|with(?=\s+\$?[A-Za-z]\w*(?:\([^)]*\))?\s*=)|by(?=\s+[a-z]{2})"
        r"|as(?! \$?\\?[a-z]\s?(?:→|->|\\to)))\b,?|(?<!\\):(?=\s)|⇒|⟹|→(?=\s*\$?[A-Za-z]\w*\s*=)"
        r"|(?<![A-Za-z]\s)→|⟶"
        r"|[-=]+>|\\(?:Rightarrow|implies|q?quad|therefore)(?![a-zA-Z])",
        re.IGNORECASE,
    ),
    Pattern(
        r"\s(?:is|are|equals|be|becomes|comes (?:out )?to|amounts to)(?:\s+(?:equal to|given by"
        r"|exactly))?\s|\s(?:converges|tends) to\s"
        r"|(?<=[a-z])(?<!instead)\s+of\s+(?=[-$\\\d]\S*(?:\s[a-z]+)?\Z)|(?<=[a-z])(?<!\bor)(?<!\band)\s+(?=\$[^$]+\$\Z)"
    ),
    Pattern(rf"(?<!\\),(?!(?<=\d,)\d)|\b(?:and|or(?!\s+(?:{ABOUT}))|but)\b|\bresp\.|(?<=\$)\s*/\s*(?=\$)"),
    Pattern(
        rf"\s\((?=(?:or|{ABOUT}|[A-Za-z]{{3,}}(?![A-Za-z(\[{{_^]))[^()]*(?:\([^()]*\)[^()]*)*\)\s*\Z)(?:or\b|{ABOUT})?\s*|(?:or|is)?\s*(?:{ABOUT})"
    ),
)
_IN_ONE_SENTENCE = 3
"""The first separator that stands between the words of one statement."""
_COPULA = Pattern(r"\d[^=]*\s(?:is|are|equals)\s")
_CONCLUSION = Pattern(
    r"\b(?:so|thus|hence|therefore)\b,?|⇒|⟹|(?<![A-Za-z]\s)→|⟶|[-=]+>|\\(?:Rightarrow|implies|therefore)(?![a-zA-Z])"
)
REASON = Pattern(r"because|since|where|using|with|by\b|as\b", re.IGNORECASE)
_NAMED = Pattern(r"([^=<>:≈]{1,60}?)\s*[=:](?!=)")
_DIGIT = Pattern(r"\d")
_IN_FIGURES = Pattern(
    r"(?<=\d)\s(?:minus|plus|times|over|divided by)\s(?=[-−]?\d)|\b(?:negative|minus)\s(?=\d)"
    r"|\bleft over\b|\binstead of\b"
)
"""Words for signs of a number, or between numbers."""
_INFINITY = Pattern(r"\b(?:minus|plus|negative|positive) infinity\b", re.IGNORECASE)
_NOTE = Pattern(r"\(\s*[a-z]+\s*:")
_YES = Pattern(r"\byes\b", re.IGNORECASE)
_NO = Pattern(r"\bno\b", re.IGNORECASE)
BARE_SIGN = Pattern(r"(?:(?<=[\s(,;:.])|\A)([<=>])(?!\s*[-\d$\\])")
_CHOICE_OF_SIGNS = Pattern(r"[<=>]\W*\bor\b\W*[<=>]|[<=>]\s*,\s*[<=>]")
_IMPOSSIBLE = Pattern(r"-?\d+\s*=\s*-?\d+(?: is (?:false|true|impossible|never true|always true))?")
_LEAD = Pattern(r"(?:[A-Za-z]{2,}|[\s,:;*`$({\[]|\\(?:text|mathrm)|\\[a-z]+(?=\{))*")
_DENYING = word_set("not wrong false isn't never hardly")
_IN_BRACKETS = Pattern(r"\((?=[^()]*[A-Za-z]{2,} [A-Za-z]{2,})(?!\s*or\b)(?:[^()]|\([^()]*\))*\)")
_SAYING = word_set(
    """
    no none any all every many infinite infinitely cannot doesn't don't not false than equal same
    greater more bigger larger higher less fewer smaller lower inconsistent solvable exist exists real
    rational numbers
    """
)
"""Words that say which sign it is, or that there is no solution or any."""
SAID = ("label", "solvability", "comparison")
"""Kinds that are said in words."""
_IN_WORDS = ("label", "interval_union", "set", "unordered")
"""Kinds that are often stated in words, whose readers understand `not`, `or` and `at least`."""

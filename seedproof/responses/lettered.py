"""The yes or no that answers a lettered part, as in `(d) yes`: it says nothing of the whole."""

from seedproof.record.patterns import Pattern
from seedproof.responses.judgement_words import TOPIC, WORD


def without_answers_of_parts(text: str) -> str:
    """Return a text without each yes and no that is the answer of a part."""
    for pattern in _ANSWERS:
        text = pattern.sub(r"\g<before>", text)
    return text


_LETTER = r"\((?:[a-h]|i{1,3}|iv|vi{0,3})\)"
_PART = rf"(?:{_LETTER}|\b(?:sub-?)?(?:part|question|task)\s(?:{_LETTER}|[a-h1-9]\b\)?))[*_`]{{0,3}}"
_DRESS = r"(?:[\s$*_`\"'“{]|\\[(\[]|\\?\b(?:text|math|box)[a-z]{0,3}\{){0,12}"
_IS = r"(?:[\s*_`]{0,8}(?:[:=]|[-–—→]|(?:is|says|gives|(?:should|must) be)\b:?))?"
_ANSWER = rf"(?:(?:the|my|our|final|own)\s){{0,3}}{TOPIC}"
_LINE_START = r"^[ \t>#*_`-]{0,12}"
_CLAUSE_START = r"(?:^|[;:,.]|\band\b)[\s>#*_`-]{0,12}(?:(?:so|thus|hence|therefore|then|and|finally)\b,?\s)?"
_OF_WHOLE = (
    r"[✓✔✗✘]|\b(?:verdict|judge?ment|overall|conclusion|final|evaluation|assessment|(?:in)?correct|right|wrong"
    r"|false|mistake|error|match(?:es)?|agrees?|should|must|candidate|student|solution|stated|given|claim(?:s|ed)?"
    r"|instead|differs?|not [-$(]{0,3}\d+)\b"
)
_IN_LINE = rf"{_LINE_START}(?:{_PART}|[a-h][).:])(?:(?!{_OF_WHOLE})[^\n]){{0,400}}?"


def _answer_behind(before: str, behind: str = "") -> Pattern:
    return Pattern(rf"(?im)(?P<before>{before}){WORD}(?!\w){behind}")


_ANSWERS = (
    # (d) yes
    _answer_behind(rf"{_PART}[ \t]{_DRESS}"),
    # So for part (d) the answer is yes. Whereas `the sign is wrong in part (b): no` is said of the whole.
    _answer_behind(
        rf"{_CLAUSE_START}(?:{_ANSWER}\s)?(?:(?:for|in|to|of)\s)?{_PART},?(?:\s{_ANSWER})?{_IS}{_DRESS}"
    ),
    # (d) Is it diagonalizable? Yes, since ...
    _answer_behind(rf"{_IN_LINE}\?\s{{0,4}}{_DRESS}"),
    # (d) All are simple, so yes. Whereas `(b) is wrong, so no` is said of the whole.
    _answer_behind(rf"{_IN_LINE}\b", behind=r"\W*$"),
)

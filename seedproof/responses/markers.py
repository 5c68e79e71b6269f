"""The markers of a final answer: `Answer:`, `The answer is`, a heading `Final answer`, and weaker ones."""

import re
from typing import Literal, NamedTuple

from seedproof.record.patterns import Pattern

Kind = Literal["labelled", "sentence", "heading", "cell", "tag", "weak"]


class Marker(NamedTuple):
    """A marker: where its line, or what of it belongs to it, begins; where the answer begins; its kind."""

    start: int
    end: int
    kind: Kind


def last_marker(text: str, lower: str, end: int) -> Marker | None:
    """Return the last marker with the word *answer* that begins before the position."""
    while True:
        position = lower.rfind("answer", 0, end)
        if position < 0:
            return None
        marker = _marker_at(text, lower, position)
        if marker:
            return marker
        end = position


def last_weak_marker(text: str, lower: str) -> Marker | None:
    """Return the last `Ans:`, `Result:`, `Solution:`, `Verdict:` or `Conclusion:` at the start of a line.

    A line `#### 42` goes before, if there is no other such line.
    """
    hashes = list(_HASHES.finditer(text)) if "####" in text else []
    if len({text[one.end() :].partition("\n")[0].strip() for one in hashes}) == 1:
        return Marker(hashes[0].start(), hashes[0].end(), "weak")
    if not any(word in lower for word in _WEAK_WORDS):
        return None
    for word in _WEAK:
        markers = list(word.finditer(text))
        if markers:
            return Marker(markers[-1].start(), markers[-1].end(), "weak")
    return None


def later_result(text: str, lower: str, start: int, final: bool) -> Marker | None:
    """Return the last `Result:` at the start of a line behind the position, or the last `Final result:`."""
    if lower.find("result", start) < 0:
        return None
    results = list((_FINAL_RESULT if final else _RESULT).finditer(text, start))
    if not results:
        return None
    return Marker(results[-1].start(), results[-1].end(), "labelled")


def _marker_at(text: str, lower: str, position: int) -> Marker | None:
    """Return the marker whose word *answer* stands at the position."""
    after = _AFTER.match(lower, position)
    if after is None:
        return None
    end = after.end() if after["sign"] else after.end("word")
    line_start = text.rfind("\n", max(0, position - _REACH), position) + 1
    at_line_start = line_start > 0 or position <= _REACH
    start = line_start if at_line_start else position - _REACH
    before = lower[start:position]
    if before.endswith("<") or before.endswith("<final_"):
        tag = _TAG_END.match(lower, position)
        return Marker(position, tag.end(), "tag") if tag else None
    leads = at_line_start and _LEAD.fullmatch(before)
    sign = after["sign"]
    if sign is None:
        return _unsigned(text, start, end, bool(leads))
    if after["verb"]:
        filler = _FILLER.match(lower, end)
        value = filler.end() if filler else end
        if _NOT_THE_ANSWER.search(before) or not _states_a_value(text, lower, value, after["verb"]):
            return None
        return Marker(position, value, "sentence")
    if sign.endswith("|"):
        if not _CELL.fullmatch(before):
            return None
        return Marker(start, end, "cell")
    if leads:
        return Marker(start, end, "labelled")
    if sign in _SIGNS_OF_LINES:
        return None
    if _NOT_THE_ANSWER.search(before) or _STARTS_PROSE.match(lower, end):
        return None
    if not _plain_in_line(text, before, position):
        return None
    return Marker(position, end, "labelled")


def _unsigned(text: str, start: int, end: int, leads: bool) -> Marker | None:
    """Return a heading with the answer beneath, or `Final answer 3`."""
    if not leads:
        return None
    line_end = text.find("\n", end, end + _REACH)
    rest = text[end : line_end if line_end >= 0 else end + _REACH]
    if not rest.strip(" \t*_`#:|)}\\]$"):
        return Marker(start, end, "heading")
    if _VALUE_BEHIND.match(rest):
        return Marker(start, end, "labelled")
    return None


def _plain_in_line(text: str, before: str, position: int) -> bool:
    """Whether `Answer:` in the middle of a line is plainly a marker."""
    if _LEADS_IN_LINE.search(before):
        return True
    return text[position] == "A" and not _VERB_BEFORE.search(before)


def _states_a_value(text: str, lower: str, start: int, verb: str) -> bool:
    """Whether what follows `the answer is` is an answer, and not a remark about it."""
    if start >= len(text):
        return False
    if _VALUE.match(text, start):
        return True
    if verb not in _PLAIN_VERBS:
        return False
    if _REMARKS.match(lower, start):
        return bool(_DENIES_A_VALUE.match(lower, start))
    sentence = _SENTENCE.match(text, start)
    if sentence is None:
        return False
    words = sentence[0].split()
    return 0 < len(words) <= _MOST_WORDS or bool(_VALUE_AT_END.search(sentence[0]))


_REACH = 120
_MOST_WORDS = 8
_AFTER = Pattern(
    r"(?P<word>answers?(?![a-z]))[*_`} \t\"”)]{0,8}+"
    r"(?:\((?![a-h]\)|[ivx]{1,4}\))[^()\n]{0,40}\)[*_`} \t]{0,4}+)?"
    r"(?:(?:to|for) (?:the|this|your|our) (?:whole |original |given |entire )?(?:question|problem|task"
    r"|equation|integral|limit|exercise)[*_`} \t]{0,4}+)?"
    r"(?P<sign>:=|->|=>|[:：=|→⇒]|\.(?=[*_`]{0,3}\s)"
    r"|\n?(?P<verb>is|are|was|would be|will be|should be|must be|comes out (?:to be|to|as)|becomes|equals"
    r"|turns out to be|of)(?![a-z])[*_`]{0,4}:?"
    r")?(?:[ \t]\}|[*_`}]{0,4})"
)
_SIGNS_OF_LINES = (".", "->", "=>", "→", "⇒")
"""What is a sign of an answer only where the line begins with its marker."""
_PLAIN_VERBS = ("is", "are", "would be", "will be")
_TAG_END = Pattern(r"answer>")
_WORDS = (
    r"(?:so|thus|hence|therefore|then|and|finally|in conclusion|in summary|conclusion|the|this|my|our"
    r"|your|final|correct|right"
    r"|numerical|numeric|exact|short|complete|full|overall|simplified|required|desired|requested"
    r"|resulting|direct|quick|concluding"
    r"|we get|we have|this gives|as|step|summary|ultimate|actual|best|a|an)"
)
_LEAD = Pattern(
    r"[^a-z0-9]{0,30}(?:(?:\d{1,2}|[a-h]"
    r"|[ivx]{1,4})[.):]{1,2}[^a-z0-9]{0,12})?(?:step \d{1,2}[^a-z0-9]{1,6})?"
    r"(?:\\?(?:text(?:bf|it|rm)?|mathbf|mathrm|boldsymbol|underline|large|bf)\b[^a-z0-9]{1,6}){0,3}"
    rf"(?:{_WORDS}[^a-z0-9]{{1,8}}){{0,6}}"
)
_LEADS_IN_LINE = Pattern(
    r"(?:(?:^|[.;:,!?)\]$—–→⇒*_`(]|\b(?:so|thus|hence|therefore|then|gives|get|obtain|is|have|yields|for"
    r"|here's))\s*)"
    r"(?:[*_`]{0,3}(?:so|thus|hence|therefore|then|the|this|my|our|final|correct|numerical|exact"
    r"|overall)[\s,*_`]{1,4}){0,5}[*_`]{0,3}$"
    r"|(?:the|my|our|final|correct) [*_`]{0,3}(?:final )?[*_`]{0,3}$"
)
_VERB_BEFORE = Pattern(
    r"\b(?:to|can|could|will|we|i|you|must|should|please|they|not|now|before|and|or) [*_]{0,2}$"
)
_CELL = Pattern(
    rf"[\s>]{{0,9}}\|[^|\n]{{0,60}}(?:\|[^|\n]{{0,60}}){{0,4}}|[*_\s]{{0,6}}(?:{_WORDS}[\s*_]{{1,4}}){{0,4}}"
)
_NOT_THE_ANSWER = Pattern(
    r"\b(?:if|whether|suppose|assum\w{1,6}|unless|until|why|how|check that|verify that|make sure|ensure"
    r"|confirm that)\b[^.!?\n]{0,60}$"
    r"|\b(?:student|candidate|solution|author|expected|given|proposed|claimed|reference|golden|stated"
    r"|wrong|incorrect|previous"
    r"|earlier|original|first|intermediate|partial|provided|their|his|her|user|model|naive|tempting"
    r"|obvious|whose)(?:'s|’s)?"
    r"(?: final)?[\s*_]{1,4}$",
)
_STARTS_PROSE = Pattern(
    r"[\s*_]{0,4}(?:we|let|first|note|i|this|that|if|since|because|to|there|here|you|consider|start|begin)\b"
)
_FILLER = Pattern(
    r"(?:[\s*_`:,]{0,6}(?:therefore|thus|then|hence|simply|just|indeed|still|again|also|now|given by"
    r"|equal to|that|clearly|exactly|really"
    r"|actually|definitely|as follows|the following|always|once more|precisely)(?![a-z])){0,4}[\s*_`:,]{0,8}"
)
_VALUE = Pattern(
    r"[-+−–±]?[\s*_`\"“(\[{|<>$]{0,4}[-+−–±]?(?:\d|[\\$√π∞∅½⅓⅔¼¾¢€£\[({<>=]|(?!a\s|i\s|I\s"
    r"|A\s)[a-zA-Zθφλμπ](?:[\s^_'(]|\b(?=[.,;=]|$)))"
)
_REMARKS = Pattern(
    r"[\s*_`]{0,4}(?:not|correct|right|wrong|incorrect|exact\b|clear|helpful|reasonable|already"
    r"|in (?:lowest|its|the|simplest|fact|interval)"
    r"|given\b|found|obtained|as|what|unique|complete|consistent|verified|confirmed|valid|above|below"
    r"|shown|stated|written|expressed"
    r"|expected|supposed|required|asked|an? (?:integer|fraction|number|whole|positive|negative|rational"
    r"|real|function|decimal|set|value|tuple|bit|little)"
    r"|positive|negative|easy|simple|straightforward|obvious|final|based|because|too|very|quite|likely"
    r"|probably (?:not|wrong)|reduced"
    r"|simplified|fine|good|ready|now|accepted|acceptable|different|the same|equivalent|undefined if"
    r"|even\b|odd\b|to\b|where|when|how|less clear"
    r"|your|that of|well|of the form|of (?:the|this|our))"
)
_DENIES_A_VALUE = Pattern(r"[\s*_`]{0,4}not [^.\n]{0,20}\d")
_SENTENCE = Pattern(r"[^\n.!?;]{1,200}")
_VALUE_AT_END = Pattern(r"[:,]?\s[*$\\(`]{0,3}-?\d[^a-zA-Z]{0,12}$")
_VALUE_BEHIND = Pattern(
    r"[ \t*_`]{1,6}(?:[-−+]?\d(?![\d]{0,2}\s?[:.)]\s)|\$|\\[(\[a-z]|[-−]?[([{](?![a-z]\)|[ivx]+\)|\d+\)))"
)
_HASHES = Pattern(
    r"^####[ \t]*(?!\d+[.)]\s)"
    r"(?=(?:[A-Za-z]\w{0,12}\s?=\s?)?[-−+$(\\]{0,3}\d[^A-Za-z\n]{0,40}(?:[A-Za-z%°]{1,20}[ .]?){0,3}$)",
    re.MULTILINE,
)
"""A value behind four hashes, as GSM8K ends its solutions; no heading."""
_WEAK_WORDS = (
    "ans",
    "result",
    "solution",
    "verdict",
    "conclusion",
    "judg",
    "答案",
    "decision",
    "output",
    "antwo",
    "respuesta",
    "réponse",
    "risposta",
    "resposta",
    "ответ",
    "ergebnis",
    "resultado",
    "résultat",
)
_WEAK_LEAD = (
    r"^[^A-Za-z0-9\n]{0,12}(?:(?:So|Thus|Hence|Therefore|The|My|Our|Final|Overall),?[ \t*_]{1,4}){0,4}"
)
_FINAL_RESULT = Pattern(
    r"^[^A-Za-z0-9\n]{0,12}(?:(?:The|My|Our),?[ \t*_]{1,4})?Final[ \t]result[*_]{0,2}[ \t]?[:：=][*_`]{0,4}",
    re.IGNORECASE | re.MULTILINE,
)
_RESULT = Pattern(
    _WEAK_LEAD + r"Result[*_]{0,2}[ \t]?[:：=][*_`]{0,4}(?!\s*(?:We|Let|First|To|The|By)\b)",
    re.IGNORECASE | re.MULTILINE,
)
_WEAK = (
    Pattern(_WEAK_LEAD + r"Ans[*_]{0,2}(?:\.?[ \t]?[:：=]|\.)[*_`]{0,4}", re.IGNORECASE | re.MULTILINE),
    Pattern(
        _WEAK_LEAD
        + r"(?:(?:die|la|le|il|a|de|het) )?(?:(?:endgültige|finale|respuesta|réponse|risposta|resposta) )?"
        r"(?:antwort|respuesta|réponse|risposta|resposta|antwoord|ответ|ergebnis|resultado|résultat)"
        r"(?: final(?:e)?)?[*_]{0,2}[ \t]?(?:[:：=]|(?:lautet|ist|es|est|è|é|is)\b)[*_`:]{0,4}",
        re.IGNORECASE | re.MULTILINE,
    ),
    Pattern(r"(?:最终|最后)?(?:的)?答案[*_]{0,2}(?:是|为|[:：])[*_：:]{0,4}"),
    Pattern(
        _WEAK_LEAD + r"(?:Verdict|Judge?ment|Decision|Result)[*_]{0,2}[ \t]?[:：=][*_`]{0,4}",
        re.IGNORECASE | re.MULTILINE,
    ),
    Pattern(
        _WEAK_LEAD + r"(?:Result|Solution|Solution set|Conclusion|Output)[*_]{0,2}[ \t]?"
        r"(?:[:：=]|is\b|are\b)[*_`:]{0,4}(?!\s*(?:We|Let|First|To|The|By)\b)",
        re.IGNORECASE | re.MULTILINE,
    ),
)
"""In this order: a result counts only where no answer is, a solution only where no result is."""

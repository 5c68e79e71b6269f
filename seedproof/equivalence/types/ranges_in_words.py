"""Ranges of real numbers in plain words, in signs: `all real numbers greater than 4` is `x > 4`.

Ends that no word includes or excludes (`between 0 and 5`) are left as they are written, so stay undecided.
"""

import re

from seedproof.record.patterns import Pattern

_LONGEST = 200
"""Characters; a longer text is a sentence about a range."""


def in_symbols(text: str) -> str:
    """Return a range in words as inequalities; any text that is not wholly understood as it is."""
    if len(text) > _LONGEST or not _MENTION.search(text):
        return text
    plain = _BLANKS.sub(" ", _DRESS.sub(" ", text.replace("−", "-"))).strip(" .").lower()
    between = _BETWEEN.fullmatch(plain)
    if between is not None:
        return _between(between) or text
    clauses = [_clause(clause) for clause in _AND.split(_SUBJECT.sub("", plain))]
    if not all(clauses):
        return text
    return " and ".join(clauses)


def _between(match: re.Match[str]) -> str:
    words = " ".join(match[name] or "" for name in ("before", "after"))
    is_closed = bool(_CLOSED.search(words))
    is_open = bool(_OPEN.search(words))
    if is_closed == is_open:
        return ""
    sign = "\\le" if is_closed else "<"
    return f"{match['low']} {sign} x {sign} {match['high']}"


def _clause(clause: str) -> str:
    """Return the inequality of a clause such as `is at most 3`; an empty text if it is none."""
    clause = _SUBJECT.sub("", clause)
    if clause in _SIGNS:
        return f"x {_SIGNS[clause]} 0"
    match = _COMPARISON.fullmatch(clause)
    if match is not None:
        return f"x {_sign(match['words'])} {match['end']}"
    match = _AFTERWARDS.fullmatch(clause)
    if match is not None:
        sign = "\\le" if match["words"] in ("less", "smaller", "below") else "\\ge"
        return f"x {sign} {match['end']}"
    match = _POSITIVE.fullmatch(clause)
    if match is not None:
        rest = _clause(match["rest"])
        return f"x {_SIGNS[match['sign']]} 0 and {rest}" if rest else ""
    return ""


def _sign(words: str) -> str:
    is_negated = bool(re.search(r"\b(?:not?|never)\b", words)) and "not including" not in words
    if "exceed" in words:
        return "\\le" if is_negated else ">"
    if "least" in words:
        return "<" if is_negated else "\\ge"
    if "most" in words:
        return ">" if is_negated else "\\le"
    if "up to" in words:
        return "<" if "not including" in words else "\\le"
    is_greater = bool(re.search(r"greater|larger|bigger|more|above", words))
    or_equal = "equal" in words
    if is_negated:
        return "" if or_equal else ("\\le" if is_greater else "\\ge")
    strict = ">" if is_greater else "<"
    return ("\\ge" if is_greater else "\\le") if or_equal else strict


_END = (
    r"(?:[-+]?(?:\d|\\(?:d|t)?frac|\\sqrt|√|\\pi|π|sqrt)[^\s,;a-z]*(?:\{[^{}]*\}|\([^()]*\))*"
    r"(?:\s?[-+]\s?[\d√\\][^\s,;a-z]*(?:\{[^{}]*\})*)?)"
)
_SIGNS = {
    "positive": ">",
    "negative": "<",
    "nonnegative": "\\ge",
    "non-negative": "\\ge",
    "nonpositive": "\\le",
    "non-positive": "\\le",
}
_MENTION = Pattern(
    r"\b(?:greater|larger|bigger|more|less|smaller|below|above|least|most|exceeds?|between|from|to|positive|negative"
    r"|nonnegative|nonpositive|non-negative|non-positive)\b",
    re.IGNORECASE,
)
_DRESS = Pattern(r"\$|\\[()\[\],;]|\*\*")
_BLANKS = Pattern(r"\s+")
_SUBJECT = Pattern(
    r"^(?:(?:for|all|every|any|the|real|reals|numbers?|values?|of|that|which|are|is|with|such|where|set|x|y)\b[\s:,]*)+"
)
_AND = Pattern(r",?\s(?:and|but)\s(?!including)(?!not including)")
_COMPARISON = Pattern(
    r"(?P<words>(?:strictly )?(?:(?:not|no|never|does not|do not) )?(?:strictly )?"
    r"(?:(?:greater|larger|bigger|more|less|smaller) than(?:,? or equal to)?|at least|at most"
    r"|exceeds?|exceeding|above|below|up to and including|up to,? but not including))"
    rf" (?P<end>{_END})"
)
_AFTERWARDS = Pattern(
    rf"(?P<end>{_END}),? (?:or|and) (?P<words>less|smaller|below|more|greater|larger|above)"
)
_POSITIVE = Pattern(
    r"(?P<sign>positive|negative|non-?negative|non-?positive) "
    r"(?:real )?(?:numbers?|values?|reals) (?P<rest>.*)"
)
_BETWEEN = Pattern(
    r"(?:(?:for|all|every|any|the|real|reals|numbers?|values?|of|that|which|are|is|with|lies?|lying|set|x|y)\b[\s:,]*)*"
    r"(?P<before>(?:strictly|closed interval|open interval)? ?)(?:between |from |inclusively )?"
    rf"(?P<low>{_END}) (?:and|to) (?P<high>{_END})"
    r"(?P<after>,? ?\(?(?:both |with )?(?:the )?(?:inclusively|inclusive|exclusive"
    r"|(?:both |the )?(?:ends?|endpoints?|end points?) (?:are )?(?:included|excluded)"
    r"|(?:both )?(?:included|excluded)|(?:including|excluding) (?:both |the )?(?:ends|endpoints)"
    r"|(?:both )?(?:inclusive|exclusive))?\)?)"
)
_CLOSED = Pattern(r"\b(?:closed|inclusive|inclusively|included|including)\b")
_OPEN = Pattern(r"\b(?:open|strictly|exclusive|excluded|excluding)\b")

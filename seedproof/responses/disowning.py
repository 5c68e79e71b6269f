"""Whether a reply says of its answer that it is not its answer."""

import re

from seedproof.record.patterns import Pattern


def disowns(sentence: str) -> bool:
    """Return whether a sentence beside an answer withdraws it, doubts it, or forbids its use."""
    if _DISOWNS.search(sentence):
        return True
    return _DOUBTS.search(sentence) is not None and not _WHETHER_BEST.search(sentence)


def announces_another(sentence: str) -> bool:
    """Return whether a sentence before an answer says that what follows is somebody else's, or is none."""
    *_, last = re.split(r"(?<=[.!?])\s+", sentence.strip())
    is_disowned = last.endswith(":") and disowns(last)
    return is_disowned or disowns_what_follows(sentence) or _ANOTHER.search(sentence) is not None


def disowns_what_follows(sentence: str) -> bool:
    """Return whether a sentence denies all that stands behind it, however far away."""
    return _FOLLOWS.search(sentence) is not None and _DENIES.search(sentence) is not None


_UNREAL = r"(?:draft|placeholder|misprint|erratum|leftover|joke|rumou?r)s?"
_THAT = r"(?:this|that|it|these|those|they)"
_TEXT = (
    r"(?:all|everything|above|below|what (?:follows|stands above)"
    r"|(?:the|my|this) (?:following|(?:last )?line|reply|answer|steps?|text))"
)
_IS = r"(?: (?:is|are|was|were|has been|must|may|can(?:not)?|should|still|all|well|only|be))*"
_DISOWNS = Pattern(
    r"\b(?:i|we) (?:(?:do|did|can|could) ?(?:not|n['’]t) (?:agree|have|tell|say|claim)"
    r"|have (?:no\b|nothing\b(?! to add))|never (?:said|claimed)|(?:made|invented) \w+ up|leave \w+ open"
    r"|(?:hereby |can )?(?:neither|withdraw|retract|revoke|decline|disagree|refuse|abstain|give up"
    r"|take (?:back|(?:it|this|that|all|everything)\b.{0,40}\bback)))\b"
    rf"|\b(?:{_TEXT}|{_THAT}){_IS} (?:void|withdrawn|retracted|revoked|pending|otherwise|nothing"
    r"|cannot be right|an? (?:\w+ )?(?:lie|mistake|guess|contradiction)\b"
    r"|not (?:my|the|an?|used?|meant|valid|so|right|answers?)\b)"
    rf"|\b{_TEXT}{_IS} (?:wrong|false|invalid|incorrect|untrue)\b|\b{_THAT} (?:breaks|violates) (?!no)"
    r"|\b(?:do not|don['’]t|never) (?:grade|read|use|take|count|trust|quote|score)\b"
    r"|(?:^|[.!?:;,(\[]\s*)(?:please )?(?:ignore|disregard|forget|discard|replace|strike|delete|tell) "
    r"|\b(?:this|check:? it) fail(?:s|ed)\b"
    rf"|\b(?:not decided|they say|{_UNREAL})\b"
    r"|(?:^\W*|still )to be \w+ed\b|^\W*(?:wait|hold on|hmm+|oops|sorry)\b",
    re.IGNORECASE,
)
_DOUBTS = Pattern(
    r"\b(?:i|we) (?:do|did|can|could) ?(?:not|n['’]t) (?:know|think|believe)\b"
    r"|\b(?:not (?:sure|certain)|unsure|maybe|perhaps)\b",
    re.IGNORECASE,
)
_WHETHER_BEST = Pattern(r"\b(?:better|best|optimal|higher|more (?:points|than)|maximum)\b", re.IGNORECASE)
"""Who doubts that a game can be won by more points does not doubt these steps."""
_FOLLOWS = Pattern(
    r"\b(?:(?:what|that|which) (?:follows|comes)|following|below|last line|(?:at|near) the (?:very )?end)\b",
    re.IGNORECASE,
)
_DENIES = Pattern(r"\b(?:not|no|never|nothing|false|wrong|opposite|invalid|ignore|untrue)\b", re.IGNORECASE)
_SOMEBODY = r"(?:(?:an?|another|other|some) \w+|some(?:body|one)(?: else)?)"
"""Not *the solution* or *the student*, whom a judge may speak of."""
_ANOTHER = Pattern(
    r"^\W*(?:plan:|or\b|either\b|alternatively\b|(?:option|alternative) \w+:?\W*$|not:\W*$)"
    r"|\b(?:suppose|assume|imagine|pretend|dream\w*|trap|how not to|not (?:for )?this|the problem before)\b"
    rf"|\b{_UNREAL}\b|\bif\b.{{0,120}}\b(?:were|could)\b|\bmarked as wrong\b|\"\w+\"\s*:\s*(?:false|null|0\b)"
    rf"|\b{_SOMEBODY}(?:['’]s|\b)[^.]{{0,80}} (?:said|says|wrote|writes|paper)\b",
    re.IGNORECASE,
)

"""Whether a reply says of its answer that it is not its answer."""

import re

from seedproof.record.patterns import Pattern


def disowns(sentence: str) -> bool:
    """Return whether a sentence beside an answer withdraws it, doubts it, forbids its use, or supposes it."""
    return _DISOWNS.search(sentence) is not None


def announces_another(sentence: str) -> bool:
    """Return whether a sentence before an answer says that what follows is somebody else's, or is none."""
    *_, last = re.split(r"(?<=[.!?])\s+", sentence.strip())
    is_disowned = last.endswith(":") and disowns(last)
    return is_disowned or disowns_what_follows(sentence) or _ANOTHER.search(sentence) is not None


def disowns_what_follows(sentence: str) -> bool:
    """Return whether a sentence denies all that stands behind it, however far away."""
    return _FOLLOWS.search(sentence) is not None and (_DENIES.search(sentence) is not None)


_THAT = r"(?:this|that|it|these|those|they)"
_THIS = (
    r"(?:all|everything|(?:all of )?(?:the |what |that )?(?:stands )?(?:above|below)"
    r"|what (?:follows|stands above)|(?:the|all|my|this) (?:following|last line|line|reply|answer|steps?|text"
    r"|(?:one )?term))"
)
_IS = r"(?:(?: (?:is|are|was|were|has been|must|may|can|should))?(?: (?:still|all|well|only|be))*)"
_UNTRUE = (
    r"(?:untrue|void|withdrawn|retracted|revoked|pending|a (?:\w+ )?(?:misprint|joke"
    r"|lie|leftover|placeholder|mistake|guess|draft|contradiction)|otherwise|nothing|to be (?!precise|exact)\w+ed"
    r"|not (?:my|the|an?|read|used?|graded?|taken|meant|valid|so|right|answers?)\b|cannot be right)"
)
_DISOWNS = Pattern(
    r"\b(?:i|we) (?:(?:do|did|can|could) ?(?:not|n['’]t) (?:know|think|agree|believe|have|tell|say|stand|mean|claim)"
    r"|(?:have|had) (?:no|nothing)\b(?! to add)|never (?:said|claimed)|(?:hereby )?(?:withdraw|retract|revoke|decline|disagree"
    r"|refuse|abstain|give up|take (?:it|this|that|all|everything|them)\b.{0,40}\bback|take back)"
    r"|(?:made|invented) \w+ up|leave (?:it|that|this) open|(?:can )?neither)\b"
    rf"|\b(?:{_THIS}|{_THAT}){_IS} {_UNTRUE}|\b{_THIS}{_IS} (?:wrong|false|invalid|incorrect)\b"
    r"|\b(?:do not|don['’]t|never) (?:grade|read|use|take|count|trust|quote|score)\b"
    r"|(?:^|[.!?:;,(\[]\s*)(?:please )?(?:ignore|disregard|forget|discard|replace|strike|delete) "
    r"|\b(?:this|check:? it) (?:failed|fails)\b|\bthere is no answer\b|\bnothing is left\b"
    r"|\b(?:hold on|tell me|april fool|to be continued|misprint|placeholder|erratum|not (?:decided|sure|certain)|unsure|maybe|perhaps|they say|draft)\b"
    rf"|^\W*(?:wait|hmm+|oops|sorry)\b|\b{_THAT} (?:breaks|violates) (?!no)"
    r"|\b(?:is|are|was) (?:hereby )?(?:withdrawn|retracted|pending)\b",
    re.IGNORECASE,
)
_DENIES = Pattern(r"\b(?:not|no|never|nothing|false|wrong|opposite|invalid|ignore|untrue)\b", re.IGNORECASE)
_FOLLOWS = Pattern(
    r"\b(?:(?:what|that|which) (?:follows|comes|stands below)|(?:the |this )?following|below|last line|(?:at|near) the (?:very )?end"
    r"|far (?:below|away))\b",
    re.IGNORECASE,
)
_ANOTHER = Pattern(
    r"^\W*(?:(?:plan:|or|either|alternatively)\b|(?:option|alternative) \w+:?\W*$)|\b(?:suppose|assume|imagine|pretend|dream\w*|rumou?r|trap|example of how not|how not to)\b"
    r"|\b(?:(?:another|other) \w+|somebody(?: else)?|someone(?: else)?|students?|alice|bob)(?:['’]s|\b)[^.]{0,80} (?:said|says|wrote|writes|paper)\b"
    r"|\bif\b.{0,120}\b(?:were|could)\b|\b(?:not (?:for )?this|the problem before|misprint\w*)\b|\bnot:\W*$|\bmarked as wrong\b|\"\w+\"\s*:\s*(?:false|null|0\b)",
    re.IGNORECASE,
)

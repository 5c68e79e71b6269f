"""The plain form of questions: `Work out how many beads she had left.` is `how many beads she have left`."""

import re

from seedproof.certifying.curriculum.story.sentences import Clause, trimmed
from seedproof.certifying.script import Unread

_FORMS = (
    (re.compile(r"(?:Find|Work out) (.+)\."), r"\1"),
    (re.compile(r"(.+)\?"), r"\1"),
)
_HELPER = r" (?:does|do|did|could|can|will) "
_REWRITTEN = (
    (r"^How ", "how "),
    (r"^What (?:is|was) ", ""),
    (r"^What (?:does|did) (.+) pay$", r"how many dollars \1 pay"),
    (r"^What number of ", "how many "),
    (r"^(?:the|The) number of (.+?) that (?!has\b|have\b|had\b)", r"how many \1 "),
    (r"^[Tt]he number of ", "the number of "),
    (r"^how much money ", "how many dollars "),
    (r"^how much ", "how many dollars "),
    (_HELPER, " "),
    (r" let go\b", " release"),
    (r" (?:has|had)\b", " have"),
    (r" have (.+) (?:has|had)\b", r" have \1 have"),
)


def asks(sentence: str) -> bool:
    """Return whether a sentence is a question, or a task such as `Find how many …`."""
    return sentence.endswith("?") or re.match(r"(?:Find|Work out) ", sentence) is not None


def plain(sentence: str) -> Clause:
    """Bring a question to its plain form.

    Raises: Unread for a sentence that is none.
    """
    for expression, kept in _FORMS:
        if expression.fullmatch(sentence):
            body = expression.sub(kept, sentence)
            clause = trimmed(body)
            direct = sentence.endswith("?")
            words, starts = re.subn(r" start(?: out)? with$", " have", _rewritten(clause.words, direct))
            return Clause(words, clause.leads, clause.marks | ({"first"} if starts else set()))
    raise Unread(f"no question: {sentence}")


def _rewritten(words: str, direct: bool) -> str:
    """Bring the words of a question in order; only one that is asked directly has `did` as a helper."""
    for old, new in _REWRITTEN:
        if old == _HELPER and not direct:
            continue
        words = re.sub(old, new, words, count=1)
    return words

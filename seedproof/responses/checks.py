"""Checks behind an answer, such as `Check: 50 ÷ 10 = 5 ✓`, which state no answer of their own."""

import re
from collections.abc import Sequence

from seedproof.record.patterns import Pattern
from seedproof.responses.sentences import takes_back


def without_checks(pieces: Sequence[str]) -> list[str]:
    """Return lines, or sentences, up to the check at their end; all of them if it may conclude something."""
    for number in range(1, len(pieces)):
        if _CHECK.match(pieces[number]):
            rest = "\n".join(pieces[number:])
            has_value = any(_VALUE.search(piece) for piece in pieces[:number])
            if has_value and not _CONCLUDES.search(_CONFIRMS.sub(" ", rest)) and not takes_back(rest):
                return list(pieces[:number])
    return list(pieces)


def is_conclusion(sentence: str) -> bool:
    """Whether a sentence says with its first word that it concludes."""
    return bool(_CONCLUSION.match(sentence))


def is_condition(sentence: str) -> bool:
    """Whether a sentence speaks of what is not the case: `If we also count the others, there are 20.`."""
    return bool(_CONDITION.match(sentence))


def is_aside(sentence: str) -> bool:
    """Whether a whole sentence stands in round brackets."""
    bare = sentence.strip(" .*_")
    return bare.startswith("(") and bare.endswith(")") and bare.count("(") == bare.count(")") and " " in bare


def is_denial(text: str) -> bool:
    """Whether a text denies a value or an answer before it."""
    return bool(_DENIAL.search(text)) or takes_back(text)


_DENIAL = Pattern(
    r"(?:\b(?:is|was|are)(?:n't| not)|≠|\\neq?\b)\s*(?:the |quite |equal to )?(?:answer|correct|right"
    r"|[-$\d]|[a-z] =)"
    r"|\b(?:wrong|incorrect|mistake)\b",
    re.IGNORECASE,
)
_CHECK = Pattern(
    r"[\W_]*(?:(?:we|you|one|i) can (?:also |easily |quickly |now )?|let(?:'s|’s| me| us) (?:also "
    r"|quickly |now )?"
    r"|to |quick(?:ly)? |final |as an? |for )*(?:double[- ]?|cross[- ]?)?"
    r"(?:check(?:s|ing)?|verify|verif(?:y|ying|ication|ied)|sanity|confirm(?:ing|ation)?|probe|prueba|überprüfung"
    r"|vérification|comprobación)\b(?!\s+(?:out\b|marks?\b|boxes))",
    re.IGNORECASE,
)
_VALUE = Pattern(r"\d|\\|[<=>]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b")
_CONFIRMS = Pattern(
    r"\b(?:so|hence|thus|therefore|which means|and|,)?\s*(?:(?:the|our|my|this) )?(?:answer|solution"
    r"|result|value|it|this|that"
    r"|both (?:sides|equations|conditions)|everything|all)\s+(?:is|are|checks? out|works?|holds?"
    r"|matches|match|agrees?)"
    r"(?:\s+(?:indeed|also))?(?:\s+(?:correct|right|consistent|satisfied|verified|confirmed|true|out|equal))?(?=\W*$|\W+\n)",
    re.IGNORECASE | re.MULTILINE,
)
_CONCLUDES = Pattern(
    r"\b(?:so|thus|hence|therefore|answers?|not|wrong|but|however|instead|incorrect|fails?|final(?:ly)?|conclu\w*|boxed"
    r"|should|actually|wait|no|mistake|means|gives|result)\b|≠|\\ne|✗|❌|✘|∴|⇒|→",
    re.IGNORECASE,
)
_CONCLUSION = Pattern(
    r"[\W_]*(?:so|thus|hence|therefore|then|consequently|finally|in (?:conclusion|total|all|summary"
    r"|the end)|altogether"
    r"|this (?:means|gives|leaves|makes)|that (?:means|gives|leaves|makes)|it follows|we (?:get|have"
    r"|find|conclude)"
    r"|∴|⇒|\$?\\therefore)(?!\w)",
    re.IGNORECASE,
)
_CONDITION = Pattern(
    r"[\W_]*(?:if|had|were|suppose|assuming|otherwise|unless|in case|without|for comparison"
    r"|by contrast|in contrast|the other \w+ (?:would|gives))\b",
    re.IGNORECASE,
)

"""Sentences around an answer: what introduces it, what closes a response, what takes an answer back."""

import re
from itertools import islice

from seedproof.record.patterns import Pattern


def is_prose(line: str) -> bool:
    """Whether a line after an answer is a sentence about it, and not a part of it."""
    bare = line.strip(_EDGES)
    if _COURTESY.match(bare):
        return True
    if not _CAPITAL.match(bare):
        return False
    if _LABELLED.match(bare):
        return bool(_STARTS_SENTENCE.match(bare))
    if _STARTS_SENTENCE.match(bare):
        return True
    words = _WORD.findall(_MATHEMATICS.sub(" ", bare))
    return len(words) >= 4 and bare[-1] in ".!?:)" and any(word.lower() in _FUNCTION_WORDS for word in words)


def is_courtesy(line: str) -> bool:
    """Whether a line closes a response without saying anything of the answer."""
    bare = line.strip(_EDGES)
    return bool(_COURTESY.match(bare) or _CAPITALS.fullmatch(bare))


def takes_back(text: str) -> bool:
    """Whether a text takes the answer before it back, or hedges it with another."""
    return bool(_TAKES_BACK.search(text)) or bool(_HEDGE.search(text))


def without_closing(text: str) -> str:
    """Return the text up to a closing sentence or a reason, unless these take the answer back."""
    end = _closing_start(text)
    if end is None or takes_back(text[end:]):
        return text
    kept = text[:end].rstrip(" \t\n,;-–—")
    remark = _OPEN_REMARK.search(kept)
    return kept[: remark.start()].rstrip() if remark else kept


def without_introduction(text: str) -> str:
    """Return what stands behind `Therefore,`, `So we get`, `The limit is` and the like."""
    rest = _CONNECTIVES.match(text)
    if rest and rest.end() < len(text):
        text = text[rest.end() :]
    return _behind_the_verb(text)


def behind_connective(text: str) -> str:
    """Return what stands behind an introduction such as `Therefore` or `we get`; empty if there is none."""
    rest = _CONNECTIVES.match(text)
    if rest is None:
        return ""
    return _behind_the_verb(text[rest.end() :])


def words_in(text: str) -> list[str]:
    """Return the words of a text that stand outside its mathematics."""
    return _WORD.findall(_MATHEMATICS.sub(" ", text))


def is_refusal(text: str) -> bool:
    """Whether a text says in the first person that there is no answer."""
    return bool(_REFUSAL.match(text) or _UNDETERMINED.search(text[:_LONGEST_REFUSAL]))


def is_request(text: str) -> bool:
    """Whether a text asks for something instead of stating an answer."""
    return bool(_REQUEST.match(text)) or text.rstrip(' *_`"').endswith("?")


def _behind_the_verb(text: str) -> str:
    r"""Return `6` of `The radius of convergence is $6$`; the text itself if this is not the whole of it."""
    said = _VERB.search(text)
    if said is None:
        return text
    subject = text[: said.start()]
    if subject.startswith(("Both ", "Each of ", "Either ", "Neither ")):
        return text
    value = text[said.end() :]
    is_plain = _SUBJECT.match(subject) and not _DENIED.search(subject)
    if len(subject) > _LONGEST_SUBJECT or not is_plain or "=" in subject:
        return text
    plain = _DECLARED.sub("", value)
    if _VERB.search(plain) or words_in(plain) or not plain.strip(_EDGES):
        return text
    if _SEVERAL.search(subject) and not said[0].strip().startswith("are"):
        return text
    return value.strip()


def _closing_start(text: str) -> int | None:
    """Return where the first closing sentence, remark in brackets or reason begins."""
    starts: list[int] = []
    for end in islice(_SENTENCE_END.finditer(text, 1), _MOST_SENTENCES):
        if is_prose(text[end.end() : end.end() + _LONGEST_LINE].partition("\n")[0]):
            starts.append(end.start())
            break
    remark = _REMARK.search(text, 1)
    if remark and ("which" not in remark[0] or _HAS_VALUE.search(text, 0, remark.start())):
        starts.append(remark.start())
    return min(starts, default=None)


_MOST_SENTENCES = 300
"""More are no answer, whatever the next one says."""
_EDGES = " \t*_`>#|-–—•()[]\"'“”‘’✅✓✔🎉😊:;,"
_COURTESY = Pattern(
    r"(?:I hope|hope (?:this|that|it)|let me know|feel free|please (?:let|feel|ask|tell|note|reach|don't)"
    r"|if you(?:'d| have| need| want| would|'re)|thank|happy to|would you like|do you (?:want|have|need)"
    r"|is there anything|good luck|happy (?:learning|studying|calculating|solving)|any (?:other )?questions"
    r"|have a (?:great|nice)|numerically\b|in decimals?\b|as a decimal\b"
    r"|glad|you're welcome|great (?:question|problem)|cheers|keep (?:up|practi))",
    re.IGNORECASE,
)
_CAPITALS = Pattern(r"[A-Z]{2,}(?: [A-Z]{2,}){1,5}")
"""A line in capitals alone, as END OF WORKING."""
_CAPITAL = Pattern(r"[A-Z]")
_LABELLED = Pattern(r"[A-Z][\w' -]{0,40}(?:=|:\s)")
_STARTS_SENTENCE = Pattern(
    r"(?:This|That|These|Those|It|Its|We|I|I'm|I've|You|Your|They|There|Here|Here's|Note|Notice|Since"
    r"|Because|As|In|If|To"
    r"|Check|Checking|Verification|Verify|Verifying|Let|Let's|Which|Explanation|Reason|Reasoning"
    r"|Justification|Remark|Remember"
    r"|Therefore|Thus|Hence|So|Also|Finally|For|After|Where|Wait|Actually|Hmm|Alternatively|However|But"
    r"|Both|By|From|Using"
    r"|With|Proof|Sanity|Why|Working|Steps|Recall|The|All|Each|Now|Thanks|Substituting|Plugging|Indeed"
    r"|Of course|Sure|Again"
    r"|Correction|Sorry|Oops|Maybe|Perhaps|Or rather|On second|My|Our|See|Given|Confidence|Done|Full"
    r"|Another|Either)"
    r"(?:\s+(?![=<>])[\w$\\(*`']|\s*:|,)"
)
_MATHEMATICS = Pattern(
    r"\$[^$\n]{0,400}+\$|\\\([^\n]{0,400}?\\\)|\\[a-zA-Z]++|\{,\}|[A-Za-z]{0,12}[_^]\{[^{}]{0,80}\}"
    r"|\b(?:sin|cos|tan|sec|csc|cot|log|ln|exp|sqrt|arctan|arcsin|arccos|sinh|cosh|tanh|lim|det|max|min"
    r"|infinity|pi)\b"
)
_WORD = Pattern(r"(?<![\w\\{])[A-Za-z][A-Za-z'’-]+(?![\w({])")
_FUNCTION_WORDS = frozenset(
    [
        "is",
        "are",
        "was",
        "the",
        "a",
        "an",
        "of",
        "this",
        "that",
        "it",
        "we",
        "you",
        "to",
        "in",
        "and",
        "has",
        "have",
        "which",
        "by",
        "be",
        "can",
        "for",
        "with",
        "as",
        "at",
        "all",
        "our",
        "not",
        "does",
    ]
)
_ABBREVIATED = (
    r"(?<!\be\.g)(?<!\bi\.e)(?<!\bcf)(?<!\bca)(?<!\bvs)(?<!\bapprox)(?<!\bresp)(?<!\bsq)(?<!\bEq)(?<!\bFig)"
)
_SENTENCE_END = Pattern(
    _ABBREVIATED + r"[.!?][*_`$)\"”]{0,4}\s+(?=[*_(\"“]{0,3}[A-Z])|\n\s*(?=[*_(]{0,3}[A-Z])"
)
_OPEN_REMARK = Pattern(r"\s\([A-Za-z]{2,}\s[^()]*$")
"""A remark in brackets that is cut in its middle."""
# From each of many spaces, all that follow would be read: it starts at the first of them.
_FIRST_SPACE = r"(?:(?<!\s)|(?<=\A\s))"
_REMARK = Pattern(
    rf"(?:,|{_FIRST_SPACE})\s+\(?(?:since|because|which (?!case|adds? |sums? |totals? |makes? |amounts? )"
    r"|as (?:required|desired|claimed|expected|needed|requested"
    r"|shown|stated|found"
    r"|above|before|computed|calculated|we|can|it)\b|(?:so|and) (?:we|this|that) )"
    r"|,\s+as (?=(?:both|the (?:sides|other|two)|then|each|there|they|he|she|[$\\(\d]))"
    r"|,\s+where (?=[A-Z] (?:is the (?:point|inter)|= ?\())"
    rf"|{_FIRST_SPACE}\s+\((?:this|that|these|it|note|as|after|exact|exactly|simplified|verified|checked|already|from|by"
    r"|using)"
    r"(?:[ ,.)]|$)",
    re.IGNORECASE,
)
_TAKES_BACK = Pattern(
    r"\A[\s$*_`.)]{0,9}(?:is|was|would be) (?:wrong|incorrect|mistaken|false|not (?:right|correct))\b"
    r"|(?:^|[\n.!?(*—,]\s*)(?:but |oh,? |no,? |hmm+,? )*(?:wait\b|actually,? (?!we (?:can|could)|you)"
    r"|hmm+\b|correction\b|oops\b|on second thought"
    r"|scratch that|let me (?:re-?compute|re-?calculate|re-?do|re-?consider|re-?think|correct|fix"
    r"|start over)|or rather|no,? (?:that|this|it))"
    r"|\b(?:that|this|it|above|which|answer|i|value|result) (?:is|was|am|were|seems|looks|must be) "
    r"(?:wrong|incorrect|mistaken|false|not (?:right|correct|quite right|quite correct))"
    r"|\b(?:made|contains?|is|was|spotted|found|there's) (?:an?|my) (?:\w+ )?(?:mistake|error|slip)\b"
    r"|\bshould (?:actually |really |instead )?(?:have been|be) (?=[-$\\(\d*`])",
    re.IGNORECASE,
)
_HEDGE = Pattern(
    r"\b(?:alternative(?:ly| answer)|maybe|perhaps|possibly|not (?:sure|certain)|unsure|uncertain|might"
    r"|could also|may also|either)\b"
    r"(?![^.\n]{0,80}(?:decimal|approx|≈|written|form\b|simplif|expressed|question|help|interested|want"
    r"|like to))"
    r"[^.\n]{0,60}\d",
    re.IGNORECASE,
)
_CONNECTIVES = Pattern(
    r"(?:(?:(?:and|so|therefore|thus|hence|then|finally|consequently|accordingly|in conclusion|in summary"
    r"|overall|altogether"
    r"|it follows that|this means(?: that)?|that is|i\.e\.|this (?:gives|yields|leaves|implies)(?: us| that)?"
    r"|(?:which|that) (?:gives|yields|leaves|implies|means|is)(?: us| that)?"
    r"|we (?:get|have|find|obtain|conclude|see|arrive at|are left with)(?: that)?|giving|yielding|∴|⇒|→"
    r"|\\therefore|\\implies|\\Rightarrow)"
    r"(?![A-Za-z])[\s,:*_]*+)++)",
    re.IGNORECASE,
)
_DECLARED = Pattern(r",?\s*\b(?:where|with|for)\b.*", re.DOTALL)
_HAS_VALUE = Pattern(r"[\d$\\=]")
_VERB = Pattern(
    r"(?<=\s)(?:is|are|equals|equal|be|will be|would be)(?: (?:given by|equal to|exactly|simply|just|thus"
    r"|therefore|then))?:?\s+"
)
_SUBJECT = Pattern(r"(?:[Tt]he|[Ii]ts|[Aa]ll|[Aa]n?|[Oo]ur|[A-Z][a-z]+)\s")
_DENIED = Pattern(r"(?:\b(?:not|never|cannot)|n't)\s*\Z", re.IGNORECASE)
"""`The answer cannot`, before *be*; not `The number of apples that were not sold`."""
_SEVERAL = Pattern(r"\b(?:and|or)\b|[;&]")
_LONGEST_SUBJECT = 160
_REFUSAL = Pattern(
    r"(?:I'm sorry|I am sorry|sorry|unfortunately|apologies)?[,.;:]?\s*(?:but )?(?:I|we) (?:can ?not"
    r"|can't|could ?n[o']t|am unable|'m unable"
    r"|are unable|do ?n[o']t know|do not know|am not able|'m not able|am not sure|have no|refuse|won't"
    r"|will not|would need|need more)",
    re.IGNORECASE,
)
_LONGEST_LINE = 400
_LONGEST_REFUSAL = 400
_UNDETERMINED = Pattern(
    r"(?:\b(?:I|we|one|you|it) (?:can ?not|can't|could not|couldn't|am unable to"
    r"|are unable to) (?:be )?(?:yet )?"
    r"(?:determined?|give|given|find|found|computed?|answer(?:ed)?|solved?|decided?|calculated?|provided?)"
    r"|\b(?:not|in)(?:sufficient| enough) (?:information|data|facts)|\bis (?:not possible"
    r"|impossible) to (?:determine|find"
    r"|compute|answer|say|tell|decide))\b",
    re.IGNORECASE,
)
_REQUEST = Pattern(
    r"\W*(?:requests?\b|ask(?:ing)? (?:the )?holder|(?:dear )?holder[,:]|please (?:tell|provide|give"
    r"|send|share)"
    r"|(?:could|can|would|will) you\b|i(?:'d| would| will|'ll)? (?:like to )?(?:ask|request)"
    r"|i (?:would )?(?:still )?need\b"
    r"|what (?:is|are)\b)",
    re.IGNORECASE,
)

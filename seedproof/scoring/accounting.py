"""Accounts for everything that stands in an answer: the asked value, what leads to it, or something else.

An answer is one statement of the asked value; `docs/reference/answers.md` has the definition. Each of its
statements is the asked value, words that change nothing, a step, or a value that is named as another one.
Whatever else is left could change the answer.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from seedproof.answers.lists import without_bullets
from seedproof.answers.symbols import are_siblings
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, different, equal, undecided, unread
from seedproof.responses.sentences import is_courtesy, takes_back
from seedproof.scoring.forms import is_evaluated
from seedproof.scoring.golden import Golden
from seedproof.scoring.members import in_numbers, is_true_step
from seedproof.scoring.statements import (
    ABOUT,
    BARE_SIGN,
    REASON,
    SAID,
    STATES,
    Statement,
    statements_of,
    trimmed,
)
from seedproof.scoring.surrounding import numbers_of, retracts, states_another
from seedproof.scoring.words import without_relative_clauses, words_of


def accounted(text: str, golden: Golden) -> Verdict:
    """Return whether a text states the golden answer, and nothing beside it that could change it."""
    if trimmed(text).endswith("?"):
        return unread("it asks")
    if _BLANK.search(text):
        return unread("it leaves a blank")
    if _CODE.search(text):
        return unread("it is code")
    if _DENIES.search(text) or (golden.kind == "set" and _WITHOUT.search(text)):
        return undecided("a sign denies it")
    if golden.kind != "comparison" and _BOUNDS.search(text):
        return undecided("it sets a bound, or a condition")
    if takes_back(text):
        return undecided("it takes something back")
    if len(text) < _SHORT and _IS_NOT_IT.search(text):
        return undecided("it says that the value is another, or any")
    statements = _few(statements_of(without_bullets(trimmed(_OF_NO_VALUE.sub("", text))), golden, 0, ""))
    if not statements:
        return undecided(_TOO_MANY)
    asked = [place for place, one in enumerate(statements) if one.is_asked]
    if not asked:
        whole = undecided("it is one value") if golden.is_single else golden.compare(text)
        return whole if whole.result == "different" else _of_another(statements, golden)
    if _IS_OF_MORE.search(text) or any(_is_operated_on(statements, place, golden) for place in asked):
        return undecided("it states an operation on the value")
    if all(_ROUGHLY.search(statements[place].link) for place in asked):
        return undecided("it states it as an approximation")
    if len(statements) > 1 and asked[-1] and REASON.match(statements[asked[-1]].link):
        return undecided("it states something else, and the value as a reason")
    for place, one in enumerate(statements):
        if not one.is_asked and not _is_accounted(statements, place, asked[-1], golden):
            return undecided(f"{one.text[:40]!r} stands beside the value that is asked for")
    if _UP_TO.search(" ".join(one.text for one in statements[max(0, asked[-1] - 1) : asked[-1] + 1])):
        return undecided("it sets a bound")
    if (
        golden.form is not None
        and golden.kind != "factor_pairs"
        and not any(
            is_evaluated(statements[place].text, golden.form, is_single=golden.is_single) for place in asked
        )
    ):
        return unread(NOT_EVALUATED)
    if len(statements) > 1 and golden.compare(text).result == "different":
        return undecided("as a whole, it states something else")
    return equal("it states the golden answer")


def concluded_by(sentence: str, golden: Golden) -> Verdict:
    """Return the verdict on what a sentence of a solution says at last; what stands before is its working."""
    if takes_back(sentence):
        return undecided("it takes something back")
    statements = _few(statements_of(trimmed(sentence), golden, 0, ""))
    for place in reversed(range(len(statements))):
        one = statements[place]
        lead = f"{statements[place - 1].text if place else ''} {one.text}"
        if STATES.search(one.text) and not _is_rounding(one, golden):
            is_doubtful = golden.context.are_doubtful(words_of(lead)) or one.link in ("or", "not")
            return undecided("it is in doubt") if is_doubtful else one.verdict
    return undecided("it states no value")


def _few(statements: Iterator[Statement]) -> list[Statement]:
    """Return statements; nothing if there are more than an answer has, most of which are not looked at."""
    first = list(islice(statements, MOST_STATEMENTS + 1))
    return first if len(first) <= MOST_STATEMENTS else []


def _of_another(statements: Sequence[Statement], golden: Golden) -> Verdict:
    """Return the verdict on statements none of which is the asked value."""
    last = statements[-1]
    if _ROUGHLY.search(last.link):
        return undecided("its exact value is not read")
    if len(statements) == 1:
        return last.verdict
    is_plain = in_numbers(last.text) or golden.is_asked_name(last.name)
    if last.verdict.result == "different" and is_plain and golden.is_single:
        return different("it states another value")
    return unread("it states no plain value")


def _is_accounted(statements: Sequence[Statement], place: int, asked: int, golden: Golden) -> bool:
    """Return whether a statement beside the asked one changes nothing."""
    one = statements[place]
    if _is_alternative(statements, place, asked):
        return False
    if golden.kind == "comparison" and not {golden.answer}.issuperset(BARE_SIGN.findall(one.text)):
        return False
    if _is_named_as_other(statements, place, golden) or is_courtesy(one.text):
        return True
    if golden.kind == "solvability" and place < asked and _CONTRADICTION.fullmatch(one.text):
        return True
    if in_numbers(one.text):
        return _is_rounding(one, golden) or (place < asked and _is_named(statements, place))
    words = words_of(without_relative_clauses(one.text))
    if retracts(one.text) or golden.context.are_doubtful(words) or _EXPECTED.match(one.text):
        return False
    name = statements[asked].name
    if one.name and (one.name == name or golden.is_asked_name(one.name)):
        return False
    if place < asked:
        return _leads_to(statements, place, asked, golden)
    if golden.context.has_changing(words):
        return False
    if are_siblings(one.name, name) and not golden.is_asked_name(name):
        return False
    return _is_check(statements, place, asked) or _explains(one, golden, words)


def _is_named_as_other(statements: Sequence[Statement], place: int, golden: Golden) -> bool:
    """Return whether a statement says itself what the answer is not: `instead of 5`, `not 5, but`."""
    text = statements[place].text
    if _OTHER_THAN.match(text):
        return True
    if not golden.is_single or not text.startswith("not "):
        return False
    behind = statements[place + 1].link if place < len(statements) - 1 else ""
    return behind == "but" or golden.compare(text.removeprefix("not ")).result == "different"


def _leads_to(statements: Sequence[Statement], place: int, asked: int, golden: Golden) -> bool:
    """Return whether a statement before the asked one names it, is a step to it, or is of something else."""
    one = statements[place]
    behind = statements[place + 1].link
    if place + 1 == asked and "=" not in one.text and golden.is_of_another(one.text.strip("$ ")):
        return False
    if not _is_different(one, golden) or (behind == ":" and "=" in one.text):
        return True
    if _is_conclusion(behind) and one.name and golden.kind not in SAID:
        return True
    if _is_given(one.text, golden) and _IS.match(behind):
        return True
    return (
        golden.is_other_name(one.name)
        or are_siblings(one.name, statements[asked].name)
        or is_true_step(one.text)
    )


def _explains(one: Statement, golden: Golden, words: Sequence[str]) -> bool:
    """Return whether a statement behind the asked one is a remark, a reason, or of something else."""
    states = STATES.search(one.text) is not None
    is_different = _is_different(one, golden)
    if _EQUATION_OF_NUMBERS.fullmatch(one.text) or (_CONCLUDES.match(one.link) and states):
        return False
    is_of_letters = golden.kind.partition("(")[0] in _IN_LETTERS
    if is_different and is_of_letters and not golden.context.has_name(one.name):
        return len(one.text.strip("$ ")) == 1
    if one.link.startswith("("):
        if is_different and not golden.context.has_name(one.name):
            return False
        if not states and not golden.context.knows(words):
            return False
    if one.link.startswith("(") or REASON.match(one.link) or _PLACE.match(one.text):
        return not states_another(one.text, [golden], numbers_of(golden))
    if is_different and not golden.is_other_name(one.name):
        return False
    return golden.context.knows(words) and (not states or _RELATES.search(one.text) is not None)


def _is_different(one: Statement, golden: Golden) -> bool:
    """Return whether a statement states a value that is not the golden one."""
    return one.verdict.result == "different" and (golden.kind in SAID or STATES.search(one.text) is not None)


def _is_operated_on(statements: Sequence[Statement], place: int, golden: Golden) -> bool:
    """Return whether words before a value say that something is worked out from it: `the mean of 5`."""
    if not place or statements[place].link != "of":
        return False
    before = statements[place - 1].text
    return _IS_OF.search(before) is not None or not golden.context.knows(words_of(before))


def _is_alternative(statements: Sequence[Statement], place: int, asked: int) -> bool:
    """Return whether a statement stands in a choice with the asked one."""
    if place > asked:
        return statements[place].link.endswith("or") and not _IN_FORM.match(statements[place].text)
    return place + 1 == asked and statements[asked].link == "or"


def _is_check(statements: Sequence[Statement], place: int, asked: int) -> bool:
    """Return whether a statement behind the asked one is a true equation that is called a check."""
    called = any(_CHECKS.match(one.text) for one in statements[asked + 1 : place])
    return called and is_true_step(statements[place].text)


def _is_given(text: str, golden: Golden) -> bool:
    """Return whether the numbers of a text only tell which thing of the question it is about: `symbol 1`."""
    things = _NUMBERED.findall(text)
    return len(things) == len(_FIGURES.findall(text)) > 0 and all(map(golden.context.has_text, things))


def _is_named(statements: Sequence[Statement], place: int) -> bool:
    """Return whether words before a number say what it is, and not that it is the answer."""
    if not place or not _IS.match(statements[place].link):
        return False
    subject = statements[place - 1].text
    says_what = any(len(word) > _PRONOUN for word in words_of(subject)) or _LETTER.search(subject)
    return bool(says_what) and _CLAIMS.search(subject) is None and not in_numbers(subject)


def _is_conclusion(link: str) -> bool:
    """Return whether what follows a link is a sentence of its own, or concludes from what stands before."""
    return not link or _CONCLUDES.match(link) is not None


def _is_rounding(one: Statement, golden: Golden) -> bool:
    """Return whether a number is the golden answer, rounded, and said to be so."""
    if not _ROUGHLY.search(one.link):
        return False
    return golden.compare(f"{golden.answer} ≈ {one.text}").result == "equal"


NOT_EVALUATED = "an operation is left to be carried out"
_IS = Pattern(r"is\b|are\b|equals|be\b|becomes|comes|amounts|converges|tends|of\b|:")
_CLAIMS = Pattern(r"\b(?:answers?|results?|values?|solutions?|totals?)\b", re.IGNORECASE)
_CONCLUDES = Pattern(
    r"so\b|thus|hence|therefore|then|which|that is|i\.e|giving|gives|gets?|yields|makes|simplifies"
    r"|reduces|while|namely|⇒|⟹|→|[-=]+>|\\(?:R|i|t)",
    re.IGNORECASE,
)
_PLACE = Pattern(r"(?:attained |reached |taken )?(?:at|on|for|when|in|from|if)\b")
_ROUGHLY = Pattern(ABOUT)
_RELATES = Pattern(r"[=<>≤≥∈]|\\(?:le|ge|in|lt|gt)q?(?![a-z])")
_EQUATION_OF_NUMBERS = Pattern(r"[-+−*·×/÷^()\d.,\s$\\{}]*=[-+−*·×/÷^()\d.,\s$\\{}=]*")
_DENIES = Pattern(r"\A[\s$({]*(?:≠|!=|¬|!\s*\(|\\n(?:e|eq|eg)(?![a-z])|\\lnot)|✗|✘|❌|\+\s*(?:\.\.\.|…)\W*\Z")
_WITHOUT = Pattern(r"(?<=[\w}\])])\s*\\\s+\\?\{|\\setminus|∖")
_BOUNDS = Pattern(
    r"\A\W*(?:more|less|greater|fewer|higher|lower) than\b|\b(?:at least|at most|no more than"
    r"|on average|but only)\b",
    re.IGNORECASE,
)
_CODE = Pattern(r"\breturn\s*['\"(]|\bdef \w+\(")
_BLANK = Pattern(r"(?<![\w*\\])_{3,}(?!\w)")
_CONTRADICTION = Pattern(
    rf"(?:[A-Za-z]+ ){{0,4}}(?=[-−]?\d){_EQUATION_OF_NUMBERS.pattern}|false|impossible"
    rf"|a contradiction"
)
_FIGURES = Pattern(r"\d+")
_NUMBERED = Pattern(r"[A-Za-z]{3,} \d+")
_EXPECTED = Pattern(r"\W*(?:expected|wanted|golden|true|correct|actual)\b", re.IGNORECASE)
_CHECKS = Pattern(r"\W*(?:check|verif|proof|test|indeed)", re.IGNORECASE)
_IN_FORM = Pattern(r"(?:in|as|written|simply|equivalently)\b(?!.*\d)")
"""Words for another way to write the value, with no value of their own."""
_OTHER_THAN = Pattern(r"(?:instead of|rather than) ")
_IS_OF = Pattern(
    r"\b(?:mean|average|integral|derivative|inverse|sum|product|difference|quotient|ratio|square|root|power"
    r"|multiple|half|twice|double|third)\W*\Z",
    re.IGNORECASE,
)
_IS_OF_MORE = Pattern(
    r"\b(?:mean|average|sum|product|difference|quotient|ratio|minimum|maximum|larger"
    r"|smaller) of (?:the )?[^;]{1,200}? and (?!.*(?:=|\b(?:is|are|equals)\b))",
    re.IGNORECASE,
)
"""An operation on two values, whose result is not stated."""
_OF_NO_VALUE = Pattern(
    r"\s[(\[](?:I am |I'm )?(?:quite |very )?(?:sure|certain|confident)(?: of (?:it|this))?[)\]]"
    r"|\A\s*\(a\)\s+(?=\S)"
    r"|(?<![\s\\])(?<!\\[,;:])(?<!quad),?(?:\s|\\q?quad|\\[,;:])*\(?(?:\bwhere |\bwith "
    r"|\bfor )?\$?[A-Z](?:_\{?\w\}?)?(?:,\s?[A-Z](?:_\{?\w\}?)?)*"
    r"\s?(?:\\in(?![a-z])|∈)\s?(?:\\mathbb\s?\{?R\}?|ℝ|R\b)\$?\)?\s*\Z"
)
"""How sure one is, the letter of the only part, and the constants of a general solution, said to be any."""
MOST_STATEMENTS = 200
_TOO_MANY = "it states too many things"
_PRONOUN = 4
"""Letters: `it`, `this` and `that` do not say what has a value."""
_LETTER = Pattern(r"(?<![A-Za-z])[A-Za-z](?![A-Za-z'’])")
_SHORT = 300
_IS_NOT_IT = Pattern(
    r"\b(?:any|all|every|no)\w*\b[^,.;]{0,20}\b(?:but|except)\b|\bor (?:more|less|so|fewer)\b"
    r"|\bon\W*\Z|\bonwards?\b"
    r"|\d_\{?\w|[|#]\s*\\?\{",
    re.IGNORECASE,
)
_UP_TO = Pattern(r"\bup to\b|\b(?:any|all|every|no)\w*\b[^,.]{0,20}\bbut\b", re.IGNORECASE)
_IN_LETTERS = ("expression", "antiderivative")

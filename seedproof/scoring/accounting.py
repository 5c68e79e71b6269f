"""Accounts for everything that stands in an answer: the asked value, what leads to it, or something else.

An answer is one statement of the asked value; `docs/answers.md` has the definition. A text that is no value as
a whole is cut into its statements. Each of them is the asked value, words that change nothing, a step, or a
value that is named as another one. Whatever else is left could change the answer.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from seedproof.answers.labels import plain
from seedproof.answers.lists import split_outside, without_bullets
from seedproof.answers.symbols import are_siblings
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, different, equal, undecided, unread
from seedproof.responses.sentences import is_courtesy, takes_back
from seedproof.scoring.forms import is_evaluated
from seedproof.scoring.golden import Golden, Simple
from seedproof.scoring.members import has_another_member, in_numbers, is_true_step, leads_to_golden
from seedproof.scoring.surrounding import numbers_of, retracts, states_another
from seedproof.scoring.words import without_relative_clauses, words_of


class Statement(NamedTuple):
    """A statement of an answer, what joins it to the one before, and how it compares with the golden answer."""

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


def accounted(text: str, golden: Golden) -> Verdict:
    """Return whether a text states the golden answer, and nothing beside it that could change it."""
    if _trimmed(text).endswith("?"):
        return unread("it asks")
    if _BLANK.search(text):
        return unread("it leaves a blank")
    if takes_back(text):
        return undecided("it takes something back")
    if len(text) < _SHORT and _IS_NOT_IT.search(text):
        return undecided("it says that the value is another, or any")
    statements = list(_statements(without_bullets(_trimmed(_OF_NO_VALUE.sub("", text))), golden, 0, ""))
    asked = [place for place, one in enumerate(statements) if one.is_asked]
    if not asked:
        whole = undecided("it is one value") if golden.is_single else golden.compare(text)
        return whole if whole.result == "different" else _of_another(statements, golden)
    if _IS_OF_MORE.search(text) or any(_is_operated_on(statements, place, golden) for place in asked):
        return undecided("it states an operation on the value")
    if all(_ROUGHLY.search(statements[place].link) for place in asked):
        return undecided("it states it as an approximation")
    if len(statements) > 1 and asked[-1] and _REASON.match(statements[asked[-1]].link):
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
    return equal("it states the golden answer")


def concluded_by(sentence: str, golden: Golden) -> Verdict:
    """Return the verdict on what a sentence of a solution says at last; what stands before is its working."""
    if takes_back(sentence):
        return undecided("it takes something back")
    statements = list(_statements(_trimmed(sentence), golden, 0, ""))
    for place in reversed(range(len(statements))):
        one = statements[place]
        lead = f"{statements[place - 1].text if place else ''} {one.text}"
        if _STATES.search(one.text) and not _is_rounding(one, golden):
            is_doubtful = golden.context.are_doubtful(words_of(lead)) or one.link in ("or", "not")
            return undecided("it is in doubt") if is_doubtful else one.verdict
    return undecided("it states no value")


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


def _statements(text: str, golden: Golden, depth: int, link: str) -> Iterator[Statement]:
    """Yield the statements of a text: as few as there are, once each is the asked value or cannot be cut."""
    verdict = golden.compare(text)
    if verdict.result == "equal" and (_is_tale(text, golden) or not _is_whole(text, golden)):
        verdict = undecided("something stands beside it")
    is_of_another = golden.is_of_another(Statement(text, link, verdict).name)
    if verdict.result == "equal" and is_of_another:
        verdict = undecided("it is the value of another name")
    if verdict.result != "equal":
        for place, separator in enumerate(_SEPARATORS[depth:], depth + 1):
            pieces = [(sign, _trimmed(piece)) for sign, piece in split_outside(text, separator)]
            pieces = [piece for piece in pieces if piece[1]]
            if place == _IN_ONE_SENTENCE and not is_of_another and leads_to_golden(text, golden):
                yield Statement(text, link, equal("the last member of its chain is the golden answer"))
                return
            if len(pieces) > 1 or (pieces and pieces[0][0].strip()):
                for position, (sign, piece) in enumerate(pieces):
                    inherited = "" if position and _REASON.match(link) else link
                    yield from _statements(piece, golden, place, sign.strip(" ,").lower() or inherited)
                return
    yield Statement(text, link, verdict)


def _is_tale(text: str, golden: Golden) -> bool:
    """Return whether a text makes several statements, or concludes one from another, so that each counts."""
    if golden.kind == "label" and not _STATES.search(text):
        return False
    if _NOTE.search(text):
        return True
    separators = _SEPARATORS[:2] if golden.is_single else (_CONCLUSION,)
    return any(len(split_outside(text, separator)) > 1 for separator in separators)


def _is_whole(text: str, golden: Golden) -> bool:
    """Return whether a text that was read as the golden answer has no word beside it that could change it."""
    if has_another_member(text, golden) or (golden.kind in _SAID and not _is_said_plainly(text, golden)):
        return False
    if isinstance(golden, Simple) and golden.kind not in _SAID:
        return not golden.context.are_doubtful(words_of(_IN_FIGURES.sub(" ", text)))
    if isinstance(golden, Simple) or golden.kind in _IN_WORDS:
        return True
    own = words_of(golden.answer)
    words = [word for word in words_of(_INFINITY.sub(" ", golden.bare(text))) if word not in own]
    if own and not words_of(text) == own and _DIGIT.search(text) and not _DIGIT.search(golden.answer):
        return False
    return golden.context.knows(words) and not _COPULA.search(text)


def _is_said_plainly(text: str, golden: Golden) -> bool:
    """Return whether an answer in words has no number, choice, denial or question beside it."""
    if golden.kind == "label":
        has_figure = _DIGIT.search(text) is not None and not _DIGIT.search(golden.answer)
        return not has_figure and not (_YES.search(text) and _NO.search(text))
    if text.endswith("?") or _CHOICE_OF_SIGNS.search(text) or len(set(_BARE_SIGN.findall(text))) > 1:
        return False
    words = [word for word in words_of(text) if word.lower() not in _SAYING]
    if golden.context.are_doubtful(words) or not golden.context.knows(words):
        return False
    return golden.kind == "comparison" or _DIGIT.search(_IMPOSSIBLE.sub(" ", text)) is None


def _is_accounted(statements: Sequence[Statement], place: int, asked: int, golden: Golden) -> bool:
    """Return whether a statement beside the asked one changes nothing."""
    one = statements[place]
    words = words_of(without_relative_clauses(one.text))
    if _is_alternative(statements, place, asked):
        return False
    if golden.kind == "comparison" and not {golden.answer}.issuperset(_BARE_SIGN.findall(one.text)):
        return False
    behind = statements[place + 1].link if place < len(statements) - 1 else ""
    is_corrected = (
        golden.is_single
        and one.text.startswith("not ")
        and (behind == "but" or golden.compare(one.text.removeprefix("not ")).result == "different")
    )
    if is_corrected or is_courtesy(one.text) or _OTHER_THAN.match(one.text):
        return True
    if golden.kind == "solvability" and place < asked and _CONTRADICTION.fullmatch(one.text):
        return True
    if in_numbers(one.text):
        return _is_rounding(one, golden) or (place < asked and _is_named(statements, place))
    if retracts(one.text) or golden.context.are_doubtful(words) or _EXPECTED.match(one.text):
        return False
    if place + 1 == asked and golden.is_of_another(one.text.strip("$ ")):
        return False
    name = statements[asked].name
    if one.name and (one.name == name or golden.is_asked_name(one.name)):
        return False
    states = _STATES.search(one.text) is not None
    is_different = one.verdict.result == "different" and (states or golden.kind in _SAID)
    if place < asked:
        if (
            (_is_conclusion(behind) and one.name and golden.kind not in _SAID)
            or not is_different
            or (behind == ":" and "=" in one.text)
        ):
            return True
        if _is_given(one.text, golden) and _IS.match(behind):
            return True
        return golden.is_other_name(one.name) or are_siblings(one.name, name) or is_true_step(one.text)
    if golden.context.has_changing(words) or (
        are_siblings(one.name, name) and not golden.is_asked_name(name)
    ):
        return False
    if _is_check(statements, place, asked):
        return True
    if _EQUATION_OF_NUMBERS.fullmatch(one.text) or (_CONCLUDES.match(one.link) and states):
        return False
    if (
        is_different
        and golden.kind.partition("(")[0] in _IN_LETTERS
        and not golden.context.has_name(one.name)
    ):
        return len(one.text.strip("$ ")) == 1
    if one.link.startswith("(") or _REASON.match(one.link) or _PLACE.match(one.text):
        return not states_another(one.text, [golden], numbers_of(golden))
    if is_different and not golden.is_other_name(one.name):
        return False
    return not states or _RELATES.search(one.text) is not None if golden.context.knows(words) else False


def _is_operated_on(statements: Sequence[Statement], place: int, golden: Golden) -> bool:
    """Return whether words before a value say that something is worked out from it: `the mean of 5`."""
    if not place or statements[place].link != "of":
        return False
    before = statements[place - 1].text
    return _IS_OF.search(before) is not None or not golden.context.knows(words_of(before))


def _is_alternative(statements: Sequence[Statement], place: int, asked: int) -> bool:
    """Return whether a statement stands in a choice with the asked one."""
    if place > asked:
        text = statements[place].text
        return statements[place].link.endswith("or") and (
            _STATES.search(text) is not None or not words_of(text)
        )
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


def _trimmed(text: str) -> str:
    """Return a text without the signs at its edges that part it from others, and without half a bracket."""
    text = _LATEX_EDGES.sub("", text.strip(_EDGES)).strip(_EDGES)
    while (
        text.endswith((".", *_EDGES))
        or _EXCLAIMS.search(text)
        and not text.endswith(("\\,", "\\;", "\\:", "\\!"))
    ):
        text = text[:-1]
    if text.endswith(")") and text.count(")") > text.count("(") and "[" not in text:
        text = text[:-1]
    return text


def _is_conclusion(link: str) -> bool:
    """Return whether what follows a link is a sentence of its own, or concludes from what stands before."""
    return not link or _CONCLUDES.match(link) is not None


def _is_rounding(one: Statement, golden: Golden) -> bool:
    """Return whether a number is the golden answer, rounded, and said to be so."""
    if not _ROUGHLY.search(one.link):
        return False
    return golden.compare(f"{golden.answer} ≈ {one.text}").result == "equal"


NOT_EVALUATED = "an operation is left to be carried out"
_EDGES = " \t\n,;:*_`"
_LATEX_EDGES = Pattern(r"\A(?:\\[,;:!]\s*)+|(?:\s*\\[,;:!])+\.?\Z")
_EXCLAIMS = Pattern(r"(?<=[^\W\d_])!\Z")
"""Behind a word; behind a number it may be a factorial."""
_STATES = Pattern(r"[\d∞∅π±√½⅓⅔¼¾]|\\[a-zA-Z]|(?<![A-Za-z])(?![Ia]\b)[A-Za-z](?![A-Za-z'’])|[=<>≤≥≠¬^]")
"""What may hold a value: a figure, a command, a letter alone, a relation."""
_ABOUT = r"≈|\\approx(?![a-z])|\b(?:approximately|approx\.?|about|roughly)\b"
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
    Pattern(
        rf"(?<!\\),(?!\d{{3}}(?!\d))|\b(?:and|or(?!\s+(?:{_ABOUT}))|but)\b|\bresp\.|(?<=\$)\s*/\s*(?=\$)"
    ),
    Pattern(
        rf"\s\((?=(?:or|{_ABOUT}|[A-Za-z]{{2,}}(?![A-Za-z(\[{{_^]))[^()]*(?:\([^()]*\)[^()]*)*\)\s*\Z)(?:or\b|{_ABOUT})?\s*|(?:or|is)?\s*(?:{_ABOUT})"
    ),
)
_IN_ONE_SENTENCE = 3
"""The first separator that stands between the words of one statement."""
_COPULA = Pattern(r"\d[^=]*\s(?:is|are|equals)\s")
_IS = Pattern(r"is\b|are\b|equals|be\b|becomes|comes|amounts|converges|tends|of\b|:")
_CLAIMS = Pattern(r"\b(?:answers?|results?|values?|solutions?|totals?)\b", re.IGNORECASE)
_CONCLUDES = Pattern(
    r"so\b|thus|hence|therefore|then|which|that is|i\.e|giving|gives|gets?|yields|makes|simplifies"
    r"|reduces|while|namely|⇒|⟹|→|[-=]+>|\\(?:R|i|t)",
    re.IGNORECASE,
)
_CONCLUSION = Pattern(
    r"\b(?:so|thus|hence|therefore)\b,?|⇒|⟹|(?<![A-Za-z]\s)→|⟶|[-=]+>|\\(?:Rightarrow|implies|therefore)(?![a-zA-Z])"
)
_REASON = Pattern(r"because|since|where|using|with|by\b|as\b", re.IGNORECASE)
_PLACE = Pattern(r"(?:attained |reached |taken )?(?:at|on|for|when|in|from|if)\b")
_ROUGHLY = Pattern(_ABOUT)
_RELATES = Pattern(r"[=<>≤≥∈]|\\(?:le|ge|in|lt|gt)q?(?![a-z])")
_NAMED = Pattern(r"([^=<>:≈]{1,60}?)\s*[=:](?!=)")
_EQUATION_OF_NUMBERS = Pattern(r"[-+−*·×/÷^()\d.,\s$\\{}]*=[-+−*·×/÷^()\d.,\s$\\{}=]*")
_BLANK = Pattern(r"(?<![\w*\\])_{3,}(?!\w)")
_CONTRADICTION = Pattern(
    rf"(?:[A-Za-z]+ ){{0,4}}(?=[-−]?\d)(?=[-−]?\d){_EQUATION_OF_NUMBERS.pattern}|false|impossible"
    rf"|a contradiction"
)
_DIGIT = Pattern(r"\d")
_FIGURES = Pattern(r"\d+")
_NUMBERED = Pattern(r"[A-Za-z]{3,} \d+")
_EXPECTED = Pattern(r"\W*(?:expected|wanted|golden|true|correct|actual)\b", re.IGNORECASE)
_CHECKS = Pattern(r"\W*(?:check|verif|proof|test|indeed)", re.IGNORECASE)
_OTHER_THAN = Pattern(r"(?:instead of|rather than) ")
_IN_FIGURES = Pattern(
    r"(?<=\d)\s(?:minus|plus|times|over|divided by)\s(?=[-−]?\d)|\b(?:negative|minus)\s(?=\d)"
    r"|\bleft over\b|\binstead of\b"
)
"""Words for signs of a number, or between numbers."""
_IS_OF = Pattern(
    r"\b(?:mean|average|integral|derivative|inverse|sum|product|difference|quotient|ratio|square|root|power|multiple|half|twice|double|third)\W*\Z",
    re.IGNORECASE,
)
_IS_OF_MORE = Pattern(
    r"\b(?:mean|average|sum|product|difference|quotient|ratio|minimum|maximum|larger"
    r"|smaller) of (?:the )?[^.;]{1,200}? and (?!.*(?:=|\b(?:is|are|equals)\b))",
    re.IGNORECASE,
)
"""An operation on two values, whose result is not stated."""
_OF_NO_VALUE = Pattern(
    r"\s[(\[](?:I am |I'm )?(?:quite |very )?(?:sure|certain|confident)(?: of (?:it|this))?[)\]]"
    r"|\A\s*\(a\)\s+(?=\S)"
    r"|,?(?:\s|\\q?quad|\\[,;:])*\(?(?:\bwhere |\bwith "
    r"|\bfor )?\$?[A-Z](?:_\{?\w\}?)?(?:,\s?[A-Z](?:_\{?\w\}?)?)*"
    r"\s?(?:\\in(?![a-z])|∈)\s?(?:\\mathbb\s?\{?R\}?|ℝ|R\b)\$?\)?\s*\Z"
)
"""How sure one is, the letter of the only part, and the constants of a general solution, said to be any."""
_PRONOUN = 4
"""Letters: `it`, `this` and `that` do not say what has a value."""
_LETTER = Pattern(r"(?<![A-Za-z])[A-Za-z](?![A-Za-z'’])")
_INFINITY = Pattern(r"\b(?:minus|plus|negative|positive) infinity\b", re.IGNORECASE)
_NOTE = Pattern(r"\(\s*[a-z]+\s*:")
_YES = Pattern(r"\byes\b", re.IGNORECASE)
_NO = Pattern(r"\bno\b", re.IGNORECASE)
_BARE_SIGN = Pattern(r"(?:(?<=[\s(,;:.])|\A)([<=>])(?!\s*[-\d$\\])")
_SHORT = 300
_IS_NOT_IT = Pattern(
    r"\b(?:any|all|every|no)\w*\b[^,.;]{0,20}\b(?:but|except)\b|\bor (?:more|less|so|fewer)\b"
    r"|\bon\W*\Z|\bonwards?\b"
    r"|\d_\{?\w|[|#]\s*\\?\{",
    re.IGNORECASE,
)
_UP_TO = Pattern(r"\bup to\b|\b(?:any|all|every|no)\w*\b[^,.]{0,20}\bbut\b", re.IGNORECASE)
_CHOICE_OF_SIGNS = Pattern(r"[<=>]\W*\bor\b\W*[<=>]|[<=>]\s*,\s*[<=>]")
_IMPOSSIBLE = Pattern(r"-?\d+\s*=\s*-?\d+(?: is (?:false|true|impossible|never true|always true))?")
_SAYING = frozenset(
    "no none any all every many infinite infinitely cannot doesn't don't not false or than equal same greater more bigger larger higher less"
    " fewer smaller lower inconsistent solvable exist exists real rational numbers".split()
)
"""Words that say which sign it is, or that there is no solution or any."""
_SAID = ("label", "solvability", "comparison")
"""Kinds that are said in words."""
_IN_LETTERS = ("expression", "antiderivative")
_IN_WORDS = ("label", "interval_union", "set", "unordered")
"""Kinds that are often stated in words, whose readers understand `not`, `or` and `at least`."""

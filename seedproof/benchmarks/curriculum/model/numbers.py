"""Compares the numbers that stand in a text with those of its statements: none missing, none too many.

Whoever reads a text back can be wrong, or say what it is expected to say. That every number of the statements
stands in the text, as often as there, and no other number, needs nobody's word. Signs are left to the reader:
`8 degrees below zero` has the number 8.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from seedproof.benchmarks.curriculum.lexicon.cardinals import CARDINALS, DENOMINATORS, SCALES, cardinal
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import OneOf, Polygon, Steps, Unknown
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    inlined,
    is_numeral,
    parts,
)
from seedproof.record.patterns import Pattern

Meaning = tuple[Fraction, ...]
"""The numbers of statements that a word or numeral may stand for, together; none: it is no number."""

MOST_NUMBERS = 60
"""Numerals of a text. The longest problems have about fifteen."""


class Mention(msgspec.Struct, frozen=True):
    """A number in a text."""

    text: str
    at: int
    meanings: tuple[Meaning, ...]
    """What it may stand for."""
    scales: bool = False
    """Whether it is a word for a part or a multiple, such as `half`, `a third` and `twice`."""


class Amounts(msgspec.Struct, frozen=True):
    """How often each number has to stand in a text, and may."""

    least: Counter[Fraction]
    most: Counter[Fraction]


_COUNTED_OTHERWISE = Pattern(
    r"\b(?:couples?|duos?|trios?|quartets?|quintets?|sextets?|(?:three|four)somes?|twins|triplets|quadruplets"
    r"|baker['’]s dozen|scores? of|gross of)\b",
    re.IGNORECASE,
)
"""Words that count, and are no numbers: what they stand for is not always the same."""


def wrong_numbers(task: Task, text: str, answers: frozenset[Fraction]) -> str:
    """Return in words which number a text lacks or has too many, an empty text if its numbers are right.

    `answers` are the values of the answer: none may stand in the text beyond what the statements have.
    """
    foreign = _foreign_sign(text)
    if foreign:
        return f"the text has {foreign!r}, expected numerals from 0 to 9, or English words"
    counted = _COUNTED_OTHERWISE.search(text)
    if counted:
        return f"the text has {counted[0]!r}, expected numerals, or the words for numbers"
    mentions = _where_scaled(task, mentioned(text, answers))
    if len(mentions) > MOST_NUMBERS:
        return f"the text has {len(mentions)} numbers, expected those of the statements"
    amounts = amounts_of(task)
    for value in answers:
        amounts.most[value] = amounts.least[value]
    if _agree(mentions, amounts):
        return ""
    return _difference(mentions, amounts)


def _where_scaled(task: Task, mentions: Sequence[Mention]) -> list[Mention]:
    """Return the mentions, those that scale without the numbers that are only added: 19 - 3 has no third."""
    scaled = {
        abs(Fraction(number.value))
        for whole in task.problem.expressions()
        for part in parts(whole)
        if isinstance(part, Operation) and part.op not in ("+", "-")
        for number in (part.left, part.right)
        if isinstance(number, Number)
    }
    return [
        replace(mention, meanings=tuple(filter(scaled.issuperset, mention.meanings)))
        if mention.scales
        else mention
        for mention in mentions
    ]


def amounts_of(task: Task) -> Amounts:
    """Return how often each number of a task stands in its text: of a follow-up, what is new or changed.

    A follow-up may say again what its problem says, and what changes in the sentence that it changes: "Now
    use 18 in place of 26: Nora gave 18 stickers to her cousin."
    """
    standard = standard_of(task.row.split("/")[1])
    whole = _amounts(standard, task.problem)
    if task.main is None:
        return whole
    main = _amounts(standard, parse_problem(task.main.lines))
    new = whole.least - main.least
    again = Counter(_numbers(_fractions_with(task.problem, frozenset(new))))
    if again:
        return Amounts(new, whole.most + main.most + again)
    return Amounts(new, (whole.most | main.most) + new)


def _fractions_with(problem: Problem, values: frozenset[Fraction]) -> Iterator[Expression]:
    """Yield the fractions with one of some numbers: who changes a numerator says the whole fraction."""
    for whole in problem.expressions():
        for part in parts(whole):
            if isinstance(part, Operation) and is_numeral(part) and values.intersection(_numbers([part])):
                yield part


def _amounts(standard: Standard, problem: Problem) -> Amounts:
    written = Counter(_numbers(problem.expressions()))
    declared = problem.declared()
    # A value that is used twice may be said twice.
    used = Counter(_numbers(inlined(asked, declared) for asked in problem.question.asked))
    least = written - Counter(unsaid(standard, problem))
    if problem.kind() == "comparison":
        # "Compare 4 with 7. Is 4 less than 7, equal to it or greater?"
        return Amounts(least, written + written)
    return Amounts(least, written | used)


def _numbers(expressions: Iterator[Expression] | Sequence[Expression]) -> Iterator[Fraction]:
    for whole in expressions:
        for part in parts(whole):
            if isinstance(part, Number):
                yield abs(Fraction(part.value))


def unsaid(standard: Standard, problem: Problem) -> Iterator[Fraction]:
    """Yield the numbers that a text need not state, each as often as it stands in the statements for that.

    How many sides a square has, what a coin is worth, how many minutes an hour has; and the divisor of a
    division with a remainder stands in two statements and in one sentence.
    """
    shape = standard.asks
    if isinstance(shape, Polygon):
        yield from _corners(shape, problem)
    units = frozenset(map(Fraction, units_of(standard)))
    for whole in problem.expressions():
        for part in parts(whole):
            if not isinstance(part, Operation) or part.op != "*" or not isinstance(part.right, Number):
                continue
            worth = Fraction(part.right.value)
            if worth in units:
                yield worth
    match problem.question.asked:
        case (Operation("//", top, by), Operation("%", top_again, by_again)) if (top, by) == (
            top_again,
            by_again,
        ):
            yield from _numbers((top, by))


def _corners(shape: Polygon, problem: Problem) -> Iterator[Fraction]:
    for whole in problem.expressions():
        for part in parts(whole):
            # The area of a rectangle is a product of two sides.
            is_area = shape.name == "rectangle" and part is whole
            is_product = isinstance(part, Operation) and part.op == "*"
            if isinstance(part, Operation) and is_product and not is_area and isinstance(part.left, Number):
                yield Fraction(part.left.value)


def units_of(standard: Standard) -> tuple[int, ...]:
    """Return by how much a standard's problems convert units."""
    match standard.asks:
        case Steps(units=units):
            return units
        case OneOf(of=forms) | Unknown(of=forms):
            return tuple(unit for form in forms for unit in form.units)
    return ()


_WORDS = "|".join(sorted((*CARDINALS, *SCALES), key=len, reverse=True))
_CARDINAL = rf"(?:{_WORDS})(?:(?:\s+|-)(?:and\s+)?(?:{_WORDS}))*"
_PARTS = "|".join(sorted(DENOMINATORS, key=len, reverse=True))
_NUMERAL = r"(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?|\.\d+"
_MENTION = Pattern(
    rf"(?P<ordinal>\d+(?:st|nd|rd|th)\b)"
    rf"|(?P<dollars>{_NUMERAL}|{_CARDINAL})(?:\s+dollars?)?\s+and\s+(?P<cents>\d\d?|{_CARDINAL})(?:\s*¢|\s+cents?\b)"
    rf"|(?P<mixed>(?:\d+|\b(?:{_CARDINAL}))(?:\s+|\s+and\s+|-)(?:\d+\s*/\s*\d+|(?:an?|one)\s+(?:{_PARTS})\b"
    rf"|(?:{_CARDINAL})[\s-]+(?:{_PARTS})\b))"
    rf"|(?P<top>\d+)\s*/\s*(?P<under>\d+)"
    rf"|(?P<dozens>\d+|\b(?:{_CARDINAL})|\ban?)\s+dozen\b"
    rf"|(?P<numeral>{_NUMERAL})(?P<unit>\s*%|\s+percent\b|\s*¢|\s+cents?\b)?"
    rf"|\b(?P<count>an?|(?:{_CARDINAL}))[\s-]+(?P<part>{_PARTS})\b"
    rf"|\b(?P<words>{_CARDINAL})\b(?P<percent>\s+percent\b)?"
    r"|\b(?P<named>half|halves|quarters?|twice|double[ds]?|thrice|triple[ds]?|quadruple[ds]?|dozens?|pairs?"
    r"|once|squared?|squares|cubed?|cubes)\b",
    re.IGNORECASE,
)

_ONE = Fraction(1)
_NAMED: Mapping[str, tuple[Meaning, ...]] = {
    "half": ((_ONE, Fraction(2)), (Fraction(2),), (Fraction(1, 2),)),
    "halves": ((_ONE, Fraction(2)), (Fraction(2),)),
    "quarter": ((_ONE, Fraction(4)), (Fraction(4),), ()),
    "quarters": ((_ONE, Fraction(4)), (Fraction(4),), ()),
    "twice": ((Fraction(2),),),
    "double": ((Fraction(2),),),
    "thrice": ((Fraction(3),),),
    "triple": ((Fraction(3),),),
    "quadruple": ((Fraction(4),),),
    "dozen": ((Fraction(12),),),
    "pair": ((Fraction(2),), ()),
    "once": ((_ONE,), ()),
    "square": ((Fraction(2),), ()),
    "cube": ((Fraction(3),), ()),
}
"""Words for numbers that are no numerals, by their stem."""

_COUNTING = ("pair", "pairs", "dozen", "dozens")
"""Those that are amounts."""

_BEFORE_KNOWN = Pattern(r"\b(?:the|these|those|all|both|each of the|other)\s+(?:other\s+)?$", re.IGNORECASE)
_BEHIND_KNOWN = Pattern(
    r"-sided\b|\s+of (?:its|the|these|those|them|their)\b|"
    r"\s+(?:(?:whole|natural|positive|different|given|linear|other)\s+)?"
    r"(?:numbers|fractions|decimals|equations|unknowns|values|factors|sides|sums|products|expressions)\b",
    re.IGNORECASE,
)
"""`the two days`, `two numbers`: what the text itself lists."""
_KNOWN = frozenset(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"))
_ONE_MORE = Pattern(r"\s+(?:more|fewer|less|and|half|third|hundred|thousand)\b|-", re.IGNORECASE)
_IN_PASSING = Pattern(r"\s+(?:day|morning|afternoon|evening|night|time)\b", re.IGNORECASE)
_POWER = Pattern(r"\s+power\b", re.IGNORECASE)
_BEFORE_ZERO = Pattern(r"\b(?:below|above|than|from|to)\s+$", re.IGNORECASE)


def mentioned(text: str, answers: frozenset[Fraction] = frozenset()) -> list[Mention]:
    """Return the numbers that stand in a text, in order. An answer's value counts wherever it stands."""
    plain = _plain(text)
    return [
        mention
        for match in _MENTION.finditer(plain)
        for mention in _mentions(plain, match, answers)
        if mention.meanings != ((),)
    ]


def _plain(text: str) -> str:
    """Return a text with fractions in one sign, such as ½, written out."""
    written = re.sub(r"(?<=\d)²", " squared", text)
    written = re.sub(r"(?<=\d)³", " cubed", written).replace("²", " squared").replace("³", " cubed")
    signs: list[str] = []
    for sign in written:
        if (
            not sign.isascii()
            and unicodedata.category(sign) == "No"
            and "⁄" in unicodedata.normalize("NFKC", sign)
        ):
            signs.append(" " + unicodedata.normalize("NFKC", sign).replace("⁄", "/"))
        else:
            signs.append(sign)
    return "".join(signs)


def _foreign_sign(text: str) -> str:
    """Return the first sign that is a number in another writing, if there is one."""
    for sign in _plain(text):
        if not sign.isascii() and unicodedata.numeric(sign, None) is not None:
            return sign
    return ""


def _mentions(text: str, match: re.Match[str], answers: frozenset[Fraction]) -> Iterator[Mention]:
    words = match["words"]
    if words is not None and cardinal(words) is None:
        # Two numbers side by side: "one and two".
        for word in re.finditer(rf"\b(?:{_WORDS})\b", words, re.IGNORECASE):
            value = CARDINALS.get(word[0].lower())
            known = () if value is None else ((Fraction(value),),)
            yield Mention(word[0], match.start("words") + word.start(), known)
        return
    meanings = tuple(_meanings(text, match))
    if match["named"] is None and any(answers.intersection(meaning) for meaning in meanings):
        # Neither `one` nor `the two` is a way to say it in passing.
        meanings = tuple(meaning for meaning in meanings if meaning)
    scales = match["part"] is not None or (match["named"] or "").lower() not in (*_COUNTING, "")
    yield Mention(match[0], match.start(), meanings, scales)


def _meanings(text: str, match: re.Match[str]) -> Iterator[Meaning]:
    if match["ordinal"]:
        yield ()
        if _POWER.match(text, match.end()):
            yield (_value(re.sub(r"\D", "", match["ordinal"])),)
    elif match["dollars"]:
        dollars = _value(match["dollars"])
        cents = _value(match["cents"])
        yield (dollars + cents / 100,)
        yield (dollars, cents)
    elif match["mixed"]:
        yield from _mixed(match["mixed"])
    elif match["under"]:
        yield (Fraction(match["top"]), Fraction(match["under"]))
    elif match["dozens"]:
        count = match["dozens"].lower()
        if count in ("a", "an"):
            yield (Fraction(12),)
        else:
            yield (_value(count) * 12,)
            yield (_value(count), Fraction(12))
    elif match["numeral"]:
        yield from _measured(match["numeral"], (match["unit"] or "").strip().lower())
    elif match["part"]:
        yield from _portion(match["count"].lower(), match["part"].lower())
    elif match["words"]:
        if not match["percent"]:
            yield from _spelled(text, match)
    else:
        yield from _named(match["named"].lower())


def _named(word: str) -> tuple[Meaning, ...]:
    if word in _NAMED:
        return _NAMED[word]
    return _NAMED.get(word[:-1]) or _NAMED[word.removesuffix("s").removesuffix("d").removesuffix("e") + "e"]


def _measured(numeral: str, unit: str) -> Iterator[Meaning]:
    value = _value(numeral)
    if unit in ("%", "percent"):
        return
    yield (value,)
    if unit:
        yield (value / 100,)


def _mixed(mixed: str) -> Iterator[Meaning]:
    """Yield what `2 1/2`, or `two and a half`, may stand for."""
    fraction = re.search(rf"(\d+)\s*/\s*(\d+)$|\b(an?|{_CARDINAL})[\s-]+({_PARTS})$", mixed, re.IGNORECASE)
    if fraction is None:
        return
    whole = _value(re.sub(r"[\s-]+(?:and\s*)?$", "", mixed[: fraction.start()]))
    if fraction[1]:
        top = Fraction(fraction[1])
        under = Fraction(fraction[2])
    else:
        top = _ONE if fraction[3].lower() in ("a", "an") else _value(fraction[3])
        under = Fraction(DENOMINATORS[fraction[4].lower()])
    yield (whole * under + top, under)
    yield (whole + top / under,)
    if " and " in mixed:
        yield (whole, top, under)


def _portion(count: str, part: str) -> Iterator[Meaning]:
    """Yield what `three fourths`, `a third` or `a third one` may stand for."""
    under = Fraction(DENOMINATORS[part])
    top = _ONE if count in ("a", "an") else _value(count)
    yield (top, under)
    yield (top / under,)
    if top == 1:
        yield (under,)
    if count in ("a", "an"):
        yield ()
    if part in ("quarter", "quarters"):
        # Coins, whose worth need not be said.
        yield (top,)


def _spelled(text: str, match: re.Match[str]) -> Iterator[Meaning]:
    word = match["words"].lower()
    if word == "one" and _IN_PASSING.match(text, match.end()):
        yield ()
        return
    yield (_value(word),)
    before = text[: match.start()]
    behind = text[match.end() :]
    if word == "one" and not _ONE_MORE.match(behind):
        yield ()
    if word == "zero" and _BEFORE_ZERO.search(before):
        yield ()
    if word in _KNOWN and (_BEFORE_KNOWN.search(before) or _BEHIND_KNOWN.match(behind)):
        yield ()


def _value(numeral: str) -> Fraction:
    if numeral[:1].isalpha():
        return Fraction(cardinal(numeral) or 0)
    return Fraction(numeral.replace(",", "") if numeral[0] != "." else f"0{numeral}")


def _agree(mentions: Sequence[Mention], amounts: Amounts) -> bool:
    """Return whether the mentions can stand for the numbers, each for one of its meanings."""
    used = Counter[Fraction]()

    def fits(at: int) -> bool:
        if at == len(mentions):
            return all(used[value] >= count for value, count in amounts.least.items())
        for meaning in mentions[at].meanings:
            used.update(meaning)
            if all(used[value] <= amounts.most[value] for value in meaning) and fits(at + 1):
                return True
            used.subtract(meaning)
        return False

    return fits(0)


def _difference(mentions: Sequence[Mention], amounts: Amounts) -> str:
    """Say which numbers are too many, or missing."""
    said = Counter[Fraction]()
    for mention in mentions:
        for meaning in mention.meanings:
            after = said + Counter(meaning)
            if all(after[value] <= amounts.most[value] for value in meaning):
                said = after
                break
        else:
            return f"the text has {mention.text!r}, which the statements do not have, or not so often"
    missing = amounts.least - said
    if missing:
        return f"the text lacks the number {_shown(min(missing))}, expected every number of the statements"
    return "the numbers of the text are not those of the statements"


def _shown(value: Fraction) -> str:
    if value.denominator == 1:
        return str(value.numerator)
    return str(float(value))

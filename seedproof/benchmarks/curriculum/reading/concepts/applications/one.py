"""Reads stories that state one equation in one unknown."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise

from seedproof.benchmarks.curriculum.reading.concepts.applications.facts import RELATIONS, Fact, facts_of
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Operator,
    Problem,
    Question,
    Variable,
)

_X = Variable("x")
_DOWN = word_set("""
    lose loses lost run runs burn burns emptied drain drains leak leaks spend spends sink sinks descend
    descends read reads fall falls drop drops give gives used uses pay pays
""")
_UP = word_set("""
    save saves add adds earn earns climb climbs rise rises grow grows gain gains deposit deposits costs cost
    charges charge rents ask asks plus puts
""")
_SAME = frozenset(("same", "equal", "equally"))
_LEFT = frozenset(("left", "still", "until", "tall"))
_TOTAL = word_set("""
    paid pay pays cost costs bill total charged spent altogether together all order needs much has have
""")
_CARDS = word_set("card voucher")
_CHEAPER = word_set("cheaper off")
_USUAL = word_set("usual usually regular normal full before without")
_BILLS = word_set("together altogether all total costs cost bill pays pay paid")
_ALL_OF_THEM = word_set("together altogether all total costs cost in")
_COMPANY = word_set("with other others his her their my more")
_EACH = word_set("each every per")
_RELATED = _CHEAPER | _EACH | {"perimeter", "old", "age"}
"""Words without one of which no amounts that are related make an equation."""
_OTHERWISE = word_set("half twice percent more less fewer times except")
_PERSON_TIMES = frozenset(("times", "often"))
_EVEN = frozenset(("even", "odd"))
_PAIR = 2
_TRIPLE = 3
_PLANS = 4


def read_one(text: str) -> Problem | None:
    """Read the equation of a story; None where it says something else."""
    low = text.lower()
    if "?" not in low and not any(word in low for word in ("find", "work out", "what")):
        return None
    try:
        split = sentences(text)
        if any(token.text == "=" for sentence in split for token in sentence):
            return None
        equation = _equation(split)
    except (Unreadable, IndexError):
        return None
    return Problem((equation,), Question("answer", (_X,))) if equation is not None else None


def _equation(split: Sequence[Tokens]) -> Equation | None:
    words = {token.text for sentence in split for token in sentence}
    asked = [token.text for token in _question(split)]
    if "consecutive" in words:
        return _consecutive(split, words)
    is_related = bool(words & (RELATIONS - _PERSON_TIMES)) and not _is_more_for_each(split, words)
    if is_related and words.isdisjoint(_RELATED):
        return None
    facts = [fact for fact in facts_of(split) if not _counts_words(fact)]
    if "perimeter" in words:
        return _perimeter(facts, words, asked)
    if "old" in words or "age" in words:
        return _ages(facts, split, asked)
    if len(facts) == _TRIPLE and (words & _CHEAPER or words & _EACH):
        group = _group(facts, split, words, asked)
        if group is not None:
            return group
    if is_related:
        return None
    if "times" in words and not any(
        asked[at - 1] == "many" for at, word in enumerate(asked) if word == "times"
    ):
        return None
    if len(facts) == _PLANS and set(asked) & _SAME | (words & _SAME):
        return _two_plans(facts, split, asked)
    if len(facts) == _TRIPLE and not words & (_SAME | {"some", "both"}):
        return _fee_or_rest(facts, split, asked)
    return None


def _is_more_for_each(split: Sequence[Tokens], words: set[str]) -> bool:
    """Return whether `$2 more for each mile` is the only relation between amounts."""
    texts = [token.text for sentence in split for token in sentence]
    behind = [texts[at + 1 : at + 3] for at, word in enumerate(texts) if word == "more"]
    return words & (RELATIONS - _PERSON_TIMES) == {"more"} and all(
        following in (["for", "each"], ["for", "every"]) for following in behind
    )


def _counts_words(fact: Fact) -> bool:
    return fact.noun in ("number", "side", "house", "plan") and fact.value in (Number(2), Number(3))


def _question(split: Sequence[Tokens]) -> Tokens:
    asks = [
        sentence for sentence in split if sentence[-1].text == "?" or sentence[0].text in ("find", "work")
    ]
    if not asks:
        raise Unreadable("no question")
    return asks[-1]


def _sum(terms: Sequence[Expression]) -> Expression:
    return reduce(lambda left, right: Operation("+", left, right), terms)


def _consecutive(split: Sequence[Tokens], words: set[str]) -> Equation | None:
    """Read two or three consecutive numbers and their sum."""
    values = [token.value for sentence in split for token in sentence if token.value is not None]
    counts = [value for value in values if value in (Number(_PAIR), Number(_TRIPLE))]
    totals = [value for value in values if value not in (Number(_PAIR), Number(_TRIPLE), Number(1))]
    said = words & {"sum", "add", "adds", "total", "together"}
    if (
        len(set(counts)) != 1
        or len(totals) != 1
        or not said
        or not words & {"smallest", "least", "smaller", "first"}
    ):
        return None
    step = _PAIR if words & _EVEN else 1
    count = _PAIR if counts[0] == Number(_PAIR) else _TRIPLE
    more = [Operation("+", _X, Number(step * number)) for number in range(1, count)]
    return Equation(totals[0], _sum([_X, *more]))


def _perimeter(facts: Sequence[Fact], words: set[str], asked: Sequence[str]) -> Equation | None:
    """Read a rectangle whose sides differ by a length, and its perimeter."""
    totals = [fact for fact in facts if "perimeter" in fact.words]
    others = [fact for fact in facts if "perimeter" not in fact.words]
    if len(totals) != 1 or len(others) != 1:
        return None
    total = totals[0].value
    by = others[0].value
    if words & {"triangle", "isosceles"}:
        return _isosceles(total, by, words, asked)
    if not words & {"rectangle", "rectangular"} or words & {"times", "twice", "half"}:
        return None
    wide = bool({"wide", "width"} & set(asked))
    long = bool({"long", "length"} & set(asked))
    said = others[0].words
    about_length = "longer" in said or (
        "length" in said and "more" in said and not _comes_first("width", others[0])
    )
    about_width = "wider" in said or "narrower" in said or "shorter" in said
    if wide == long or about_length == about_width:
        return None
    larger = about_length or "wider" in said
    if (about_length and "less" in said) or not larger:
        return None
    sign: Operator = "+" if wide == about_length else "-"
    return Equation(total, Operation("*", Number(2), Operation("+", _X, Operation(sign, _X, by))))


def _comes_first(word: str, fact: Fact) -> bool:
    return word in fact.words and "length" not in fact.words


def _isosceles(total: Expression, base: Expression, words: set[str], asked: Sequence[str]) -> Equation | None:
    if not words & {"equal", "equally", "same"} or not words & {"third", "base"} or "equal" not in asked:
        return None
    return Equation(total, Operation("+", Operation("*", Number(2), _X), base))


def _ages(facts: Sequence[Fact], split: Sequence[Tokens], asked: Sequence[str]) -> Equation | None:
    """Read `Ana is k times as old as Ben. In t years she will be m times as old.`."""
    if len(split) != _TRIPLE:
        return None
    now, later, _ = split
    multiples = [_multiple(now), _multiple(later)]
    years = [fact for fact in facts if fact.noun == "year" and fact.sentence == 1]
    words = {token.text for token in later}
    if None in multiples or len(years) != 1 or not words & {"will", "from"} or "ago" in words:
        return None
    names = [
        token.text.removesuffix("'s")
        for token in now
        if token.raw[0].isupper() and token.text not in ("today", "now")
    ]
    younger = names[-1]
    if len(names) < _PAIR or younger not in {word.removesuffix("'s") for word in asked}:
        return None
    if {name for name in names[:-1]} & {word.removesuffix("'s") for word in asked} or set(asked) & {
        "will",
        "in",
    }:
        return None
    if younger not in [token.text for token in later]:
        return None
    k, m = multiples
    span = years[0].value
    if k is None or m is None:
        return None
    older = Operation("+", Operation("*", k, _X), span)
    return Equation(older, Operation("*", m, Operation("+", _X, span)))


def _multiple(sentence: Tokens) -> Expression | None:
    """Return the number before `times as old` or `times the age`, or 2 for `twice`."""
    for at, token in enumerate(sentence[:-1]):
        if token.text == "twice":
            return Number(2)
        if token.value is not None and sentence[at + 1].text == "times":
            return token.value
    return None


def _asked_noun(asked: Sequence[str]) -> str:
    for at, word in enumerate(asked[:-2]):
        if word == "how" and asked[at + 1] == "many":
            return stem(asked[at + 2])
        if word == "how" and asked[at + 1] == "often":
            return "time"
    return ""


def _is_rate(fact: Fact, noun: str) -> bool:
    return bool(fact.per) and (fact.per == noun or noun == "time")


def _two_plans(facts: Sequence[Fact], split: Sequence[Tokens], asked: Sequence[str]) -> Equation | None:
    """Read two amounts that grow or shrink evenly and are the same after a while."""
    noun = _asked_noun(asked)
    first = facts[:_PAIR]
    second = facts[_PAIR:]
    sides = [_line(pair, split, noun) for pair in (first, second)]
    if sides[0] is None or sides[1] is None or len({fact.dollars for fact in facts}) != 1:
        return None
    if first[1].sentence == second[0].sentence:
        return None
    return Equation(sides[0], sides[1])


def _line(pair: Sequence[Fact], split: Sequence[Tokens], noun: str) -> Expression | None:
    """Return start ± rate * x of two numbers."""
    rates = [fact for fact in pair if _is_rate(fact, noun)]
    bases = [fact for fact in pair if not _is_rate(fact, noun)]
    if len(rates) != 1 or len(bases) != 1:
        return None
    sign = _sign(rates[0], split)
    if sign is None:
        return None
    return Operation(sign, bases[0].value, Operation("*", rates[0].value, _X))


def _sign(rate: Fact, split: Sequence[Tokens]) -> Operator | None:
    texts = [token.text for token in split[rate.sentence]]
    words = set(texts)
    if ("run", "in") in pairwise(texts) or ("runs", "in") in pairwise(texts):
        return None if words & (_DOWN - {"run", "runs"}) or "out" in words else "+"
    down = bool(words & (_DOWN - {"pay", "pays"} if "plan" in words else _DOWN))
    up = bool(words & _UP) or "$" in words
    if down and bool(words & (_UP - {"costs", "cost"})):
        return None
    if not down and not up:
        return None
    return "-" if down else "+"


def _fee_or_rest(facts: Sequence[Fact], split: Sequence[Tokens], asked: Sequence[str]) -> Equation | None:
    """Read a start, an even change, and what it comes to; or a group who pay the same each."""
    noun = _asked_noun(asked)
    rates = [fact for fact in facts if _is_rate(fact, noun)]
    others = [fact for fact in facts if fact not in rates]
    if len(rates) != 1 or not noun:
        return None
    rate = rates[0]
    if {fact.dollars for fact in facts} != {rate.dollars}:
        return None
    first, second = others
    words = {token.text for sentence in split for token in sentence}
    last_words = {token.text for token in split[second.sentence]}
    rest = bool(last_words & _LEFT)
    verbs = {token.text for token in split[rate.sentence]}
    falls = bool(verbs & (_DOWN - {"pay", "pays"})) or bool(rate.dollars and words & _CARDS)
    if rest != falls:
        return None
    change = Operation("*", rate.value, _X)
    if falls:
        return Equation(second.value, Operation("-", first.value, change))
    if not last_words & _TOTAL:
        return None
    return Equation(second.value, Operation("+", first.value, change))


def _group(
    facts: Sequence[Fact], split: Sequence[Tokens], words: set[str], asked: Sequence[str]
) -> Equation | None:
    """Read so many tickets at a price that is higher or lower than asked for: `3 * (x + 2) = 36`."""
    if "some" in words:
        return _bags(facts, split, asked)
    counts = [fact for fact in facts if not fact.dollars]
    amounts = [fact for fact in facts if fact.dollars]
    if len(counts) != 1 or len(amounts) != _PAIR or words & _OTHERWISE:
        return None
    parts = [fact for fact in amounts if _texts(split, fact) & _CHEAPER]
    if len(parts) == 1:
        totals = [fact for fact in amounts if fact not in parts and _texts(split, fact) & _BILLS]
        if _EACH.isdisjoint(_texts(split, parts[0])) or any(_texts(split, fact) & _EACH for fact in totals):
            return None
    else:
        totals = [fact for fact in amounts if _texts(split, fact) & _ALL_OF_THEM]
        parts = [fact for fact in amounts if fact not in totals]
    if len(totals) != 1 or len(parts) != 1:
        return None
    said = {token.text for token in split[parts[0].sentence]}
    if said & _CHEAPER:
        if not set(asked) & _USUAL:
            return None
        price = Operation("-", _X, parts[0].value)
    else:
        text = [token.text for token in split[parts[0].sentence]]
        wanted = {stem(word) for word in asked}
        if "each" not in text or "and" not in text or not {"for", "fee"} & said or set(asked) & _USUAL:
            return None
        first = {stem(word) for word in text[text.index("each") : text.index("and")]}
        if not (wanted & first - {"a", "one"}) or wanted & parts[0].words:
            return None
        price = Operation("+", _X, parts[0].value)
    people = _people(counts[0], split)
    return Equation(totals[0].value, Operation("*", people, price)) if people is not None else None


def _texts(split: Sequence[Tokens], fact: Fact) -> set[str]:
    return {token.text for token in split[fact.sentence]}


def _people(count: Fact, split: Sequence[Tokens]) -> Expression | None:
    """Return how many share a bill: `Mia and four friends` are five; None where that is not plain."""
    sentence = split[count.sentence]
    at = next(index for index, token in enumerate(sentence) if token.value is count.value)
    before = [token.text for token in sentence[:at]]
    if not _COMPANY.isdisjoint(before):
        return None
    if "and" not in before:
        return count.value
    if (
        at != _PAIR
        or before[1] != "and"
        or not sentence[0].raw[0].isupper()
        or not isinstance(count.value, Number)
    ):
        return None
    return Number(count.value.digits + 1)


def _bags(facts: Sequence[Fact], split: Sequence[Tokens], asked: Sequence[str]) -> Equation | None:
    """Read so many bags, in each a number of one thing and some of another, and all of them together."""
    mixed = [fact for fact in facts if {"and", "some"} <= {token.text for token in split[fact.sentence]}]
    totals = [fact for fact in facts if {"together", "all"} & {token.text for token in split[fact.sentence]}]
    texts = [token.text for token in split[mixed[-1].sentence]] if mixed else []
    counts = [fact for fact in facts if fact not in totals and fact is not (mixed[-1] if mixed else None)]
    if len(totals) != 1 or len(counts) != 1 or totals[0] in mixed or not mixed or "each" not in texts:
        return None
    unknown = texts[texts.index("some") + 1]
    if unknown not in asked or mixed[-1].noun == stem(unknown) or not {"each", "one"} & set(asked):
        return None
    inside = Operation("+", _X, mixed[-1].value)
    return Equation(totals[0].value, Operation("*", counts[0].value, inside))

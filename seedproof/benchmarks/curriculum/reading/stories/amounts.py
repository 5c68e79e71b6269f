"""Reads amounts: `7 more plums than Ana`, `4 boxes of 12 pencils`, `some of them`, `2 feet 5 inches`."""

from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS
from seedproof.benchmarks.curriculum.lexicon.vocabulary import (
    BILL_NAMES,
    COINS,
    PHRASES,
    PLACES,
    Words,
)
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.grammar import (
    Amount,
    Comparison,
    Cursor,
    Reference,
    Who,
    is_noun_here,
    is_plain_word,
    known_noun,
    possessor,
    stuff,
    thing,
    unit,
    who,
)
from seedproof.benchmarks.curriculum.reading.stories.tables import (
    DAYS,
    DISCOURSE,
    FIRST,
    FUNCTION,
    MONTHS,
    NOUN_FORMS,
    NOW,
    PLAINLY_VERBAL,
    PLURAL_FORMS,
    STUFFS_BY_FIRST,
    VERB_FORMS,
    by_first_word,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation

_FRACTION_WORDS = {said: under for under, said in PARTS.items()} | {
    "one half": 2, "one third": 3, "one fourth": 4, "a quarter": 4, "one quarter": 4, "one fifth": 5,
}  # fmt: skip
_PART_PHRASES = tuple(_FRACTION_WORDS)
_SOME = (
    "some", "several", "a few", "a certain number of", "a number of", "an unknown number of",
    "a certain amount of", "a lot of", "many", "lots of", "a collection of", "an amount of",
)  # fmt: skip
_WORDED = word_set("them it everything both the an exactly that just")
"""How amounts begin that are told in words, but for `all`."""
_MORE = ("more", "additional", "extra", "other", "further")
_EACH_IN = ("in each", "in every", "on each", "on every", "into each", "onto each", "inside each", "to each",
            "for each", "for every", "per", "to every", "at each", "in each and every")  # fmt: skip
_HOLDING = (
    "with", "containing", "holding", "that each hold", "that each have", "that each contain", "each with",
    "each containing", "each holding", ", each with", ", each containing", ", each holding", "that hold",
    "which each hold", ", with", "that contain", "that each held", "that each had", "that held",
)  # fmt: skip
PHRASES_BY_FIRST = by_first_word(PHRASES)
PLACES_BY_FIRST = by_first_word(PLACES)
_PLACE_PREPOSITIONS = word_set("in on at to from into onto inside near by under around along off toward out")
PLACES_BEGIN = _PLACE_PREPOSITIONS.union(PLACES_BY_FIRST)
_BOUNDARY = word_set(", ; and but or then than as ? : that which who")
_DANGEROUS = word_set(
    "each every all both half more less fewer most rest others other another dozen pair pairs times twice"
    " per total remaining left few several many much some any none no only except without groups sets"
    " first second third same equal equally"
)


def amount(cursor: Cursor) -> Amount | None:
    """Read an amount, or a thing with its article.

    Raises: Unreadable for one that begins and does not end.
    """
    said = _amount(cursor)
    if said is not None:
        _behind(cursor, said)
    return said


def _amount(cursor: Cursor) -> Amount | None:
    cursor.take("only", "just", "exactly", "a total of", "another total of")
    begins = cursor.peek()
    if begins == "all":
        return _all(cursor)
    at = cursor.at
    said = (_worded(cursor) if begins in _WORDED else None) or _as_many(cursor)
    if said is not None:
        return said
    phrase = cursor.take(*_SOME)
    if not phrase:
        return _numbered(cursor) or _named(cursor)
    more = bool(cursor.take(*_MORE))
    said = Amount(determiner="some", more=more)
    if cursor.take("of them", "of it", "of these", "of those"):
        said.partitive = True
        return said
    if cursor.take("of the", "of her", "of his", "of its", "of their", "of these"):
        said.partitive = True
    if _head(cursor, said) is None and not (more or phrase == "some"):
        cursor.at = at
        return None
    return said


def _all(cursor: Cursor) -> Amount | None:
    """Read `all of them`, `all three`, `all of her 4 plums`."""
    at = cursor.at
    if cursor.take("all of them", "all of it"):
        return Amount(determiner="all", partitive=True)
    if cursor.take("all three", "all three of them", "all four"):
        return Amount(determiner="both")
    cursor.take("all of", "all")
    cursor.take("the", "her", "his", "its", "their", "these", "those")
    cursor.take("of")
    counted = cursor.value()
    said = _head(cursor, Amount(determiner="all", value=counted))
    if said is None:
        cursor.at = at
    return said


def _worded(cursor: Cursor) -> Amount | None:
    """Read `both of them`, `the rest`, `the same number of plums`, `that many`."""
    at = cursor.at
    if cursor.take("them all", "it all", "everything"):
        return Amount(determiner="all", partitive=True)
    if cursor.take("both", "both of them"):
        return Amount(determiner="both")
    if cursor.take("the others", "the rest of them", "the rest of it", "the others of them"):
        return Amount(determiner="rest")
    if cursor.take("the rest", "the remaining ones"):
        said = Amount(determiner="rest")
        if cursor.take("of"):
            cursor.take("the", "her", "his", "its", "their", "these", "those")
            if _head(cursor, said) is None:
                raise Unreadable("the rest of what")
        return said
    if cursor.take("the other", "the remaining"):
        rest = Amount(determiner="rest", value=cursor.value())
        return _head(cursor, rest) or rest
    if cursor.take("the same number", "the same amount") and cursor.peek() != "of":
        return Amount(determiner="same")
    cursor.at = at
    if cursor.take("the same number of", "the same amount of", "an equal number of", "an equal amount of"):
        said = Amount(determiner="same")
        if _head(cursor, said) is None:
            raise Unreadable("the same number of what")
        if cursor.take("as"):
            said.comparison = Comparison("as", None, reference(cursor))
        return said
    if cursor.take(
        "exactly that many", "that many", "just as many", "exactly that much", "that much", "just as much"
    ):
        if cursor.peek() != "as":
            said = Amount(determiner="that many")
            if cursor.take("money"):
                said.noun = "$"
            else:
                _head(cursor, said)
            return said
        cursor.at = at
        cursor.take("just", "exactly")
    return None


def _as_many(cursor: Cursor) -> Amount | None:
    at = cursor.at
    by = None
    relation = ""
    part = cursor.take(*_PART_PHRASES)
    if part:
        relation = "part"
        by = Amount(value=Number(_FRACTION_WORDS[part]))
    elif cursor.peek() in ("twice", "double"):
        cursor.at += 1
        relation = "times"
        by = Amount(value=Number(2))
    if not relation:
        counted = cursor.value()
        if counted is not None and cursor.take("times"):
            relation = "times"
            by = Amount(value=counted)
        else:
            cursor.at = at
            relation = "as"
    if not cursor.take("as many", "as much", "as long as", "the number of", "the amount of"):
        cursor.at = at
        return None
    said = Amount(determiner="compared")
    _head(cursor, said)
    if not cursor.take("as"):
        if relation == "as":
            said.determiner = "that many"
            return said
        said.comparison = Comparison(relation, by, None)
        return said
    said.comparison = Comparison(relation, by, reference(cursor))
    return said


def _numbered(cursor: Cursor) -> Amount | None:
    at = cursor.at
    more = False
    owner = possessor(cursor)
    determiner = "the" if owner is not None else cursor.take("the", "these", "those")
    if cursor.take("another", "an additional", "an extra", "an other"):
        more = True
    if cursor.peek() == "-":
        cursor.at = at
        return None
    if cursor.peek() == "$":
        cursor.at += 1
        counted = cursor.value()
        if counted is None:
            raise Unreadable("a $ without a number")
        said = Amount(value=counted, unit="dollar", determiner=determiner, more=more)
        cursor.take("bill")
        if cursor.take("more", "extra"):
            said.more = True
        elif cursor.take("less"):
            return _fewer(cursor, said)
        if cursor.take("of his money", "of her money", "of their money", "of its money"):
            said.partitive = True
        _than(cursor, said)
        return said
    counted = cursor.value()
    if counted is None:
        part = cursor.take("half", "a half", "a quarter", "one half")
        if part and cursor.take("of a", "of an", "a", "an"):
            under = 4 if "quarter" in part else 2
            named = unit(cursor)
            if named:
                said = Amount(value=Operation("/", Number(1), Number(under)), unit=named, more=more)
                _of_stuff(cursor, said)
                return said
        cursor.at = at
        return None
    said = Amount(value=counted, determiner=determiner, more=more, owner=owner)
    if cursor.peek() == "equal":
        cursor.at += 1
    if cursor.take("dozen", "pair of", "hundred", "thousand", "million", "percent", "%", "and a half"):
        raise Unreadable("a number that is not read")
    if cursor.peek() == "¢":
        cursor.at += 1
        said.unit = "cent"
    elif cursor.take("of a", "of an"):
        said.unit = unit(cursor)
        if not said.unit:
            raise Unreadable("a part of an amount")
    is_of = cursor.peek() == "of"
    if is_of and cursor.take("of them", "of it", "of these", "of those"):
        if _is_fraction(said):
            raise Unreadable("a part of an amount")
        said.partitive = True
        return said
    if is_of and cursor.take("of the", "of her", "of his", "of its", "of their", "of these", "of those"):
        if _is_fraction(said):
            raise Unreadable("a part of an amount")
        cursor.value()
        said.partitive = True
        if said.unit in ("dollar", "cent") and cursor.take("money"):
            return said
        if _head(cursor, said) is None:
            raise Unreadable("so many of what")
        return said
    if cursor.take(*_MORE):
        said.more = True
        if cursor.take("of them", "of it", "of the"):
            cursor.at -= 2
    elif cursor.take("fewer", "less"):
        return _fewer(cursor, said)
    if cursor.take("share", "shares"):
        said.noun = "share"
    elif not said.unit:
        _head(cursor, said)
    else:
        _of_stuff(cursor, said)
    if cursor.take("more", "extra", "longer", "heavier", "taller", "farther", "further"):
        said.more = True
    elif cursor.take("fewer", "less", "shorter"):
        return _fewer(cursor, said)
    _than(cursor, said)
    return said


def _is_fraction(said: Amount) -> bool:
    return type(said.value) is Operation


def _copy(said: Amount) -> Amount:
    return Amount(value=said.value, unit=said.unit, smaller=said.smaller)


def _fewer(cursor: Cursor, said: Amount) -> Amount:
    if not said.noun and not said.unit:
        _head(cursor, said)
    elif said.unit and not said.stuff:
        said.stuff = " ".join(cursor.phrase(STUFFS_BY_FIRST))
    said.fewer = True
    if not cursor.take("than"):
        return said
    said.fewer = False
    said.comparison = Comparison("fewer", _copy(said), reference(cursor))
    said.value = None
    return said


def _than(cursor: Cursor, said: Amount) -> None:
    if said.more and cursor.take("than"):
        said.comparison = Comparison("more", _copy(said), reference(cursor))
        said.value = None


def _named(cursor: Cursor) -> Amount | None:
    """Read a thing with its article: `the marbles`, `her plums`, `a notebook`."""
    at = cursor.at
    owner = possessor(cursor)
    determiner = "the" if owner is not None else cursor.take("the", "a", "an", "these", "those")
    said = Amount(determiner=determiner, owner=owner)
    if cursor.take("money", "savings"):
        said.noun = "$"
        return said
    if _head(cursor, said) is None or (not determiner and not ((said.noun and said.plural) or said.unit)):
        cursor.at = at
        return None
    return said


def _head(cursor: Cursor, said: Amount) -> Amount | None:
    """Read the noun, or the unit and what it is a unit of."""
    if cursor.peek() in COINS:
        said.unit = COINS[cursor.peek()]
        cursor.at += 1
        return said
    if cursor.peek() in BILL_NAMES:
        said.unit = cursor.peek()
        cursor.at += 1
        if not cursor.take("bill", "bills"):
            raise Unreadable("bills")
        return said
    at = cursor.at
    named = unit(cursor)
    if named and cursor.peek() not in ("bag", "bags"):
        said.unit = named
        _of_stuff(cursor, said)
        return said
    cursor.at = at
    substance = cursor.phrase(STUFFS_BY_FIRST)
    reached = cursor.at
    cursor.at = at
    longer = known_noun(cursor) is not None and cursor.at > reached
    cursor.at = reached
    if substance and substance not in PLURAL_FORMS and not longer and not is_noun_here(cursor):
        said.stuff = " ".join(substance)
        return said
    cursor.at = at
    noun = thing(cursor)
    if noun is None:
        return None
    said.sort, said.noun, said.plural = noun
    cursor.take("of the same kind", "of the same size")
    if cursor.peek() == "of" and cursor.peek(1) not in ("them", "it", "the", "her", "his", "their", "these"):
        _held(cursor, said)
    return said


def _of_stuff(cursor: Cursor, said: Amount) -> None:
    if cursor.take("more"):
        said.more = True
        said.stuff = " ".join(cursor.phrase(STUFFS_BY_FIRST))
    at = cursor.at
    counted = cursor.value()
    if counted is not None:
        smaller = unit(cursor)
        if smaller:
            said.smaller = (counted, smaller)
        else:
            cursor.at = at
    elif cursor.take("and"):
        counted = cursor.value()
        smaller = unit(cursor) if counted is not None else ""
        if counted is not None and smaller and smaller != said.unit:
            said.smaller = (counted, smaller)
        else:
            cursor.at = at
    at = cursor.at
    if cursor.take("of it", "of them"):
        said.partitive = True
        return
    if cursor.take("of"):
        if cursor.peek() in ("the", "her", "his", "their", "its", "this"):
            said.partitive = True
        said.stuff = stuff(cursor)
        if not said.stuff:
            cursor.at = at


def _held(cursor: Cursor, said: Amount) -> None:
    """Read what is in a container or a part of a row: `boxes of 12 pencils`, `bags of apples`."""
    at = cursor.at
    cursor.take("of")
    counted = cursor.at
    inside = _numbered(cursor)
    if inside is not None and inside.value is not None and inside.comparison is None:
        cursor.take("each", "apiece")
        said.holds = inside
        return
    cursor.at = counted
    said.stuff = stuff(cursor)
    if not said.stuff:
        cursor.at = at


def _behind(cursor: Cursor, said: Amount) -> None:
    """Read what stands behind an amount: in each of what, or what is in each."""
    if said.noun and not said.price:
        _priced(cursor, said)
    if each(cursor, said):
        if said.noun and not said.price:
            _priced(cursor, said)
        return
    at = cursor.at
    if said.noun and cursor.take(*_HOLDING):
        inside = _amount(cursor)
        if inside is not None and inside.comparison is None and _is_size(inside):
            cursor.take("in each of them", "in each one", "on each of them", "each", "inside each")
            cursor.take("in it", "in them")
            nested = Amount()
            each(cursor, nested)
            if nested.each in ("", said.noun, "one"):
                said.holds = inside
                return
        cursor.at = at


def _is_size(inside: Amount) -> bool:
    return inside.value is not None or inside.determiner in ("same", "some")


def _priced(cursor: Cursor, said: Amount) -> None:
    """Read `for $4`, `at $3 each`, `that cost $501 each`."""
    at = cursor.at
    if not cursor.take(
        "for", "at", "that costs", "that cost", "which costs", "which cost", "costing", "priced at"
    ):
        return
    if cursor.peek() == "$":
        price = _numbered(cursor)
        if price is not None and price.value is not None and not price.more and price.comparison is None:
            if cursor.take("each", "apiece", "per piece"):
                price.each = "one"
            said.price = price
            return
    cursor.at = at


def each(cursor: Cursor, said: Amount) -> bool:
    """Read `in each bag`, `per hour`, `in each of her 4 bags`, `each day`."""
    at = cursor.at
    if cursor.take(*_EACH_IN, "a", "an", "each", "every"):
        article = cursor.words[cursor.at - 1] in ("a", "an")
        if cursor.take("of them", "one", "one of them"):
            said.each = "one"
            return True
        if cursor.take("of the", "of her", "of his", "of its", "of their", "of these", "of"):
            counted = amount_of_containers(cursor)
            if counted is not None:
                said.each = counted.noun or counted.unit
                said.each_count = counted if counted.value is not None else None
                return True
            cursor.at = at
            return False
        noun = container(cursor)
        if noun and (not article or said.unit or said.noun == "$"):
            said.each = noun
            return True
        cursor.at = at
        if cursor.peek() == "each" and not article:
            cursor.at += 1
            said.each = "one"
            return True
        if cursor.take("in each", "on each", "inside each", "to each", "for each", "each"):
            said.each = "one"
            return True
        cursor.at = at
        return False
    if cursor.peek() == "apiece":
        cursor.at += 1
        said.each = "one"
        return True
    return False


def container(cursor: Cursor) -> str:
    """Read the noun of what something is in each of."""
    at = cursor.at
    named = unit(cursor)
    if named:
        return named
    noun = thing(cursor)
    if noun is not None and not noun[2] and noun[1]:
        return f"{noun[0]} {noun[1]}".strip()
    cursor.at = at
    if is_plain_word(cursor) and cursor.peek() not in VERB_FORMS and cursor.peek() not in PLAINLY_VERBAL:
        cursor.at += 1
        return cursor.words[at]
    return ""


def amount_of_containers(cursor: Cursor) -> Amount | None:
    """Read `4 bags`, `bags`."""
    counted = cursor.value()
    said = Amount(value=counted)
    return _head(cursor, said)


def people(cursor: Cursor) -> Who | None:
    """Read people, or whoever else has something: `the sign maker`, `the farm and the farmer`."""
    said = who(cursor)
    if said is not None and not (said.names and not said.pronoun and cursor.peek() == "and"):
        return said
    names = list(said.names) if said is not None else []
    at = cursor.at
    while not names or cursor.take("and"):
        if not cursor.take("the", "a", "an"):
            break
        inside = plain_words(cursor)
        if not inside:
            break
        names.append(NOUN_FORMS[inside] if inside in PLURAL_FORMS else " ".join(inside))
        at = cursor.at
    cursor.at = at
    return Who(tuple(names)) if names else None


def reference(cursor: Cursor) -> Reference:
    """Read what an amount is compared with. Raises: Unreadable."""
    said = who(cursor)
    if said is not None and cursor.peek() != "and":
        return _of_people(cursor, said)
    place = place_phrase(cursor)
    if place:
        return Reference(place=place, mark=_mark(cursor))
    moment = when(cursor)
    if moment:
        return Reference(when=moment)
    at = cursor.at
    cursor.take("the price of", "the cost of")
    article = cursor.take("there are", "there were", "the number of", "the", "a", "an", "one")
    noun = thing(cursor)
    if noun is not None and (noun[2] or article != "the"):
        cursor.take("there are", "there were")
        return Reference(sort=noun[0], noun=noun[1], mark=_mark(cursor))
    cursor.at = at
    said = people(cursor)
    if said is not None:
        return _of_people(cursor, said)
    raise Unreadable(f"compared with what: {cursor.rest!r}")


def _of_people(cursor: Cursor, said: Who) -> Reference:
    mark = _mark(cursor)
    behind = cursor.at
    cursor.take("has", "have", "had", "does", "did", "do", "is", "are", "was", "were")
    if cursor.peek() in VERB_FORMS and not _mark_here(cursor):
        cursor.at += 1
    verb = cursor.at > behind
    mark = mark or _mark(cursor)
    return Reference(who=said, mark=mark, when=when(cursor), verb=verb)


def _mark_here(cursor: Cursor) -> bool:
    at = cursor.at
    mark = _mark(cursor)
    cursor.at = at
    return bool(mark)


def _mark(cursor: Cursor) -> str:
    if cursor.phrase(FIRST):
        return "first"
    if cursor.phrase(NOW):
        cursor.phrase(NOW)
        return "now"
    return ""


def when(cursor: Cursor) -> Words:
    """Read a time that can tell deeds apart: `on Monday`, `in the morning`, `in May`."""
    at = cursor.at
    if cursor.take("on", "in", "last", "this", "by"):
        day = cursor.peek()
        if day in DAYS or day in MONTHS:
            cursor.at += 1
            word = cursor.peek()
            if cursor.take("morning", "afternoon", "evening", "night"):
                return (day, word)
            return (day,)
        if cursor.take("the first day", "the second day", "the third day"):
            return cursor.words[at + 2 : cursor.at]
    cursor.at = at
    phrase = cursor.phrase(PHRASES_BY_FIRST)
    if phrase:
        return phrase
    return cursor.phrase(_MOMENTS)


_MOMENTS = by_first_word(
    tuple(said.split())
    for said in (
        "in the morning", "in the afternoon", "in the evening", "before lunch", "after lunch", "yesterday",
        "today", "before noon", "at night", "after school", "before school", "after dinner", "last week",
        "this week", "last year", "this year", "last month", "this month", "the next day", "the day after",
        "the following day", "before breakfast", "before bed", "the next week", "this morning", "tonight",
        "this afternoon", "this evening", "last night", "tomorrow", "one day", "one morning", "that day",
        "one afternoon", "one evening", "that evening", "that afternoon", "that morning", "later that day",
        "later that week", "during the day", "during the week", "at school", "before supper", "after supper",
        "while watching television", "after breakfast", "before dinner", "at noon", "at midday",
    )
)  # fmt: skip

TIMES_BEGIN = frozenset((*PHRASES_BY_FIRST, *_MOMENTS, "on", "in", "last", "this", "by"))


def place_phrase(cursor: Cursor) -> Words:
    """Read where: a preposition, an article and one to four plain words. It returns the words alone."""
    at = cursor.at
    known = cursor.phrase(PLACES_BY_FIRST)
    if known:
        return _bare(known)
    if cursor.peek() not in _PLACE_PREPOSITIONS:
        return ()
    cursor.at += 1
    if cursor.peek() == "of" and cursor.words[cursor.at - 1] == "out":
        cursor.at += 1
    owner = possessor(cursor)
    if owner is None and not cursor.take("the", "a", "an", "this", "that"):
        cursor.at = at
        return ()
    inside = plain_words(cursor)
    if inside and owner is not None and not owner.pronoun:
        return owner.names
    if not inside:
        cursor.at = at
    return inside


def _bare(place: Words) -> Words:
    if len(place) > 2 and place[1] in ("the", "a", "an", "his", "her", "its", "their"):
        return place[2:]
    return place[1:]


def plain_words(cursor: Cursor) -> Words:
    """Pass over one to four words that name no amount and nobody."""
    start = cursor.at
    while not cursor.done and cursor.at - start < 4:
        token = cursor.tokens[cursor.at]
        word = token.text
        if (
            token.value is not None
            or not word.replace("-", "").replace("'", "").isalpha()
            or (word in FUNCTION and not (word == "next" and cursor.at == start))
            or word in _DANGEROUS
            or (token.raw[0].isupper() and word not in DAYS and word not in MONTHS)
            or (
                cursor.at > start
                and (word in VERB_FORMS or word in PLAINLY_VERBAL)
                and not ((word,) in NOUN_FORMS and cursor.words[start].endswith("ing"))
            )
        ):
            break
        if cursor.at > start and _adverb_here(cursor):
            break
        cursor.at += 1
    return cursor.words[start : cursor.at]


def _adverb_here(cursor: Cursor) -> bool:
    at = cursor.at
    here = bool(cursor.phrase(DISCOURSE) or cursor.phrase(NOW) or cursor.phrase(FIRST))
    cursor.at = at
    return here

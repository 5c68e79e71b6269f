"""Reads clauses: a subject, a verb, and everything that stands behind it. No word is passed over."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.vocabulary import EACH, PERIODS, VerbForm, Words
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.amounts import (
    PHRASES_BY_FIRST,
    PLACES_BEGIN,
    TIMES_BEGIN,
    amount,
    amount_of_containers,
    each,
    place_phrase,
    plain_words,
    reference,
    when,
)
from seedproof.benchmarks.curriculum.reading.stories.grammar import (
    Amount,
    Comparison,
    Cursor,
    Reference,
    Who,
    possessor,
    thing,
    unit,
    who,
)
from seedproof.benchmarks.curriculum.reading.stories.tables import (
    BE,
    COST,
    DAYS,
    DISCOURSE,
    FIRST,
    HAVE,
    HOLD,
    ING,
    MONTHS,
    NEED,
    NOW,
    PACK,
    PARTICLES,
    PREPOSITIONS,
    REMAIN,
    SHARE,
    STAND,
    TOTAL,
    VERB_FORMS,
    by_first_word,
    phrase_set,
    word_set,
)

AUXILIARY = word_set("will would can could should does do did must")
_START = phrase_set(
    "starts with|started with|start with|begins with|began with|begin with|starts out with|started out with"
    "|starts off with|started off with|begins the day with|began the day with|starts the day with"
    "|started the day with"
)
_SHOP = phrase_set(
    "goes shopping with|went shopping with|go shopping with|goes to the store with|went to the store with"
    "|takes along|took along"
)
_END = phrase_set(
    "ends up with|ended up with|end up with|is left with|was left with|are left with|were left with"
    "|ends with|ended with|finishes with|finished with"
)
DO = VerbForm("do", "", "does", False)
_MAKES = word_set("makes made make")
_PAST = word_set("had did was were")
_BOUNDARY = word_set(", ; and but so while when ? then")
_EQUALLY = phrase_set(
    "equally|evenly|fairly|in equal shares|in equal parts|equally among themselves|the same number in each"
    "|with the same number in each|the same amount in each|with the same amount in each|at a steady rate"
    "|always at the same rate|at a constant rate|at the same rate|the same number each time|in equal groups"
    "|at a steady speed|at a steady pace|at a constant speed|always at the same speed|always at the same pace"
)
_INTENT = phrase_set(
    "decides to|decided to|wants to|wanted to|goes on to|went on to|has to|plans to|is going to|was able to"
    "|is able to|manages to|managed to|gets to|got to|tries to"
)
_ADVERBIAL = frozenset((*TOTAL, *_EQUALLY, *FIRST, *NOW, *DISCOURSE))
"""How adverbs begin."""
_FRONTING = (
    _ADVERBIAL | TIMES_BEGIN | PLACES_BEGIN | PREPOSITIONS
    | word_set("compared but and so yet each every in for on inside")
)  # fmt: skip
"""How adverbs, times and places before a subject begin."""
_ANAPHORIC = word_set("there each every a one this that it the")
"""How a subject begins that is said of each, or points back."""
_SHARING = word_set("among between with amongst to")
_EACH_PHRASES = by_first_word(EACH)
_DURATIONS = PERIODS | word_set("day week month year hour minute second night morning evening time")
_DURATION_FORMS = _DURATIONS | {f"{period}s" for period in _DURATIONS}
DAILY = {"morning": "day", "afternoon": "day", "evening": "day", "night": "day"}
"""Times that come once a day."""
_GENERAL = word_set("a an the his her its their this that these those some one")


class Clause(msgspec.Struct, kw_only=True):
    """What one clause says."""

    subject: Who | Amount | None = None
    place: Words = ()
    each: str = ""
    """The subject is each of these."""
    each_count: Amount | None = None
    verb: str = ""
    """have, be, hold, share, pack, cost, need, or nothing where it is a deed."""
    meanings: tuple[VerbForm, ...] = ()
    mark: str = ""
    past: bool = False
    passive: bool = False
    amounts: list[Amount] = msgspec.field(default_factory=list)
    sort: str = ""
    """`8 of them are red`."""
    to: Who | None = None
    source: Who | None = None
    toward: Words = ()
    away_from: Words = ()
    among: Amount | None = None
    into: Amount | None = None
    price: Amount | None = None
    periods: Amount | None = None
    per: str = ""
    total: bool = False
    equally: bool = False
    beside: bool = False
    """`next to it`: not where the others are."""
    when: frozenset[Words] = frozenset()
    further: list[Amount] = msgspec.field(default_factory=list)
    """Further subjects."""
    front: bool = False
    """Whether it begins with `Each day`: this holds for all clauses of the sentence."""
    whens: dict[int, Words] = msgspec.field(default_factory=dict)
    """Times of single amounts: `12 miles on Monday and 9 miles on Tuesday`."""
    than: Reference | None = None
    """Compared with whom, where the clause begins with it."""
    used: set[str] = msgspec.field(default_factory=set)
    """What the story has taken in, of what it must not leave out."""


def clause(cursor: Cursor, carried: "Clause | None" = None) -> Clause:
    """Read a clause; without a subject of its own it has that of the clause before. Raises: Unreadable."""
    said = Clause()
    fronted(cursor, said)
    _subject(cursor, said, carried)
    verb_group(cursor, said)
    complements(cursor, said)
    return said


def fronted(cursor: Cursor, said: Clause) -> None:
    """Read adverbs, times and places before the subject."""
    while cursor.peek() in _FRONTING:
        at = cursor.at
        if cursor.phrase(FIRST) and cursor.peek() != "of":
            said.mark = "first"
            cursor.take(",")
            continue
        cursor.at = at
        if cursor.phrase(TOTAL):
            said.total = True
            cursor.take(",")
            continue
        moment = when(cursor)
        if moment:
            said.when |= {moment}
            cursor.take(",")
            continue
        if cursor.phrase(NOW):
            said.mark = "now"
            cursor.take(",")
            continue
        if cursor.take("compared with", "compared to"):
            said.than = reference(cursor)
            cursor.take(",")
            continue
        if cursor.take("but", "and", "so", "yet") or cursor.phrase(DISCOURSE):
            cursor.take(",")
            continue
        if cursor.peek() == "there":
            return
        if _each_period(cursor, said):
            continue
        cursor.at = at
        if _for_periods(cursor, said):
            continue
        cursor.at = at
        inside = Amount()
        if cursor.peek() in ("in", "on", "inside") and each(cursor, inside):
            said.each = inside.each
            said.each_count = inside.each_count
            cursor.take(",")
            continue
        place = place_phrase(cursor)
        if place and (cursor.take(",") or cursor.peek() in ("there",)):
            said.place = place
            continue
        cursor.at = at
        if cursor.peek() in PREPOSITIONS and cursor.peek() not in ("each", "per", "like", "without", "since"):
            cursor.at += 1
            cursor.take(*_GENERAL)
            if plain_words(cursor) and cursor.take(","):
                continue
        cursor.at = at
        return


def _each_period(cursor: Cursor, said: Clause) -> bool:
    """Read `Every hour, ...`, `Each day for 4 days, ...` before the subject."""
    if not cursor.take("each", "every"):
        return False
    period = unit(cursor) or _singular(cursor)
    if period not in _DURATIONS:
        return False
    if cursor.take("for", "in"):
        counted = amount_of_containers(cursor)
        if counted is None or counted.value is None or (counted.unit or counted.noun) != period:
            return False
        said.periods = counted
    cursor.take(",")
    if _verb_here(cursor) or cursor.done:
        said.periods = None
        return False
    said.per = period
    said.front = True
    return True


def _for_periods(cursor: Cursor, said: Clause) -> bool:
    """Read `In 13 days, ...`, `For 7 hours, ...` before the subject."""
    if not cursor.take("in", "for"):
        return False
    counted = cursor.value()
    if counted is None:
        return False
    periods = Amount(value=counted, unit=unit(cursor))
    if not periods.unit:
        noun = thing(cursor)
        if noun is None:
            return False
        periods.sort, periods.noun, periods.plural = noun
    cursor.take(",")
    if _verb_here(cursor) or cursor.done or said.periods is not None:
        return False
    said.periods = periods
    said.front = True
    return True


def _subject(cursor: Cursor, said: Clause, carried: Clause | None) -> None:
    if said.each and cursor.peek() in BE:
        return
    if cursor.peek() in _ANAPHORIC and _anaphoric(cursor, said):
        return
    at = cursor.at
    people = who(cursor)
    if people is not None and cursor.take(",") and _relative(cursor, said, people):
        return
    if people is not None and _verb_here(cursor):
        said.subject = people
        return
    cursor.at = at
    counted = amount(cursor)
    if counted is not None and counted.value is not None and counted.each == "one" and _verb_here(cursor):
        counted.each = ""
        said.each = counted.noun or "one"
        said.each_count = counted
        return
    if counted is not None and not _verb_here(cursor):
        place_phrase(cursor)
    if counted is not None and _verb_here(cursor):
        said.subject = counted
        return
    if counted is not None and counted.value is not None and _coordinated(cursor, said):
        said.subject = counted
        return
    cursor.at = at
    if cursor.take("the", "a", "an"):
        inside = plain_words(cursor)
        while inside and not _verb_here(cursor):
            cursor.at -= 1
            inside = inside[:-1]
        if inside:
            said.subject = Who((" ".join(inside),))
            return
    cursor.at = at
    if carried is not None and _verb_here(cursor):
        said.subject = carried.subject
        said.each = carried.each
        if carried.front:
            said.per = carried.per
            said.front = True
            said.periods = carried.periods
        said.place = said.place or carried.place
        return
    raise Unreadable(f"no subject: {cursor.rest!r}")


def _anaphoric(cursor: Cursor, said: Clause) -> bool:
    """Read `there`, `each of her 4 bags`, `every hour`, `that makes`, `the price of a pen`.

    It returns whether that is the subject. Raises: Unreadable for one that begins and does not end.
    """
    at = cursor.at
    if cursor.take("there"):
        if _verb_here(cursor):
            return True
        cursor.at = at
    if cursor.take("each of") and (owner := possessor(cursor)) is not None:
        counted = amount_of_containers(cursor)
        if counted is None or counted.value is None:
            raise Unreadable("each of what")
        said.each = counted.noun or counted.unit
        said.each_count = counted
        said.subject = owner
        return True
    cursor.at = at
    if cursor.take("each of") and not cursor.done and cursor.tokens[cursor.at].value is not None:
        counted = amount_of_containers(cursor)
        if counted is None:
            raise Unreadable("each of what")
        said.each = counted.noun or counted.unit
        said.each_count = counted
        return True
    cursor.at = at
    if cursor.take(
        "each of the", "each of her", "each of his", "each of their", "each of its", "each of these"
    ):
        counted = amount_of_containers(cursor)
        if counted is None:
            raise Unreadable("each of what")
        said.each = counted.noun or counted.unit
        said.each_count = counted if counted.value is not None else None
        return True
    if cursor.take("each of them", "each one", "each"):
        if cursor.words[cursor.at - 1] in ("them", "one"):
            said.each = "one"
            return True
        noun = unit(cursor) or _singular(cursor)
        said.each = noun or "one"
        return True
    if cursor.take("every", "a single", "one of the"):
        noun = unit(cursor) or _singular(cursor)
        if noun:
            said.each = noun
            return True
        cursor.at = at
    if cursor.take("this", "that") and cursor.peek() in _MAKES:
        cursor.at += 1
        said.verb = "makes"
        return True
    cursor.at = at
    if cursor.take("this", "that", "it") and cursor.take("went on", "goes on", "continued", "continues"):
        said.verb = "repeat"
        return True
    cursor.at = at
    if cursor.take("the price of", "the cost of"):
        counted = amount(cursor)
        if counted is None or not cursor.take("is", "was"):
            raise Unreadable("the price of what")
        said.subject = counted
        said.verb = "cost"
        return True
    return False


def _coordinated(cursor: Cursor, said: Clause) -> bool:
    """Read further subjects: `3 gray pigeons and 4 white pigeons are in the square`."""
    further = list[Amount]()
    while cursor.take(", and", ",", "and"):
        counted = amount(cursor)
        if counted is None or counted.value is None:
            return False
        further.append(counted)
    if not further or not _verb_here(cursor):
        return False
    said.further = further
    return True


def _relative(cursor: Cursor, said: Clause, people: Who) -> bool:
    """Read nothing yet: `Ben, who has ...` begins two clauses."""
    return False


def _is_leaving(cursor: Cursor) -> bool:
    """Return whether `left` is a verb here: `5 of them left before noon`."""
    return cursor.peek() == "left" and cursor.peek(1) not in ("", ",", "and", "?", "over", "in", "now", "but")


def _singular(cursor: Cursor) -> str:
    at = cursor.at
    noun = thing(cursor)
    if noun is not None and not noun[2] and noun[1]:
        return f"{noun[0]} {noun[1]}".strip()
    cursor.at = at
    return ""


def _verb_here(cursor: Cursor) -> bool:
    at = cursor.at
    if _is_leaving(cursor):
        return True
    while cursor.phrase(DISCOURSE) or cursor.phrase(FIRST) or cursor.phrase(NOW):
        pass
    word = cursor.peek()
    here = (
        word in HAVE
        or word in HOLD
        or word in BE
        or word in AUXILIARY
        or word in SHARE
        or word in PACK
        or word in COST
        or word in VERB_FORMS
        or word in REMAIN
        or word in STAND
        or word in NEED
        or word in ("belong", "belongs", "belonged", "keeps", "goes", "went", "works", "worked")
        or bool(
            cursor.phrase(_SHOP) or cursor.phrase(_START) or cursor.phrase(_END) or cursor.phrase(_INTENT)
        )
    )
    cursor.at = at
    return here


def verb_group(cursor: Cursor, said: Clause) -> None:
    """Read the verb with its auxiliaries. Raises: Unreadable."""
    if _is_leaving(cursor):
        said.meanings = _meanings("left")
        cursor.at += 1
        return
    adverbs(cursor, said)
    if said.verb in ("makes", "cost", "repeat"):
        return
    if cursor.phrase(_START):
        said.verb = "have"
        said.mark = "first"
        said.past = "ed" in cursor.words[cursor.at - 2] or "began" in cursor.words
        return
    if cursor.phrase(_SHOP) or (cursor.peek(1) == "$" and cursor.take("takes", "took", "take")):
        said.verb = "have"
        return
    if cursor.phrase(_END):
        said.verb = "have"
        said.mark = "now"
        return
    if cursor.take("does this", "did this", "do this", "does so", "did so", "does that", "did that"):
        said.verb = "repeat"
        return
    at = cursor.at
    if cursor.take("keeps this up", "kept this up", "keep this up", "goes on", "went on", "works", "worked"):
        said.verb = "repeat"
        if cursor.peek() == "for":
            return
        said.verb = ""
        cursor.at = at
    if cursor.take("belong to", "belongs to", "belonged to"):
        said.verb = "belong"
        said.to = who(cursor)
        if said.to is None:
            article = cursor.take("the", "a", "an")
            inside = plain_words(cursor)
            if not article or not inside:
                raise Unreadable("to whom")
            said.to = Who((" ".join(inside),))
        return
    if cursor.take("has to begin with", "had to begin with", "has to start with", "had to start with"):
        said.verb = "have"
        said.mark = "first"
        return
    if cursor.peek() in ("do", "does", "did") and _is_done(cursor):
        cursor.at += 1
        said.meanings = (DO,)
        return
    if cursor.peek() not in NEED:
        cursor.phrase(_INTENT)
    if cursor.peek() in AUXILIARY:
        said.past = said.past or cursor.peek() == "did"
        cursor.at += 1
        if cursor.take("not"):
            raise Unreadable("not")
        adverbs(cursor, said)
    word = cursor.peek()
    said.past = said.past or word in _PAST
    if word in HAVE:
        cursor.at += 1
        adverbs(cursor, said)
        after = cursor.peek()
        if after in SHARE:
            cursor.at += 1
            said.verb = "share"
        elif _meanings(after, participle=True) and after != "left" and word in ("has", "have", "had"):
            said.meanings = _meanings(after, participle=True)
            cursor.at += 1
        else:
            said.verb = "have"
        return
    if word in BE:
        cursor.at += 1
        said.beside = bool(cursor.take("next to it", "beside it", "outside of it", "outside it"))
        adverbs(cursor, said)
        after = cursor.peek()
        if after in SHARE or after in PACK:
            said.verb = "share" if after in SHARE else "pack"
            said.passive = True
            cursor.at += 1
        elif after in ING and _meanings(ING[after]):
            said.meanings = _meanings(ING[after])
            cursor.at += 1
        elif _meanings(after, participle=True) and after not in ("left",):
            said.meanings = _meanings(after, participle=True)
            said.passive = True
            cursor.at += 1
        else:
            said.verb = "be"
        return
    if word in HOLD:
        said.verb = "hold"
        cursor.at += 1
        return
    if word in COST:
        said.verb = "cost"
        cursor.at += 1
        return
    if word in NEED:
        said.verb = "need"
        cursor.at += 1
        cursor.take("to have")
        return
    if word in STAND:
        said.verb = "be"
        cursor.at += 1
        return
    if word in REMAIN:
        said.verb = "be"
        said.mark = "now"
        cursor.at += 1
        return
    if word in SHARE:
        said.verb = "share"
        said.meanings = _meanings(word)
        cursor.at += 1
        return
    meanings = _meanings(word)
    if word in PACK:
        said.verb = "pack"
        said.meanings = meanings
        cursor.at += 1
        return
    if meanings:
        said.meanings = meanings
        cursor.at += 1
        return
    raise Unreadable(f"no verb: {cursor.rest!r}")


def _is_done(cursor: Cursor) -> bool:
    """Return whether `did` is the verb itself: `did 12 push-ups`, `How many did she do each day?`."""
    after = cursor.at + 1
    if after >= cursor.end or cursor.peek(1) in (
        "each",
        "in",
        "altogether",
        "?",
        "the",
        "on",
        "every",
        "for",
    ):
        return True
    return cursor.tokens[after].value is not None or cursor.peek(1) in ("some", "another")


def _meanings(word: str, participle: bool = False) -> tuple[VerbForm, ...]:
    meanings = VERB_FORMS.get(word, ())
    if participle:
        return tuple(meaning for meaning in meanings if meaning.participle)
    return meanings


def adverbs(cursor: Cursor, said: Clause) -> None:
    """Read adverbs between the parts of a clause."""
    while cursor.peek() in _ADVERBIAL:
        if cursor.phrase(TOTAL):
            said.total = True
        elif _evenly(cursor):
            said.equally = True
        elif cursor.phrase(FIRST):
            said.mark = "first"
        elif cursor.phrase(NOW):
            said.mark = "now"
        elif not cursor.phrase(DISCOURSE):
            return


def _evenly(cursor: Cursor) -> bool:
    at = cursor.at
    phrase = cursor.phrase(_EQUALLY)
    if "same" in phrase and not cursor.done and cursor.peek() not in _BOUNDARY:
        cursor.at = at
        return False
    return bool(phrase)


def complements(cursor: Cursor, said: Clause) -> None:
    """Read everything behind the verb. Raises: Unreadable where a preposition has nothing to read."""
    particle = ""
    while not cursor.done and cursor.peek() != "?":
        at = cursor.at
        adverbs(cursor, said)
        if cursor.at > at:
            continue
        word = cursor.peek()
        if word in PARTICLES and not particle and _fits(said, word) and not _object_of(cursor, word, said):
            particle = word
            cursor.at += 1
            continue
        if said.verb == "pack" and not said.amounts and word in ("out", "up", "away"):
            cursor.at += 1
            continue
        if word in ("and", ",") and said.amounts and _another_amount(cursor, said):
            continue
        if word == "," and _same_each(cursor, said):
            continue
        if word == "," and said.amounts and _trailing(cursor, said):
            continue
        if word == "than" and said.amounts and _than_behind(cursor, said):
            continue
        if word == "," and cursor.peek(1) in ("too", "also", "already", "altogether"):
            cursor.at += 1
            continue
        if word == "while":
            moment = when(cursor)
            if moment:
                said.whens.setdefault(len(said.amounts) - 1, moment)
                continue
        if word in _BOUNDARY or (said.verb == "need" and word == "to"):
            break
        if _behind_verb(cursor, said):
            continue
        break
    said.meanings = _by_particle(said.meanings, particle)


def _same_each(cursor: Cursor, said: Clause) -> bool:
    """Read `, the same number in each`, `, the same number each week`."""
    at = cursor.at
    cursor.at += 1
    if cursor.phrase(_EQUALLY):
        said.equally = True
        return True
    if cursor.take("the same number", "the same amount"):
        inside = Amount()
        if each(cursor, inside):
            said.equally = True
            return True
    cursor.at = at
    return False


def _trailing(cursor: Cursor, said: Clause) -> bool:
    """Read `, with 6 in each lane` behind an amount."""
    at = cursor.at
    last = said.amounts[-1]
    cursor.at += 1
    if cursor.take("with", "each with") and last.holds is None and last.noun:
        inside = amount(cursor)
        if inside is not None and inside.each in (last.noun, "one") and inside.value is not None:
            inside.each = ""
            last.holds = inside
            return True
    cursor.at = at
    return False


def _than_behind(cursor: Cursor, said: Clause) -> bool:
    """Read `than in March` behind `flew 30 fewer miles in April`."""
    last = said.amounts[-1]
    if not (last.more or last.fewer) or last.comparison is not None:
        return False
    cursor.at += 1
    by = Amount(value=last.value, unit=last.unit, smaller=last.smaller)
    last.comparison = Comparison("fewer" if last.fewer else "more", by, reference(cursor))
    last.value = None
    last.fewer = False
    return True


def _object_of(cursor: Cursor, word: str, said: Clause) -> bool:
    """Return whether a particle is a preposition here: `off the bus` is both, `in the box` is not."""
    if word not in PREPOSITIONS:
        return False
    after = cursor.at + 1
    if after < cursor.end and cursor.tokens[after].value is not None:
        return cursor.peek(2) in _DURATION_FORMS or not said.amounts
    following = cursor.peek(1)
    if following in DAYS or following in MONTHS or following in ("each", "every", "all"):
        return True
    plain = any(not meaning.particle for meaning in said.meanings)
    if plain and following and following[0].isalpha() and following not in PREPOSITIONS:
        return not (following in _BOUNDARY or following in NOW or following in PARTICLES)
    return word in ("in", "on", "over", "out", "down") and following in _GENERAL


def _fits(said: Clause, word: str) -> bool:
    return any(meaning.particle == word for meaning in said.meanings)


def _by_particle(meanings: tuple[VerbForm, ...], particle: str) -> tuple[VerbForm, ...]:
    return tuple(meaning for meaning in meanings if meaning.particle == particle)


def _another_amount(cursor: Cursor, said: Clause) -> bool:
    """Read a further amount of the same clause: `3 apples and 4 pears`."""
    at = cursor.at
    cursor.take(",")
    cursor.take("and")
    moment = when(cursor)
    counted = amount(cursor)
    if counted is None or (
        counted.value is None and counted.determiner not in ("some", "rest") and counted.price is None
    ):
        cursor.at = at
        return False
    if _verb_here(cursor):
        cursor.at = at
        return False
    if moment:
        said.whens[len(said.amounts)] = moment
    said.amounts.append(counted)
    return True


def _behind_verb(cursor: Cursor, said: Clause) -> bool:
    at = cursor.at
    word = cursor.peek()
    counted = None
    if word not in ("her", "him", "them") or said.verb == "be":
        counted = amount(cursor)
        if counted is not None:
            said.amounts.append(counted)
            return True
    people = who(cursor)
    if people is not None:
        if said.to is None:
            counted = amount(cursor)
            if counted is not None:
                said.to = people
                said.amounts.append(counted)
                return True
        cursor.at = at
        if word in ("them", "it", "her"):
            if word == "her":
                counted = amount(cursor)
            else:
                cursor.at += 1
                counted = Amount(determiner="all", partitive=True)
            if counted is not None:
                said.amounts.append(counted)
                return True
        return False
    phrase = cursor.phrase(_EACH_PHRASES)
    if phrase:
        said.per = phrase[-1]
        return True
    nested = Amount(unit="dollar")
    if word != "a" and each(cursor, nested):
        last = said.amounts[-1] if said.amounts else None
        if (
            last is not None
            and (last.value is not None or last.determiner == "same")
            and nested.each not in _DURATIONS
        ):
            last.each = nested.each
            last.each_count = nested.each_count
        else:
            said.per = DAILY.get(nested.each, nested.each)
            said.into = said.into or nested.each_count
        return True
    cursor.at = at
    if word == "for" or word == "at":
        cursor.at += 1
        price = amount(cursor)
        if price is not None and price.unit in ("dollar", "cent") and price.value is not None:
            said.price = price
            return True
        if price is not None and price.value is not None and (price.unit or price.noun) in _DURATIONS:
            said.periods = price
            return True
        cursor.at = at
    if word == "in":
        cursor.at += 1
        period = amount(cursor)
        if period is not None and period.value is not None and (period.unit or period.noun) in _DURATIONS:
            said.periods = period
            return True
        cursor.at = at
    if said.verb == "be" and not said.place:
        said.place = place_phrase(cursor)
        if said.place:
            return True
    moment = when(cursor)
    if moment:
        if len(said.amounts) > 1 or cursor.peek() in (",", "and"):
            said.whens.setdefault(len(said.amounts) - 1, moment)
        else:
            said.when |= {moment}
        return True
    if word in _SHARING:
        cursor.at += 1
        people = who(cursor)
        if people is not None and word in ("to", "with"):
            said.to = people
            return True
        cursor.at = at + 1
        cursor.take("her", "his", "their", "the", "its")
        sharers = amount(cursor)
        if sharers is not None and (sharers.value is not None or sharers.determiner == "some"):
            said.among = sharers
            return True
        cursor.at = at
    if cursor.take("of it", "of them", "of the money", "of that", "of these"):
        return bool(said.amounts)
    if cursor.take("with them", "with it", "with all of them"):
        return True
    if word in ("from", "by"):
        cursor.at += 1
        people = who(cursor)
        if people is not None:
            said.source = people
            return True
        cursor.at = at
    if word in ("into", "in", "on", "onto", "to"):
        cursor.at += 1
        cursor.take("the", "her", "his", "their", "its")
        cursor.take("equal")
        groups = amount(cursor)
        if groups is not None and (
            groups.value is not None or groups.determiner in ("some",) or groups.holds is not None
        ):
            said.into = groups
            return True
        cursor.at = at
    if cursor.phrase(PHRASES_BY_FIRST):
        return True
    place = place_phrase(cursor)
    if place:
        if word == "from" or word == "off" or word == "out":
            said.away_from = place
        elif word in ("to", "into", "onto"):
            said.toward = place
        else:
            said.place = place
        return True
    return _harmless(cursor, said)


def _harmless(cursor: Cursor, said: Clause) -> bool:
    """Pass over a phrase without amounts and people: `for a pie`, `to make jam`, `red`."""
    at = cursor.at
    word = cursor.peek()
    if said.verb == "be" and not isinstance(said.subject, Who):
        sort = thing(cursor)
        if sort is not None and not sort[1]:
            said.sort = sort[0]
            return True
        if sort is not None and not sort[0] and not sort[2]:
            said.sort = sort[1]
            return True
        cursor.at = at
    if word in PREPOSITIONS and word not in ("per", "without", "than", "like", "since", "of"):
        cursor.at += 1
        if cursor.peek() in ING:
            cursor.at += 1
            cursor.take(*_GENERAL)
            if plain_words(cursor):
                return True
            cursor.at = at + 1
        cursor.take(*_GENERAL)
        if plain_words(cursor):
            return True
    cursor.at = at
    return False

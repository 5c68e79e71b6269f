"""Stories about amounts: what somebody has or something measures, what is added, taken away, shared.

A story is a list of things, each with its amount so far. A sentence changes or adds things, one amount after
another; a verb, a subject and a unit that are not repeated are those of the amount before.
"""

from itertools import pairwise

from pipeline.benchmarks.curriculum.reading.concepts.amounts import Amount, amounts, in_unit, unit_at
from pipeline.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, word_set
from pipeline.benchmarks.curriculum.reading.concepts.things import Story, Thing, add, change, find
from pipeline.benchmarks.curriculum.reading.concepts.vocabulary import (
    AGAIN,
    AWAY,
    FACTORS,
    FLOWS,
    GAINS,
    GIVES,
    HOLDS,
    KINDS,
    LESS,
    LOSSES,
    MORE,
    MULTIPLES,
    PER,
    SPLIT,
    STOP,
    UNITS,
)
from pipeline.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Operator

_DIMENSIONS = frozenset(("wide", "deep", "thick"))
_BREAKS = word_set(", ; : and then but if when after ( ) while")


def tell(story: Story, tokens: list[Token]) -> None:
    """Take in a sentence. Raises: Unreadable."""
    found = amounts(tokens)
    if _is_conversion(tokens, found):
        return
    words = [token.text for token in tokens]
    found = _days_as_counts(words, found)
    story.verb = ""
    if not found:
        _tell_without_numbers(story, words, tokens)
        return
    for place, amount in enumerate(found):
        before = found[place - 1].end if place else 0
        after = found[place + 1].start if place + 1 < len(found) else len(tokens)
        if _counts_amounts(tokens, amount, found) or _cuts_in_two(story, words, amount):
            continue
        story.numerals.append(amount.numeral)
        _take(story, words, tokens, amount, before, after, found)
    if story.shared is not None:
        raise Unreadable("nothing to share")


def _counts_amounts(tokens: list[Token], amount: Amount, found: list[Amount]) -> bool:
    """Whether a number word only counts what follows: `two boards are 5 m and 7 m long`."""
    spelled = tokens[amount.start].raw.isalpha() and not amount.unit
    return spelled and amount.value == Number(sum(bool(other.unit) for other in found)) != Number(1)


def _cuts_in_two(story: Story, words: list[str], amount: Amount) -> bool:
    """`It is cut into two pieces`, of which one is told next."""
    if amount.unit or amount.value != Number(2) or set(words) & SPLIT or story.each_asked:
        return False
    story.in_two = words[amount.start - 1] == "into" and len(story.things) == 1
    return story.in_two


def _days_as_counts(words: list[str], found: list[Amount]) -> list[Amount]:
    """In `2 km a day for 6 days` the days are only counted."""
    kinds = {KINDS[amount.unit] for amount in found if amount.unit}
    if kinds <= {"time"} and len({amount.unit for amount in found}) < 2:
        return found
    counted = PER & set(words) or _a_day(words)
    return [
        Amount(amount.value, "", amount.start, amount.end, amount.numeral)
        if counted and amount.unit in ("day", "week")
        else amount
        for amount in found
    ]


def _tell_without_numbers(story: Story, words: list[str], tokens: list[Token]) -> None:
    """`The blue rope is twice as long as the red one`; other sentences only set the scene."""
    named = next(
        (at for at, word in enumerate(words[:-1]) if word in MULTIPLES and words[at + 1] == "as"), None
    )
    if named is None:
        if any(word in MULTIPLES or word in SPLIT or word in ("rest", "everything") for word in words):
            raise Unreadable("a relation without a number")
        subject = next((at for at, word in enumerate(words) if word in _VERBS), 0)
        story.subject = _content(words[:subject]) or story.subject
        return
    _set_clause(story, words, tokens, 0, named)
    times, under = MULTIPLES[words[named]]
    _times(story, Number(times if times > 1 else under), words[named:], divided=under > 1)


def _is_conversion(tokens: list[Token], found: list[Amount]) -> bool:
    """`There are 60 minutes in an hour`, `1 m = 100 cm`: known, and no fact of the story."""
    words = [token.text for token in tokens]
    units = {unit_at(words, at) for at in range(len(words))} - {""}
    if len(units) != 2 or not found or len(tokens) > 12:
        return False
    one, other = units
    factor = FACTORS.get((one, other)) or FACTORS.get((other, one))
    values = [amount.value for amount in found]
    return Number(factor or 0) in values and all(
        value in (Number(1), Number(factor or 0)) for value in values
    )


def _take(
    story: Story,
    words: list[str],
    tokens: list[Token],
    amount: Amount,
    before: int,
    after: int,
    found: list[Amount],
) -> None:
    lead = words[before : amount.start]
    tail = words[amount.end : after]
    _set_clause(story, words, tokens, before, amount.start)
    _set_passive(story, tail)
    if not amount.unit and _inherits(amount, found, tail):
        amount = _with_unit(amount, found)
    if not amount.unit:
        _count(story, words, amount, lead, tail)
        return
    value = amount.value
    story.told.append(amount)
    of = _rate(tail)
    if of and (KINDS[of] != "time" or of not in ("day", "week")):
        last = story.things[-1] if story.things else None
        if last is not None and last.unit == of:
            last.value, last.unit = Operation("*", value, last.value), amount.unit
        elif story.rate is not None or story.things:
            raise Unreadable("a rate of something else")
        else:
            story.rate, story.rate_of = amount, of
        return
    if story.rate is not None:
        if amount.unit != story.rate_of:
            raise Unreadable("a rate of another unit")
        add(story, Operation("*", story.rate.value, value), story.rate.unit, flows=False)
        story.rate = None
        return
    if story.shared is not None and not story.things:
        add(story, Operation("/", value, story.shared), amount.unit, flows=False)
        story.shared = None
        return
    if _compares(story, amount, tail):
        return
    if not story.verb and lead and lead[-1] in ("a", "an", "of") and not story.things:
        story.verb, story.subject = (
            "has",
            _content(tail[: next((i for i, w in enumerate(tail) if w in _BREAKS), len(tail))]),
        )
    kind = (
        "hold"
        if story.verb in HOLDS
        else "gain"
        if story.verb in GAINS
        else "lose"
        if story.verb in LOSSES
        else ""
    )
    if not kind and story.verb not in FLOWS:
        raise Unreadable(f"no verb for an amount: {story.verb}")
    per = _per(words, amount, found)
    if per is not None:
        value = Operation("*", per.value, value)
    if kind in ("gain", "lose") and lead and lead[-1] in ("to", "at", "than"):
        raise Unreadable("to an amount, not by it")
    if kind == "gain" and AWAY & {*lead[-2:], *tail[:1]}:
        kind = "lose"
    if amount.unit in ("$", "c") and story.verb.startswith(("buy", "bought")):
        if lead[-1:] != ["for"]:
            raise Unreadable("money bought")
        kind = "lose"
    own = _owner(story)
    if kind == "hold" and story.in_two:
        change(story, story.things[-1], "-", value, amount.unit)
        story.in_two = False
        return
    if kind == "hold":
        if own is not None and _DIMENSIONS & set(tail[:1]):
            raise Unreadable("a length and a width")
        if own is not None and own.words == story.subject and not story.things[-1].flows and "and" in lead:
            change(story, own, "+", value, amount.unit)
        elif own is not None and own.words == story.subject and story.subject:
            raise Unreadable("the same thing again")
        else:
            add(story, value, amount.unit, flows=False)
        return
    if story.verb in GIVES and story.things and own is None:
        # Who gives is somebody else: it is a gain if who has something gets it, else nobody knows.
        receivers = words[words.index(story.verb) + 1 :] if story.verb in words else []
        if not receivers or (
            receivers[0] not in ("her", "him", "them") and find(story, _content(receivers)) is None
        ):
            raise Unreadable("who has it then")
        kind = "gain"
        own = find(story, _content(receivers[:1]))
    target = _target(story, own)
    if kind == "gain" and target is not None and target.gained and story.subject and own is None:
        target = None
    if kind and target is not None and not target.flows:
        change(story, target, "+" if kind == "gain" else "-", value, amount.unit)
        return
    add(story, value, amount.unit, flows=kind != "gain")
    story.things[-1].gained = kind == "gain"


def _set_clause(story: Story, words: list[str], tokens: list[Token], before: int, end: int) -> None:
    """The verb and the subject of what stands before an amount; else they stay."""
    start = max([place + 1 for place in range(before, end) if words[place] in _BREAKS], default=before)
    start = start if start < end else before
    place = next((p for p in range(end - 1, start - 1, -1) if words[p] in _VERBS), None)
    if place is None and start > before:
        earlier = next((p for p in range(end - 1, before - 1, -1) if words[p] in _VERBS), None)
        if earlier is not None:
            start = max([p + 1 for p in range(before, earlier) if words[p] in _BREAKS], default=before)
            place = earlier
    if place is None:
        named = _content(words[start:end])
        if named and start > before and story.verb and story.verb not in HOLDS:
            raise Unreadable("a verb that nobody knows")
        if named and story.verb in HOLDS:
            story.subject = named
        return
    story.verb = words[place]
    if place + 1 < end and words[place] in HOLDS and words[place + 1] in GAINS | LOSSES:
        story.verb = words[place + 1]
    subject = words[start:place]
    named = _content(subject)
    if named:
        story.subject = named


def _set_passive(story: Story, tail: list[str]) -> None:
    """`12 cm are then cut off`: the verb stands behind."""
    if tail and tail[0] in ("of", "more"):
        tail = tail[next((at for at, word in enumerate(tail) if word in ("are", "is", "were", "was")), 0) :]
    if tail and tail[0] in ("are", "is", "were", "was", "get"):
        verb = next((word for word in tail[1:4] if word in _VERBS), "")
        if verb:
            story.verb, story.subject = verb, frozenset()


def _content(words: list[str]) -> frozenset[str]:
    return frozenset(
        w.removesuffix("'s")
        for w in words
        if w not in STOP and w not in _VERBS and w[0].isalpha() and w not in UNITS
    )


def _inherits(amount: Amount, found: list[Amount], tail: list[str]) -> bool:
    """`12, 7 and 5 cm`: the unit stands behind the last."""
    return any(other.unit for other in found if other.start >= amount.end) and tail in (
        [","],
        ["and"],
        [",", "and"],
    )


def _with_unit(amount: Amount, found: list[Amount]) -> Amount:
    unit = next(other.unit for other in found if other.unit and other.start >= amount.end)
    return Amount(amount.value, unit, amount.start, amount.end, amount.numeral)


def _per(words: list[str], amount: Amount, found: list[Amount]) -> Amount | None:
    """The count of a sentence whose amount is one of many: `6 bottles hold 2 L each`."""
    if not (PER & set(words) or _a_day(words)):
        return None
    counts = [
        other for other in found if not other.unit or (other is not amount and KINDS[other.unit] == "time")
    ]
    return counts[0] if len(counts) == 1 else None


def _a_day(words: list[str]) -> bool:
    return any(one == "a" and other in ("day", "week", "night", "piece") for one, other in pairwise(words))


def _count(story: Story, words: list[str], amount: Amount, lead: list[str], tail: list[str]) -> None:
    """What a bare number does: shares, multiplies; as one of many it was used with its amount."""
    if tail[:2] == ["times", "as"]:
        _times(story, amount.value, tail)
        return
    if type(amount.value) is not Number:
        raise Unreadable("a count that is not whole")
    said = set(words)
    if said & SPLIT or (
        story.each_asked and not PER & said and {"into", "among", "between"} & set(lead[-3:])
    ):
        if not story.things:
            story.shared = amount.value
            return
        thing = story.things[-1]
        thing.value = Operation("/", thing.value, amount.value)
        return
    if said & AGAIN or tail[:1] == ["times"]:
        if not story.things:
            raise Unreadable("so many of nothing")
        thing = story.things[-1]
        thing.value = Operation("*", amount.value, thing.value)
        return
    if PER & said or _a_day(words):
        return
    raise Unreadable("a number without a unit")


def _times(story: Story, count: Expression, tail: list[str], divided: bool = False) -> None:
    """`4 times as long as the blue rope`."""
    again = tail.index("as", 2) if "as" in tail[2:] else len(tail)
    reference = find(story, _content(tail[again:])) or (story.things[-1] if story.things else None)
    if reference is None:
        raise Unreadable("so many times nothing")
    value = Operation("/", reference.value, count) if divided else Operation("*", count, reference.value)
    add(story, value, reference.unit, flows=reference.flows)


def _compares(story: Story, amount: Amount, tail: list[str]) -> bool:
    """`17 cm longer than the blue rope`: a thing of its own, or more of the same."""
    word = next((w for w in tail[:2] if w in MORE | LESS), "")
    if not word:
        return False
    than = "than" in tail[:6]
    if not than and (word == "more" or story.verb in FLOWS | GAINS | LOSSES):
        own = find(story, story.subject)
        same = own is not None and own.words == story.subject
        if word == "more" and (story.verb not in HOLDS or same):
            return False
    reference = find(story, _content(tail[tail.index("than") :])) if than else None
    if reference is None:
        others = [thing for thing in story.things if not thing.words & story.subject] or story.things
        if than and (len(story.things) != 1 or _content(tail[tail.index("than") :])):
            raise Unreadable("compared with what")
        reference = others[-1] if others else None
    if reference is None or (than and reference.words == story.subject):
        raise Unreadable("compared with nothing, or with itself")
    op: Operator = "+" if word in MORE else "-"
    value = Operation(op, in_unit(reference.value, *_units(reference.unit, amount.unit)), amount.value)
    add(story, value, amount.unit, flows=reference.flows)
    return True


def _units(unit: str, other: str) -> tuple[str, str]:
    return (unit, other) if (unit, other) in FACTORS or unit == other else (unit, "?")


def _owner(story: Story) -> Thing | None:
    return find(story, story.subject)


def _target(story: Story, own: Thing | None) -> Thing | None:
    if own is not None and not own.flows:
        return own
    return story.things[-1] if story.things else None


def _rate(tail: list[str]) -> str:
    """The unit of which each is meant: `per hour`, `a kilogram`, `for each meter`."""
    tail = tail[tail[:1] == ["for"] :]
    if len(tail) > 1 and tail[0] in ("per", "a", "an", "each", "every"):
        return unit_at(tail, 1)
    return ""


_VERBS = GAINS | LOSSES | HOLDS | FLOWS

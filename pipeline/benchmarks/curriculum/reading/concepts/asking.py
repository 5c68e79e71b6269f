"""What a story about amounts asks, and its problem."""

from functools import reduce

from pipeline.benchmarks.curriculum.reading.concepts.amounts import Amount, amounts, unit_at
from pipeline.benchmarks.curriculum.reading.concepts.telling import tell
from pipeline.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences
from pipeline.benchmarks.curriculum.reading.concepts.things import Story, Thing, converted
from pipeline.benchmarks.curriculum.reading.concepts.vocabulary import (
    ASKS_BACK,
    FACTORS,
    FLOWS,
    LEFT,
    LESS,
    LOSSES,
    MORE,
    REFUSED,
    TOTAL,
)
from pipeline.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NoAnswer,
    Number,
    Operation,
    Problem,
    Question,
    parts,
)
from pipeline.benchmarks.curriculum.symbolic.unknowns import value_of

_COMMANDS = frozenset(("find", "calculate", "determine", "work"))


def read_amounts(text: str) -> Problem | None:
    """The story of lengths, money or measures that a text tells; None where it tells something else."""
    try:
        return _problem(sentences(text))
    except (Unreadable, NoAnswer, IndexError, ValueError):
        return None


def _problem(found: list[list[Token]]) -> Problem:
    if any(token.text in REFUSED for sentence in found for token in sentence):
        raise Unreadable("a word that changes everything")
    asking = [sentence for sentence in found if sentence[-1].text == "?" or sentence[0].text in _COMMANDS]
    if len(asking) != 1 or asking[0] is not found[-1]:
        raise Unreadable("not one question at the end")
    facts, question = _cut(found[-1])
    story = Story(each_asked="each" in {token.text for token in question})
    for sentence in found[:-1]:
        tell(story, sentence)
    if facts:
        tell(story, facts)
    _check_count(story, question)
    if story.shared is not None or story.rate is not None or not story.things:
        raise Unreadable("nothing to ask")
    asked = _asked(story, question)
    kept = {id(part) for part in parts(asked)}
    if any(id(numeral) not in kept for numeral in story.numerals) or type(asked) is not Operation:
        raise Unreadable("a number that is not used")
    return Problem((), Question("answer", (asked,)))


def _cut(sentence: list[Token]) -> tuple[list[Token], list[Token]]:
    """The facts in a sentence that asks, and the question."""
    words = [token.text for token in sentence]
    starts = [place for place, word in enumerate(words) if word in ("how", "what", *_COMMANDS)]
    if not starts:
        raise Unreadable("no question")
    start = starts[0] if not _told(sentence[starts[0] :]) else starts[-1]
    facts, question = sentence[:start], sentence[start:]
    inside = _told(question)
    if inside:
        cut = next((at for at, t in enumerate(question) if t.text in ("if", "when", "after")), None)
        if cut is None or cut > inside[0].start:
            return [*facts, *question], question
        return [*facts, *question[cut:-1]], question[:cut]
    return (facts if amounts(facts) else []), question


def _told(question: list[Token]) -> list[Amount]:
    """The amounts in a question, without the number of things in `the two ribbons`."""
    words = [token.text for token in question]
    return [
        amount
        for amount in amounts(question)
        if amount.unit or amount.start == 0 or words[amount.start - 1] not in ("the", "these", "those")
    ]


def _check_count(story: Story, question: list[Token]) -> None:
    for amount in amounts(question):
        if not amount.unit and amount.numeral not in (Number(len(story.things)), *story.numerals):
            raise Unreadable("a count of something else")


def _asked(story: Story, question: list[Token]) -> Expression:
    words = [token.text for token in question]
    said = set(words)
    told = {at for amount in amounts(question) for at in range(amount.start, amount.end)}
    unit = next(filter(None, (unit_at(words, at) for at in range(len(words)) if at not in told)), "")
    if said & ASKS_BACK:
        raise Unreadable("what was before")
    if story.in_two:
        raise Unreadable("two parts")
    comparing = next((word for word in words[:6] if word in MORE | LESS), "")
    things = story.things
    if comparing or said & {"difference", "change", "back"}:
        if len(things) != 2:
            raise Unreadable("a comparison of two")
        one, other = _same_unit(story, unit)
        first, second = (one, other) if value_of(one) >= value_of(other) else (other, one)
        return Operation("-", first, second)
    if len(things) == 1:
        (thing,) = things
        return converted(story, thing, unit or thing.unit)
    if said & TOTAL:
        return reduce(lambda left, right: Operation("+", left, right), _same_unit(story, unit))
    named = _named(story, words)
    if named is not None:
        return converted(story, named, unit or named.unit)
    if all(thing.flows for thing in things) and said & (FLOWS | LOSSES) and not said & LEFT:
        return reduce(lambda left, right: Operation("+", left, right), _same_unit(story, unit))
    raise Unreadable("which of them")


def _same_unit(story: Story, wanted: str) -> list[Expression]:
    """The amounts in one unit, the smallest that is told or asked."""
    units = [thing.unit for thing in story.things] + ([wanted] if wanted else [])
    smallest = reduce(lambda one, other: other if (one, other) in FACTORS else one, units)
    return [converted(story, thing, smallest) for thing in story.things]


def _named(story: Story, words: list[str]) -> Thing | None:
    named = frozenset(word.removesuffix("'s") for word in words)
    shared = [(len(thing.words & named), thing) for thing in story.things]
    most = max(size for size, _ in shared)
    best = [thing for size, thing in shared if size == most]
    return best[-1] if most and len({thing.words for thing in best}) == 1 else None

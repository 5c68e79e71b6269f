"""Reads what a story about a level asks, and puts its amounts together."""

from collections.abc import Callable, Sequence
from functools import reduce

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.levels.sentences import Event, Sentence, read_sentence
from seedproof.benchmarks.curriculum.reading.concepts.levels.vocabulary import (
    LESS,
    MORE,
    TIMES,
)
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import (
    Token,
    Tokens,
    Unreadable,
    negative,
    sentences,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    is_numeral,
)

_QUANTITIES = word_set("""
    temperature temperatures elevation elevations altitude altitudes balance account depth level
    levels position height score overdrawn degrees degree tally
""")
"""One of these must stand in the text, or a number below zero."""
_MULTIPLIED = word_set("half twice double triple percent doubled doubles tripled triples halved halves")
_HYPOTHESES = word_set("suppose imagine assume pretend instead if rather")
_NEXT = word_set("then later next afterwards another more further also")
_DAYS = word_set("monday tuesday wednesday thursday friday saturday sunday today tomorrow")
_ASKS = word_set("what how find calculate determine work which after by")
_GENERAL = word_set("""
    time water differ add up sum gain loss losses gains two amount many difference mean average
    averaged apart difference altogether overall total net amount all new final result both take
    reach reading readings long end between two sum thermometer gauge
""")
"""Words that a question may have and the story not."""
_START = word_set(
    "before first start started began begin beginning original originally initial initially yesterday"
)
_REMARK = word_set("""
    write give use number negative fall drop loss losses falls decrease as a an the for is are if
    with sign your answer shown by below zero and rise gain gains positive its minus ( ) , or means
    mean stands change count counts shows
""")
_SIGNS = (
    "-",
    "−",
    "below",
    "negative",
    "overdrawn",
    "degree",
    "lost",
    "loss",
    "elevation",
    "balance",
    "temperature",
    "°",
)
"""One of them stands in every text about a level."""
_TWO = 2


class _Story(msgspec.Struct):
    events: list[Event]
    counts: list[tuple[Expression, str]]
    items: list[Expression]
    per: str
    told: list[Sentence]
    ask: Sentence
    question: frozenset[str]
    order: list[str]
    words: frozenset[str]
    """The nouns that the story tells of."""


def read_level(text: str) -> Problem | None:
    """Read the problem of a story about a level; None where it says something else."""
    low = text.lower()
    if not any(sign in low for sign in _SIGNS):
        return None
    try:
        asked = _asked(_story(sentences(text)))
    except (Unreadable, IndexError):
        return None
    return Problem((), Question("answer", (asked,)))


def read_level_on(text: str, before: Expression) -> Expression | None:
    """Return the level of a previous answer, as a sentence changes it; None where none does."""
    try:
        split: list[Tokens] = [_without_hypothesis(sentence) for sentence in sentences(text)]
        if any(token.text in _HYPOTHESES for sentence in split for token in sentence):
            return None
        story = _story(split)
        if not story.events or any(event.role == "level" or not event.unit for event in story.events):
            return None
        return _chain(story, before)
    except (Unreadable, IndexError):
        return None


def _without_hypothesis(sentence: Tokens) -> Tokens:
    """Leave out `Suppose that` before what happens next: `Suppose that it then fell 3 degrees`."""
    words = [token.text for token in sentence]
    if words[0] not in _HYPOTHESES or _NEXT.isdisjoint(words):
        return sentence
    return sentence[2:] if words[1:2] == ["that"] else sentence[1:]


def _story(split: Sequence[Tokens]) -> _Story:
    """Read all sentences. Raises: Unreadable."""
    told = [sentence for sentence in split if not _is_remark(sentence)]
    told = [_without_remark(sentence) for sentence in told]
    if not told or (told[-1][-1].text != "?" and told[-1][0].text not in _ASKS):
        raise Unreadable("no question")
    *stories, question = told
    opening: list[Token] = []
    while stories and all(token.value is None for token in stories[0]):
        opening += stories.pop(0)
    if {token.text for token in opening} & _MULTIPLIED:
        raise Unreadable("an opening that tells something")
    read = [read_sentence(sentence) for sentence in stories]
    ask = _question(question)
    events = [event for sentence in read for event in sentence.events]
    per = {sentence.per for sentence in (*read, ask) if sentence.per}
    units = {event.unit for event in (*events, *ask.events) if event.unit}
    counts = [count for sentence in (*read, ask) for count in sentence.counts]
    if len(per) > 1 or len(units) > 1 or len({unit for _, unit in counts} | per) > 1:
        raise Unreadable("two units")
    if any(word.text in _START for word in question):
        raise Unreadable("a question about the beginning")
    texts = [token.text for token in question]
    return _Story(
        events=events,
        counts=counts,
        items=[item for sentence in (*read, ask) for item in sentence.items],
        per=next(iter(per), ""),
        told=read,
        ask=ask,
        question=frozenset(texts),
        order=texts,
        words=frozenset(stem(token.text) for token in opening).union(*(sentence.words for sentence in read)),
    )


def _is_remark(sentence: Tokens) -> bool:
    """Return whether a sentence is on the sign of the answer: `Write a fall as a negative number`."""
    words = {token.text for token in sentence}
    return "negative" in words and words <= _REMARK and all(token.value is None for token in sentence)


def _without_remark(sentence: Tokens) -> Tokens:
    """Leave out what a question says in brackets on the sign of its answer."""
    words = [token.text for token in sentence]
    if "(" in words and ")" in words:
        start = words.index("(")
        end = words.index(")")
        if _is_remark(sentence[start:end]):
            return [*sentence[:start], *sentence[end + 1 :]]
    return sentence


def _question(tokens: Tokens) -> Sentence:
    kept: list[Token] = [token for token in tokens if token.text not in _ASIDE]
    return read_sentence(kept)


_ASIDE = word_set(
    "what what's how find calculate determine work did do does or gain lose many much will far long"
)


def _asked(story: _Story) -> Expression:
    """Put the amounts of a story together as its question asks. Raises: Unreadable."""
    question = story.question
    if story.ask.words - story.words - _QUANTITIES - _GENERAL - TIMES.keys() - _DAY.keys():
        raise Unreadable("a question about something else")
    roles = [event.role for event in story.events]
    levels = [event for event in story.events if event.role == "level"]
    if question & {"mean", "average", "averaged"} and len(levels) == len(roles) > 1 and not story.per:
        return _mean(story, levels)
    summed = question & {"all", "altogether", "overall", "net", "total", "result", "add"}
    if len(roles) > 1 and not levels and summed:
        return _tally(story)
    if _asks_how_long(story):
        return _time(story)
    if question & {"change", "changed", "changes"} or (story.per and "average" in question):
        return _change(story, levels)
    if roles and len(levels) == len(roles) == _TWO:
        return _difference(story, levels)
    if roles and roles[0] == "level" and len(levels) == 1:
        return _chain(story, None)
    raise Unreadable("an unclear question")


def _asks_how_long(story: _Story) -> bool:
    """Return whether the question asks for a number of units of time."""
    order = story.order
    return any(
        word == "how" and order[at + 1] == "many" and order[at + 2] in TIMES
        for at, word in enumerate(order[:-2])
    )


def _mean(story: _Story, levels: list[Event]) -> Expression:
    count = Number(len(levels))
    spoken = [*story.items, *(number for number, _ in story.counts)]
    if any(number != count for number in spoken) or story.per:
        raise Unreadable("a mean of others")
    total = reduce(lambda left, right: Operation("+", left, right), (event.value for event in levels))
    return Operation("/", total, count)


def _difference(story: _Story, levels: list[Event]) -> Expression:
    """Return the greater level minus the other. Raises: Unreadable where something else is asked."""
    asks = story.question & (MORE | LESS) or story.question & {"difference", "apart", "between", "differ"}
    if any(item != Number(_TWO) for item in story.items) or story.counts or story.per:
        raise Unreadable("a time that nothing needs")
    if not asks:
        raise Unreadable("no difference")
    greater, lower = sorted(levels, key=lambda event: _value(event.value), reverse=True)
    return Operation("-", greater.value, lower.value)


def _value(expression: Expression) -> float:
    if isinstance(expression, Number):
        return float(expression.value)
    if isinstance(expression, Operation) and is_numeral(expression):
        return _value(expression.left) / _value(expression.right)
    raise Unreadable("no numeral")


def _change(story: _Story, levels: list[Event]) -> Expression:
    """Read a question for a change: between two levels, in all, or in each unit of time."""
    if len(levels) == _TWO == len(story.events):
        first, second = _in_time(story, levels)
        change = Operation("-", second.value, first.value)
        if not story.per:
            _no_counts(story)
            return change
        return Operation("/", change, _count(story))
    (event,) = story.events if len(story.events) == 1 else (None,)
    if event is None:
        raise Unreadable("an unclear change")
    if event.role == "down":
        value = negative(event.value)
    elif event.role in ("up", "change", "level"):
        value = event.value
    else:
        raise Unreadable("a change of two things")
    if not story.per:
        raise Unreadable("a change without a time")
    if story.ask.per and not story.ask.counts:
        return Operation("/", value, _count(story))
    if story.ask.counts and not story.ask.per:
        return Operation("*", value, _count(story))
    raise Unreadable("an unclear change")


def _in_time(story: _Story, levels: list[Event]) -> tuple[Event, Event]:
    """Return two levels by their times. Raises: Unreadable where the question does not name these."""
    first, second = levels
    order = story.order
    if "from" in order and "to" in order[order.index("from") :]:
        start = order.index("from")
        end = order.index("to", start)
        since = frozenset(order[start + 1 : end])
        until = frozenset(order[end + 1 :])
        if since & second.words or until & first.words:
            first, second = second, first
        if not (since & first.words and until & second.words) or since & second.words or until & first.words:
            raise Unreadable("times that are not told")
        return first, second
    ranks = [_rank(first, first=True), _rank(second, first=False)]
    if 0 not in ranks and ranks[0] != ranks[1]:
        return (first, second) if ranks[0] < ranks[1] else (second, first)
    if ranks == [0, _LATE]:
        return first, second
    if first.marks & _EARLIER and not second.marks & (_EARLIER - {"from"}):
        return first, second
    if second.marks & _LATER and not first.marks & _LATER:
        return first, second
    if story.counts:
        return first, second
    raise Unreadable("no order in time")


_EARLIER = word_set("first start starts started begin begins began beginning from")
_LATER = word_set("end stop stops stopped later afterwards afterward then after now")


_EARLY = 0.5
_LATE = 24.5


def _rank(event: Event, first: bool) -> float:
    """Return a number that rises with the time of a level; 0 where it tells none."""
    days = [rank for word, rank in _WEEK.items() if word in event.words]
    if days:
        return days[0]
    if "midnight" in event.words:
        return _EARLY if first else _LATE
    return event.hour or max((_DAY.get(word, 0) for word in event.words), default=0)


_WEEK = {
    day: rank
    for rank, day in enumerate(
        ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"), start=1
    )
}
_DAY = {
    word: hour
    for hour, words in (
        (6.5, "dawn sunrise"),
        (9.5, "morning"),
        (13, "noon"),
        (16.5, "afternoon"),
        (20.5, "sunset dusk"),
        (21.5, "evening"),
        (23.5, "night"),
    )
    for word in words.split()
}
"""Times of day, in hours, one later than by the clock. Midnight is the first or the last of them."""


def _time(story: _Story) -> Expression:
    """Read a question for how long it takes until a level is reached."""
    rates = [event for event in story.events if event.role in ("up", "down")]
    levels = [event for event in (*story.events, *story.ask.events) if event.role == "level"]
    if len(rates) != 1 or len(levels) != _TWO or story.counts or not story.per:
        raise Unreadable("an unclear time")
    first, target = levels
    if story.events[0] is not first:
        raise Unreadable("a level that comes later")
    if rates[0].role == "up":
        return Operation("/", Operation("-", target.value, first.value), rates[0].value)
    return Operation("/", Operation("-", first.value, target.value), rates[0].value)


def _count(story: _Story) -> Expression:
    if len(story.counts) != 1 or not story.per:
        raise Unreadable("not one number of times")
    return story.counts[0][0]


def _no_counts(story: _Story) -> None:
    if story.counts or story.items or story.per:
        raise Unreadable("a time that nothing needs")


def _chain(story: _Story, before: Expression | None) -> Expression:
    """Read a level and what happens to it, one after the other. Raises: Unreadable."""
    events = story.events
    if before is None:
        first, *events = events
        before = first.value
    if not events or story.items:
        raise Unreadable("nothing happens")
    if story.question & (MORE | LESS | {"difference", "apart", "change", "average", "mean"}):
        raise Unreadable("a comparison")
    counts = list(story.counts)
    _check_time(story)
    _check_subjects(story)
    for event in events:
        sign = _CHANGE.get(event.role)
        if sign is None:
            raise Unreadable("an unclear change")
        amount = event.value
        if event.per:
            amount = Operation("*", amount, counts.pop(0)[0])
        before = sign(before, amount)
    if counts:
        raise Unreadable("a time that nothing needs")
    return before


def _check_time(story: _Story) -> None:
    """Check that the question does not ask for a level in between. Raises: Unreadable."""
    asked = story.ask.labels | {word for word in story.ask.words if word in _DAY or word in _DAYS}
    *earlier, last = story.told
    told = frozenset().union(*(sentence.words | sentence.labels for sentence in earlier))
    if asked & told - last.words - last.labels:
        raise Unreadable("a level in between")


def _check_subjects(story: _Story) -> None:
    """Check that what happens is said of what the story and its question are about. Raises: Unreadable."""
    known = frozenset[str]()
    asked = story.ask.words - _QUANTITIES
    for event in story.events:
        subject = event.before - _DAY.keys() - _DAYS - TIMES.keys()
        if event.role == "level":
            known = event.words
        elif event.role in ("more", "less"):
            reference = event.words - event.before
            if not ((reference & known or _is_that(event)) and asked & (subject - known)):
                raise Unreadable("a distance between unknown things")
            known = subject
        elif known and subject and not event.pronoun and event.unit != "dollar" and not subject & known:
            raise Unreadable("something happens to something else")


def _is_that(event: Event) -> bool:
    """Return whether a distance is told from `that`, the level before."""
    return "that" in event.marks and event.words == event.before


def _plus(left: Expression, right: Expression) -> Expression:
    return Operation("+", left, right)


def _minus(left: Expression, right: Expression) -> Expression:
    return Operation("-", left, right)


_CHANGE: dict[str, Callable[[Expression, Expression], Expression]] = {
    "up": _plus,
    "down": _minus,
    "more": _plus,
    "less": _minus,
}


def _tally(story: _Story) -> Expression:
    """Read gains and losses that begin with nothing."""
    first, *others = story.events
    counts = list(story.counts)
    if not others or first.per or first.role not in ("up", "down"):
        raise Unreadable("no gains and losses")
    total = first.value if first.role == "up" else negative(first.value)
    for event in others:
        sign = _CHANGE.get(event.role)
        if sign is None or event.role in ("more", "less"):
            raise Unreadable("no gains and losses")
        amount = event.value
        if event.per:
            amount = Operation("*", amount, counts.pop(0)[0])
        total = sign(total, amount)
    if counts:
        raise Unreadable("a time that nothing needs")
    return total

"""Words two numbers to compare with <, = or >: bare, on cards, or amounts of the same thing."""

from typing import NamedTuple

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.people import HE, SHE
from seedproof.benchmarks.curriculum.lexicon.themes import FOOD, THINGS
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.mathematics.signs import Signs, signs
from seedproof.benchmarks.curriculum.words.told import Asks, Told
from seedproof.record.draws import Draws, Rejected

_SHORT = (
    "Is {a} less than, equal to or greater than {b}?",
    "Which symbol makes it true: {a} ___ {b}?",
    "Which symbol, <, = or >, makes the statement {a} □ {b} true?",
    "How does {a} compare to {b}?",
    "Write <, = or > in the blank: {a} ___ {b}.",
    "Which of <, = and > belongs in {a} □ {b}?",
)
_BARE = (
    "Compare {a} and {b}.",
    "Compare the {numbers} {a} and {b}.",
    "Look at the {numbers} {a} and {b}.",
    "Here are two {numbers}: {a} and {b}.",
    "Consider {a} and {b}.",
)
_ASK = (
    "Which symbol, <, = or >, goes between them?",
    "Which symbol belongs between them: <, = or >?",
    "Write <, = or > between them.",
    "Choose <, = or > to compare them in this order.",
    "Which of <, = and > goes in the box: {a} □ {b}?",
    "Fill in <, = or >: {a} ___ {b}.",
    "Is the first {number} less than, equal to or greater than the second?",
)
_CARDS = (
    ("{one} has the card {a}.", "{two} has the card {b}."),
    ("{one} draws the card {a}.", "{two} draws the card {b}."),
    ("{one} chooses {a}.", "{two} chooses {b}."),
    ("{one} writes down {a}.", "{two} writes down {b}."),
    ("{one} picks the number {a}.", "{two} picks the number {b}."),
)


class _Ask(NamedTuple):
    """A question with two sides, and what these are called."""

    form: str
    left: str
    right: str


_COMPARE = "Compare {left} with {right}."
_IS_LESS = "Is {left} less than, equal to or greater than {right}?"
_WHICH = "Which symbol, <, = or >, compares {left} with {right}?"
_WRITE = "Write <, = or > to compare {left} with {right}."
_ASK_CARDS = tuple(
    _Ask(form, "{one}'s number", "{two}'s number") for form in (_COMPARE, _IS_LESS, _WHICH, _WRITE)
)
_THINGS = (
    ("{one} has {a} {ones}.", "{two} has {b} {twos}."),
    ("{one} has {a} {ones} and {two} has {b}.",),
    ("{one} finds {a} {ones}.", "{two} finds {b} {twos}."),
    ("{one} counts {a} {ones}.", "{two} counts {b} {twos}."),
    ("{one} picks {a} {ones}.", "{two} picks {b} {twos}."),
    ("{one} gets {a} {ones}.", "{two} gets {b} {twos}."),
    ("{one} has {a} {ones} in a bag.", "{two} has {b} {twos} in a bag."),
    ("{one} draws {a} {ones}.", "{two} draws {b} {twos}."),
)
_ASK_THINGS = (
    *_ASK_CARDS,
    _Ask(_IS_LESS, "the number of {one}'s {plural}", "the number of {two}'s {plural}"),
    _Ask(_COMPARE, "the number of {one}'s {plural}", "the number of {two}'s {plural}"),
    _Ask(_COMPARE, "how many {plural} {one} has", "how many {two} has"),
)
_GROUPS = (
    ("There are {a} {first} {ones} and {b} {second} {twos} on the table.",),
    ("There are {a} {first} {ones} in a box.", "There are {b} {second} {twos} in the box, too."),
    ("{one} has {a} {first} {ones} and {b} {second} {twos}.",),
    ("{one} sees {a} {first} {ones} and {b} {second} {twos}.",),
    ("A shelf holds {a} {first} {ones} and {b} {second} {twos}.",),
)
_ASK_GROUPS = tuple(
    _Ask(form, "the number of {first} {plural}", "the number of {second} {plural}")
    for form in (_COMPARE, _IS_LESS, _WHICH)
)
_COLORS = ("red", "blue", "green", "yellow", "white", "black")
_NOUNS = tuple(noun for noun in (*FOOD, *THINGS) if noun.singular.isalpha() and noun.plural.isalpha())
_COLORED = nouns(
    "thing",
    """marble/marbles, button/buttons, bead/beads, crayon/crayons, cup/cups, plate/plates, balloon/balloons,
    block/blocks, ball/balls, kite/kites, sock/socks, hat/hats""",
)


class _Doing(msgspec.Struct, frozen=True):
    """What two people do a fraction of: a unit, and what the amount is."""

    did: str
    unit: str
    units: str
    amount: str
    ends: str = ""
    article: str = "a"


_DOINGS = (
    _Doing("walked", "mile", "miles", "distance"),
    _Doing("ran", "mile", "miles", "distance"),
    _Doing("rode", "mile", "miles", "distance", " on a bike"),
    _Doing("hiked", "kilometer", "kilometers", "distance"),
    _Doing("swam", "kilometer", "kilometers", "distance"),
    _Doing("read for", "hour", "hours", "time", article="an"),
    _Doing("practiced for", "hour", "hours", "time", article="an"),
    _Doing("drank", "liter", "liters", "amount", " of water"),
    _Doing("used", "cup", "cups", "amount", " of flour"),
    _Doing("used", "cup", "cups", "amount", " of milk"),
    _Doing("bought", "pound", "pounds", "amount", " of cheese"),
    _Doing("picked", "pound", "pounds", "amount", " of berries"),
    _Doing("cut off", "yard", "yards", "amount", " of ribbon"),
    _Doing("painted", "meter", "meters", "amount", " of fence"),
)
_DID = (
    ("{one} {did} {a}{ends}.", "{two} {did} {b}{ends}."),
    ("{one} {did} {a}{ends} and {two} {did} {b}{ends}.",),
)
_ASK_DID = tuple(
    _Ask(form, "{one}'s {amount}", "{two}'s {amount}") for form in (_COMPARE, _IS_LESS, _WHICH, _WRITE)
)
_PARTS = (
    (
        "Two pizzas are the same size.",
        "{one} ate {a} of the first pizza.",
        "{two} ate {b} of the second pizza.",
    ),
    ("Two pies are the same size.", "{one} ate {a} of the first pie.", "{two} ate {b} of the second pie."),
    ("{one} and {two} read the same book.", "{one} has read {a} of it.", "{two} has read {b} of it."),
    (
        "{one} and {two} have the same puzzle.",
        "{one} has finished {a} of it.",
        "{two} has finished {b} of it.",
    ),
    (
        "{one} and {two} have bottles of the same size.",
        "{one} drank {a} of one.",
        "{two} drank {b} of the other.",
    ),
    (
        "Two garden beds are the same size.",
        "{one} planted {a} of the first bed.",
        "{two} planted {b} of the second bed.",
    ),
)
_ASK_PARTS = (
    _Ask(_COMPARE, "{one}'s fraction", "{two}'s fraction"),
    _Ask(_IS_LESS, "{one}'s part", "{two}'s part"),
    _Ask(_WHICH, "{one}'s fraction", "{two}'s fraction"),
    _Ask(_WRITE, "{one}'s part", "{two}'s part"),
)


def tell_comparison(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the two numbers, in the order of the answer. Raises: Rejected for anything else."""
    (asked,) = problem.question.asked
    if not isinstance(asked, Operation) or asked.op != "_":
        raise Rejected("nothing to compare")
    real = draws.below(2) == 0
    if standard.whole:
        printed = signs(draws, whole=True, mixed=False)
        return _things(printed, asked, draws) if real else _bare(printed, asked, "number", draws)
    if real:
        return _fractions(signs(draws, whole=False, mixed=True), asked, draws)
    return _bare(signs(draws, whole=False, mixed=draws.below(3) == 0), asked, "fraction", draws)


def _bare(printed: Signs, asked: Operation, number: str, draws: Draws) -> Told:
    one, two = draws.sample((*SHE, *HE), 2)
    form = draws.below(6)
    facts: tuple[str, ...] = ()
    if form == 0:
        facts = draws.choice(_CARDS)
        ask = draws.choice(_ASK_CARDS)
    elif form < 3:
        facts = (draws.choice(_BARE),)
        ask = _Ask(draws.choice(_ASK), "{a}", "{b}")
    else:
        ask = _Ask(draws.choice(_SHORT), "{a}", "{b}")
    words = {
        "a": printed.numeral(asked.left),
        "b": printed.numeral(asked.right),
        "one": one,
        "two": two,
        "number": number,
        "numbers": f"{number}s",
    }
    return _told(facts, ask, words, "comparison")


def _things(printed: Signs, asked: Operation, draws: Draws) -> Told:
    """Word two amounts of the same thing: of two people, or of two colors."""
    one, two = draws.sample((*SHE, *HE), 2)
    first, second = draws.sample(_COLORS, 2)
    if draws.below(3) == 0:
        noun = draws.choice(_COLORED)
        facts = draws.choice(_GROUPS)
        ask = draws.choice(_ASK_GROUPS)
        # One thing in a sentence that begins with `There are` would have to be said in another way.
        if "1" in (printed.numeral(asked.left), printed.numeral(asked.right)):
            facts = _GROUPS[2]
    else:
        noun = draws.choice(_NOUNS)
        facts = draws.choice(_THINGS)
        ask = draws.choice(_ASK_THINGS)
        # The one whose number comes first in the question is not always told first.
        if draws.below(3) == 0:
            facts = facts[::-1]
    words = {
        "a": printed.numeral(asked.left),
        "b": printed.numeral(asked.right),
        "one": one,
        "two": two,
        "first": first,
        "second": second,
        "ones": noun.of(value_of(asked.left) != 1),
        "twos": noun.of(value_of(asked.right) != 1),
        "plural": noun.plural,
    }
    return _told(facts, ask, words, noun.singular)


def _fractions(printed: Signs, asked: Operation, draws: Draws) -> Told:
    """Word two measurements in the same unit, or two parts of the same whole."""
    one, two = draws.sample((*SHE, *HE), 2)
    words = {
        "a": printed.numeral(asked.left),
        "b": printed.numeral(asked.right),
        "one": one,
        "two": two,
    }
    largest = max(value_of(asked.left), value_of(asked.right))
    if largest < 1 and draws.below(3) == 0:
        return _told(draws.choice(_PARTS), draws.choice(_ASK_PARTS), words, "comparison")
    doing = draws.choice(_DOINGS)
    with_article = draws.below(2) == 0
    words |= {
        "a": _measure(printed, asked.left, doing, with_article),
        "b": _measure(printed, asked.right, doing, with_article),
        "did": doing.did,
        "ends": doing.ends,
        "amount": doing.amount,
    }
    return _told(draws.choice(_DID), draws.choice(_ASK_DID), words, "comparison")


def _measure(printed: Signs, value: Expression, doing: _Doing, with_article: bool) -> str:
    """Write `3/4 mile`, `3/4 of a mile` or `1 1/4 miles`."""
    numeral = printed.numeral(value)
    if value_of(value) > 1:
        return f"{numeral} {doing.units}"
    if with_article and not doing.ends.startswith(" of"):
        return f"{numeral} of {doing.article} {doing.unit}"
    return f"{numeral} {doing.unit}"


def _told(facts: tuple[str, ...], ask: _Ask, words: dict[str, str], theme: str) -> Told:
    left, right = ask.left.format_map(words), ask.right.format_map(words)
    told = tuple(fact.format_map(words) for fact in facts)
    asked = ask.form.format_map({**words, "left": left, "right": right})
    return Told((*told, asked), theme, asks=Asks(names=(left, right)))

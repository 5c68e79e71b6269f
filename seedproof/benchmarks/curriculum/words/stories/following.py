"""Tells one more step on the answer, as the story goes on."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Variable
from seedproof.benchmarks.curriculum.words.phrases import following
from seedproof.benchmarks.curriculum.words.stories.beats import Amount, Ask, Beat, Kind, Question
from seedproof.benchmarks.curriculum.words.stories.plotting import is_count
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.benchmarks.curriculum.words.told import Words, asks_for
from seedproof.record.draws import Draws, Rejected

HELD = frozenset(("owning", "stuff", "money", "gathering"))
"""Stories in which somebody has what was asked."""


def can_go_on(main: Teller) -> bool:
    """Return whether some step may be told behind a story; otherwise `story_goes_on` refuses all."""
    asked = main.asked
    if asked is None:
        return False
    if main.family.name in HELD:
        return asked.ask in ("now", "in all") or bool(main.not_named())
    if main.family.name == "shop" and asked.before in ("gain", "lose"):
        return True
    return asked.ask == "in all"


def story_goes_on(main: Teller, step: Operation, draws: Draws) -> Words:
    """Write what happens next and the question for what it comes to. Raises: Rejected."""
    asked = main.asked
    if asked is None:
        raise Rejected("nothing was asked")
    t = main.going_on(draws)
    answer_first = isinstance(step.left, Variable)
    amount = _amount(step.right if answer_first else step.left)
    if t.family.name not in HELD:
        if step.op == "-" and not answer_first:
            raise Rejected("more would be spent than there is")
        _goes_on_elsewhere(t, step.op, amount, asked)
    elif asked.ask in ("now", "in all"):
        _goes_on(t, step.op, answer_first, amount, asked.who)
    else:
        _goes_on(t, step.op, answer_first, amount, _with_that_many(t))
    return Words(" ".join(t.sentences), t.asks)


def _amount(side: Expression) -> Amount:
    """Return the number of a step. Raises: Rejected when it has none."""
    if isinstance(side, Number):
        return Amount(side, side.value)
    if isinstance(side, Operation) and isinstance(side.left, Number) and isinstance(side.right, Number):
        if side.op == "/":
            return Amount(side, Fraction(side.left.value, side.right.value))
        return Amount(side, Fraction(side.left.value * side.right.value))
    raise Rejected("the step has no number")


def _with_that_many(t: Teller) -> int:
    """Introduce somebody who has as much as the answer was."""
    who = t.newcomer()
    t.who = who
    t.say(_that_many(t), opened=False)
    return who


def _that_many(t: Teller) -> Sequence[str]:
    if t.family.name == "gathering":
        return following.THAT_MANY_THERE
    return following.THAT_MANY if t.matter.several else following.THAT_MUCH


def _goes_on(t: Teller, op: str, answer_first: bool, amount: Amount, who: int) -> None:
    if op == "+":
        _change(t, "gain", who, amount)
    elif op == "-" and answer_first:
        _change(t, "lose", who, amount)
    elif op == "-":
        _compare(t, who, amount)
    elif not is_count(amount) or (op == "/" and not answer_first):
        raise Rejected("nobody counts in fractions")
    elif op == "/":
        _ask(t, Question("each", who, amounts=(amount,)))
    else:
        _copies(t, who, amount)


def _change(t: Teller, kind: Kind, who: int, amount: Amount) -> None:
    t.tell_one(Beat(kind, who, (amount,)))
    _ask(t, Question("now", who, before=kind))


def _compare(t: Teller, who: int, amount: Amount) -> None:
    """Tell of somebody else who has more, and ask how much more. Raises: Rejected."""
    if "compare" not in t.tells:
        raise Rejected("no comparison")
    before = t.changes[who] if who < len(t.changes) else ""
    other = t.newcomer()
    t.tell_one(Beat("start", other, (amount,)))
    _ask(t, Question("difference", other, who, other_before=before))


def _copies(t: Teller, who: int, amount: Amount) -> None:
    """Tell of several who have as much, or of somebody who has so many times as much, and ask for that."""
    if "times as many" in t.tells and t.family.name in ("owning", "stuff"):
        other = t.newcomer()
        t.tell_one(Beat("times", other, (amount,), who, t.changes[who]))
        _ask(t, Question("now", other))
        return
    if t.family.name != "owning" or t.changes[who] or not t.people[who].pronoun:
        raise Rejected("no story multiplies this")
    t.who = who
    t.amounts = (amount,)
    t.say(following.COPIES, opened=False)
    t.say(following.COPIES_ASKED, opened=False)
    t.asks = asks_for(t.matter.measure)


def _goes_on_elsewhere(t: Teller, op: str, amount: Amount, asked: Question) -> None:
    """Tell of one more day, or of one more thing that is bought. Raises: Rejected."""
    ask: Ask = asked.ask
    if t.family.name == "activity" and op == "+" and ask == "in all":
        t.another_day(amount)
        t.say(following.ANOTHER_DAY, opened=False)
        _ask(t, Question("in all", 0))
    elif t.family.name == "rate" and op == "+" and ask == "in all":
        t.amounts = (amount,)
        t.say(following.IT_GOES_ON, opened=False)
        _ask(t, Question("in all", 0))
    elif t.family.name == "shop" and op == "+" and (ask == "in all" or asked.before == "gain"):
        t.tell_one(Beat("gain", 0, (amount,)))
        _ask(t, Question("now", 0, before="gain"))
    elif t.family.name == "shop" and op == "-" and asked.before == "lose":
        t.tell_one(Beat("lose", 0, (amount,)))
        _ask(t, Question("now", 0, before="lose"))
    else:
        raise Rejected("the story is over")


def _ask(t: Teller, question: Question) -> None:
    if question.ask not in t.family.can:
        raise Rejected("no such question")
    t.ask(question)

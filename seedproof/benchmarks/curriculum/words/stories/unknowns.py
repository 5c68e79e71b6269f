"""Words equations: a story with `some` in place of a number, its outcome, the question for the number."""

from seedproof.benchmarks.curriculum.lexicon.people import SHARERS
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.words.stories.matter import Measured, Money
from seedproof.benchmarks.curriculum.words.stories.steps import tell
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected


def tell_unknown(t: Teller, problem: Problem) -> None:
    """Word the whole problem. Raises: Rejected when no story fits."""
    (equation,), (asked,) = problem.equations(), problem.question.asked
    if not isinstance(asked, Variable) or not isinstance(equation, Equation):
        raise Rejected("it asks for no unknown")
    t.unknown = asked.name
    shared = isinstance(equation.right, Operation) and equation.right.op == "/"
    holder = tell(t, equation.right)
    if not t.role:
        raise Rejected("the unknown was not told")
    _result(t, holder, equation.left, shared)
    _ask(t)


def _result(t: Teller, holder: Holder, given: Expression, shared: bool) -> None:
    draws, amount = t.draws, t.matter.amount(given)
    if shared and holder.name.startswith("each "):
        t.say(f"{holder.name} {'got' if t.past else 'gets'} {amount}", None)
        return
    if t.role[0] in ("size", "count"):
        subject = t.subject(holder)
        end = draws.choice(("in all", "altogether", "in total"))
        t.say(f"{subject} {t.has} {amount} {end}", holder)
        return
    if holder.is_place:
        there = "there are" if t.matter.are == "are" else "there is"
        if amount.startswith(("1 ", "one ")):
            there = "there is"
        text = (f"now {there} {amount} in {holder.name}", f"in the end {there} {amount} in {holder.name}")
        t.say(draws.choice(text), holder)
        return
    if not holder.changed:
        t.say(f"{holder.name} {t.has} {amount}", holder)
        return
    subject = t.subject(holder)
    left = " left" if holder.changed == "lose" else ""
    t.say(
        draws.choice(
            (
                f"now {subject} has {amount}{left}",
                f"now {subject} has {amount}{left}",
                f"in the end {subject} {t.has} {amount}{left}",
                f"after that {subject} {t.has} {amount}{left}",
            )
        ),
        holder,
    )


def _ask(t: Teller) -> None:
    role, holder, *word = t.role
    many, draws, did = t.matter.how_many, t.draws, t.does
    who = holder.pronoun if draws.below(2) and t.is_clear(holder) else holder.name
    one_amount = isinstance(t.matter, Measured | Money)
    were = ("was" if t.past else "is") if one_amount else t.are
    if role == "size":
        text = f"{many} {were} in each {word[0].singular}"
    elif role == "count":
        text = f"how many {word[0].plural} {did} {who} have"
    elif role == "sharers":
        sharers = SHARERS[word[0]] if t.house is None else f"other {t.house.plural}"
        text = f"how many {sharers} {'were' if t.past else 'are'} there"
    elif role == "start":
        first = draws.choice(("at first", "to begin with", "at the start", "in the beginning"))
        if holder.is_place:
            text = f"{many} {were} in {holder.name} {first}"
        elif holder.changed or t.sentences[-2].startswith(holder.name):
            text = f"{many} {did} {who} have {first}"
        else:
            text = f"{many} {did} {holder.name} have"
    else:
        verb = word[0]
        if t.setting == "grounds":
            came = verb.past if t.past else verb.base
            to = {
                "join": f" the others in {holder.name}",
                "leave": f" {holder.name}",
                "arrive": f" in {holder.name}",
            }
            end = to.get(
                verb.base, f" to {holder.name}" if role == "gain" else f" {verb.particle} from {holder.name}"
            )
            text = f"{many} {came}{end}"
        elif holder.is_place:
            done = {"gain": "put into", "lose": "taken out of"}[role]
            text = f"{many} {were} {done} {holder.name}"
        else:
            text = f"{many} {did} {who} {verb.base} {verb.particle}".rstrip()
    t.sentences.append(f"{text[0].upper()}{text[1:]}?")

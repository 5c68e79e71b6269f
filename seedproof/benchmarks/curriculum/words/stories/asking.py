"""Asks for an amount that was stated."""

from seedproof.benchmarks.curriculum.lexicon.places import CONTAINERS
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Variable
from seedproof.benchmarks.curriculum.words.stories.groups import piles, share
from seedproof.benchmarks.curriculum.words.stories.leaves import constant, is_count, is_leaf
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, numeral
from seedproof.benchmarks.curriculum.words.stories.steps import tell
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected


def tell_and_ask(t: Teller, asked: Expression) -> Holder | None:
    """State all that makes a value and ask for it; who has it, or None where nobody does."""
    whole = t.declared[asked.name] if isinstance(asked, Variable) and asked.name in t.declared else asked
    if isinstance(whole, Operation) and _asked_at_once(t, whole):
        return None
    holder = tell(t, asked)
    ask(t, holder)
    return holder


def _asked_at_once(t: Teller, whole: Operation) -> bool:
    """Ask for the last operation itself, if it can be: two together, a difference, what each gets."""
    left, right = constant(t, whole.left), constant(t, whole.right)
    leaves = is_leaf(t, left), is_leaf(t, right)
    if whole.op == "+" and (
        (leaves == (False, False) and t.draws.below(3)) or (leaves == (True, True) and t.draws.below(4) == 0)
    ):
        one, other = tell(t, left), tell(t, right)
        if one is other:
            return False
        _ask_together(t, one, other)
        return True
    if whole.op == "-" and leaves != (False, True) and t.draws.below(3) == 0:
        _ask_difference(t, tell(t, left), tell(t, right))
        return True
    if whole.op == "/" and leaves[1] and is_count(right):
        pack = isinstance(t.matter, Counted) and t.draws.below(2)
        if pack or t.draws.below(3):
            holder = tell(t, left)
            if holder.is_place or holder.fixed:
                raise Rejected("nobody shares it")
            (_pack_and_ask if pack else _share_and_ask)(t, holder, right)
            return True
    elif whole.op == "/" and not leaves[1] and isinstance(t.matter, Counted) and t.draws.below(2):
        other = tell(t, right)
        _piles_and_ask(t, tell(t, left), other)
        return True
    return False


def ask(t: Teller, holder: Holder) -> None:
    """Ask how much somebody has."""
    many, draws = t.matter.how_many, t.draws
    does = t.does
    end = {"lose": " left", "gain": " now", "": ""}[holder.changed]
    if t.past and end == " now":
        end = " then"
    said = draws.below(4)
    end = "" if said == 3 and end != " left" else end
    if holder.is_place:
        end = {" left": " left"}.get(end, end)
        are = t.are
        text = (
            f"{many} {are}{end} in {holder.name}",
            f"{many} {are} there{end} in {holder.name}",
            f"in the end, {many} {are} in {holder.name}",
            f"{many} {are} in {holder.name}{end}"
            if end != " left"
            else f"{many} {are} left in {holder.name}",
        )[said]
        t.sentences.append(f"{text[0].upper()}{text[1:]}?")
        return
    subject = holder.pronoun if draws.below(2) and t.is_clear(holder) else holder.name
    text = (
        f"{many} {does} {subject} have{end}?",
        f"find out {many} {subject} {t.has}{end}.",
        f"in the end, {many} {does} {subject} have?" if holder.changed else f"{many} {does} {subject} have?",
        f"{many} {does} {subject} have{end}?",
    )[said]
    t.sentences.append(f"{text[0].upper()}{text[1:]}")


def _ask_together(t: Teller, one: Holder, other: Holder) -> None:
    many, draws = t.matter.how_many, t.draws
    said = draws.below(4)
    end = ("together", "altogether", "in all", "in total")[draws.below(4)]
    if one.is_place:
        are = t.are
        named = f"in {one.name} and {other.name}"
        only = len(t.holders) == 2
        text = (
            f"{many} {are} there {end}?" if only else f"{many} {are} there {named} {end}?",
            f"{many} {are} {named} {end}?",
            f"{many} {are} there in both {end}?" if only else f"{end}, {many} {are} {named}?",
            f"find out {many} there {are} {end}." if only else f"find out {many} there {are} {named} {end}.",
        )[said]
    else:
        do = "did" if t.past else "do"
        only = len(t.holders) == 2
        text = (
            f"{many} {do} {one.name} and {other.name} have {end}?",
            f"{many} {do} {'they' if only else f'{one.name} and {other.name}'} have {end}?",
            f"{many} {do} {'the two of them' if only else f'{other.name} and {one.name}'} have {end}?",
            f"find out {many} {one.name} and {other.name} have {end}.",
        )[said]
        if said == 3 and t.past:
            text = text.replace(" have ", " had ")
    t.sentences.append(f"{text[0].upper()}{text[1:]}")


def _ask_difference(t: Teller, one: Holder, other: Holder) -> None:
    more, draws = t.matter.how_many_more, t.draws
    if one.is_place:
        text = f"{more} {t.are} there in {one.name} than in {other.name}?"
    elif draws.below(3):
        text = f"{more} {t.does} {one.name} have than {other.name}?"
    else:
        fewer = more.replace("how many more", "how many fewer").replace(" more ", " less ")
        fewer = f"{fewer[:-5]} less" if fewer.endswith(" more") else fewer
        text = f"{fewer} {t.does} {other.name} have than {one.name}?"
    t.sentences.append(f"{text[0].upper()}{text[1:]}")


def _pack_and_ask(t: Teller, holder: Holder, size: Expression) -> None:
    box = t.draws.choice(CONTAINERS)
    word = t.draws.choice((("packs", "packed"), ("puts", "put"), ("sorts", "sorted")))[t.past]
    what = t.draws.choice(
        (
            f"{holder.possessive} {t.matter.name}",
            "all of them" if holder is t.last else f"all {holder.possessive} {t.matter.name}",
            f"all {holder.possessive} {t.matter.name}",
        )
    )
    many = numeral(size, t.matter.in_words)
    t.say(f"{t.subject(holder)} {word} {what} into {box.plural} of {many}", holder)
    subject = holder.pronoun if t.draws.below(2) and t.is_clear(holder) else holder.name
    asked = t.draws.choice(("fill", "need", "get"))
    t.sentences.append(f"How many {box.plural} {t.does} {subject} {asked}?")


def _share_and_ask(t: Teller, holder: Holder, count: Expression) -> None:
    each = share(t, holder, count, name_one=False)
    asked = t.draws.choice(("get", "receive"))
    many = t.matter.how_many
    t.sentences.append(f"{many[0].upper()}{many[1:]} {t.does} {each.name} {asked}?")


def _piles_and_ask(t: Teller, holder: Holder, other: Holder) -> None:
    at = len(t.sentences)
    piles(t, holder, other)
    del t.sentences[at + 1 :]
    t.sentences.append(f"How many {t.matter.name} {t.are} in each pile?")

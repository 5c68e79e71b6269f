"""Words events: what somebody has, gets and loses."""

from seedproof.benchmarks.curriculum.lexicon.people import RELATIVES
from seedproof.benchmarks.curriculum.lexicon.verbs import GAIN, LOSE, Verb
from seedproof.benchmarks.curriculum.words.stories.leaves import Value, is_coins, is_one_amount
from seedproof.benchmarks.curriculum.words.stories.matter import Measured, Money
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected

GIVE = Verb("give", "gives", "gave", "given", "away")


def start(t: Teller, value: Value, holder: Holder | None = None) -> Holder:
    """State that somebody has so much."""
    holder = holder or t.holder()
    amount = t.amount(value)
    if holder.is_place:
        there = "There were" if t.past else "There are"
        one = is_one_amount(value)
        if one:
            there = "There was" if t.past else "There is"
        text = t.draws.choice(
            (
                f"{there} {amount} in {holder.name}",
                f"{holder.name} {'had' if t.past else 'has'} {amount} in it",
                f"in {holder.name} {there.lower()} {amount}",
            )
        )
    else:
        text = t.draws.choice(
            (
                f"{holder.name} {t.has} {amount}",
                f"{holder.name} {t.has} {amount}",
                f"at first {holder.name} {t.has} {amount}",
                f"{holder.name} {'started' if t.past else 'starts'} with {amount}",
            )
        )
    if t.is_unknown(value):
        t.role = ("start", holder)
    holder.began = len(t.sentences)
    t.say(text, holder)
    return holder


def gain(t: Teller, holder: Holder, value: Value) -> Holder:
    """State that somebody gets so much more."""
    draws, amount = t.draws, t.amount(value)
    more = t.more(value) if not is_coins(t, value) else amount
    verb = draws.choice(GAIN[t.matter.kind])
    said, word = draws.below(5), t.verb(verb)
    if verb.particle:
        word = f"{word} {verb.particle}"
    one = is_one_amount(value)
    were = ("was" if t.past else "is") if one else "were" if t.past else "are"
    if t.setting == "grounds":
        word = verb.past if t.past else verb.third if one else verb.base
        to = holder.name if verb.base == "join" else f"to {holder.name}"
        to = f"the others in {holder.name}" if verb.base == "join" else to
        if verb.base == "arrive":
            to = f"in {holder.name}"
        text = (f"{more} {word} {to}", f"then {more} {word} {to}", f"later {more} {word} {to}")[said % 3]
    elif holder.is_place:
        put = "put" if t.past else "puts"
        text = (
            f"{more} {were} put into {holder.name}",
            f"somebody {put} {more} into {holder.name}",
            f"then somebody {put} {more} into it",
        )[said % 3]
        if said % 3 == 2 and holder is not t.last:
            text = f"then somebody {put} {more} into {holder.name}"
    else:
        subject = t.subject(holder)
        giver = draws.choice(RELATIVES)
        gives = "gave" if t.past else "gives"
        to = holder.object
        whose = holder.possessive if t.is_clear(holder) else f"{holder.name}'s"
        other = more if isinstance(t.matter, Measured | Money) or t.is_unknown(value) else f"another {amount}"
        if one:
            other = more
        text = (
            f"{subject} {word} {more}",
            f"then {subject} {word} {more}",
            f"after that, {subject} {word} {more}",
            f"{subject} {word} {other}",
            f"{whose} {giver} {gives} {to} {more}"
            if holder.pronoun != "it"
            else f"later {subject} {word} {more}",
        )[said]
        if t.is_unknown(value):
            text = (f"{subject} {word} {more}", f"then {subject} {word} {more}")[said % 2]
    if t.is_unknown(value):
        t.role = ("gain", holder, verb)
    holder.changed = "gain"
    t.say(text, holder)
    return holder


def lose(t: Teller, holder: Holder, value: Value) -> Holder:
    """State that somebody loses so much."""
    draws, amount = t.draws, t.amount(value)
    verb = draws.choice(
        LOSE["thing" if holder.pronoun == "it" and t.matter.kind == "food" else t.matter.kind]
    )
    said, word = draws.below(5), t.verb(verb)
    of_them = t.matter.some if t.is_unknown(value) else f"{t.matter.bare(value)} of {t.matter.them}"
    if t.is_unknown(value):
        of_them = f"some of {t.matter.them}"
    if isinstance(t.matter, Money) or holder is not t.last:
        of_them = amount
    one = is_one_amount(value)
    were = ("was" if t.past else "is") if one else "were" if t.past else "are"
    if t.setting == "grounds":
        word = verb.past if t.past else verb.third if one else verb.base
        where = f"{word} {holder.name}" if verb.base == "leave" else f"{word} {verb.particle}"
        if verb.base != "leave":
            where = f"{where} from {holder.name}"
        text = (f"{amount} {where}", f"then {amount} {where}", f"after a while {amount} {where}")[said % 3]
    elif holder.is_place:
        took = "took" if t.past else "takes"
        text = (
            f"{amount} {were} taken out of {holder.name}",
            f"somebody {took} {amount} out of {holder.name}",
            f"then {amount} {were} taken out of {holder.name}",
        )[said % 3]
    else:
        subject = t.subject(holder)
        told = f"{word} {verb.particle} {amount}" if verb.particle else f"{word} {amount}"
        of = f"{word} {of_them} {verb.particle}".rstrip()
        giver = draws.choice(RELATIVES)
        to = f"{holder.possessive} {giver}" if holder.pronoun != "it" else "somebody else"
        gave = "gave" if t.past else "gives"
        text = (
            f"{subject} {told}",
            f"then {subject} {told}",
            f"{subject} {of}",
            f"after that, {subject} {of}",
            f"{subject} {gave} {of_them} to {to}",
        )[said]
        if said == 4:
            verb = GIVE
    if t.is_unknown(value):
        t.role = ("lose", holder, verb)
    holder.changed = "lose"
    t.say(text, holder)
    return holder


def lose_as(t: Teller, holder: Holder, other: Holder) -> Holder:
    """State that somebody loses as much as somebody else has."""
    kind = "thing" if holder.pronoun == "it" and t.matter.kind == "food" else t.matter.kind
    verb = t.draws.choice([verb for verb in LOSE[kind] if not verb.particle])
    gives = t.draws.choice(("gave away" if t.past else "gives away", t.verb(verb)))
    if holder.is_place:
        raise Rejected("places give nothing away")
    t.say(f"{t.subject(holder)} {gives} {t.matter.as_many} as {other.name} {t.has}", holder)
    holder.changed = "lose"
    return holder

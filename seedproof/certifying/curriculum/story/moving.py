"""Clauses about those who come and those who leave."""

from seedproof.certifying.curriculum.story.events import how_of, note
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import Amount
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import Thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.curriculum.story.verbs import COME, LEAVE, forms, is_of_several, is_third, plain
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread

_AWAY = frozenset(["away", "off", "out", "south", "north", "east", "west"])
_LEAVING = frozenset(
    [("on", "move"), ("inside", "go"), ("in", "turn"), ("back", "turn"), ("home", "go"), ("home", "head")]
)
_HERE = frozenset(["in", "over", "up", "ashore"])
_FLYING = frozenset(["drift", "flit", "float", "flutter", "fly", "glide", "soar", "swoop"])
_BOARD = frozenset(["climb", "drive", "roll", "get", "hop", "jump", "pile", "squeeze", "step"])


def _moves(ledger: Ledger, said: Said) -> None:
    amount: Amount = said["quantity"]
    store = ledger.last if amount.thing is None else _lately(ledger, amount.thing)
    if store is None:
        raise Unread(f"nobody is there: {said.sentence}")
    size = ledger.size(amount, store.thing)
    leave = amount.mode == "of" or "of" in ledger.marks or _leaves(ledger, amount, said)
    if how_of(said).startswith("down"):
        ledger.room["down"] = leave
    ledger.change(store, store.now - size if leave else store.now + size)
    note(ledger, store, plain(said["moves"]), size, how_of(said), amount.number is None)


def moves_somewhere(said: Said) -> bool:
    """Return whether somebody moves, and where is said, unless the verb does: not `3 rolls in the bag`."""
    one = said["quantity"].number == 1
    if is_third(said["moves"]) != one and (not one or is_of_several(said["moves"])):
        return False
    return (
        "out" in said.gaps
        or "how" in said.gaps
        or plain(said["moves"]) in {**forms(COME), **forms(LEAVE), "anchor": "anchor"}
    )


def _leaves(ledger: Ledger, amount: Amount, said: Said) -> bool:
    """Return whether they go away, by the verb or else by the words after it.

    Raises: Unread if neither tells.
    """
    verb, where = plain(said["moves"]), how_of(said)
    out = where.split(" ")[0]
    if verb in forms(LEAVE):
        return True
    if verb in forms(COME) or verb == "anchor":
        return False
    if out in _AWAY or (out, verb) in _LEAVING or (out == "home" and amount.mode == "plain"):
        return True
    if out in _HERE or where.startswith("on over ") or (out == "on" and verb in _BOARD):
        return False
    if amount.mode == "more" and (where.startswith("home from ") or (verb, out) == ("fly", "home")):
        return False
    if amount.mode == "more" and out == "down" and (verb in _FLYING or "down" in ledger.room):
        return bool(ledger.room.get("down"))
    raise Unread(f"do they come or go when they {verb} {where}?")


def _lately(ledger: Ledger, thing: Thing) -> Store | None:
    """Return the store of a thing that was named last."""
    fitting = [store for store in ledger.stores if store.thing.alike(thing)]
    if len(fitting) > 1:
        ledger.assume("last_named")
    owners = [owner for owner in ledger.subjects if owner in [store.owner for store in fitting]]
    return next((store for store in fitting if owners and store.owner == owners[-1]), None)


MOVING = Topic(clauses={"moves": (("{quantity} {moves}[ {out}][ {how}]",), _moves)})

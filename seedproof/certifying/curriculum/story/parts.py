"""Clauses and questions about kinds of things, and about what is in a container and what is not."""

from fractions import Fraction

from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.stores import Store
from seedproof.certifying.curriculum.story.things import Thing, singular
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, at_most


def _kinds(ledger: Ledger, said: Said) -> None:
    store = _spoken_of(ledger, said.gaps.get("thing"))
    part = ledger.size_of_part(store, said["n"])
    store.parts[said["kind"]] = part
    store.parts[said["other"]] = store.now - part
    ledger.say(at_most(0, store.now - part))


def _inside(ledger: Ledger, said: Said) -> None:
    store = _spoken_of(ledger, None)
    _put(ledger, store, said["n"], said["container"])


def _puts(ledger: Ledger, said: Said) -> None:
    owner = ledger.who(said.gaps.get("who"))
    amount = said["quantity"]
    if amount.mode != "of":
        raise Unread(f"what is put there is no part: {said.sentence}")
    _put(ledger, ledger.the(owner, amount.thing), amount.number, said["container"])


def _put(ledger: Ledger, store: Store, number: Fraction | None, container: str) -> None:
    part = ledger.size_of_part(store, number)
    store.parts[f"in {container}"] = part
    ledger.say(at_most(0, store.now - part))


def _spoken_of(ledger: Ledger, thing: Thing | None) -> Store:
    store = ledger.last
    if store is None or (thing is not None and not thing.alike(store.thing)):
        raise Unread("a part of what?")
    return store


def _asked_kind(ledger: Ledger, said: Said) -> Term:
    store = _whole(ledger, said["thing"])
    return _part(store, said["kind"])


def _asked_not(ledger: Ledger, said: Said) -> Term:
    store = _whole(ledger, said["thing"])
    return store.now - _part(store, said["kind"])


def _asked_outside(ledger: Ledger, said: Said) -> Term:
    store = _whole(ledger, said["thing"])
    return store.now - _part(store, f"in {said['container']}")


def _whole(ledger: Ledger, thing: Thing) -> Store:
    fitting = ledger.all_of(thing)
    if len(fitting) != 1:
        raise Unread(f"several have {thing.name}")
    return fitting[0]


def _part(store: Store, kind: str) -> Term:
    if kind not in store.parts:
        raise Unread(f"nothing is said about {kind} {store.thing.name}")
    return store.parts[kind]


def part_of(store: Store, asked: Thing | None) -> Term | None:
    """Return how many of a kind there are, if a question names a kind: `small guppies` of guppies."""
    if asked is None or store.thing.unit or len(asked.words) <= len(store.thing.words):
        return None
    kind = " ".join(asked.words[: len(asked.words) - len(store.thing.words)])
    kinds = {name: part for name, part in store.parts.items() if not name.startswith("in ")}
    if kind not in kinds:
        raise Unread(f"nothing is said about {kind} {store.thing.name}")
    return kinds[kind]


PARTS = Topic(
    clauses={
        "kinds": (
            (
                "{n}[ of them] {is} {kind}[,] and {rest} {are:is} {other}",
                "{n} of the {thing} {is} {kind}[,] and {rest} {are:is} {other}",
            ),
            _kinds,
        ),
        "inside": (
            ("{n}[ of them] {is} {into} a[n] {container}[,] and {rest} {are:is} next to it",),
            _inside,
        ),
        "puts": (("{who} {put} {quantity} {into} {a} {container}",), _puts),
    },
    questions={
        "asked_kind": (("how many of {whose}{thing} {is} {kind}",), _asked_kind),
        "asked_kind_short": (("how many {thing} {is} {kind}",), _asked_kind),
        "asked_not": (("how many of {whose}{thing} {is} not {kind}",), _asked_not),
        "asked_outside": (("how many {thing} {is} {outside} the {container}",), _asked_outside),
    },
    kinds={
        "kind": Kind(r"(?!not\b|left\b|there\b|that\b|shared\b)[a-z]+(?:-[a-z]+)*", singular),
        "other": Kind(r"(?!not\b|left\b|there\b|that\b|shared\b)[a-z]+(?:-[a-z]+)*", singular),
        "rest": Kind(r"(?:the rest|the others|all others)", str),
        "whose": Kind(r"(?:the |[A-Z]\w*'s? |the [\w -]+?'s? )", str),
        "container": Kind(r"[a-z][\w-]*(?: [a-z][\w-]*){0,2}", str),
        "outside": Kind(r"(?:outside|not in|not inside)", str),
    },
)
"""A kind is one word, such as `plain` or `child-size`."""

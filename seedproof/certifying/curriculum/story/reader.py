"""The reader of stories: sentence by sentence into the ledger, then the question."""

import re
from itertools import pairwise

from seedproof.certifying.curriculum.problem import Named, Number, Problem
from seedproof.certifying.curriculum.story import repeats
from seedproof.certifying.curriculum.story.changes import CHANGES
from seedproof.certifying.curriculum.story.comparing import COMPARING
from seedproof.certifying.curriculum.story.groups import GROUPS
from seedproof.certifying.curriculum.story.holdings import HOLDINGS
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.measured import MEASURED, in_units
from seedproof.certifying.curriculum.story.moving import MOVING, moves_somewhere
from seedproof.certifying.curriculum.story.multiples import MULTIPLES
from seedproof.certifying.curriculum.story.needs import NEEDS
from seedproof.certifying.curriculum.story.packages import PACKAGES
from seedproof.certifying.curriculum.story.parts import PARTS
from seedproof.certifying.curriculum.story.prices import PRICES
from seedproof.certifying.curriculum.story.questions import asks, plain
from seedproof.certifying.curriculum.story.rates import RATES
from seedproof.certifying.curriculum.story.remainders import REMAINDERS, asks_for_rest
from seedproof.certifying.curriculum.story.same_amounts import SAME_AMOUNTS
from seedproof.certifying.curriculum.story.sentences import (
    Clause,
    sentences,
    sets_the_scene,
    splits,
    unfolded,
)
from seedproof.certifying.curriculum.story.shares import SHARES
from seedproof.certifying.curriculum.story.topic import Grammar
from seedproof.certifying.curriculum.story.totals import TOTALS
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import Term, equal, unknown

TOPICS = (
    HOLDINGS,
    CHANGES,
    MOVING,
    COMPARING,
    PARTS,
    TOTALS,
    NEEDS,
    GROUPS,
    SHARES,
    RATES,
    PRICES,
    MEASURED,
    MULTIPLES,
    PACKAGES,
    REMAINDERS,
    SAME_AMOUNTS,
)
GRAMMAR = Grammar(TOPICS)

_BARE = re.compile(r"[=□×÷]|___")


def read(question: str) -> Problem | None:
    """Read a question that is told as a story; None if it is no story.

    Raises: Unread if one of its sentences is not read, or in two ways.
    """
    if _BARE.search(question):
        return None
    return told(question)


def told(words: str) -> Problem:
    """Read a story.

    Raises: Unread if one of its sentences is not read, or in two ways.
    """
    ledger = Ledger()
    ledger.assume("closed_story")
    *before, last = sentences(words)
    ledger.text = words
    ledger.rest_asked = asks_for_rest(last)
    for number, sentence in enumerate(before):
        _tell(ledger, sentence, number == 0)
    for condition in _conditions(last)[:-1]:
        _tell(ledger, condition, False)
    return _ask(ledger, _conditions(last)[-1])


def _conditions(sentence: str) -> list[str]:
    """Cut `If she shares them among 4 friends, how many …?` in two."""
    match = re.fullmatch(r"If (?P<told>.+?), (?P<asked>how .+)", sentence)
    return (
        [f"{match['told'][0].upper()}{match['told'][1:]}.", f"H{match['asked'][1:]}"] if match else [sentence]
    )


def _tell(ledger: Ledger, sentence: str, opens: bool) -> None:
    if asks(sentence):
        raise Unread(f"two questions: {sentence}")
    if opens and sets_the_scene(sentence):
        ledger.close(sentence)
        return
    for simple in unfolded(sentence):
        words, repeated = repeats.cut(ledger, simple)
        for clause, said in _reading(ledger, words.removesuffix(".")):
            _stand(ledger, clause)
            GRAMMAR.meanings[said.kind](ledger, in_units(ledger, said))
        repeats.close(ledger, repeated)
    ledger.close(sentence)


def _reading(ledger: Ledger, sentence: str) -> list[tuple[Clause, Said]]:
    """Return the only way to read a sentence, clause by clause.

    Raises: Unread if there is none, or several.
    """
    found = []
    for clauses in splits(sentence):
        readings = [_readings(clause) for clause in clauses]
        if all(readings):
            if any(len(several) > 1 for several in readings):
                kinds = [[said.kind for said in several] for several in readings]
                raise Unread(f"several patterns {kinds} match: {sentence}")
            way = [(clause, several[0]) for clause, several in zip(clauses, readings, strict=True)]
            if _coherent([said for _, said in way]):
                found.append(way)
    if len(found) != 1:
        many = "nothing reads" if not found else f"{[[said.kind for _, said in way] for way in found]} read"
        raise Unread(f"{many}: {sentence}")
    return found[0]


def _coherent(way: list[Said]) -> bool:
    """Return whether `3 at home and 2 on the bus` has a phrase to each number."""
    pairs = list(pairwise(way))
    return all(
        "how" in before.gaps for before, said in pairs if said.kind == "again" and "place" not in said.gaps
    )


def _readings(clause: Clause) -> list[Said]:
    full = [said for said in GRAMMAR.full.readings(clause.words) if _sensible(said)]
    return full if clause.first or full else GRAMMAR.bare.readings(clause.words)


def _sensible(said: Said) -> bool:
    return said.kind != "moves" or moves_somewhere(said)


def _stand(ledger: Ledger, clause: Clause) -> None:
    """Note what stands around a clause; what stands before the first holds for all clauses of a sentence."""
    ledger.marks = clause.marks
    ledger.leads = clause.leads if clause.first else (*ledger.leads, *clause.leads)
    ledger.time = clause.time or (None if clause.first else ledger.time)


def _ask(ledger: Ledger, sentence: str) -> Problem:
    clause = plain(sentence)
    found = GRAMMAR.asked.readings(clause.words)
    if len(found) != 1:
        many = "nothing reads" if not found else f"{[said.kind for said in found]} read"
        raise Unread(f"{many}: {sentence} ({clause.words})")
    _stand(ledger, clause)
    asked = GRAMMAR.askings[found[0].kind](ledger, in_units(ledger, found[0]))
    if not isinstance(asked, Term):
        said = step(sentence, *ledger.claims)
        return Problem(tuple(ledger.symbols), (*ledger.steps, said), Named(asked), tuple(ledger.axioms))
    answer = unknown("answer")
    said = step(sentence, *ledger.claims, equal(answer, asked))
    symbols = (*ledger.symbols, answer)
    return Problem(symbols, (*ledger.steps, said), Number(answer), tuple(ledger.axioms))

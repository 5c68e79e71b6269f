"""From the sentences of a story with two letters to its equations."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from seedproof.certifying.curriculum.measures import ratio
from seedproof.certifying.curriculum.nouns import stem
from seedproof.certifying.curriculum.problem import Problem, System
from seedproof.certifying.curriculum.standards.two_letters.sentences import ASKED, FACTS, LETTERS
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, equal, unknown

WHEELS: Mapping[str, int] = {"bicycle": 2, "tricycle": 3, "car": 4, "motorcycle": 2, "scooter": 2}
"""What a text takes for granted of vehicles."""

_EQUATIONS = 2


def read(question: str) -> Problem | None:
    """Read a story in which two letters are defined and asked for; None for anything else."""
    *facts, defined, asked = ["", *sentences_of(question)]
    task, letters = ASKED.find(asked), LETTERS.find(defined)
    if task is None or letters is None:
        return None
    names = (task["x"], task["y"])
    if (letters["x"], letters["y"]) != names:
        raise Unread(f"other letters are asked for: {question}")
    story = _Story(letters, unknown(names[0]), unknown(names[1]))
    for said in FACTS.read_all(facts[1:]):
        story.tell(said)
    if story.equations != _EQUATIONS or story.worth or not facts:
        raise Unread(f"{story.equations} equations: {question}")
    steps = (*story.steps, step(f"{defined} {asked}"))
    return Problem((story.x, story.y), steps, System(((names[0], story.x), (names[1], story.y))))


@dataclass(slots=True)
class _Story:
    """The letters, and the equations of the sentences so far."""

    letters: Said
    x: Symbol
    y: Symbol
    steps: list[Step] = field(default_factory=list)
    worth: dict[str, Fraction] = field(default_factory=dict)
    """How much one thing of each kind is worth, until all together are added up."""
    measure: str | None = None
    """What this is counted in: `beds`, `points`, or dollars if no word says so."""
    equations: int = 0

    def tell(self, said: Said) -> None:
        """Take a sentence."""
        claims = _MEANINGS[said.kind](self, said)
        self.equations += len(claims)
        self.steps.append(step(said.sentence, *claims))

    def of(self, words: str) -> Symbol:
        """Return the letter that stands for something.

        Raises: Unread if none does.
        """
        x, y = self._keys()
        if x == y or stem(words) not in (x, y):
            raise Unread(f"no letter is {words}: {self.letters.sentence}")
        return self.x if stem(words) == x else self.y

    def two(self, said: Said) -> tuple[Symbol, Symbol]:
        """Return the letters for the two things of a sentence."""
        first, second = self.of(said["p"]), self.of(said["q"])
        if first is second:
            raise Unread(f"one thing twice: {said.sentence}")
        return first, second

    def must_be(self, kind: str, said: Said) -> None:
        """Refuse a sentence of a story of another kind."""
        if self.letters.kind != kind or said.gaps.get("u") != self.letters.gaps.get("u"):
            raise Unread(f"another story: {said.sentence} {self.letters.sentence}")

    def _keys(self) -> tuple[str, str]:
        if self.letters.kind == "pieces":
            return stem("longer"), stem("shorter")
        x, y = (re.sub(r"'s .*|votes for ", "", self.letters.gaps.get(gap, "")) for gap in ("p", "q"))
        return stem(x), stem(y)


def _both(story: _Story, said: Said) -> list[Term]:
    if story.letters.kind not in ("counted", "owned", "weighed"):
        raise Unread(f"no numbers of things: {story.letters.sentence}")
    if (story.letters.kind == "weighed") != ("kilogram" in said.sentence):
        raise Unread(f"another story: {said.sentence} {story.letters.sentence}")
    first, second = story.two(said)
    return [equal(first + second, said["n"])]


def _ones(story: _Story, said: Said) -> list[Term]:
    story.must_be("counted", said)
    first, second = (story.of(f"{said[gap]} {said['s']}") for gap in ("p", "q"))
    if first is second:
        raise Unread(f"one thing twice: {said.sentence}")
    return [equal(first + second, said["n"])]


def _sold(story: _Story, said: Said) -> list[Term]:
    """Add up two kinds of things, both named like the things that are sold."""
    story.must_be("counted", said)
    kinds = [stem(story.letters[gap]) for gap in ("p", "q")]
    if kinds[0] == kinds[1] or not all(kind.endswith(f" {stem(said['s'])}") for kind in kinds):
        raise Unread(f"other things: {said.sentence} {story.letters.sentence}")
    return [equal(story.x + story.y, said["n"])]


def _longer(story: _Story, said: Said) -> list[Term]:
    story.must_be("pieces", said)
    return [equal(story.of("longer") - story.of("shorter"), said["n"])]


def _pieces(story: _Story, said: Said) -> list[Term]:
    story.must_be("pieces", said)
    return [equal(story.x + story.y, said["n"])]


def _numbers(story: _Story, said: Said) -> list[Term]:
    story.must_be("numbers", said)
    return [equal(story.x + story.y, said["n"]), equal(story.x - story.y, said["m"])]


def _worth(story: _Story, said: Said) -> list[Term]:
    _must_be_counted(story, said)
    story.two(said)
    if said.gaps.get("s") != said.gaps.get("r"):
        raise Unread(f"two measures: {said.sentence}")
    story.worth = {stem(said["p"]): said["a"], stem(said["q"]): said["b"]}
    story.measure = said.gaps.get("s")
    return []


def _must_be_counted(story: _Story, said: Said) -> None:
    weighed = "kilogram" in said.sentence or "mix" in said.sentence
    if story.letters.kind not in ("counted", "weighed") or (weighed and story.letters.kind == "counted"):
        raise Unread(f"another story: {said.sentence} {story.letters.sentence}")


def _total(story: _Story, said: Said) -> list[Term]:
    _must_be_counted(story, said)
    measure = said.gaps.get("s")
    first, second = story.letters["p"], story.letters["q"]
    values = [_value(story, words, measure) for words in (first, second)]
    story.worth = {}
    return [equal(values[0] * story.x + values[1] * story.y, said["n"])]


def _bought(story: _Story, said: Said) -> list[Term]:
    story.must_be("priced", said)
    first, second = story.two(said)
    return [equal(said["a"] * first + said["b"] * second, said["n"])]


def _with(story: _Story, said: Said) -> list[Term]:
    _check_stream(story, said)
    return [equal((story.x + story.y) * said["t"], said["d"])]


def _against(story: _Story, said: Said) -> list[Term]:
    _check_stream(story, said)
    return [equal((story.x - story.y) * said["t"], said["d"])]


def _check_stream(story: _Story, said: Said) -> None:
    story.must_be("speeds", said)
    for gap in ("c", "f"):
        if gap in said.gaps and said[gap] != story.letters.gaps.get(gap, said[gap]):
            raise Unread(f"another story: {said.sentence} {story.letters.sentence}")


def _more(story: _Story, said: Said) -> list[Term]:
    if story.letters.kind not in ("owned", "pieces") or said.gaps.get("u") != story.letters.gaps.get("u"):
        raise Unread(f"another story: {said.sentence} {story.letters.sentence}")
    first, second = story.two(said)
    return [equal(first - second, said["n"])]


def _wins(story: _Story, said: Said) -> list[Term]:
    story.must_be("owned", said)
    winner = story.of(said["p"])
    other = story.y if winner is story.x else story.x
    return [equal(winner - other, said["n"])]


_MEANINGS = {
    "both": _both,
    "ones": _ones,
    "sold": _sold,
    "longer": _longer,
    "pieces": _pieces,
    "numbers": _numbers,
    "worth": _worth,
    "total": _total,
    "bought": _bought,
    "with": _with,
    "against": _against,
    "more": _more,
    "wins": _wins,
}


def _value(story: _Story, words: str, measure: str | None) -> Fraction:
    """Return how much one thing is worth: as the story says, or as everybody knows of coins and wheels."""
    if measure == "wheels":
        known = {stem(vehicle): wheels for vehicle, wheels in WHEELS.items()}
        if stem(words) in known and not story.worth:
            return Fraction(known[stem(words)])
    elif measure == "cents" and not story.worth:
        return ratio(words, "cent")
    elif stem(words) in story.worth and story.measure == measure:
        return story.worth[stem(words)]
    raise Unread(f"how much is {words}? {story.letters.sentence}")

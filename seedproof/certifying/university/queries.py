"""The usual queries about a part: what is stated is possible, and nothing else is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.script import Script, Status, Step, step
from seedproof.certifying.terms import Term, negated
from seedproof.certifying.university.template import Part
from seedproof.certifying.university.translating import Translation


@dataclass(frozen=True, slots=True)
class Given:
    """What a part may use: the unknowns, and what the text says of them."""

    translation: Translation
    steps: tuple[Step, ...]
    axioms: tuple[str, ...] = ()

    def plus(self, *steps: Step) -> "Given":
        """Add what this part says beyond the statement."""
        return Given(self.translation, (*self.steps, *steps), self.axioms)

    def by(self, *axioms: str) -> "Given":
        """Add lemmas that are assumed."""
        return Given(self.translation, self.steps, (*self.axioms, *axioms))


def value_is(part: Part, given: Given, claim: Term) -> Iterator[Script]:
    """Ask whether the text allows the stated answer, and no other."""
    yield script(
        part, "consistent", "the text and the stated answer fit together", "sat", given, _answer(part, claim)
    )
    yield script(part, "unique", "the text leaves no other answer", "unsat", given, _other(part, claim))


def always(part: Part, given: Given, claim: Term, name: str = "always") -> Script:
    """Ask for a case in which the text holds and a claim does not: there is none."""
    return script(part, name, "what is stated holds in every case", "unsat", given, _other(part, claim))


def possible(part: Part, given: Given, claim: Term, name: str = "possible") -> Script:
    """Ask for a case in which the text and a claim hold."""
    return script(part, name, "there is a case of what is stated", "sat", given, _answer(part, claim))


def never(part: Part, given: Given, claim: Term, name: str = "never") -> Script:
    """Ask for a case in which the text and a claim hold: there is none."""
    return script(part, name, "there is no case of this", "unsat", given, step("to be refuted", claim))


def members_are(part: Part, given: Given, members: Sequence[Term]) -> Iterator[Script]:
    """Ask whether each stated solution solves, and nothing else does."""
    for place, member in enumerate(members):
        claim = f"number {place + 1} of {len(members)} stated solutions is one"
        yield script(part, f"each_{place}", claim, "sat", given, _answer(part, member))
    claim = "there is no solution but those that are stated"
    none = step(f"({part.letter}) none of {part.answer}", *(negated(member) for member in members))
    yield script(part, "no_other", claim, "unsat", given, none)


def region_is(part: Part, given: Given, condition: Term, membership: Term) -> Iterator[Script]:
    """Ask whether a condition holds exactly in the stated set."""
    inside = step("in the stated set, but not a solution", membership, negated(condition))
    yield script(part, "inside", "all of the stated set are solutions", "unsat", given, inside)
    outside = step("a solution, but not in the stated set", condition, negated(membership))
    yield script(part, "outside", "all solutions are in the stated set", "unsat", given, outside)


def script(part: Part, name: str, claim: str, expected: Status, given: Given, last: Step) -> Script:
    """Write one query of a part."""
    translation = given.translation
    asked = step(f"({part.letter}) {part.question}" if part.letter else part.question)
    steps = (*given.steps, *translation.definitions, asked, last)
    axioms = (*given.axioms, *(lemma for lemma in translation.lemmas if lemma not in given.axioms))
    return Script(part.row_id, part.query(name), claim, expected, translation.symbols, steps, axioms)


def _answer(part: Part, claim: Term) -> Step:
    return step(f"the answer {part.answer}", claim)


def _other(part: Part, claim: Term) -> Step:
    return step(f"an answer other than {part.answer}", negated(claim))

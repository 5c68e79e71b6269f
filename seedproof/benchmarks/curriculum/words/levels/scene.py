"""Who or what has the level of one story, in which tense and at which times."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.levels import Level
from seedproof.benchmarks.curriculum.lexicon.people import HE, POSSESSIVES, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.lexicon.situation import Deed
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.record.draws import Draws


class Scene(msgspec.Struct, frozen=True):
    """The level of one story, and what its sentences have in common."""

    level: Level
    past: bool
    who: str
    """A person by first name, of an account."""
    subject: str
    """What has the level; of a measure, where it is."""
    times: tuple[str, ...]
    by_zero: bool
    """Whether levels are told by their distance from zero."""
    in_words: bool
    """Whether small counts are written in words."""

    def verb(self, verb: Verb) -> str:
        """Return a verb of this tense with its particle: `went up`."""
        form = verb.past if self.past else verb.third
        return f"{form} {verb.particle}".strip()

    def slots(self) -> dict[str, str]:
        """Return the words that any sentence of the story may need."""
        level = self.level
        measure = level.sort == "measure"
        the = f"the {level.quantity} in {self.subject}" if measure else self.subject
        if level.quantity == "water level":
            the = f"the water level of {self.subject}"
        pronoun = PRONOUNS.get(self.who, "it")
        return {
            "who": self.who,
            "she": pronoun,
            "her": POSSESSIVES.get(pronoun, "its"),
            "account": self.subject,
            "subject": self.subject,
            "the": the,
            "The": f"{the[0].upper()}{the[1:]}",
            "quantity": level.quantity,
            "is": "was" if self.past else "is",
            "group": level.group,
            "have": "had" if self.past else "have",
            "are": "were" if self.past else "are",
            "has": "had" if self.past else "has",
            "does": "did" if self.past else "does",
            "changes": "changed" if self.past else "changes",
            "takes": "took" if self.past else "takes",
            "reaches": "reached" if self.past else "reaches",
            "shows": "showed" if self.past else "shows",
            "unit": level.unit.singular,
            "units": level.unit.plural,
            "period": level.period.singular,
            "periods": level.period.plural,
            "lower": level.lower,
            "higher": level.higher,
        }


def draw_scene(level: Level, draws: Draws) -> Scene:
    """Draw what one story is about."""
    who = draws.choice((*SHE, *HE)) if level.sort == "account" else ""
    times = level.times
    if times:
        first = draws.below(2) if len(times) > 4 else 0
        times = times[first:]
    return Scene(
        level=level,
        past=draws.below(2) == 0,
        who=who,
        subject=draws.choice(level.subjects),
        times=times,
        by_zero=draws.below(2) == 0,
        in_words=draws.below(2) == 0,
    )


def deed_of(scene: Scene, up: bool, draws: Draws) -> tuple[Deed, str]:
    """Draw what makes the level rise or fall, and a phrase that may stand behind it."""
    deed = draws.choice(scene.level.rises if up else scene.level.falls)
    end = f" {draws.choice(deed.ends)}" if deed.ends else ""
    return deed, end


def every(period: Noun, draws: Draws) -> str:
    """Draw `each hour`, `every hour` or `per hour`."""
    return f"{draws.choice(('each', 'every', 'per'))} {period.singular}"

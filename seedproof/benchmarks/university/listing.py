"""Lists all problems of a template and difficulty, by every way in which the draws can fall."""

from collections.abc import Sequence

from seedproof.problems.sampling import keys_of, template_of
from seedproof.record.draws import Draws, every_way
from seedproof.released.known import released_keys


def listed(family: str, difficulty: int, most: int) -> Sequence[frozenset[bytes]] | None:
    """List the keys of each problem that no release has; None where there are more than `most` ways."""
    template = template_of(family)
    released = released_keys("university")
    found: list[frozenset[bytes]] = []

    def keep(draws: Draws) -> None:
        facts = template.sample(draws, difficulty)
        template.answers(facts)
        keys = keys_of(family, facts)
        if keys.isdisjoint(released):
            found.append(keys)

    return found if every_way(keep, most) else None

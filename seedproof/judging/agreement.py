"""Agreement of two judges beyond chance."""

from fractions import Fraction

from seedproof.judging.records import Judgements


def kappa(first: Judgements, second: Judgements) -> tuple[Fraction, Fraction | None]:
    """Return the share of solutions that two judges judge alike, and Cohen's kappa.

    Inconclusive is a judgement of its own. Kappa is None if chance alone would make them agree on all.
    """
    size = len(first)
    alike = Fraction(sum(first[key] == second[key] for key in first), size)
    chance = sum(
        (
            Fraction(
                sum(given is judgement for given in first.values())
                * sum(given is judgement for given in second.values()),
                size**2,
            )
            for judgement in (True, False, None)
        ),
        Fraction(),
    )
    return alike, (alike - chance) / (1 - chance) if chance != 1 else None

"""How far two judges agree beyond chance."""

from fractions import Fraction

from seedproof.scoring.records import Judgements


def kappa(one: Judgements, other: Judgements) -> tuple[Fraction, Fraction | None]:
    """The share of solutions that two judges judge alike, and Cohen's kappa of it.

    Inconclusive is a judgement of its own. Kappa is None where chance alone would make them agree on all.
    """
    size = len(one)
    alike = Fraction(sum(one[key] == other[key] for key in one), size)
    chance = sum(
        (
            Fraction(
                sum(value is kind for value in one.values()) * sum(value is kind for value in other.values()),
                size**2,
            )
            for kind in (True, False, None)
        ),
        Fraction(),
    )
    return alike, (alike - chance) / (1 - chance) if chance != 1 else None

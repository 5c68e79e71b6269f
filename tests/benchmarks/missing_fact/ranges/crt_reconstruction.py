"""Rules of `crt_reconstruction`: the primes, x and how plain its residues are."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def congruences(moduli: list[int], x: int) -> Facts:
    return {"moduli": moduli, "residues": [x % modulus for modulus in moduli]}


RULES: list[Rule] = [
    Rule(
        "smallest prime",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([3, 7, 11], 116),
        "the modulus 3",
    ),
    Rule(
        "largest prime",
        1,
        "congruence_3",
        congruences([5, 7, 19], 333),
        congruences([5, 7, 23], 403),
        "the modulus 23",
    ),
    Rule(
        "smallest prime",
        2,
        "congruence_3",
        congruences([23, 29, 41], 13674),
        congruences([19, 29, 41], 11296),
        "the modulus 19",
    ),
    Rule(
        "largest prime",
        2,
        "congruence_3",
        congruences([23, 29, 41], 13674),
        congruences([23, 29, 43], 14341),
        "the modulus 43",
    ),
    Rule(
        "smallest prime",
        3,
        "congruence_3",
        congruences([43, 47, 67], 67704),
        congruences([41, 47, 67], 64555),
        "the modulus 41",
    ),
    Rule(
        "largest prime",
        3,
        "congruence_3",
        congruences([43, 47, 67], 67704),
        congruences([43, 47, 71], 71746),
        "the modulus 71",
    ),
    Rule(
        "x in the upper half",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 192),
        "x is 192, in the lower half",
    ),
    Rule(
        "residues of the first two are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 211),
        "residues [1, 1, 2] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues of the first and the third are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 221),
        "residues [1, 4, 1] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues of the second and the third are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 232),
        "residues [2, 1, 1] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues are as far below their moduli",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 206),
        "residues [1, 3, 8] modulo [5, 7, 11], two of which have a plain solution",
    ),
]

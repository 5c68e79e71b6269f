"""Rules of `phase_retrieval`: the bound, x0, the magnitudes and the signals that have them."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def spectrum(x0: int, x1: int, x2: int, x3: int, bound: int) -> Facts:
    even = x0 + x2
    odd = x1 + x3
    power = (x0 - x2) ** 2 + (x1 - x3) ** 2
    return {
        "magnitudes": [(even + odd) ** 2, power, (even - odd) ** 2, power],
        "bound": bound,
        "sign_x0": 1 if x0 > 0 else -1,
    }


RULES: list[Rule] = [
    Rule(
        "the bound",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(6, 2, 2, 1, 13),
        "a bound of 13",
    ),
    Rule(
        "the bound",
        2,
        "sign_x0",
        spectrum(15, 9, 3, 8, 20),
        spectrum(15, 9, 3, 8, 19),
        "a bound of 19",
    ),
    Rule(
        "smallest x0",
        1,
        "sign_x0",
        spectrum(5, -4, -1, 2, 12),
        spectrum(4, -3, -2, 0, 12),
        "the signal (-4, 3, 2, 0); the signal (4, -3, -2, 0)",
    ),
    Rule(
        "smallest x0",
        2,
        "sign_x0",
        spectrum(13, 4, -1, 1, 20),
        spectrum(12, 4, -3, 0, 20),
        "the signal (-12, -4, 3, 0); the signal (12, 4, -3, 0)",
    ),
    Rule(
        "smallest x0",
        3,
        "sign_x0",
        spectrum(21, 15, -1, 4, 28),
        spectrum(20, 15, 16, -14, 28),
        "the signal (-20, -15, -16, 14); the signal (20, 15, 16, -14)",
    ),
    Rule(
        "largest x0",
        1,
        "sign_x0",
        spectrum(12, -9, 0, 3, 12),
        spectrum(13, -9, 0, 3, 12),
        "magnitudes that leave 0 signals",
    ),
    Rule(
        "smallest |X1|",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(7, 3, 5, 0, 12),
        "|X1|^2 = 13",
    ),
    Rule(
        "largest |X1|",
        1,
        "sign_x0",
        spectrum(11, 9, -1, -7, 12),
        spectrum(11, 1, -9, 0, 12),
        "|X1|^2 = 401",
    ),
    Rule(
        "smallest |X1|",
        2,
        "sign_x0",
        spectrum(15, 9, 3, 8, 20),
        spectrum(18, -9, 14, 2, 20),
        "|X1|^2 = 137",
    ),
    Rule(
        "largest |X1|",
        2,
        "sign_x0",
        spectrum(18, -13, -6, 8, 20),
        spectrum(18, -2, -14, 1, 20),
        "|X1|^2 = 1033",
    ),
    Rule(
        "smallest |X1|",
        3,
        "sign_x0",
        spectrum(27, 16, 15, 0, 28),
        spectrum(21, -4, 2, 2, 28),
        "|X1|^2 = 397",
    ),
    Rule(
        "largest |X1|",
        3,
        "sign_x0",
        spectrum(22, -8, -20, 5, 28),
        spectrum(22, 16, -19, 0, 28),
        "|X1|^2 = 1937",
    ),
    Rule(
        "a magnitude is 0",
        1,
        "sign_x0",
        spectrum(6, -1, -4, 0, 12),
        spectrum(6, -1, -5, 0, 12),
        "a magnitude of 0",
    ),
    Rule(
        "only x and -x have the magnitudes",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(7, -2, 0, -1, 12),
        "magnitudes that leave 6 signals",
    ),
]

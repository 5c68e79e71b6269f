"""What a sentence claims at last, and an exact value before its approximation."""

from seedproof.responses import read
from seedproof.responses.claims import claims

CLAIMS = [
    ("Both sides agree, so the limit is $3$.", "3"),
    ("The limit is $3$, because $\\sin 0 = 0$.", "3"),
    ("$f(3) = 9$ and $f(1) = 2$, so the integral is $9 - 2 = 7$.", "7"),
    ("At the end the series converges to $5$ at $x = 2$.", "5"),
    ("We need $x > -10$, i.e. $x \\in (-10, \\infty)$.", "x \\in (-10, \\infty)"),
]


def test_the_last_claim_is_among_the_claims(subtests):
    for sentence, claim in CLAIMS:
        with subtests.test(sentence=sentence):
            assert claim in [stated.text.strip("$ ") for stated in claims(sentence)]


DENIALS = [
    "The limit is not $3$.",
    "It would be $3$ if both sides agreed.",
    "Maybe it is $3$.",
    "The limit is $3$. Wait, that is wrong.",
    "A naive guess is $3$.",
]


def test_what_denies_or_doubts_claims_nothing(subtests):
    for sentence in DENIALS:
        with subtests.test(sentence=sentence):
            assert list(claims(sentence)) == []


def test_an_exact_value_stands_before_its_approximation():
    response = "We integrate:\n$$A = 8 - \\frac{8}{3} = \\frac{16}{3}.$$\n\n$A \\approx 5.33$."
    assert "\\frac{16}{3}" in read(response).answer
    assert "5.33" not in read(response).answer

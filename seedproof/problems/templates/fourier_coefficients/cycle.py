"""Reads the pieces as polynomials in x and pi, whose terms are of one degree."""

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_kind
from seedproof.problems.templates.fourier_coefficients.facts import Facts
from seedproof.problems.templates.fourier_coefficients.phrases import ONE_PIECE, TEXTS, TWO_PIECES, WORDS


def made(values: Values) -> Facts:
    """Return the function of these pieces, one of which may be both."""
    _, gaps = read_kind(values["definition"], {"one": ONE_PIECE, "two": TWO_PIECES})
    left = _terms(gaps["left"])
    right = _terms(gaps.get("right", gaps["left"]))
    degrees = {sum(powers) for powers in [*left, *right]}
    if len(degrees) != 1:
        raise Unreadable("the terms are not of one degree in x and pi")
    (degree,) = degrees
    return Facts(left=_coefficients(left, degree), right=_coefficients(right, degree), at_pi=values["at_pi"])


def _terms(text: str) -> Terms:
    """Read a polynomial in x and pi. Raises: ValueError where it is none."""
    terms = expanded(read(text.replace(r"\pi", "p")), "xp")
    return {powers: coefficient for powers, coefficient in terms.items() if coefficient}


def _coefficients(terms: Terms, degree: int) -> list[int]:
    """Return the coefficients, that of the highest power of x first."""
    powers = [(degree - power, power) for power in range(degree + 1)]
    return [integer(terms[power]) if power in terms else 0 for power in powers]


READER = reader(Facts, Phrases(TEXTS, WORDS), made)

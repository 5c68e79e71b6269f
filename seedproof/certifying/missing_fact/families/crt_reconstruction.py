"""The smallest number with three remainders modulo primes, one of which is withheld.

The moduli that the notes state are numbers in the bound of x. So where the holder stands without the notes,
these moduli are lent: only their remainders are missing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import lcm, prod

from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import (
    Term,
    at_most,
    different,
    dot,
    equal,
    every,
    integer,
    less,
    literal,
    remainder,
    some,
    within,
)

LEMMAS: Mapping[str, str] = {
    "chinese_remainders": (
        "Congruences modulo different primes have exactly one common solution from 0 on that is less than "
        "the product of the primes."
    ),
}

X = integer("x")
MODULUS = integer("modulus_3")
QUOTIENTS = integer("quotient_1"), integer("quotient_2"), integer("quotient_3")
COMBINATION = integer("combination")

NOTES = Patterns(
    {
        "three": (
            "x is an integer that satisfies three congruences modulo three different primes.",
            "Three congruences hold for the integer x; each has a different prime as its modulus.",
            "There are three congruences for the integer x, and the moduli are different primes.",
            "The integer x satisfies three congruences, and their moduli are three different primes.",
        ),
        "smallest": (
            "x is the smallest non-negative integer that satisfies all three congruences.",
            "Of all non-negative integers that satisfy the three congruences, x is the smallest.",
            "No non-negative integer below x satisfies all three congruences, and x is not negative.",
            "The three congruences have infinitely many common solutions; "
            "x is the smallest that is not negative.",
        ),
        "congruence": (
            "x = {value:integer} (mod {modulus:integer}).",
            "x is congruent to {value:integer} modulo {modulus:integer}.",
        ),
        "remainder": (
            "Divided by {modulus:integer}, x leaves the remainder {value:integer}.",
            "x leaves the remainder {value:integer} on division by {modulus:integer}.",
            "The remainder of x on division by {modulus:integer} is {value:integer}.",
        ),
    }
)

TASKS = Patterns(
    {
        "x": (
            "Find x.",
            "What is x?",
            "Determine x.",
            "Find the value of x.",
        ),
    }
)

_SIEVE = (2, 3, 5, 7, 11, 13)
_SIEVED = 17**2
"""Below it, a number that none of the sieve divides, but for itself, is a prime."""


def _build(notes: Sequence[Said], task: Said) -> Model:
    for kind in ("three", "smallest"):
        only(notes, kind)
    known = [*of_kind(notes, "congruence"), *of_kind(notes, "remainder")]
    if len(known) != 2:
        raise Unread(f"the notes state {len(known)} congruences, expected two")
    stated = [said["modulus"] for said in known]
    moduli = [*(literal(modulus, "Int") for modulus in stated), MODULUS]

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "three":
            different_primes = (different(one, other) for one, other in combinations(moduli, 2))
            return [*map(_is_prime, moduli), *different_primes]
        if said.kind == "smallest":
            return [at_most(0, X), less(X, prod(stated) * MODULUS)]
        if said in known:
            return _congruent(said, QUOTIENTS[known.index(said)])
        combined = _combined([*stated, said["modulus"]])
        return [equal(MODULUS, said["modulus"]), *_congruent(said, QUOTIENTS[2]), combined]

    return Model((X, MODULUS, *QUOTIENTS, COMBINATION), mean, each_is([X]), axioms=tuple(LEMMAS))


def _is_prime(number: Term) -> Term:
    """Say that a number is one of the primes that the sieve finds."""
    survives = (some([equal(number, prime), different(remainder(number, prime), 0)]) for prime in _SIEVE)
    return every([at_most(2, number), less(number, _SIEVED), *survives])


def _congruent(said: Said, quotient: Term) -> Sequence[Term]:
    """Say what remainder x has modulo the modulus of a sentence."""
    modulus, value = said["modulus"], said["value"]
    if modulus >= _SIEVED:
        raise Unread(f"the sieve ends before this modulus: {said.sentence}")
    claim = equal(X, modulus * quotient + value)
    return [claim] if said.kind == "congruence" else [claim, within(0, literal(value, "Int"), modulus - 1)]


def _combined(moduli: Sequence[int]) -> Term:
    """Name a combination of the quotients, with which the engines put three congruences together.

    That says nothing of x: whatever the factors are, the combination has a name. They are those of Bezout:
    with them x is the product of the moduli times the combination, plus a number.

    Raises: Unread for moduli that share a factor.
    """
    whole = prod(moduli)
    if lcm(*moduli) != whole:
        raise Unread(f"these are not different primes: {moduli}")
    factors = [pow(whole // modulus, -1, modulus) for modulus in moduli]
    excess = sum(factor * whole // modulus for factor, modulus in zip(factors, moduli, strict=True)) // whole
    factors[0] -= excess * moduli[0]
    return equal(COMBINATION, dot(factors, QUOTIENTS))


def _revalued(said: Said, value: str) -> Said:
    """Put in a value such as `x = 6 (mod 7)`."""
    return replace(said, gaps=NOTES.read(f"{value}.").gaps)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: "congruence_3",
    revalue=_revalued,
    shared=frozenset(["three", "smallest"]),
)

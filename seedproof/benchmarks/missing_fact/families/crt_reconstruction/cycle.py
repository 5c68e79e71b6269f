"""Reads two congruences in any order; a sum with a term for each of the three gives x."""

import re
from collections.abc import Sequence
from math import prod

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

CONGRUENCE = (
    "x = {residue:nat} (mod {modulus:nat}).",
    "x leaves the remainder {residue:nat} on division by {modulus:nat}.",
    "Divided by {modulus:nat}, x leaves the remainder {residue:nat}.",
    "x is congruent to {residue:nat} modulo {modulus:nat}.",
    "The remainder of x on division by {modulus:nat} is {residue:nat}.",
)
VIEW = Sentences(
    three=[
        "The integer x satisfies three congruences, and their moduli are three different primes.",
        "Three congruences hold for the integer x; each has a different prime as its modulus.",
        "x is an integer that satisfies three congruences modulo three different primes.",
        "There are three congruences for the integer x, and the moduli are different primes.",
    ],
    smallest=[
        "x is the smallest non-negative integer that satisfies all three congruences.",
        "Of all non-negative integers that satisfy the three congruences, x is the smallest.",
        "The three congruences have infinitely many common solutions; x is the smallest that is not "
        "negative.",
        "No non-negative integer below x satisfies all three congruences, and x is not negative.",
    ],
    congruence=CONGRUENCE,
)
TARGET = Sentences(target=["Find x.", "What is x?", "Determine x.", "Find the value of x."])
REQUESTS = (
    "What is the third congruence?",
    "Which congruence is the third one?",
    "Please give me the third congruence.",
    "What does the third congruence say?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read two of the three congruences, whose moduli the facts put in order; the third is open."""
    sentences = VIEW.read_all(view, once=("three", "smallest"))
    TARGET.gaps("target", target)
    congruences = sorted((gaps["modulus"], gaps["residue"]) for gaps in sentences["congruence"])
    moduli = [modulus for modulus, _ in congruences]
    residues = [residue for _, residue in congruences]
    if len(set(moduli)) != 2 or len(moduli) != 2:
        raise Unreadable(f"the text gives congruences modulo {moduli}, expected two different moduli")
    return Reading({"moduli": [*moduli, None], "residues": [*residues, None]}, ("congruence_3",))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the third modulus and residue into their gaps."""
    residue, modulus = map(int, re.findall(r"[0-9]+", value))
    return {"moduli": [*facts["moduli"][:2], modulus], "residues": [*facts["residues"][:2], residue]}


def solve(facts: Facts) -> str:
    """Return the smallest non-negative x with all three residues.

    It is a sum of numbers, each of which leaves the right residue for one modulus, and 0 for all others.
    """
    period = prod(facts["moduli"])
    x = 0
    for modulus, residue in zip(facts["moduli"], facts["residues"], strict=True):
        try:
            others = period // modulus
            inverse = pow(others, -1, modulus)
        except (ValueError, ZeroDivisionError):
            raise Unreadable(f"the moduli {facts['moduli']} are not different primes") from None
        x += residue * inverse * others
    return str(x % period)


READER = Reader(
    read=read,
    hints=dict.fromkeys(CONGRUENCE, ("congruence_3", "x = {residue} (mod {modulus})")),
    requests=dict.fromkeys(REQUESTS, "congruence_3"),
    fill=fill,
    solve=solve,
)

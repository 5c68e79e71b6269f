"""Reads the congruences by their number and solves them with SymPy's Chinese remainder theorem."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

ORDINALS = ("first", "second", "third")
VIEW = Sentences(
    three="Three congruences are given for x, and their moduli are three different primes.",
    smallest="x is the smallest non-negative integer that satisfies all three congruences.",
    congruence=[
        "The {place:name} congruence is x = {residue:nat} (mod {modulus:nat}).",
        "The {place:name} congruence says that x = {residue:nat} (mod {modulus:nat}).",
    ],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the first two congruences; the third is open."""
    sentences = VIEW.read_all(view, once=("three", "smallest"))
    if target != "Find x.":
        raise Unreadable(f"{target!r} does not ask for x")
    places = [gaps["place"] for gaps in sentences["congruence"]]
    if places != ["first", "second"]:
        raise Unreadable(f"the text gives the congruences {places}, expected the first and the second")
    facts = {
        "moduli": [*(gaps["modulus"] for gaps in sentences["congruence"]), None],
        "residues": [*(gaps["residue"] for gaps in sentences["congruence"]), None],
    }
    return Reading(facts, ("congruence_3",))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the third modulus and residue into their gaps."""
    residue, modulus = map(int, re.findall(r"[0-9]+", value))
    return {"moduli": [*facts["moduli"][:2], modulus], "residues": [*facts["residues"][:2], residue]}


def solve(facts: Facts) -> str:
    """Return the smallest non-negative x with all three residues."""
    from sympy.ntheory.modular import crt

    solution = crt(facts["moduli"], facts["residues"])
    if solution is None:
        raise Unreadable("the congruences contradict one another")
    return str(int(solution[0]))


READER = Reader(
    read=read,
    hints={
        "The third congruence is x = {residue:nat} (mod {modulus:nat}).": (
            "congruence_3",
            "x = {residue} (mod {modulus})",
        ),
        "The third congruence says that x = {residue:nat} (mod {modulus:nat}).": (
            "congruence_3",
            "x = {residue} (mod {modulus})",
        ),
    },
    requests={"What is the third congruence?": "congruence_3"},
    fill=fill,
    solve=solve,
)

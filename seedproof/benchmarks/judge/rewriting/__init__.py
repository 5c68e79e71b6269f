"""Other forms of the same answer: expanded, in unit vectors, as an inequality, with other constants.

A rewrite sees the shape and the type of an answer and nothing else, so that right and wrong answers are
rewritten alike. Every form is decided equal by `seedproof.equivalence`
(`tests/benchmarks/judge/test_rewriting.py`).
"""

from functools import lru_cache

from seedproof.benchmarks.judge.rewriting import (
    equations,
    exponentials,
    expressions,
    factoring,
    families,
    inequalities,
    intervals,
    labels,
    logarithms,
    numbers,
    roots,
    sets,
    spans,
    trigonometry,
    vectors,
)
from seedproof.benchmarks.judge.rewriting.rewrite import Rewrite
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, latex

__all__ = ["REWRITES", "Rewrite", "rewrites_of"]

REWRITES: tuple[Rewrite, ...] = tuple(
    rewrite
    for room in (
        inequalities,
        intervals,
        vectors,
        spans,
        sets,
        families,
        equations,
        labels,
        logarithms,
        trigonometry,
        exponentials,
        roots,
        factoring,
        expressions,
        numbers,
    )
    for rewrite in room.REWRITES
)


@lru_cache(maxsize=2048)
def rewrites_of(formula: Formula, type_: str) -> tuple[tuple[Rewrite, str], ...]:
    """Return all rewrites that apply to an answer of a type, each with its LaTeX; no two give the same."""
    applicable: list[tuple[Rewrite, str]] = []
    seen = {latex(formula)}
    for rewrite in REWRITES:
        try:
            text = rewrite.change(formula, type_)
        except Rejected:
            continue
        if text not in seen:
            seen.add(text)
            applicable.append((rewrite, text))
    return tuple(applicable)

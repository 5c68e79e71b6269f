"""Comparison of answers by their types, each pair once: the candidates of a problem share many."""

from functools import lru_cache

from seedproof.equivalence import Verdict, compare
from seedproof.equivalence.answer_types import parse_type


@lru_cache(maxsize=4096)
def compared(golden: str, given: str, type_: str) -> Verdict:
    """Compare an answer with a golden one, whose type is as rows write it: `expression(x; x > 0)`."""
    return compare(golden, given, *parse_type(type_))

"""Rewrites sets of real numbers as complements, intersections, unions in another order, all numbers."""

from itertools import pairwise

from seedproof.benchmarks.judge.rewriting.inequalities import MINUS_INFINITY, ends_of, members_of
from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.text.formula import INFINITY, Formula, Sequence, Union, collection, interval, latex, union


def _gaps(node: Formula) -> list[Formula] | None:
    """Return the gaps between the intervals; None where their order is not plain."""
    ends = [ends_of(part) for part in members_of(node)]
    gaps = []
    for left, right in pairwise(ends):
        if left is None or right is None:
            return None
        closed = ("" if "]" in left[2] else "[") + ("" if "[" in right[2] else "]")
        gaps.append(collection(left[1]) if left[1] == right[0] else interval(left[1], right[0], closed))
    return gaps


def _difference(node: Formula) -> str | None:
    """Write all numbers without the gaps, where the outer ends are infinite."""
    members = members_of(node)
    gaps = _gaps(node)
    first = ends_of(members[0])
    last = ends_of(members[-1])
    if not gaps or first is None or last is None:
        return None
    if first[0] != MINUS_INFINITY or last[1] != INFINITY:
        return None
    taken = union(*gaps)
    if all(isinstance(gap, Sequence) and gap.opening == "{" for gap in gaps):
        taken = collection(*(gap.items[0] for gap in gaps if isinstance(gap, Sequence)))
    removed = rf"\left({latex(taken)}\right)" if isinstance(taken, Union) else latex(taken)
    return rf"\mathbb{{R}} \setminus {removed}"


def _reordered(node: Formula) -> str | None:
    return latex(Union(tuple(reversed(members_of(node)))))


def _reals(node: Formula) -> str | None:
    if ends_of(node) == (MINUS_INFINITY, INFINITY, "()"):
        return r"\mathbb{R}"
    return None


def _all(node: Formula) -> str | None:
    return r"\text{all real numbers}" if _reals(node) else None


REWRITES = (
    of_whole("set_difference", "what does not belong to it is taken out", _difference, "interval_union"),
    of_whole("parts_reordered", "the parts stand in reverse order", _reordered, "interval_union"),
    of_whole("reals", "all numbers have their letter", _reals, "interval_union"),
    of_whole("all_numbers", "it is said in words", _all, "interval_union", carried=False),
)

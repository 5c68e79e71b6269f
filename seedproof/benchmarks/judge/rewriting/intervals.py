"""Sets of real numbers by operations: complements, intersections, unions in another order, all numbers."""

from itertools import pairwise

from seedproof.benchmarks.judge.rewriting.inequalities import MINUS_INFINITY, ends_of, parts_of
from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.text.formula import INFINITY, Formula, Sequence, Union, collection, interval, latex, union


def _gaps(node: Formula) -> list[Formula] | None:
    """What lies between the parts; None where the order of the parts is not plain."""
    ends = [ends_of(part) for part in parts_of(node)]
    gaps = []
    for one, other in pairwise(ends):
        if one is None or other is None:
            return None
        closed = ("" if "]" in one[2] else "[") + ("" if "[" in other[2] else "]")
        gaps.append(collection(one[1]) if one[1] == other[0] else interval(one[1], other[0], closed))
    return gaps


def _difference(node: Formula) -> str | None:
    """All numbers, or all between the outer ends, without the gaps; for one ray, without the other ray."""
    parts, gaps = parts_of(node), _gaps(node)
    first, last = ends_of(parts[0]), ends_of(parts[-1])
    if gaps is None or first is None or last is None:
        return None
    low, high = first[0], last[1]
    if low == MINUS_INFINITY and high == INFINITY:
        taken = union(*gaps) if gaps else None
        whole = r"\mathbb{R}"
    elif len(parts) == 1 and low == MINUS_INFINITY:
        taken, whole = interval(high, INFINITY, "" if "]" in first[2] else "["), r"\mathbb{R}"
    elif len(parts) == 1 and high == INFINITY:
        taken, whole = interval(MINUS_INFINITY, low, "" if "[" in first[2] else "]"), r"\mathbb{R}"
    else:
        whole = latex(interval(low, high, first[2][0] + last[2][1]))
        taken = union(*gaps) if gaps else None
    if taken is None:
        return None
    if all(isinstance(gap, Sequence) and gap.opening == "{" for gap in gaps) and gaps:
        taken = collection(*(gap.items[0] for gap in gaps if isinstance(gap, Sequence)))
    said = rf"\left({latex(taken)}\right)" if isinstance(taken, Union) else latex(taken)
    return rf"{whole} \setminus {said}"


def _intersection(node: Formula) -> str | None:
    found = ends_of(node)
    if found is None or found[0] == MINUS_INFINITY or found[1] == INFINITY:
        return None
    low, high, brackets = found
    return (
        latex(interval(low, INFINITY, brackets[0]))
        + r" \cap "
        + latex(interval(-INFINITY, high, brackets[1]))
    )


def _reordered(node: Formula) -> str | None:
    return latex(Union(tuple(reversed(parts_of(node)))))


def _reals(node: Formula) -> str | None:
    return r"\mathbb{R}" if ends_of(node) == (MINUS_INFINITY, INFINITY, "()") else None


def _all(node: Formula) -> str | None:
    return r"\text{all real numbers}" if _reals(node) else None


REWRITES = tuple(
    of_whole(name, said, rule, "interval_union")
    for name, said, rule in (
        ("set_difference", "what does not belong to it is taken out", _difference),
        ("intersection", "the interval is an intersection", _intersection),
        ("parts_reordered", "the parts stand in reverse order", _reordered),
        ("reals", "all numbers have their letter", _reals),
        ("all_numbers", "it is said in words", _all),
    )
)

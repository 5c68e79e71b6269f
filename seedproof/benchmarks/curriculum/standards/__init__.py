"""The standards, as declarations that a teacher can read and check: all 49 of them.

A new standard is a new declaration in the file of its grade. Nothing here draws anything.

numbers    the kinds of numerals
numerals   those that a problem has
shapes     what a problem can ask
realism    what textbooks do not print
standard   a declaration, and the promises that its problems keep
"""

from seedproof.benchmarks.curriculum.standards import (
    grade_1,
    grade_2,
    grade_3,
    grade_4,
    grade_5,
    grade_6,
    grade_7,
    grade_8,
    kindergarten,
)
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.record.names import no_such

STANDARDS: tuple[Standard, ...] = (
    *kindergarten.STANDARDS,
    *grade_1.STANDARDS,
    *grade_2.STANDARDS,
    *grade_3.STANDARDS,
    *grade_4.STANDARDS,
    *grade_5.STANDARDS,
    *grade_6.STANDARDS,
    *grade_7.STANDARDS,
    *grade_8.STANDARDS,
)

_BY_FAMILY = {standard.family: standard for standard in STANDARDS}


def standard_of(family: str) -> Standard:
    """Return the standard of a family such as `3_md_d_8_triangle`. Raises: SeedproofError if unknown."""
    standard = _BY_FAMILY.get(family)
    if standard is None:
        raise no_such(f"{family!r} is no standard", family, _BY_FAMILY)
    return standard

"""Which readers know the questions of which standard."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from seedproof.certifying.curriculum.problem import Reader

_NAMES = """
    k_cc_c_7 k_oa_a_4 k_oa_a_5 k_nbt_a_1 1_oa_a_1 1_oa_a_2 1_oa_d_8 2_oa_a_1 2_nbt_b_5 2_nbt_b_6
    2_nbt_b_7 2_md_b_5 2_md_c_8 3_oa_a_3 3_oa_a_4 3_oa_c_7 3_oa_d_8 3_md_d_8_triangle
    3_md_d_8_quadrilateral 3_md_d_8_polygon 3_nbt_a_2 4_oa_a_3 4_oa_b_4 4_nbt_b_4 4_nbt_b_5
    4_nbt_b_6 4_nf_a_2 4_md_a_2_decimal 4_md_a_2_fraction 4_md_a_3 5_oa_a_1 5_nbt_b_5 5_nbt_b_6
    5_nbt_b_7 5_nf_a_1 5_nf_a_2 5_nf_b_4 6_ns_b_2 6_ns_b_3 6_ee_a_1 6_ee_b_7 7_ns_a_1_fraction
    7_ns_a_1_decimal 7_ns_a_2 7_ns_a_3_fraction 7_ns_a_3_decimal 8_ee_a_2 8_ee_c_7 8_ee_c_8
"""
STANDARDS = tuple(_NAMES.split())

BARE: Mapping[str, tuple[str, ...]] = {
    "k_cc_c_7": ("comparison.read", "compared_people.read"),
    "4_nf_a_2": ("comparison.read", "compared_people.read"),
    "1_oa_d_8": ("missing_number.read_one",),
    "3_oa_a_4": ("missing_number.read_one",),
    "3_md_d_8_triangle": ("figures.reading.read",),
    "3_md_d_8_quadrilateral": ("figures.reading.read",),
    "3_md_d_8_polygon": ("figures.reading.read",),
    "4_md_a_3": ("figures.reading.read",),
    "4_oa_b_4": ("factor_pairs.read",),
    "5_oa_a_1": ("calculation.read",),
    "5_nf_a_1": ("calculation.read",),
    "5_nf_b_4": (
        "calculation.read",
        "fraction_of.read",
        "figures.reading.read",
    ),
    "6_ee_a_1": ("calculation.read",),
    "7_ns_a_1_fraction": ("calculation.read",),
    "7_ns_a_1_decimal": ("calculation.read",),
    "7_ns_a_2": ("calculation.read",),
    "7_ns_a_3_fraction": ("calculation.read", "levels.reading.read"),
    "7_ns_a_3_decimal": ("calculation.read", "levels.reading.read"),
    "6_ee_b_7": ("missing_number.read_one",),
    "8_ee_a_2": (
        "missing_number.read_all",
        "roots.read_numbers",
        "roots_of_figures.read",
    ),
    "8_ee_c_7": (
        "missing_number.read_any",
        "one_unknown.riddles.read",
        "one_unknown.ages.read",
        "one_unknown.groups.read",
        "one_unknown.houses.read",
        "one_unknown.rectangles.read",
        "one_unknown.steady.read",
        "one_unknown.two_courses.read",
    ),
    "8_ee_c_8": ("systems.read", "two_letters.reading.read"),
}
"""The readers of problems without a story, by standard: those that a row needs are loaded."""

_ROOM = "seedproof.certifying.curriculum"

_NAMES_OF_COMPLETE = """
    k_cc_c_7 3_md_d_8_triangle 3_md_d_8_quadrilateral 3_md_d_8_polygon 4_md_a_3 4_nf_a_2 4_oa_b_4
    5_nf_a_1 5_nf_b_4 6_ee_a_1 7_ns_a_1_fraction 7_ns_a_1_decimal 7_ns_a_2 7_ns_a_3_fraction
    7_ns_a_3_decimal 8_ee_a_2 8_ee_c_7 8_ee_c_8
"""
COMPLETE = frozenset(_NAMES_OF_COMPLETE.split())
"""Standards without stories, or with stories of few kinds, of which their own readers know all."""


def readers_of(standard: str) -> tuple[Reader, ...]:
    """Return all readers of a standard; exactly one of them may read a question."""
    own = [_reader(f"{_ROOM}.standards.{name}") for name in BARE.get(standard, ())]
    return tuple(own) if standard in COMPLETE else (*own, _reader(f"{_ROOM}.story.reader.read"))


@cache
def _reader(name: str) -> Reader:
    module, _, function = name.rpartition(".")
    reader: Reader = getattr(import_module(module), function)
    return reader

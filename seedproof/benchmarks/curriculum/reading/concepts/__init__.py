"""Reads mathematics without a story, and polygons.

`READERS` are functions from a question's text to its problem, or None where a reader does not understand it.
A text may have its last paragraph, on the form of the answer, or not.
"""

from collections.abc import Callable

from seedproof.benchmarks.curriculum.reading.concepts.comparing import read_comparison
from seedproof.benchmarks.curriculum.reading.concepts.equations import read_linear, read_pair
from seedproof.benchmarks.curriculum.reading.concepts.evaluating import read_evaluation
from seedproof.benchmarks.curriculum.reading.concepts.factoring import read_factor_pairs
from seedproof.benchmarks.curriculum.reading.concepts.polygons import read_polygon
from seedproof.benchmarks.curriculum.reading.concepts.roots import read_root
from seedproof.benchmarks.curriculum.reading.concepts.text import body
from seedproof.benchmarks.curriculum.reading.concepts.tricks import read_trick
from seedproof.benchmarks.curriculum.symbolic.problem import Problem

Reader = Callable[[str], Problem | None]


def _of_body(reader: Reader) -> Reader:
    return lambda text: reader(body(text))


READERS: tuple[Reader, ...] = tuple(
    map(
        _of_body,
        (
            read_comparison,
            read_factor_pairs,
            read_evaluation,
            read_pair,
            read_linear,
            read_trick,
            read_polygon,
            read_root,
        ),
    )
)

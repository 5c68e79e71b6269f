"""Reads mathematics without a story, and polygons.

`READERS` are functions from a question's text to its problem, or None where a reader does not understand it.
A text may have its last paragraph, on the form of the answer, or not.
"""

from collections.abc import Callable

from seedproof.benchmarks.curriculum.reading.concepts.applications.one import read_one
from seedproof.benchmarks.curriculum.reading.concepts.applications.two import read_two
from seedproof.benchmarks.curriculum.reading.concepts.comparing import read_comparison
from seedproof.benchmarks.curriculum.reading.concepts.equations import read_linear, read_pair
from seedproof.benchmarks.curriculum.reading.concepts.evaluating import read_evaluation
from seedproof.benchmarks.curriculum.reading.concepts.factoring import read_factor_pairs
from seedproof.benchmarks.curriculum.reading.concepts.levels.plots import read_level
from seedproof.benchmarks.curriculum.reading.concepts.polygons import read_polygon
from seedproof.benchmarks.curriculum.reading.concepts.products import read_product
from seedproof.benchmarks.curriculum.reading.concepts.roots import read_root
from seedproof.benchmarks.curriculum.reading.concepts.text import body
from seedproof.benchmarks.curriculum.reading.concepts.tricks import read_trick
from seedproof.benchmarks.curriculum.symbolic.problem import Problem

Reader = Callable[[str], Problem | None]


def _of_body(reader: Reader) -> Reader:
    return lambda text: reader(body(text))


READ_LEVEL = _of_body(read_level)
"""The only one of them that reads a story: its texts tell of levels."""
READERS: tuple[Reader, ...] = (
    _of_body(read_comparison),
    _of_body(read_factor_pairs),
    _of_body(read_evaluation),
    _of_body(read_pair),
    _of_body(read_linear),
    _of_body(read_trick),
    _of_body(read_polygon),
    _of_body(read_root),
    _of_body(read_product),
    _of_body(read_one),
    _of_body(read_two),
    READ_LEVEL,
)

"""Makes endless rows of a benchmark from a seed: a sequence, or a dataset that trainers read."""

from seedproof.generating.iterable import dataset
from seedproof.generating.rows import Rows, generate

__all__ = ["Rows", "dataset", "generate"]

"""The facts of a problem: everything that defines it, as a record in code and as JSON in its row.

Each template declares its record in its own `facts.py`, without further code. Fields have the same order as
the keys in the row. Values are integers, texts (including exact numbers), lists, tuples and records, but no
floats.
"""

from typing import TypeVar

F = TypeVar("F")
"""The facts of one template."""

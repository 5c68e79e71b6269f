"""What the facts of a problem are: all that makes it, a record in code and JSON in its row.

A template declares its record in its own `facts.py`, which has no code. The fields stand in the order of the
keys in the row. They are integers, texts (exact numbers, too), lists, tuples and records; no floats.
"""

from typing import TypeVar

F = TypeVar("F")
"""The facts of one template."""

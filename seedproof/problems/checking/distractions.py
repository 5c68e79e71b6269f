"""Functions that are added to the components of a field, and change nothing of what is asked."""

from collections.abc import Mapping
from typing import Any

from seedproof.problems.checking.polynomials import integer_terms


def component(text: str, letters: str, functions: Mapping[Any, str]) -> tuple[list[list[int]], Any]:
    """Return the terms of a component, and the name of the function behind them, None where there is none.

    Raises: ValueError where something else stands there.
    """
    for name, function in functions.items():
        if text.endswith(f" + {function}"):
            return integer_terms(text.removesuffix(f" + {function}"), letters), name
    return integer_terms(text, letters), None

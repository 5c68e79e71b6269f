"""SymPy with its own integers. It would take flint's where that is installed, and `validate` rests on flint.

Where a process has imported SymPy before, it stays as it is.
"""

import os

_GROUND_TYPES = "SYMPY_GROUND_TYPES"
_stated = os.environ.get(_GROUND_TYPES)
os.environ[_GROUND_TYPES] = "python"

from sympy import QQ, Poly, Symbol  # noqa: E402
from sympy.polys.fields import FracElement, FracField  # noqa: E402
from sympy.polys.matrices import DomainMatrix  # noqa: E402
from sympy.polys.orderings import lex  # noqa: E402

if _stated is None:
    del os.environ[_GROUND_TYPES]
else:
    os.environ[_GROUND_TYPES] = _stated

__all__ = [
    "QQ",
    "DomainMatrix",
    "FracElement",
    "FracField",
    "Poly",
    "Symbol",
    "lex",
]

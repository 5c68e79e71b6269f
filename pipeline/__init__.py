"""Seedproof."""

import os

__version__ = "0.2.0"
"""Raised with every change of what is written into releases; a manifest names it as `code`."""

# SymPy must not compute with python-flint: what `cycle` solves would then rest on what `validate` uses.
os.environ.setdefault("SYMPY_GROUND_TYPES", "python")

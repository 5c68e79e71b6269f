"""Seedproof."""

import os

# SymPy must not compute with python-flint: what `cycle` solves would then rest on what `validate` uses.
os.environ.setdefault("SYMPY_GROUND_TYPES", "python")

"""Seedproof."""

import os

# SymPy must not do its arithmetic by python-flint: what `cycle` solves would then rest on what `validate` uses.
os.environ.setdefault("SYMPY_GROUND_TYPES", "python")

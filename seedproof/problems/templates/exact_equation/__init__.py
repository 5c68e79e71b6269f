"""Exact differential equations: an unknown coefficient or an integrating factor, and the potential."""

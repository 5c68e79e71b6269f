"""Corrupts rows in every way that somebody thought of, and tells which gate refuses them."""

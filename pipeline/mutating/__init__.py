"""Corrupts rows in every known way, and reports which gate refuses them."""

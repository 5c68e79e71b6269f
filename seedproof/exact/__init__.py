"""Exact arithmetic and the canonical text of exact values, shared by all packages."""

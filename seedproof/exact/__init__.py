"""Exact arithmetic and the canonical text of exact values. Shared by all rooms; it decides nothing."""

"""Exact arithmetic and the canonical text of exact values. Shared by all rooms; samples nothing, decides nothing."""

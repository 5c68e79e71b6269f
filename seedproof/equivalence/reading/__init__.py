"""Reads answers, in text or LaTeX, as trees."""

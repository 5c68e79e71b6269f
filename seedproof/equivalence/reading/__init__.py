"""Answers in text or LaTeX, read as trees."""

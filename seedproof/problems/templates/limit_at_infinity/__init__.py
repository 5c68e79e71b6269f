"""Limits at plus and minus infinity of differences and quotients with square and cube roots."""

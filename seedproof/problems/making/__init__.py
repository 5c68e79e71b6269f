"""Exact algebra for those who make problems and work them out.

What proves problems or reads them has its own, in `checking/`; the two rooms never meet.
"""

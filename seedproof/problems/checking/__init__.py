"""Exact algebra for those who prove problems and read them.

What makes problems has its own, in `making/`; the two rooms never meet.
"""

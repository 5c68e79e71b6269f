"""Integrals over a drawn region between two curves, in both orders."""

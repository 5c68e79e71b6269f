"""Decides whether two expressions have the same value: exactly, or by balls that refute."""

"""Solves what was read, for the readers (`cycle`) only."""

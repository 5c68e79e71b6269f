"""Solves problems as they were read from the text, for the readers (`cycle`) only."""

"""Solving what was read. Only the readers (`cycle`) use this room."""

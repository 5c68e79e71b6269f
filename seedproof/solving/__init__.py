"""Solutions of what was read, for the readers (`cycle`) only."""

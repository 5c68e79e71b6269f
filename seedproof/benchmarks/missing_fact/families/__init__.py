"""The families of missing-fact problems: a folder each, found by its name. Adding a folder adds a family."""

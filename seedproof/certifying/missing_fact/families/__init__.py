"""A file a family: what its sentences are, and what each of them asserts."""

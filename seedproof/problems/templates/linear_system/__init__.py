"""A system of three or four linear equations with exactly one solution."""

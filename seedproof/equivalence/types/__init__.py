"""A comparison for each type of answer."""

"""A linear function by its level lines, and its largest value on a drawn curve."""

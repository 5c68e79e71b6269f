"""A potential of a gradient field, and a line integral of the field."""

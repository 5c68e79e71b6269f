"""The sum of a power series in closed form, and of a numerical series by it."""

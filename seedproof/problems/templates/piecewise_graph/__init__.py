"""Domain, range and level sets of a drawn piecewise linear function."""

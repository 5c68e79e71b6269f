"""The partial fraction decomposition of a rational function."""

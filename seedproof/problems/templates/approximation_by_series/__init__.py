"""A number or an integral approximated by an alternating series, with a bound of the error."""

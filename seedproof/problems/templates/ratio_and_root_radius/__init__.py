"""A power series whose radius needs a limit: factorials, n-th powers, binomial coefficients."""

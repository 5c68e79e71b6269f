"""Division of polynomials: quotient, remainder, greatest common divisor, Bézout's identity."""

"""All real roots of a polynomial with chosen rational and irrational ones."""

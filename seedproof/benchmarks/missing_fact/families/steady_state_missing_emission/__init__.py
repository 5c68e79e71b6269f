"""A hidden Markov model with two emissions withheld: find the probability of a symbol (paper: B11)."""

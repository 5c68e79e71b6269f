"""A Markov chain with two transitions of one row withheld: find a stationary probability (paper: B8)."""

"""Powers of a matrix in closed form, for coupled recurrences or for a Markov chain."""

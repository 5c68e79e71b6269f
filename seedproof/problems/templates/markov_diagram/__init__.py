"""A drawn Markov chain with three states."""

"""Bayes' rule with the prior withheld: find P(H|E) (paper: A1)."""

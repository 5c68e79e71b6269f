"""Sums of cosines and sines with geometric, rising or binomial weights, by De Moivre's formula."""

"""A signal from recorded values of its convolution, one of which is withheld (paper: B3)."""

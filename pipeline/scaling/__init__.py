"""Makes a split of any size: three maps over parts of a line of candidates, which any engine can run."""

"""What the episodes of a run are worth: a score each, metrics over all of them, and comparisons of runs."""

"""The comparisons, one module for each type of answer or for a few related ones."""

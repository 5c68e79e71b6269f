"""A Venn diagram with two unknown numbers: a condition on probabilities, then a conditional probability."""

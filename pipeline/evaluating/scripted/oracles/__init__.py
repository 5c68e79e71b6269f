"""Oracles that read: they work an answer out from the text of a question, and from what is said to them."""

"""Scores of responses: one door for a response, and what a file of them is worth."""

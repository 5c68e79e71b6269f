"""Asks models, keeps their responses, and scores them."""

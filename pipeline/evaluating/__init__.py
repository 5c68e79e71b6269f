"""Asks models, keeps what they said, and works out what it is worth."""

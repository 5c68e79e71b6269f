"""Limits that need logarithms or the rule of L'Hospital, and how fast they are reached."""

"""Searches public datasets for the questions of a benchmark."""

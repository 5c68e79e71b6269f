"""Reads a question's text back to its problem; knows the vocabulary, and nothing of how texts are written."""

"""Rows and what they are made from: seeds, draws, files and errors."""

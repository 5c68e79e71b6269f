"""A geometric sequence, or one with geometric differences, read off a bar chart."""

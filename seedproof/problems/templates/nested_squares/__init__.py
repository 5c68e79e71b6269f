"""Infinitely many squares in a sketch: in a row, or one inside another, each smaller by the same factor."""

"""Two lines with the second withheld: how far is their intersection from a point (paper: A3)?"""

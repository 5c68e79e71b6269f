"""Comparing a benchmark with public sets: are its questions in somebody else's texts?"""

"""Reads stories from their text alone.

tables   the English that is known beside the vocabulary
grammar  walks over a sentence: nouns, units, people
amounts  noun phrases with an amount
clauses  a subject, a verb, and what stands behind it
world    who has how much, and had before; what is in each of what
telling  what a clause does to the world
asking   what a question asks
story    all sentences of a text to one problem
"""

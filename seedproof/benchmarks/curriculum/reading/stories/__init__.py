"""Reads stories of counts, substances and money from their text alone.

cursor     walks over the tokens of a sentence: who, what, how many
amounts    noun phrases with a number in them
world      who has how much so far
clauses    what a sentence tells
holding    who has how much
changing   what is gained and lost
grouping   boxes, shares, piles
questions  what a sentence asks
rates      so much in each unit of something else
leftovers  quotients with remainders
story      all sentences of a text to one problem
"""

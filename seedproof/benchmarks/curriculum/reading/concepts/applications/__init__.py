"""Reads grade 8's applications: stories that state one equation in one unknown, or two in two.

facts   the numbers of a text, with what they count and how often
one     fees and prices, what runs out, two plans, perimeters, consecutive numbers, ages, groups
two     two sorts of things, two purchases, sum and difference, with and against the current
sums    a whole in two parts, and how much more one of them is
"""

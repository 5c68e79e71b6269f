"""Reads stories about levels, with numbers of both signs: temperatures, elevations, balances.

vocabulary  what rises and falls, where zero is, units and times
sentences   what a sentence tells: levels, changes, rates, how long
plots       what is asked, and what the amounts come to
"""

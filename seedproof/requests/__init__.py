"""Finds out which quantity a request names, by the declared spellings of quantities.

A `Vocabulary` has every quantity that the texts of a family can name. A request is read only as a whole:
every word must belong to a quantity or be filler; a single other word leaves the request unread.
"""

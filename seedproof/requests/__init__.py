"""What a request names: a text is normalised, and read by the declared spellings of quantities.

A `Vocabulary` has every quantity that the texts of a family can name. A request is read only as a whole:
what is no spelling of a quantity must be filler, and one word too many leaves it unread.
"""

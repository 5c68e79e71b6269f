"""The symbolic record of a word problem, in the published statement syntax, exact throughout.

problem     the statements as immutable values
parsing     lines of text to a problem
writing     a problem to lines of text
values      every value of a problem, and its answer
answer      how answers are written
structure   what two problems have in common whatever their names
properties  the six filters and transforms of the paper, as promises about a problem
"""

"""The attribute grammar: productions that turn draws into statements, as a standard declares them.

A production inherits what the standard allows (bounds of values, kinds of numbers) and the value that it goes
on from, and gives an expression with its value. It begins at the question and asks for what it needs, so that
every statement is needed; and it draws each number from the range in which nothing can go wrong, so that few
problems are rejected.

made        an expression with its value, and the statements under way
constants   numerals of every kind, within bounds
operations  the four operations
steps       operations one after another
equations   an unknown in any position, linear equations, two equations
polygons    perimeters and areas
singles     comparisons, factor pairs, quotients with remainders, ten and ones
powers      powers and roots
sample      one problem of a standard
"""

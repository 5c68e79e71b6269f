"""Stories: who has how many of what, what happens to it, and what is asked.

beats     what can be told: a beat for every operation, and the plot that they make
plotting  from the statements of a problem to a plot
numerals  numbers as a story prints them
matter    what a story is about: things, stuff, money, and how amounts of it are written
casting   situations that fit a plot, prepared by sizes
teller    the story under way: who is named, by which words, in which tense
telling   from a problem to its story
following one more step, as the story goes on
"""

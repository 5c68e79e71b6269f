"""Stories: who has how many of what, what happens to it, and what is asked.

matter     what the story is about: things that are counted, substances, money
teller     the story under way: who has what, and how sentences name it
steps      an expression as what happens: events, comparisons, groups, shares
unknowns   equations: what is told without its number
rates      so much in each unit of something else
leftovers  quotients with remainders
asking     the question for an amount
telling    which of these a problem takes
"""

"""Some base numbers, four operations, a target: reach it by the steps that score most.

settings     the section of params.yaml
rules        what the game counts, in numbers; everything else takes them from there
search       all that can be reached with some numbers, by dynamic programming over subsets: compiled, as
             `tables` has it, or in plain Python, as `splitting` does
difficulty   the measure of a target, its rank, its third, its band
parts        which games are for releases, and which for fresh sets
candidates   draws a problem from its seed
words        puts a problem into words; reading takes it back out
enumeration  the same counts for `validate`: compiled, by `trees`, one expression after the other, or in
             plain Python by `playing`, from every state of a game that is going on
universe     all problems that there are
listing      all of them that are kept for the endless line
stability    how a release compares with one from another root seed
fresh        a set for a single evaluation
"""

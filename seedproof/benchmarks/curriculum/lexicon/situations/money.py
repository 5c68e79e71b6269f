"""People who earn and spend money."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

MONEY = (
    Owning(
        name="pocket money",
        openings=phrases("""
            It is the first day of the summer holidays.
        """),
        times=phrases("""
            On Saturday
            After school
        """),
        items=(),
        stuff=stuff("money: dollar 1-100, money: cent 1-100"),
        gains=deeds("""
            earn: by washing cars | for raking leaves
            get gets got gotten: from {their} grandmother
            save: in a piggy bank
            find finds found found: in a coat pocket
        """),
        losses=deeds("""
            spend spends spent spent: at the fair | at the yard sale | at the school store
            pay pays paid paid: at the counter | at the snack stand
            lend lends lent lent: to a friend
            donate: to an animal shelter
        """),
        sharers=nouns("sharer", "friend/friends"),
    ),
)

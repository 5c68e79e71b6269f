"""Fruit that is picked, sold and given away."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="fruit picking",
        openings=phrases("""
            It is apple season at the orchard.
            The whole family went fruit picking.
            The trees behind the house are full of fruit this year.
        """),
        times=phrases("""
            On Saturday morning
            Before lunch
            At the orchard
        """),
        items=items("""
            apple/apples 2-90, pear/pears 2-80, plum/plums 4-99, peach/peaches 2-60, apricot/apricots 4-90,
            cherry/cherries 10-150, fig/figs 3-50, chestnut/chestnuts 5-150
        """),
        stuff=stuff("apples: pound 1-40, cherries: pound 1-20"),
        sorts=("ripe", "green", "small", "large"),
        gains=deeds("""
            pick: from the top branches | in the afternoon
            gather: under the trees
            find finds found found: in the grass
        """),
        losses=deeds("""
            eat eats ate eaten: on the way home
            give gives gave given: to a neighbor | to {their} grandmother
            use: for a pie | to make jam
            throw throws threw thrown away
        """),
        containers=items("basket/baskets 5-40, bag/bags 3-20, crate/crates 10-60"),
        sharers=nouns("sharer", "friend/friends, cousin/cousins, neighbor/neighbors"),
    ),
    Owning(
        name="fruit stand",
        who=("the farmer", "the fruit seller", "the farm stand"),
        openings=phrases("""
            The farm stand opens early in the morning.
        """),
        times=phrases("""
            By noon
            On market day
        """),
        items=items("""
            apple/apples 40-900, pear/pears 40-800, melon/melons 10-300, pumpkin/pumpkins 10-400,
            peach/peaches 40-900, strawberry/strawberries 100-5000
        """),
        gains=deeds("""
            receive: from another farm
            harvest: after breakfast
            bring brings brought brought: from the barn
        """),
        losses=deeds("""
            sell sells sold sold: at the market | to a restaurant
            donate: to a food bank
        """),
        containers=items("crate/crates 10-90, box/boxes 6-60"),
        rows=items("row/rows 4-20"),
        sharers=nouns("sharer", "restaurant/restaurants, stall/stalls"),
    ),
)

"""Fruit that is picked, sold and given away."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="fruit picking",
        openings=phrases("""
            The orchard is open to visitors in the fall.
            Fruit picking is a family outing.
            The trees behind the house are heavy with fruit.
        """),
        times=phrases("""
            On Saturday morning
            In the afternoon
            On a sunny day
        """),
        items=items("""
            apple/apples 2-90, pear/pears 2-80, plum/plums 4-99, peach/peaches 2-60, apricot/apricots 4-90,
            cherry/cherries 10-150, fig/figs 3-50, chestnut/chestnuts 5-150
        """),
        sorts=("large", "small"),
        gains=deeds("""
            pick: from the top branches | from a tall ladder
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
            Fresh fruit is popular with shoppers.
            The market square is crowded and noisy.
        """),
        times=phrases("""
            By noon
            On market day
        """),
        items=items("""
            apple/apples 40-900, pear/pears 40-800, melon/melons 10-300, pumpkin/pumpkins 10-400,
            peach/peaches 40-900, strawberry/strawberries 100-5000, tangerine/tangerines 40-2000,
            grapefruit/grapefruits 20-900, raspberry/raspberries 100-5000
        """),
        gains=deeds("""
            receive: from a nearby farm
            harvest: in the valley
            bring brings brought brought: from the barn
        """),
        losses=deeds("""
            sell sells sold sold: at the market | to a restaurant
            donate: to a food bank
            deliver: to a hotel kitchen
        """),
        containers=items("crate/crates 10-90, box/boxes 6-60"),
        rows=items("row/rows 4-20"),
        sharers=nouns("sharer", "restaurant/restaurants, stall/stalls"),
    ),
)

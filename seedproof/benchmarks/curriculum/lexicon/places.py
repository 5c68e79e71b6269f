"""Containers that things are in, and places where animals are."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns

CONTAINERS = nouns(
    "container",
    """box/boxes, bag/bags, basket/baskets, jar/jars, tray/trays, crate/crates, drawer/drawers,
    packet/packets, carton/cartons, bucket/buckets, tin/tins, case/cases, pouch/pouches, bin/bins""",
)
COLORS = ("red", "blue", "green", "yellow", "white", "brown")
GROUNDS = nouns(
    "ground",
    """meadow/meadows, field/fields, garden/gardens, park/parks, yard/yards, barn/barns,
    orchard/orchards, cage/cages, shed/sheds, valley/valleys""",
)
SIDES = ("north", "south", "east", "west", "big", "small", "old", "new")
KITCHENS = nouns(
    "house",
    "shop/shops, market/markets, farm/farms, school/schools, hotel/hotels, bakery/bakeries, store/stores",
)
"""Places that own more food than one person does."""
HOUSES = nouns(
    "house",
    """shop/shops, market/markets, factory/factories, school/schools, museum/museums, club/clubs,
    warehouse/warehouses, store/stores, library/libraries, office/offices""",
)
"""Places that own more things than one person does."""

"""All situations that stories are about, by what goes on in them."""

from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Owning, Shop
from seedproof.benchmarks.curriculum.lexicon.situations import (
    activities,
    collecting,
    crafts,
    garden,
    gatherings,
    kitchen,
    orchard,
    rates,
    school,
    shops,
    toys,
)

OWNING: tuple[Owning, ...] = (
    *orchard.SITUATIONS,
    *collecting.SITUATIONS,
    *crafts.SITUATIONS,
    *garden.SITUATIONS,
    *kitchen.SITUATIONS,
    *school.SITUATIONS,
    *toys.SITUATIONS,
)
GATHERINGS: tuple[Gathering, ...] = gatherings.SITUATIONS
ACTIVITIES: tuple[Activity, ...] = activities.SITUATIONS
SHOPS: tuple[Shop, ...] = shops.SITUATIONS
RATES = rates.RATES

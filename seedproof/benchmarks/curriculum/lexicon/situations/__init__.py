"""All situations that stories are about, by what goes on in them."""

from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Owning, Shop
from seedproof.benchmarks.curriculum.lexicon.situations import (
    activities,
    garden,
    gatherings,
    kitchen,
    orchard,
    rates,
    school,
    shops,
)

OWNING: tuple[Owning, ...] = (
    *orchard.SITUATIONS,
    *kitchen.SITUATIONS,
    *garden.SITUATIONS,
    *school.SITUATIONS,
)
GATHERINGS: tuple[Gathering, ...] = gatherings.SITUATIONS
ACTIVITIES: tuple[Activity, ...] = activities.SITUATIONS
SHOPS: tuple[Shop, ...] = shops.SITUATIONS
RATES = rates.RATES

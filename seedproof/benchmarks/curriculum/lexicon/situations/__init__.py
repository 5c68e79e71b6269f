"""All situations that stories are about, by what goes on in them."""

from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Owning, Shop
from seedproof.benchmarks.curriculum.lexicon.situations import (
    activities,
    clubs,
    collecting,
    crafts,
    factories,
    garden,
    gatherings,
    home,
    kitchen,
    orchard,
    public,
    rates,
    school,
    shops,
    stores,
    toys,
    workshop,
)

OWNING: tuple[Owning, ...] = (
    *orchard.SITUATIONS,
    *clubs.SITUATIONS,
    *collecting.SITUATIONS,
    *crafts.SITUATIONS,
    *factories.SITUATIONS,
    *garden.SITUATIONS,
    *home.SITUATIONS,
    *kitchen.SITUATIONS,
    *public.SITUATIONS,
    *school.SITUATIONS,
    *stores.SITUATIONS,
    *toys.SITUATIONS,
    *workshop.SITUATIONS,
)
GATHERINGS: tuple[Gathering, ...] = gatherings.SITUATIONS
ACTIVITIES: tuple[Activity, ...] = activities.SITUATIONS
SHOPS: tuple[Shop, ...] = shops.SITUATIONS
RATES = rates.RATES

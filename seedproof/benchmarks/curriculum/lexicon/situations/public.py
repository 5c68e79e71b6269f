"""What cities, hospitals and charities have and need."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="hospital",
        who=("the hospital", "the clinic", "the nursing home"),
        openings=phrases("""
            A hospital must never run out of supplies.
            The hospital keeps careful records of its supplies.
            Nurses are working day and night.
        """),
        times=phrases("""
            During the flu season
            In February
            On Thursday
        """),
        items=items("""
            bandage/bandages 10-9999, face mask/face masks 20-90000, syringe/syringes 10-20000,
            hospital gown/hospital gowns 5-2000, rubber glove/rubber gloves 20-90000,
            cotton swab/cotton swabs 20-50000, ice pack/ice packs 5-900,
            plastic wristband/plastic wristbands 10-9999, cough drop/cough drops 10-900,
            gauze pad/gauze pads 20-20000, vitamin pill/vitamin pills 50-50000
        """),
        gains=deeds("""
            stockpile: for emergencies
            order: from a medical supplier
            receive: from the health department | by van
            purchase: at a fair price
            get gets got gotten: from the storeroom
        """),
        losses=deeds("""
            use: in the emergency room | at the clinic
            hand out: to patients
            send sends sent sent: to a village clinic
            donate: to a rescue team
            discard: because of water damage
        """),
        containers=items("carton/cartons 20-250, first-aid kit/first-aid kits 4-40"),
        rows=items("shelf/shelves 10-60, drawer/drawers 10-60"),
        sharers=nouns("sharer", "clinic/clinics, hospital room/hospital rooms, nurse/nurses"),
    ),
    Owning(
        name="city works",
        who=("the city", "the town", "the highway department"),
        openings=phrases("""
            The city is repairing the old bridge.
            Downtown streets are closed for the festival.
            City planning looks far ahead.
        """),
        times=phrases("""
            In the spring
            Over the summer
            During the road work
        """),
        items=items("""
            streetlight/streetlights 20-50000, road sign/road signs 20-30000,
            traffic light/traffic lights 5-5000, fire hydrant/fire hydrants 5-5000,
            bike rack/bike racks 5-2000, park bench/park benches 5-5000, guardrail/guardrails 20-20000,
            drinking fountain/drinking fountains 5-900, solar panel/solar panels 20-50000,
            security camera/security cameras 5-9999, bus shelter/bus shelters 5-900,
            traffic barrier/traffic barriers 20-9999
        """),
        gains=deeds("""
            purchase: with tax money
            order: for the new neighborhood
            receive: from the manufacturer
            buy buys bought bought: at a good price
        """),
        losses=deeds("""
            install: along the river road | in the new neighborhood
            donate: to a mountain village
            scrap scraps scrapped scrapped: because of storm damage
            sell sells sold sold: to a nearby town
        """),
        containers=items("crate/crates 4-60"),
        rows=items("row/rows 5-40"),
        sharers=nouns("sharer", "street/streets, park/parks, neighborhood/neighborhoods"),
    ),
    Owning(
        name="food bank",
        who=("the food bank", "the relief center", "the community kitchen", "the church pantry"),
        openings=phrases("""
            The food bank depends on volunteers.
            Helping neighbors is a fine tradition.
            The line in front of the food bank is long.
        """),
        times=phrases("""
            In November
            On Saturday
            During the food drive
        """),
        items=items("""
            food parcel/food parcels 20-20000, canned ham/canned hams 10-9999,
            bread loaf/bread loaves 20-9999, cereal bar/cereal bars 50-50000,
            honey cake/honey cakes 20-9999, frozen turkey/frozen turkeys 5-5000,
            frozen pizza/frozen pizzas 10-9999, cheese wheel/cheese wheels 2-300,
            breakfast bar/breakfast bars 50-50000
        """),
        stuff=stuff("""
            powdered soup: pound 20-3000, brown rice: pound 20-3000, canned fruit: pound 20-3000,
            flour: pound 20-3000, cereal: pound 10-2000, powdered milk: pound 10-2000
        """),
        gains=deeds("""
            receive: from a grocery chain | from local farms
            collect: at the fire station | at the schools
            buy buys bought bought: with donated money
        """),
        losses=deeds("""
            hand out: to families | at the church
            deliver: to older neighbors
            distribute: across the city
            send sends sent sent: to a flooded town
        """),
        containers=items("crate/crates 6-60, carton/cartons 8-90"),
        rows=items("shelf/shelves 10-90, table/tables 8-60"),
        sharers=nouns("sharer", "family/families, church/churches, shelter/shelters"),
    ),
    Owning(
        name="recycling",
        who=("the recycling center", "the eco club", "the cleanup crew"),
        openings=phrases("""
            Recycling saves energy and keeps trash out of the ocean.
            The eco club is planning a cleanup of the riverbank.
            Earth Day is in April.
        """),
        times=phrases("""
            On Earth Day
            During the cleanup
            On a spring morning
        """),
        items=items("""
            phone book/phone books 10-5000, car tire/car tires 10-9999,
            ink cartridge/ink cartridges 10-9999, used battery/used batteries 20-50000,
            broken phone/broken phones 10-9999, cardboard tube/cardboard tubes 20-9999,
            metal lid/metal lids 20-20000, computer part/computer parts 20-20000,
            soda cap/soda caps 50-50000, plastic hanger/plastic hangers 10-9999,
            broken computer/broken computers 10-5000
        """),
        stuff=stuff("""
            paper: pound 20-5000, cardboard: pound 20-5000, aluminum: pound 10-3000, glass: pound 20-5000,
            plastic: pound 20-5000, scrap metal: ton 1-200, copper wire: pound 5-900
        """),
        gains=deeds("""
            collect: along the riverbank | from local businesses
            gather: for the recycling drive
            receive: from households
            haul in: by truck
        """),
        losses=deeds("""
            recycle: at the new plant
            ship ships shipped shipped: to a recycling plant
            sell sells sold sold: to a recycling company
            haul away: to a recycling plant
        """),
        containers=items("bin/bins 20-250"),
        sharers=nouns("sharer", "recycling plant/recycling plants, factory/factories, school/schools"),
    ),
    Owning(
        name="airline",
        who=("the airline", "the airport kitchen", "the catering company"),
        openings=phrases("""
            The airport is buzzing with travelers.
            Flying across the ocean takes a long time.
            Flight crews prepare the cabin before takeoff.
        """),
        times=phrases("""
            During the flight
            On Friday
            By takeoff
        """),
        items=items("""
            airline meal/airline meals 20-30000, chicken dinner/chicken dinners 20-20000,
            pasta dinner/pasta dinners 20-20000, cheese sandwich/cheese sandwiches 20-20000,
            turkey wrap/turkey wraps 20-20000, vegetarian meal/vegetarian meals 10-9999,
            dinner roll/dinner rolls 20-50000, ham sandwich/ham sandwiches 20-20000,
            egg sandwich/egg sandwiches 20-20000
        """),
        gains=deeds("""
            load: at the airport
            order: from a caterer
            receive: from a restaurant
            prepare: for a long flight
        """),
        losses=deeds("""
            serve: to the passengers
            sell sells sold sold: to hungry travelers
            hand out: to the passengers
            throw throws threw thrown away: after the flight
        """),
        containers=items("meal cart/meal carts 20-90, cooler/coolers 10-60"),
        sharers=nouns("sharer", "flight/flights, crew/crews, lounge/lounges"),
    ),
    Owning(
        name="weather station",
        who=("the weather station", "the research ship", "the observatory"),
        openings=phrases("""
            Clouds are gathering over the mountains.
            Measuring rainfall helps farmers plan.
            Good instruments make better forecasts.
        """),
        times=phrases("""
            In the winter
            During hurricane season
            On Monday morning
        """),
        items=items("""
            rain gauge/rain gauges 2-900, wind vane/wind vanes 2-300,
            weather balloon/weather balloons 2-900, barometer/barometers 2-300,
            snow gauge/snow gauges 2-900, wind sensor/wind sensors 2-900, weather map/weather maps 5-990,
            radio transmitter/radio transmitters 2-300, storm siren/storm sirens 2-300,
            rain barrel/rain barrels 2-300
        """),
        sorts=("new", "old"),
        gains=deeds("""
            order: from a manufacturer
            receive: from the university
            purchase: with grant money
            borrow: from the coast guard
        """),
        losses=deeds("""
            lose loses lost lost: in a storm | during a hurricane
            lend lends lent lent: to a school | to a research team
            donate: to a science museum
            send sends sent sent: to a mountain station
        """),
        containers=items("crate/crates 2-40, trunk/trunks 2-20"),
        rows=items("shelf/shelves 4-30"),
        sharers=nouns(
            "sharer", "weather station/weather stations, school/schools, research ship/research ships"
        ),
    ),
)

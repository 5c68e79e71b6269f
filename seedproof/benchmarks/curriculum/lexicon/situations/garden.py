"""What grows in gardens and on farms, and what animals are fed."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="vegetable garden",
        openings=phrases("""
            The community garden is bursting with ripe vegetables.
            Rain and sunshine help a garden grow.
            Gardening is hard work, but it is fun.
            Fresh vegetables taste best straight from the garden.
        """),
        times=phrases("""
            After school
            On Saturday morning
            After a rainy week
        """),
        items=items("""
            carrot/carrots 1-120, tomato/tomatoes 1-120, radish/radishes 2-150, cucumber/cucumbers 1-60,
            turnip/turnips 1-60, beet/beets 1-80, zucchini/zucchinis 1-40, pea pod/pea pods 5-150,
            parsnip/parsnips 1-60, leek/leeks 1-50, cabbage/cabbages 1-30, chili pepper/chili peppers 2-90,
            eggplant/eggplants 1-30
        """),
        sorts=("large", "small"),
        gains=deeds("""
            harvest: from the garden bed | with a small shovel
            grow grows grew grown: in the back yard | in a raised bed
            pick: in the vegetable patch
            gather: in the community garden
        """),
        losses=deeds("""
            chop chops chopped chopped up: for a stew | for soup | for the freezer
            give gives gave given: to a neighbor | to {their} grandfather
            use: in a salad | for a hearty stew
            sell sells sold sold: at the farmers market
            donate: to a soup kitchen
        """),
        containers=items("basket/baskets 4-30, bucket/buckets 5-30, bag/bags 4-20"),
        rows=items("row/rows 3-15"),
        sharers=nouns("sharer", "neighbor/neighbors, family/families, gardener/gardeners"),
    ),
    Owning(
        name="flower garden",
        openings=phrases("""
            Spring flowers brighten the park.
            Bees are buzzing around the garden.
            Fresh flowers make a room cheerful.
        """),
        times=phrases("""
            On a sunny morning
            On Mother's Day
            During the spring fair
        """),
        items=items("""
            tulip/tulips 1-90, daisy/daisies 1-120, sunflower/sunflowers 1-40, daffodil/daffodils 1-90,
            iris/irises 1-60, marigold/marigolds 2-90, violet/violets 2-100, carnation/carnations 1-90,
            orchid/orchids 1-30, poppy/poppies 2-90, peony/peonies 1-40
        """),
        sorts=("white", "yellow", "pink"),
        gains=deeds("""
            pick: along the garden path | for a bouquet
            cut cuts cut cut: in the flower garden
            buy buys bought bought: at the flower market
            get gets got gotten: from {their} grandmother
        """),
        losses=deeds("""
            give gives gave given: to the teacher | to {their} mother
            sell sells sold sold: at the flower stand
            toss out: into the compost bin
            deliver: to a hospital
        """),
        containers=items("vase/vases 3-20, bouquet/bouquets 3-24"),
        rows=items("row/rows 3-15, flower bed/flower beds 6-30"),
        sharers=nouns("sharer", "friend/friends, neighbor/neighbors, teacher/teachers"),
    ),
    Owning(
        name="planting",
        openings=phrases("""
            Planting is best on a cool, cloudy day.
            A garden begins with good soil.
            The science class is learning about plants.
        """),
        times=phrases("""
            In early spring
            After the rain
            On Earth Day
        """),
        items=items("""
            tulip bulb/tulip bulbs 2-150, bean seed/bean seeds 2-150, pumpkin seed/pumpkin seeds 2-150,
            sunflower seed/sunflower seeds 4-150, pea seed/pea seeds 4-150, onion bulb/onion bulbs 2-120,
            tree seedling/tree seedlings 1-60, tomato seedling/tomato seedlings 1-60,
            garlic clove/garlic cloves 2-80, pepper seedling/pepper seedlings 1-60,
            melon seed/melon seeds 2-120
        """),
        stuff=stuff("soil: pound 5-90, compost: pound 5-90, mulch: pound 10-150, potting soil: quart 2-60"),
        gains=deeds("""
            order: from a garden catalog
            buy buys bought bought: at the garden center
            receive: from the science teacher | from a gardening club
            pick up: at the nursery
        """),
        losses=deeds("""
            use: in the front yard | along the fence | in a raised bed
            give gives gave given: to {their} neighbor
            set sets set set out: along the garden path
            donate: to the school garden
        """),
        containers=items("planter/planters 3-20, pot/pots 1-8"),
        rows=items("row/rows 4-20, garden bed/garden beds 6-40"),
        sharers=nouns("sharer", "student/students, neighbor/neighbors, classroom/classrooms"),
    ),
    Owning(
        name="tree nursery",
        who=("the garden center", "the plant nursery", "the greenhouse", "the park service"),
        openings=phrases("""
            The greenhouse is warm and humid, even in winter.
            Spring is the busiest season for a garden center.
            Young plants need light, water and good soil.
        """),
        times=phrases("""
            In the spring
            On Arbor Day
            During the plant sale
        """),
        items=items("""
            rosebush/rosebushes 20-990, fern/ferns 20-990, cactus/cacti 10-900, oak tree/oak trees 10-5000,
            pine tree/pine trees 10-9999, maple tree/maple trees 10-6000,
            strawberry plant/strawberry plants 50-9999, pansy/pansies 50-9999, geranium/geraniums 30-6000,
            herb plant/herb plants 30-5000, blueberry bush/blueberry bushes 20-3000
        """),
        gains=deeds("""
            grow grows grew grown: in the greenhouse | from seed
            raise: under glass
            receive: from a supplier
            order: for the spring season
        """),
        losses=deeds("""
            sell sells sold sold: to gardeners | at a discount
            plant: in the city park | along the river
            donate: to a school garden
            deliver: to a hotel garden
        """),
        containers=items("crate/crates 20-300, wagon/wagons 10-60"),
        rows=items("row/rows 5-40, table/tables 8-60"),
        sharers=nouns("sharer", "park/parks, school/schools, garden store/garden stores"),
    ),
    Owning(
        name="farm",
        who=("the farmer", "the orchard", "the family farm"),
        openings=phrases("""
            The fields are ready for the harvest.
            The rooster crows at sunrise.
            Farming begins early in the day.
        """),
        times=phrases("""
            By sunset
            During the harvest
            On market day
        """),
        items=items("""
            squash/squashes 20-2000, gourd/gourds 20-2000, watermelon/watermelons 20-3000,
            cantaloupe/cantaloupes 20-2000, cauliflower/cauliflowers 20-2000,
            sugar beet/sugar beets 20-3000, rutabaga/rutabagas 20-2000,
            honeydew melon/honeydew melons 20-2000
        """),
        stuff=stuff("""
            hay: pound 50-2000, wheat: pound 50-5000, barley: pound 50-5000, straw: pound 50-5000,
            grain: ton 1-90
        """),
        gains=deeds("""
            gather: on the south field
            harvest: on the north field | with a new machine
            bring brings brought brought in: from the fields
            produce: on the north field
            buy buys bought bought: from a neighbor
        """),
        losses=deeds("""
            sell sells sold sold: at the market | to a grocery store
            ship ships shipped shipped: to the city
            truck: to the market
            feed feeds fed fed: to the animals | to the cows
        """),
        containers=items("wagon/wagons 10-90, truck/trucks 50-400"),
        rows=items("row/rows 10-60"),
        sharers=nouns("sharer", "market/markets, restaurant/restaurants, grocery store/grocery stores"),
    ),
    Owning(
        name="zoo food",
        who=("the zookeeper", "the city zoo", "the petting zoo", "the wildlife park"),
        openings=phrases("""
            Feeding time is a favorite with visitors.
            The elephants are trumpeting in their yard.
            A zookeeper plans meals with care.
        """),
        times=phrases("""
            At feeding time
            On a summer morning
            During the school visit
        """),
        items=items("""
            banana/bananas 10-990, mango/mangoes 10-600, coconut/coconuts 5-300, papaya/papayas 5-300,
            corncob/corncobs 10-700, yam/yams 10-500, lettuce leaf/lettuce leaves 20-900,
            pineapple/pineapples 5-300, celery stalk/celery stalks 10-700, nectarine/nectarines 10-700
        """),
        stuff=stuff("dried fruit: pound 2-120, fresh fish: pound 5-400, sweet corn: pound 5-300"),
        gains=deeds("""
            receive: from a local farm | from the grocery store
            order: for the monkeys
            buy buys bought bought: at the market
            unload: behind the kitchen
        """),
        losses=deeds("""
            chop chops chopped chopped up: for the gorillas
            feed feeds fed fed: to the elephants | to the monkeys | to the goats
            use: for the parrots | for the afternoon feeding
            throw throws threw thrown away
            give gives gave given: to the bears
        """),
        containers=items("crate/crates 10-60, bucket/buckets 10-60"),
        sharers=nouns("sharer", "elephant/elephants, monkey/monkeys, bear/bears, gorilla/gorillas"),
    ),
)

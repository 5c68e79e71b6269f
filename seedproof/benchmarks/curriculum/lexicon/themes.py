"""What stories are about: the items of all situations, and nouns for comparisons without a story."""

from collections.abc import Iterable, Iterator

from seedproof.benchmarks.curriculum.lexicon.entry import Noun, nouns
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Owning
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, OWNING, SHOPS

FOOD = nouns(
    "food",
    """apple/apples, pear/pears, plum/plums, peach/peaches, cherry/cherries, grape/grapes,
    strawberry/strawberries, blueberry/blueberries, raspberry/raspberries, banana/bananas,
    orange/oranges, apricot/apricots, fig/figs, mango/mangoes, kiwi/kiwis, carrot/carrots,
    tomato/tomatoes, radish/radishes, olive/olives, pickle/pickles, walnut/walnuts, almond/almonds,
    peanut/peanuts, chestnut/chestnuts, raisin/raisins, cookie/cookies, cracker/crackers,
    muffin/muffins, pancake/pancakes, pretzel/pretzels, cupcake/cupcakes, bagel/bagels,
    biscuit/biscuits, waffle/waffles, donut/donuts, sandwich/sandwiches, dumpling/dumplings,
    meatball/meatballs, candy/candies, jelly bean/jelly beans, gumdrop/gumdrops, lollipop/lollipops,
    marshmallow/marshmallows, mint/mints, breadstick/breadsticks, granola bar/granola bars, rice
    cake/rice cakes, brownie/brownies, tangerine/tangerines, blackberry/blackberries""",
)
THINGS = nouns(
    "thing",
    """marble/marbles, button/buttons, bead/beads, sticker/stickers, stamp/stamps, card/cards,
    token/tokens, badge/badges, pin/pins, shell/shells, pebble/pebbles, feather/feathers,
    acorn/acorns, pinecone/pinecones, leaf/leaves, key/keys, crayon/crayons, pencil/pencils, pen/pens,
    marker/markers, paintbrush/paintbrushes, eraser/erasers, notebook/notebooks, book/books,
    magazine/magazines, comic/comics, postcard/postcards, photo/photos, poster/posters,
    ticket/tickets, puzzle/puzzles, block/blocks, brick/bricks, ball/balls, balloon/balloons,
    kite/kites, doll/dolls, robot/robots, toy car/toy cars, toy train/toy trains, yo-yo/yo-yos,
    domino/dominoes, candle/candles, cup/cups, mug/mugs, plate/plates, bowl/bowls, spoon/spoons,
    fork/forks, sock/socks, hat/hats, cap/caps, scarf/scarves, glove/gloves, mitten/mittens,
    bracelet/bracelets, necklace/necklaces, ring/rings, hair clip/hair clips, bow/bows,
    flower/flowers, rose/roses, tulip/tulips, daisy/daisies, sunflower/sunflowers, seed/seeds, tulip
    bulb/tulip bulbs, nail/nails, screw/screws, tile/tiles, flag/flags, lantern/lanterns, bell/bells,
    whistle/whistles, drum/drums, magnet/magnets, battery/batteries, light bulb/light bulbs,
    comb/combs, towel/towels, pillow/pillows, blanket/blankets, envelope/envelopes, letter/letters,
    map/maps, medal/medals, trophy/trophies, mask/masks, puppet/puppets, figurine/figurines, model
    plane/model planes, paper boat/paper boats, paper crane/paper cranes, paper star/paper stars, snow
    globe/snow globes, clay pot/clay pots, sponge/sponges, clothespin/clothespins, paper clip/paper
    clips, rubber band/rubber bands, golf ball/golf balls, tennis ball/tennis balls, baseball
    card/baseball cards, game piece/game pieces, fossil/fossils, crystal/crystals, gem/gems,
    arrowhead/arrowheads, spool/spools, patch/patches, straw/straws, cork/corks, bottle cap/bottle
    caps, flashcard/flashcards, charm/charms, bookmark/bookmarks, ruler/rulers, calendar/calendars,
    umbrella/umbrellas, teddy bear/teddy bears, toy boat/toy boats, spinning top/spinning tops,
    building block/building blocks""",
)
ANIMALS = nouns(
    "animal",
    """duck/ducks, hen/hens, chick/chicks, goat/goats, cow/cows, horse/horses, rabbit/rabbits,
    butterfly/butterflies, ladybug/ladybugs, snail/snails, frog/frogs, pigeon/pigeons,
    sparrow/sparrows, crow/crows, swan/swans, beetle/beetles, dragonfly/dragonflies, turtle/turtles,
    lizard/lizards, penguin/penguins, seal/seals, squirrel/squirrels, parrot/parrots, owl/owls,
    fox/foxes, monkey/monkeys, donkey/donkeys, lamb/lambs, pony/ponies, goose/geese, cat/cats,
    dog/dogs, seagull/seagulls, pelican/pelicans, flamingo/flamingos, cricket/crickets, moth/moths,
    heron/herons""",
)


def _items() -> Iterator[Noun]:
    situations: tuple[Owning | Gathering | Activity, ...] = (*OWNING, *GATHERINGS, *ACTIVITIES)
    for situation in situations:
        for item in situation.items:
            yield item.noun
    for shop in SHOPS:
        for goods in shop.goods:
            yield goods.noun


def _distinct(named: Iterable[Noun]) -> tuple[Noun, ...]:
    """Return the nouns in their order, each once; units are not among them, as they measure things."""
    by_singular: dict[str, Noun] = {}
    for noun in named:
        if noun.singular not in UNIT:
            by_singular.setdefault(noun.singular, noun)
    return tuple(by_singular.values())


THEMES = _distinct((*FOOD, *THINGS, *ANIMALS, *_items()))
"""What a story can be about: every item of every situation. Names of units are in `measures`."""

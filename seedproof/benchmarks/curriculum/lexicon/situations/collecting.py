"""What people collect, at home and in museums, on the beach and in the woods."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="collection",
        openings=phrases("""
            Collecting is a rewarding hobby.
            The hobby club meets at the community center.
            Old things tell stories about the past.
        """),
        times=phrases("""
            On the weekend
            Over the summer
            On Saturday
        """),
        items=items("""
            silver coin/silver coins 1-90, comic book/comic books 1-80, bottle cap/bottle caps 1-150,
            snow globe/snow globes 1-30, model plane/model planes 1-40, model train/model trains 1-30,
            lapel pin/lapel pins 1-80, concert poster/concert posters 1-40, old map/old maps 1-40,
            ship model/ship models 1-30, pocket watch/pocket watches 1-20
        """),
        sorts=("rare", "common"),
        gains=deeds("""
            collect: during a trip abroad | on vacation
            buy buys bought bought: at a flea market | from a dealer
            inherit: from {their} grandfather | from a great-aunt
            discover: in the attic | in an old suitcase
            receive: from a pen pal
        """),
        losses=deeds("""
            sell sells sold sold: to a dealer | at a flea market
            trade away: at the hobby club
            give gives gave given: to {their} niece | to a friend
            lose loses lost lost: during a move
            auction off: online
        """),
        containers=items("shoebox/shoeboxes 5-40, tin/tins 4-40"),
        rows=items("row/rows 3-12, shelf/shelves 4-20"),
        sharers=nouns("sharer", "collector/collectors, nephew/nephews, cousin/cousins"),
    ),
    Owning(
        name="albums",
        openings=phrases("""
            Collecting is a rewarding hobby.
            A good album protects its pages.
            The hobby fair is held in the town hall.
        """),
        times=phrases("""
            During the hobby fair
            Over the summer
            On Sunday
        """),
        items=items("""
            stamp/stamps 1-150, postcard/postcards 1-120, baseball card/baseball cards 2-150,
            trading card/trading cards 2-150, autograph/autographs 1-60, ticket stub/ticket stubs 1-90,
            animal card/animal cards 2-150, sports card/sports cards 2-150,
            foreign stamp/foreign stamps 1-150
        """),
        sorts=("rare", "common"),
        gains=deeds("""
            collect: on vacation | during a trip abroad
            get gets got gotten: from {their} grandfather | from a pen pal
            buy buys bought bought: at the hobby fair | from a collector
            find finds found found: in an old desk
        """),
        losses=deeds("""
            trade away: at the hobby fair
            sell sells sold sold: to a collector
            give gives gave given: to {their} niece | to a friend
            lose loses lost lost: on the bus
            mail: to a pen pal
        """),
        containers=items("album/albums 10-80, envelope/envelopes 5-40"),
        rows=items("row/rows 3-8, album page/album pages 4-16"),
        sharers=nouns("sharer", "collector/collectors, grandchild/grandchildren, nephew/nephews"),
    ),
    Owning(
        name="rock hunting",
        openings=phrases("""
            The old quarry is a good place for digging.
            The geology club goes hiking in the canyon.
            The canyon tells the story of the earth.
        """),
        times=phrases("""
            On the hiking trip
            On Sunday
            During the field trip
        """),
        items=items("""
            rock/rocks 1-90, fossil/fossils 1-60, crystal/crystals 1-80, arrowhead/arrowheads 1-40,
            geode/geodes 1-40, agate/agates 1-60, garnet/garnets 1-60, quartz stone/quartz stones 1-80,
            opal/opals 1-40, mineral/minerals 1-60
        """),
        sorts=("smooth", "rough"),
        gains=deeds("""
            dig digs dug dug up: in the old quarry | near the creek
            unearth: with a small hammer
            find finds found found: along the canyon trail
            discover: in a dry riverbed
        """),
        losses=deeds("""
            give gives gave given: to the geology club | to {their} science teacher
            donate: to a museum
            trade away: at a geology fair
            lose loses lost lost: on the trail
            leave leaves left left behind: at the campsite
        """),
        containers=items("egg carton/egg cartons 6-18, pouch/pouches 4-20, box/boxes 5-40"),
        rows=items("row/rows 3-12, shelf/shelves 4-20"),
        sharers=nouns("sharer", "friend/friends, classmate/classmates, science class/science classes"),
    ),
    Owning(
        name="beach",
        openings=phrases("""
            The waves are rolling onto the sand.
            Low tide is a good time for beachcombing.
            Seagulls are circling above the pier.
        """),
        times=phrases("""
            At low tide
            On a windy morning
            During the beach vacation
        """),
        items=items("""
            seashell/seashells 1-150, pebble/pebbles 1-150, shark tooth/shark teeth 1-60,
            clamshell/clamshells 1-120, scallop shell/scallop shells 1-90, snail shell/snail shells 1-90,
            sea star/sea stars 1-30, driftwood stick/driftwood sticks 1-40, crab shell/crab shells 1-40,
            oyster shell/oyster shells 1-80, skipping stone/skipping stones 1-90
        """),
        sorts=("white", "gray", "pink"),
        gains=deeds("""
            pick up: along the shore | near the pier
            gather: near the lighthouse
            find finds found found: in the wet sand
            dig digs dug dug up: with a plastic shovel
        """),
        losses=deeds("""
            toss: into the waves | back into the sea
            bury buries buried buried: in the sand
            give gives gave given: to {their} cousin | to a lifeguard
            drop drops dropped dropped: on the boardwalk
            use: on a sandcastle
        """),
        containers=items("bucket/buckets 8-60, pail/pails 5-40"),
        rows=items("row/rows 3-12"),
        sharers=nouns("sharer", "playmate/playmates, cousin/cousins, classmate/classmates"),
    ),
    Owning(
        name="woods",
        openings=phrases("""
            The hiking trail winds through the woods.
            In the fall the nature club makes leaf prints.
            A walk in the woods is a treat for the senses.
        """),
        times=phrases("""
            On a crisp fall day
            During the nature walk
            After the storm
        """),
        items=items("""
            acorn/acorns 1-150, pinecone/pinecones 1-90, maple leaf/maple leaves 1-120,
            oak leaf/oak leaves 1-120, feather/feathers 1-60, twig/twigs 1-120, walnut/walnuts 1-120,
            seedpod/seedpods 1-80, hazelnut/hazelnuts 2-150, birch leaf/birch leaves 1-120,
            elm leaf/elm leaves 1-90
        """),
        sorts=("large", "small"),
        gains=deeds("""
            gather: under the tall trees | along the trail
            collect: for the nature club | for an art project
            find finds found found: in the woods
            pick up: near the creek
        """),
        losses=deeds("""
            use: for a wreath | in a nature collage
            scatter: along the path
            drop drops dropped dropped: on the trail
            give gives gave given: to the art teacher | to {their} sister
            leave leaves left left behind: on a tree stump
        """),
        containers=items("basket/baskets 8-50, bag/bags 5-40, bucket/buckets 10-60"),
        sharers=nouns("sharer", "child/children, classmate/classmates, friend/friends"),
    ),
    Owning(
        name="tiny creatures",
        openings=phrases("""
            The meadow is humming with life.
            The science class is studying tiny creatures.
            The creek behind the school is shallow and clear.
        """),
        times=phrases("""
            On a warm evening
            During science camp
            After the rain
        """),
        items=items("""
            caterpillar/caterpillars 1-30, firefly/fireflies 1-40, grasshopper/grasshoppers 1-30,
            ladybug/ladybugs 1-50, cricket/crickets 1-40, beetle/beetles 1-30, snail/snails 1-40,
            moth/moths 1-30, dragonfly/dragonflies 1-30, spider/spiders 1-30, inchworm/inchworms 1-40
        """),
        sorts=("large", "small"),
        gains=deeds("""
            catch catches caught caught: in the school garden | in the meadow
            find finds found found: near the fence | behind the school
            trap traps trapped trapped: in a glass jar
        """),
        losses=deeds("""
            release: in the meadow | into the garden
            set sets set set free: under a bush
            let lets let let go: by the creek
            lose loses lost lost: in the tall grass
        """),
        containers=items("jar/jars 2-12, tank/tanks 4-30"),
        sharers=nouns("sharer", "classmate/classmates, student/students, science class/science classes"),
    ),
    Owning(
        name="pond life",
        openings=phrases("""
            The pond is home to a world of tiny creatures.
            Cattails are swaying at the edge of the pond.
            Studying pond life calls for rubber boots.
        """),
        times=phrases("""
            On a mild morning
            During nature camp
            In the spring
        """),
        items=items("""
            tadpole/tadpoles 1-60, minnow/minnows 1-60, newt/newts 1-20, frog/frogs 1-30,
            salamander/salamanders 1-20, water beetle/water beetles 1-40, pond snail/pond snails 1-60,
            water bug/water bugs 1-60, turtle/turtles 1-12
        """),
        sorts=("large", "small"),
        gains=deeds("""
            catch catches caught caught: near the dock | in a net
            scoop up: near the cattails
            find finds found found: in the shallow water
            net nets netted netted: near the shore
        """),
        losses=deeds("""
            release: into the pond
            let lets let let go: near the dock
            set sets set set free: by the reeds
            give gives gave given: to the nature center
        """),
        containers=items("bucket/buckets 4-30, tank/tanks 4-30"),
        sharers=nouns("sharer", "classmate/classmates, student/students, camper/campers"),
    ),
    Owning(
        name="museum",
        who=(
            "the museum",
            "the history museum",
            "the art museum",
            "the science museum",
            "the national archive",
        ),
        openings=phrases("""
            The museum cares for treasures from the past.
            The museum is preparing a new exhibit.
            Visiting a museum is like traveling in time.
        """),
        times=phrases("""
            During the renovation
            In January
            By the end of the year
        """),
        items=items("""
            statue/statues 5-900, artifact/artifacts 20-50000, manuscript/manuscripts 20-9999,
            photograph/photographs 50-99999, tapestry/tapestries 5-400, meteorite/meteorites 5-500,
            butterfly specimen/butterfly specimens 50-99999, beetle specimen/beetle specimens 50-99999,
            oil painting/oil paintings 5-2000, ancient coin/ancient coins 20-20000,
            dinosaur bone/dinosaur bones 5-2000, etching/etchings 10-3000,
            historical document/historical documents 50-99999
        """),
        gains=deeds("""
            acquire: for the new exhibit | from a private collector
            receive: from a wealthy donor
            purchase: at an auction
            inherit: from an explorer
            obtain: from a university
        """),
        losses=deeds("""
            lend lends lent lent: to a museum in Paris | to a university
            loan out: for an exhibit abroad
            sell sells sold sold: at an auction
            return: to a museum in Egypt
            give gives gave given: to a sister museum
        """),
        containers=items("crate/crates 5-40"),
        rows=items("row/rows 5-30"),
        sharers=nouns("sharer", "museum/museums, university/universities, exhibit hall/exhibit halls"),
    ),
)

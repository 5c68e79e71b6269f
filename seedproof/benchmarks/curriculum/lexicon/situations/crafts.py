"""What people make with their hands, and what they make it of."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="craft supplies",
        openings=phrases("""
            The craft room is bright and cheerful.
            Making crafts takes patience.
            Leftover materials can become works of art.
        """),
        times=phrases("""
            On a rainy afternoon
            During craft time
            Over the weekend
        """),
        items=items("""
            glass bead/glass beads 2-150, wooden bead/wooden beads 2-150, sequin/sequins 5-150,
            pearl/pearls 2-120, charm/charms 1-60, pom-pom/pom-poms 1-90, googly eye/googly eyes 2-120,
            gemstone/gemstones 1-90, jingle bell/jingle bells 1-60, felt star/felt stars 1-90,
            craft stick/craft sticks 2-150, rhinestone/rhinestones 2-150
        """),
        sorts=("red", "blue", "white", "purple"),
        gains=deeds("""
            buy buys bought bought: at the craft store | with {their} allowance
            find finds found found: in the craft drawer | at the bottom of a basket
            get gets got gotten: from {their} aunt | from the art teacher
            scoop up: from the craft bin
        """),
        losses=deeds("""
            use: for a craft project | in a collage | on a costume
            glue: onto a picture frame | to a greeting card
            spill: on the carpet
            lose loses lost lost: under the couch
            give gives gave given: to {their} cousin
            attach: to a costume
        """),
        containers=items("jar/jars 10-60, tin/tins 6-50, pouch/pouches 4-30"),
        rows=items("row/rows 4-20"),
        sharers=nouns("sharer", "child/children, friend/friends, neighbor/neighbors, cousin/cousins"),
    ),
    Owning(
        name="jewelry",
        openings=phrases("""
            Handmade gifts are special.
            The craft fair takes place in the town hall.
            Jewelry making is a popular hobby.
        """),
        times=phrases("""
            On Saturday
            During the craft fair
            During spring break
        """),
        items=items("""
            bracelet/bracelets 1-60, necklace/necklaces 1-50, keychain/keychains 1-60, anklet/anklets 1-40,
            headband/headbands 1-40, hair bow/hair bows 1-60, brooch/brooches 1-40, barrette/barrettes 1-50,
            friendship bracelet/friendship bracelets 1-60, beaded ring/beaded rings 1-60,
            hairpin/hairpins 1-60
        """),
        sorts=("gold", "silver", "plain"),
        gains=deeds("""
            craft: for the fair | out of beads and wire
            design: for {their} friends
            create: with help from {their} aunt
            make makes made made: at the craft table
        """),
        losses=deeds("""
            sell sells sold sold: at the craft fair | to a tourist
            give gives gave given: to {their} grandmother | to a classmate
            mail: to {their} cousin
            lose loses lost lost: at the swimming pool
        """),
        containers=items("gift box/gift boxes 2-8, pouch/pouches 4-24"),
        rows=items("row/rows 3-12, velvet board/velvet boards 4-20"),
        sharers=nouns("sharer", "friend/friends, cousin/cousins, teacher/teachers"),
    ),
    Owning(
        name="paper folding",
        openings=phrases("""
            Origami is the art of folding paper.
            The classroom ceiling is decorated for the festival.
            Folding paper calms the mind.
        """),
        times=phrases("""
            During the train ride
            In the afternoon
            On Tuesday
        """),
        items=items("""
            paper crane/paper cranes 1-120, paper boat/paper boats 1-60, paper plane/paper planes 1-60,
            paper star/paper stars 1-150, paper flower/paper flowers 1-90, paper fan/paper fans 1-50,
            paper lantern/paper lanterns 1-60, paper heart/paper hearts 1-120, paper frog/paper frogs 1-60,
            paper snowflake/paper snowflakes 1-90, paper butterfly/paper butterflies 1-90
        """),
        sorts=("yellow", "orange", "green"),
        gains=deeds("""
            fold: out of colored paper | for the festival
            make makes made made: out of old magazines
            finish: with help from a friend
            add: to the collection
        """),
        losses=deeds("""
            give gives gave given: to {their} classmates | to the librarian
            crumple up: by accident
            tear tears tore torn up: in frustration
            pin pins pinned pinned up: in the hallway | above the whiteboard
            send sends sent sent: to a children's hospital
        """),
        containers=items("shoebox/shoeboxes 6-40, gift box/gift boxes 3-20"),
        rows=items("row/rows 3-12, string/strings 5-25"),
        sharers=nouns("sharer", "classroom/classrooms, classmate/classmates, neighbor/neighbors"),
    ),
    Owning(
        name="pottery",
        openings=phrases("""
            The pottery studio smells of wet clay.
            Pottery takes steady hands.
            A potter shapes clay on a spinning wheel.
        """),
        times=phrases("""
            On Wednesday evening
            During pottery class
            In the winter
        """),
        items=items("""
            clay mug/clay mugs 1-40, clay dish/clay dishes 1-40, figurine/figurines 1-60,
            teapot/teapots 1-20, candleholder/candleholders 1-40, saucer/saucers 1-50,
            piggy bank/piggy banks 1-30, clay turtle/clay turtles 1-40, clay whistle/clay whistles 1-40,
            soap dish/soap dishes 1-40
        """),
        sorts=("blue", "brown", "speckled"),
        gains=deeds("""
            mold: on the potter's wheel | out of clay
            shape: out of clay
            sculpt: at the studio
            finish: for the art fair
        """),
        losses=deeds("""
            break breaks broke broken: by accident | while cleaning the studio
            sell sells sold sold: at the art fair
            give gives gave given: to {their} parents | to a friend
            crack: in the kiln
            auction off: for charity
        """),
        containers=items("crate/crates 4-20, carton/cartons 2-12"),
        rows=items("row/rows 3-10, shelf/shelves 4-16"),
        sharers=nouns("sharer", "gift shop/gift shops, shop/shops, art teacher/art teachers"),
    ),
    Owning(
        name="sewing basket",
        openings=phrases("""
            The sewing club meets at the library.
            Sewing is a useful skill.
            Costumes for the school play take time to make.
        """),
        times=phrases("""
            On Thursday evening
            During sewing class
            In October
        """),
        items=items("""
            button/buttons 1-150, spool/spools 1-40, zipper/zippers 1-30, safety pin/safety pins 1-120,
            sewing needle/sewing needles 1-60, thimble/thimbles 1-20, fabric square/fabric squares 2-120,
            patch/patches 1-60, lace bow/lace bows 1-40, tassel/tassels 1-60
        """),
        stuff=stuff("""
            fabric: yard 1-40, ribbon: meter 1-60, lace: yard 1-30, thread: meter 5-150, elastic: foot 2-60,
            velvet: yard 1-20, yarn: meter 10-150, cotton cloth: meter 1-40, felt: foot 1-40
        """),
        gains=deeds("""
            buy buys bought bought: at the fabric store | at a discount
            order: from a catalog
            find finds found found: in the attic
            get gets got gotten: from {their} grandmother
        """),
        losses=deeds("""
            use: for a costume | for a quilt | for a Halloween cape
            use up: in sewing class
            give gives gave given: to the sewing club | to {their} sister
            lend lends lent lent: to a neighbor
            donate: to the drama club
        """),
        containers=items("sewing kit/sewing kits 4-30, tin/tins 6-40, pouch/pouches 6-40"),
        sharers=nouns("sharer", "tailor/tailors, friend/friends, sewing class/sewing classes"),
    ),
    Owning(
        name="needlework",
        openings=phrases("""
            The knitting club meets by the fireplace.
            Warm clothes are useful in the winter.
            The shelter asks for warm clothing in the fall.
        """),
        times=phrases("""
            In November
            Over the winter
            During the holidays
        """),
        items=items("""
            scarf/scarves 1-40, vest/vests 1-30, wool hat/wool hats 1-40, headband/headbands 1-40,
            sweater/sweaters 1-30, baby blanket/baby blankets 1-30, shawl/shawls 1-30, poncho/ponchos 1-20,
            leg warmer/leg warmers 2-40, pot holder/pot holders 1-40, baby bonnet/baby bonnets 1-30
        """),
        sorts=("striped", "plain"),
        gains=deeds("""
            knit knits knitted knitted: for the knitting club | for charity | by the fireplace
            crochet: with thick yarn
            complete: with help from {their} grandfather
            stitch: out of soft wool
        """),
        losses=deeds("""
            donate: to a shelter | to a hospital
            give gives gave given: to {their} cousins | to a neighbor
            sell sells sold sold: at the winter market
            mail: to {their} aunt
            unravel: by accident
        """),
        containers=items("hamper/hampers 4-24, gift box/gift boxes 1-6"),
        sharers=nouns("sharer", "shelter/shelters, family/families, cousin/cousins"),
    ),
    Owning(
        name="sewing workshop",
        who=("the tailor", "the sewing club", "the costume shop", "the quilting club"),
        openings=phrases("""
            The sewing machines hum in the workshop.
            A tailor works with scissors, needle and thread.
            The workshop sews for theaters and hotels.
        """),
        times=phrases("""
            In September
            During the theater season
            By Friday
        """),
        items=items("""
            apron/aprons 5-400, pillowcase/pillowcases 5-500, tablecloth/tablecloths 5-300,
            curtain/curtains 5-400, napkin/napkins 10-900, quilt/quilts 2-150, cape/capes 5-300,
            cushion/cushions 5-400, vest/vests 5-300, bow tie/bow ties 5-500, oven mitt/oven mitts 5-500,
            bandana/bandanas 10-900
        """),
        sorts=("plain", "checkered"),
        gains=deeds("""
            sew sews sewed sewn: for the theater | from cotton cloth
            stitch: by hand
            produce: in the workshop
        """),
        losses=deeds("""
            sell sells sold sold: at the street fair | to a hotel
            deliver: to the opera house
            ship ships shipped shipped: to a store
            donate: to a nursing home
        """),
        containers=items("crate/crates 10-60, trunk/trunks 10-40"),
        rows=items("rack/racks 10-40, shelf/shelves 6-40"),
        sharers=nouns("sharer", "hotel/hotels, theater/theaters, store/stores"),
    ),
)

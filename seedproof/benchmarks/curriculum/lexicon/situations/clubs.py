"""What teams, bands and laboratories need."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="sports equipment",
        who=(
            "the coach",
            "the gym",
            "the sports club",
            "the soccer club",
            "the gym teacher",
        ),
        openings=phrases("""
            The right equipment makes a sport safe.
            Good teams practice hard and play fair.
            Worn-out equipment has to be replaced.
        """),
        times=phrases("""
            At the start of the season
            On Tuesday
            During the off-season
        """),
        items=items("""
            basketball/basketballs 2-300, soccer ball/soccer balls 2-400, baseball/baseballs 4-900,
            tennis ball/tennis balls 6-990, jump rope/jump ropes 2-300, helmet/helmets 2-400,
            jersey/jerseys 5-600, hockey stick/hockey sticks 2-300, racket/rackets 2-300,
            volleyball/volleyballs 2-300, golf ball/golf balls 10-990, kneepad/kneepads 2-400,
            shuttlecock/shuttlecocks 6-600, Frisbee/Frisbees 2-300
        """),
        sorts=("red", "blue", "white"),
        gains=deeds("""
            buy buys bought bought: for the new season | from a wholesaler
            order: from a catalog | for the youth team
            receive: from a sponsor
            collect: after practice
        """),
        losses=deeds("""
            lose loses lost lost: on a road trip
            donate: to a youth center
            lend lends lent lent: to a rival team
            wear wears wore worn out: during training
            hand out: to the players
        """),
        containers=items("crate/crates 4-40, duffel bag/duffel bags 5-30, ball cart/ball carts 8-40"),
        rows=items("rack/racks 4-24, shelf/shelves 4-24"),
        sharers=nouns("sharer", "team/teams, player/players, coach/coaches"),
    ),
    Owning(
        name="band room",
        who=("the music teacher", "the marching band", "the orchestra", "the music school"),
        openings=phrases("""
            The band is rehearsing for the winter concert.
            Playing an instrument trains the ear.
            The band is famous for a lively sound.
        """),
        times=phrases("""
            Over the summer
            During concert week
            On Thursday
        """),
        items=items("""
            violin/violins 2-150, flute/flutes 2-150, trumpet/trumpets 2-150, drumstick/drumsticks 4-300,
            music stand/music stands 5-400, tambourine/tambourines 2-120, maraca/maracas 2-120,
            guitar/guitars 2-200, ukulele/ukuleles 2-200, clarinet/clarinets 2-150,
            xylophone/xylophones 1-60, hand drum/hand drums 1-90, trombone/trombones 1-90,
            cymbal/cymbals 2-90
        """),
        sorts=("full-size", "child-size"),
        gains=deeds("""
            buy buys bought bought: for the beginners | with ticket money
            borrow: from the high school
            receive: from a retired musician
            purchase: at an auction
        """),
        losses=deeds("""
            lend lends lent lent: to the choir | to a neighboring school
            sell sells sold sold: to a music store
            rent out: to beginners
            donate: to a summer camp
            send sends sent sent out: for repairs
        """),
        containers=items("trunk/trunks 4-30, crate/crates 6-50"),
        rows=items("row/rows 4-20, shelf/shelves 4-24"),
        sharers=nouns("sharer", "music class/music classes, school/schools, musician/musicians"),
    ),
    Owning(
        name="laboratory",
        who=(
            "the scientist",
            "the science lab",
            "the chemistry teacher",
            "the laboratory",
            "the science teacher",
        ),
        openings=phrases("""
            The lab is spotless and well lit.
            Wearing goggles is a rule in the lab.
            The science fair takes place in the gym.
        """),
        times=phrases("""
            During the experiment
            On Tuesday morning
            In the fall
        """),
        items=items("""
            test tube/test tubes 5-900, beaker/beakers 2-300, glass slide/glass slides 10-999,
            petri dish/petri dishes 5-900, pipette/pipettes 5-900, flask/flasks 2-300, funnel/funnels 2-120,
            eyedropper/eyedroppers 2-300, paper filter/paper filters 10-999,
            litmus strip/litmus strips 10-999, rubber stopper/rubber stoppers 5-600,
            sample vial/sample vials 5-900
        """),
        stuff=stuff("""
            salt: gram 5-900, baking soda: gram 5-900, citric acid: gram 2-500, distilled water: liter 1-60,
            rubbing alcohol: milliliter 50-2000, salt water: milliliter 50-2000, iron powder: gram 2-400
        """),
        gains=deeds("""
            order: from a catalog | for the science fair
            receive: from a university
            buy buys bought bought: for the new lab
            get gets got gotten: from the storeroom
        """),
        losses=deeds("""
            use: in an experiment | for a demonstration
            lend lends lent lent: to a biology class
            send sends sent sent: to the middle school
            give gives gave given: to the chemistry club
        """),
        containers=items("carton/cartons 6-60, case/cases 6-50"),
        rows=items("rack/racks 5-40, shelf/shelves 5-40"),
        sharers=nouns(
            "sharer", "lab table/lab tables, lab partner/lab partners, science class/science classes"
        ),
    ),
    Owning(
        name="fundraiser",
        who=(
            "the scout troop",
            "the parents' club",
            "the drama club",
            "the chess club",
            "the hiking club",
        ),
        openings=phrases("""
            The club is raising money for a trip to the coast.
            Volunteers set up a booth in front of the grocery store.
            Raising money takes teamwork.
        """),
        times=phrases("""
            Over the weekend
            In November
            During the fundraiser
        """),
        items=items("""
            raffle ticket/raffle tickets 20-5000, candy bar/candy bars 10-2000, calendar/calendars 5-900,
            poinsettia/poinsettias 5-500, scented candle/scented candles 5-900,
            popcorn ball/popcorn balls 5-400, car wash coupon/car wash coupons 10-900,
            school mug/school mugs 5-900, holiday wreath/holiday wreaths 5-400, cookbook/cookbooks 5-900,
            car sticker/car stickers 10-999
        """),
        gains=deeds("""
            order: from a fundraising company
            receive: from a local sponsor
            get gets got gotten: for the fundraiser
            collect: from the storeroom
        """),
        losses=deeds("""
            sell sells sold sold: door to door | in front of the grocery store
            donate: to a nursing home
            return: to the company
            give gives gave given: to loyal supporters
        """),
        containers=items("carton/cartons 10-60, envelope/envelopes 5-50"),
        rows=items("table/tables 6-40"),
        sharers=nouns("sharer", "seller/sellers, classroom/classrooms, scout/scouts"),
    ),
    Owning(
        name="theater",
        who=("the theater", "the stadium", "the concert hall", "the circus", "the amusement park"),
        openings=phrases("""
            The new show is a great success.
            The lights are glowing above the entrance.
            Opening night is an exciting event.
        """),
        times=phrases("""
            On opening night
            On Saturday
            By noon
        """),
        items=items("""
            ticket/tickets 50-99999, playbill/playbills 20-9999, concert ticket/concert tickets 50-99999,
            season pass/season passes 20-30000, souvenir program/souvenir programs 20-20000,
            day pass/day passes 50-80000, parking pass/parking passes 20-20000,
            family pass/family passes 20-9999, ride ticket/ride tickets 50-99999,
            guest pass/guest passes 20-9999
        """),
        gains=deeds("""
            print: for the opening weekend | for the new season
            order: for the spring festival
            receive: from the printer
            prepare: for the opening weekend
        """),
        losses=deeds("""
            sell sells sold sold: at the box office | to tourists
            give gives gave given away: as prizes | to schools
            hand out: at the main gate
            mail out: to loyal fans
        """),
        containers=items("packet/packets 20-250"),
        sharers=nouns("sharer", "school/schools, ticket booth/ticket booths, gate/gates"),
    ),
)

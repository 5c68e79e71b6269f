"""Tools, small parts, and what is built with them."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="tool bench",
        openings=phrases("""
            A tool bench should be kept in order.
            A good carpenter measures with care.
            Fixing things at home saves money.
        """),
        times=phrases("""
            On Saturday
            On a summer morning
            Over the weekend
        """),
        items=items("""
            nail/nails 2-150, screw/screws 2-150, bolt/bolts 1-120, washer/washers 2-150, hinge/hinges 1-40,
            hook/hooks 1-60, wing nut/wing nuts 1-90, thumbtack/thumbtacks 2-150, dowel/dowels 1-60,
            metal bracket/metal brackets 1-40, drawer knob/drawer knobs 1-30, staple/staples 5-150
        """),
        stuff=stuff("""
            wire: foot 2-120, rope: foot 5-150, chain: foot 2-90, lumber: foot 4-150, paint: gallon 1-30,
            varnish: pint 1-20, wood glue: ounce 2-60, tape: yard 2-60
        """),
        gains=deeds("""
            buy buys bought bought: at the hardware store | at a discount
            find finds found found: in the garage | in the shed
            borrow: from a neighbor
            get gets got gotten: from {their} uncle
        """),
        losses=deeds("""
            use: for a tree house | to fix the fence | on a rabbit hutch
            waste: by mistake
            use up: in the workshop
            lend lends lent lent: to a neighbor
            give gives gave given: to {their} father | to the robotics club
        """),
        containers=items("toolbox/toolboxes 10-60, tin/tins 10-60"),
        rows=items("row/rows 4-20"),
        sharers=nouns("sharer", "carpenter/carpenters, friend/friends, neighbor/neighbors"),
    ),
    Owning(
        name="woodworking",
        openings=phrases("""
            The woodshop smells of fresh sawdust.
            Woodworking calls for safety goggles.
            The craft market takes place on the town square.
        """),
        times=phrases("""
            In the winter
            In the fall
            During the craft market
        """),
        items=items("""
            birdhouse/birdhouses 1-40, stool/stools 1-30, bookend/bookends 2-40,
            picture frame/picture frames 1-60, coat rack/coat racks 1-20, cutting board/cutting boards 1-40,
            wooden spoon/wooden spoons 1-60, rocking horse/rocking horses 1-20, wooden toy/wooden toys 1-80,
            birdfeeder/birdfeeders 1-40, spice rack/spice racks 1-30, footstool/footstools 1-30
        """),
        sorts=("painted", "unpainted"),
        gains=deeds("""
            build builds built built: out of pine | in woodshop class
            construct: out of scrap wood
            finish: with help from {their} father
            craft: out of oak
        """),
        losses=deeds("""
            sell sells sold sold: at the craft market | to a collector
            give gives gave given: to {their} teacher | to a nursing home
            donate: to the school fair
            auction off: for a good cause
            break breaks broke broken: by accident
        """),
        containers=items("crate/crates 2-20, carton/cartons 2-12"),
        rows=items("row/rows 3-12, shelf/shelves 3-16"),
        sharers=nouns("sharer", "store/stores, shop/shops, teacher/teachers"),
    ),
    Owning(
        name="hardware store",
        who=("the hardware store", "the tool shop"),
        openings=phrases("""
            Good tools make hard work easier.
            Remodeling an old house takes planning.
            Builders start working early in the day.
        """),
        times=phrases("""
            During the spring sale
            On Monday
            In March
        """),
        items=items("""
            hammer/hammers 5-600, wrench/wrenches 5-600, screwdriver/screwdrivers 5-700,
            doorknob/doorknobs 10-900, padlock/padlocks 5-600, light bulb/light bulbs 20-5000,
            paint roller/paint rollers 5-600, faucet/faucets 5-500, extension cord/extension cords 5-500,
            wall switch/wall switches 20-2000, smoke alarm/smoke alarms 10-900
        """),
        sorts=("large", "small"),
        gains=deeds("""
            order: from a supplier | for the spring sale
            receive: from the warehouse
            purchase: from a wholesaler
            restock: for the spring sale
        """),
        losses=deeds("""
            sell sells sold sold: to homeowners | at a discount
            ship ships shipped shipped: to a building company
            return: to the supplier
            scrap scraps scrapped scrapped: because of a defect
        """),
        containers=items("crate/crates 6-60, carton/cartons 6-48"),
        rows=items("shelf/shelves 8-60, rack/racks 6-40"),
        sharers=nouns("sharer", "builder/builders, worker/workers, store/stores"),
    ),
    Owning(
        name="building site",
        who=(
            "the construction crew",
            "the building company",
            "the contractor",
        ),
        openings=phrases("""
            Heavy materials arrive at the construction site by truck.
            A crane is towering above the street.
            The new hospital is rising quickly.
        """),
        times=phrases("""
            By the end of the week
            In June
            On Wednesday
        """),
        items=items("""
            brick/bricks 50-99999, roof tile/roof tiles 50-50000, paving stone/paving stones 50-50000,
            concrete block/concrete blocks 20-20000, shingle/shingles 100-99999,
            floor tile/floor tiles 50-80000, wooden board/wooden boards 10-9999, drainpipe/drainpipes 5-900,
            plywood sheet/plywood sheets 10-3000, insulation panel/insulation panels 10-5000
        """),
        stuff=stuff(
            "sand: ton 1-300, gravel: ton 1-400, cement: ton 1-200, topsoil: ton 1-200, asphalt: ton 2-400"
        ),
        gains=deeds("""
            unload: beside the crane | at the site
            receive: from the supplier
            order: for the new hospital
            haul in: from the warehouse
        """),
        losses=deeds("""
            use: on the north side | for the main building
            send sends sent sent back: to the supplier
            haul away: to the dump
            sell sells sold sold: to a neighboring town
        """),
        containers=items("pallet/pallets 20-500"),
        rows=items("row/rows 10-90, stack/stacks 10-90"),
        sharers=nouns("sharer", "builder/builders, crew/crews, village/villages"),
    ),
)

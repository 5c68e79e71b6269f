"""What shops, libraries, hotels and offices have."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="bakery",
        who=("the baker", "the bakery", "the pastry chef", "the coffee shop"),
        openings=phrases("""
            The bakery opens at dawn.
            The smell of warm bread drifts down the street.
            Baking is an old family trade.
        """),
        times=phrases("""
            By noon
            On Sunday
            During the morning rush
        """),
        items=items("""
            croissant/croissants 10-990, bagel/bagels 10-2000, donut/donuts 10-3000,
            baguette/baguettes 10-990, rye roll/rye rolls 10-2000, apple pie/apple pies 5-400,
            layer cake/layer cakes 2-150, eclair/eclairs 10-900, macaroon/macaroons 10-2000,
            Danish pastry/Danish pastries 10-900, flatbread/flatbreads 10-990, fruit tart/fruit tarts 5-600,
            gingerbread cookie/gingerbread cookies 20-5000, cream puff/cream puffs 10-990
        """),
        sorts=("large", "small"),
        gains=deeds("""
            bake: in the stone oven | for the street fair
            prepare: with fresh butter
            make makes made made: for a wedding
            finish: with an apprentice
        """),
        losses=deeds("""
            sell sells sold sold: at the counter | to commuters
            deliver: to a hotel | to the hospital
            serve: at the outdoor tables
            donate: to a homeless shelter
            throw throws threw thrown away: at closing time
        """),
        containers=items("box/boxes 4-24, crate/crates 10-60"),
        rows=items("row/rows 4-20, tray/trays 8-40"),
        sharers=nouns("sharer", "restaurant/restaurants, hotel/hotels, customer/customers, school/schools"),
    ),
    Owning(
        name="library",
        who=("the school library", "the city library"),
        openings=phrases("""
            The library has a quiet reading room.
            The reading club meets in the library.
            The library is open on weekends.
        """),
        times=phrases("""
            Over the summer
            During the book drive
            In May
        """),
        items=items("""
            novel/novels 20-9999, audiobook/audiobooks 10-3000, encyclopedia/encyclopedias 5-400,
            biography/biographies 20-5000, atlas/atlases 5-600, graphic novel/graphic novels 20-5000,
            storybook/storybooks 20-9999, history book/history books 20-9999,
            picture book/picture books 100-99999, large-print book/large-print books 10-4000,
            history magazine/history magazines 20-5000
        """),
        sorts=("new", "old"),
        gains=deeds("""
            buy buys bought bought: with grant money | for the reading room
            receive: from a retired teacher
            order: from a publisher
            acquire: for the children's room
        """),
        losses=deeds("""
            lend lends lent lent: to the middle school | to the day care center
            give gives gave given away: to families
            sell sells sold sold: at the book sale
            discard: because of water damage
            donate: to a hospital
        """),
        containers=items("box/boxes 10-60, book cart/book carts 20-120"),
        rows=items("shelf/shelves 10-60"),
        sharers=nouns(
            "sharer",
            "shelf/shelves, classroom/classrooms, reading room/reading rooms",
        ),
    ),
    Owning(
        name="post office",
        who=("the post office", "the mail room"),
        openings=phrases("""
            The mail is sorted early in the morning.
            Sorting machines are humming in the mail room.
            Snow makes the mail route difficult.
        """),
        times=phrases("""
            By noon
            On Friday morning
            In December
        """),
        items=items("""
            parcel/parcels 10-20000, holiday letter/holiday letters 20-50000,
            express letter/express letters 20-30000, mail-order catalog/mail-order catalogs 20-50000,
            tax form/tax forms 50-90000, business letter/business letters 50-99999,
            airmail letter/airmail letters 20-90000, bank statement/bank statements 50-99999,
            telephone bill/telephone bills 50-90000
        """),
        gains=deeds("""
            receive: from the airport | by truck
            pick up: at the train station
            collect: from the office buildings
            accept: at the counter
        """),
        losses=deeds("""
            deliver: in the old part of town | to local businesses
            forward: to a nearby town
            send sends sent sent on: by airplane
            dispatch dispatches dispatched dispatched: by van
        """),
        containers=items("mailbag/mailbags 20-250, mail cart/mail carts 50-500"),
        rows=items("sorting shelf/sorting shelves 10-60"),
        sharers=nouns("sharer", "village/villages, mail carrier/mail carriers, driver/drivers"),
    ),
    Owning(
        name="hotel",
        who=("the hotel", "the youth hostel", "the resort"),
        openings=phrases("""
            The hotel is fully booked for the holidays.
            The front desk is open day and night.
            Running a hotel is a big job.
        """),
        times=phrases("""
            Over the holidays
            In July
            During the storm
        """),
        items=items("""
            bath towel/bath towels 20-6000, bed sheet/bed sheets 20-6000, bathrobe/bathrobes 10-2000,
            bath mat/bath mats 10-2000, soap bar/soap bars 50-9999, coat hanger/coat hangers 50-9999,
            washcloth/washcloths 50-9999, beach towel/beach towels 20-3000, comforter/comforters 10-2000,
            shower cap/shower caps 50-9999, wool blanket/wool blankets 10-3000
        """),
        gains=deeds("""
            order: for the new rooms | from a supplier
            buy buys bought bought: at a discount
            receive: from the factory
            purchase: for the guest rooms
        """),
        losses=deeds("""
            discard: after the flood
            donate: to a homeless shelter
            hand out: at the front desk | to the guests
            send sends sent sent: to a sister hotel
            give gives gave given away: at a trade show
        """),
        containers=items("laundry cart/laundry carts 20-120, laundry basket/laundry baskets 20-200"),
        rows=items("shelf/shelves 10-60, stack/stacks 10-50"),
        sharers=nouns("sharer", "guest room/guest rooms, floor/floors, cabin/cabins"),
    ),
    Owning(
        name="print shop",
        who=("the print shop", "the copy center", "the design studio"),
        openings=phrases("""
            The printing presses are running at top speed.
            The print shop takes orders over the phone.
            The smell of ink fills the shop.
        """),
        times=phrases("""
            On Monday
            By the deadline
            During the election campaign
        """),
        items=items("""
            flyer/flyers 50-50000, brochure/brochures 50-50000, booklet/booklets 20-20000,
            business card/business cards 50-20000, leaflet/leaflets 50-90000, yearbook/yearbooks 20-3000,
            mailing label/mailing labels 100-99999, menu/menus 20-5000, city map/city maps 20-9999,
            wedding invitation/wedding invitations 20-5000
        """),
        sorts=("blue", "yellow", "white"),
        gains=deeds("""
            print: for a customer | on recycled paper
            produce: with the new press
            complete: for a customer
            restock: for the front counter
        """),
        losses=deeds("""
            ship ships shipped shipped: to a customer
            deliver: to the city hall | to a school
            recycle: because of a typing error
            sell sells sold sold: at the front counter
        """),
        containers=items("carton/cartons 50-500, bundle/bundles 20-250"),
        rows=items("row/rows 4-30, stack/stacks 10-100"),
        sharers=nouns("sharer", "customer/customers, school/schools, store/stores"),
    ),
    Owning(
        name="bike shop",
        who=("the bike shop", "the repair shop"),
        openings=phrases("""
            The bike shop is busy in the summer.
            Biking is a healthy way of getting around.
            The mechanic wears a greasy apron.
        """),
        times=phrases("""
            In the summer
            During the bike race
            On Saturday
        """),
        items=items("""
            bicycle/bicycles 2-300, bike tire/bike tires 5-600, inner tube/inner tubes 5-800,
            bike lock/bike locks 5-500, bike bell/bike bells 5-600, headlight/headlights 5-500,
            bike pedal/bike pedals 4-600, scooter/scooters 2-300, skateboard/skateboards 2-300,
            bike helmet/bike helmets 5-600, bike saddle/bike saddles 2-300, tricycle/tricycles 2-200
        """),
        sorts=("new", "used"),
        gains=deeds("""
            order: from the factory | for the biking season
            receive: from a supplier
            unpack: in the workshop
            buy buys bought bought: from a dealer
        """),
        losses=deeds("""
            sell sells sold sold: to tourists | at a discount
            ship ships shipped shipped: to a customer
            return: to the factory
            donate: to a youth center
        """),
        containers=items("crate/crates 2-20, carton/cartons 4-30"),
        rows=items("rack/racks 4-24, row/rows 4-20"),
        sharers=nouns("sharer", "bike club/bike clubs, customer/customers, mechanic/mechanics"),
    ),
    Owning(
        name="warehouse",
        who=(
            "the warehouse",
            "the department store",
            "the online store",
            "the shipping company",
            "the wholesaler",
        ),
        openings=phrases("""
            Trucks are lining up at the loading dock.
            Forklifts are beeping between tall shelves.
            Shopping online keeps the shipping department busy.
        """),
        times=phrases("""
            In December
            By the end of the month
            During the holiday season
        """),
        items=items("""
            desk lamp/desk lamps 20-50000, heater/heaters 20-30000, toaster/toasters 20-60000,
            blender/blenders 20-50000, office chair/office chairs 10-20000,
            vacuum cleaner/vacuum cleaners 10-20000, umbrella/umbrellas 50-80000,
            wall clock/wall clocks 20-50000, mirror/mirrors 10-20000, frying pan/frying pans 20-60000,
            alarm clock/alarm clocks 20-80000, wallet/wallets 50-99999, hair dryer/hair dryers 20-50000
        """),
        sorts=("black", "white", "silver"),
        gains=deeds("""
            import: by ship
            receive: from the harbor | by train
            unload: at the loading dock
            stock: for the holidays | on the top shelves
        """),
        losses=deeds("""
            ship ships shipped shipped out: by truck | to the stores
            export: to Canada
            sell sells sold sold: online | to a chain of stores
            send sends sent sent: to the outlet store
            truck: to the mall
        """),
        containers=items("pallet/pallets 20-500, carton/cartons 4-60"),
        rows=items("aisle/aisles 50-900, row/rows 10-90"),
        sharers=nouns("sharer", "store/stores, shop/shops, supermarket/supermarkets"),
    ),
    Owning(
        name="electronics store",
        who=("the electronics store", "the computer company"),
        openings=phrases("""
            Computers are useful tools for learning.
            The store is opening a repair counter.
            Technology is changing quickly.
        """),
        times=phrases("""
            In August
            During the big sale
            On Tuesday
        """),
        items=items("""
            battery/batteries 50-20000, cell phone/cell phones 10-9999, tablet/tablets 10-9999,
            laptop/laptops 10-9999, phone charger/phone chargers 20-9999, keyboard/keyboards 10-9999,
            ink printer/ink printers 5-3000, camera/cameras 5-5000, loudspeaker/loudspeakers 5-5000,
            headset/headsets 10-9999, computer mouse/computer mice 10-9999,
            computer screen/computer screens 10-9999, game console/game consoles 5-5000
        """),
        sorts=("black", "gray"),
        gains=deeds("""
            order: for the new school year | from the factory
            purchase: at a discount
            receive: from the manufacturer
            buy buys bought bought: for the fall season
        """),
        losses=deeds("""
            recycle: for the metal
            sell sells sold sold: to customers | online
            donate: to a community center
            ship ships shipped shipped: to a branch office
            return: to the manufacturer
        """),
        containers=items("carton/cartons 4-50, case/cases 5-50"),
        rows=items("shelf/shelves 6-50, row/rows 6-40"),
        sharers=nouns("sharer", "school/schools, computer lab/computer labs, store/stores, office/offices"),
    ),
)

"""What is made in large numbers, and leaves the factory."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="toy factory",
        who=("the toy factory", "the kite maker", "the game company"),
        openings=phrases("""
            The toy factory is preparing for the holiday season.
            Machines are whirring on the factory floor.
            Toy makers plan for the holidays in the spring.
        """),
        times=phrases("""
            In October
            During the night shift
            By the end of the week
        """),
        items=items("""
            rag doll/rag dolls 20-20000, wind-up toy/wind-up toys 50-50000,
            plastic duck/plastic ducks 50-90000, kite/kites 20-30000, toy drum/toy drums 20-20000,
            rattle/rattles 50-50000, dollhouse/dollhouses 10-5000, plush rabbit/plush rabbits 20-50000,
            toy tractor/toy tractors 20-50000, rubber ball/rubber balls 100-99999,
            chess set/chess sets 10-9999, toy helicopter/toy helicopters 20-50000,
            picture puzzle/picture puzzles 20-50000
        """),
        sorts=("red", "yellow", "blue"),
        gains=deeds("""
            produce: for the holidays | on the new machines
            manufacture: for a large toy store
            assemble: by hand
            finish: for the toy fair
        """),
        losses=deeds("""
            ship ships shipped shipped: to toy stores | overseas
            sell sells sold sold: at the toy fair | to a wholesaler
            recall: because of a defect
            donate: to a children's hospital
        """),
        containers=items("carton/cartons 10-250, crate/crates 20-400"),
        rows=items("row/rows 8-60, shelf/shelves 10-90"),
        sharers=nouns(
            "sharer",
            "toy store/toy stores, kindergarten/kindergartens, children's hospital/children's hospitals",
        ),
    ),
    Owning(
        name="clothing factory",
        who=("the clothing factory", "the shirt company", "the fashion house", "the uniform maker"),
        openings=phrases("""
            Rolls of cloth are waiting by the cutting tables.
            The sewing room is bright and noisy.
            Fashion is a fast-moving business.
        """),
        times=phrases("""
            In the spring
            During the winter season
            By Thursday
        """),
        items=items("""
            jacket/jackets 20-30000, wool coat/wool coats 20-20000, school uniform/school uniforms 20-20000,
            cotton shirt/cotton shirts 50-90000, dress shirt/dress shirts 50-50000,
            swimsuit/swimsuits 20-40000, polo shirt/polo shirts 50-90000, bathing cap/bathing caps 50-50000,
            necktie/neckties 50-50000, sweatshirt/sweatshirts 50-90000, sun hat/sun hats 50-50000,
            lab coat/lab coats 20-9999
        """),
        sorts=("green", "black", "white"),
        gains=deeds("""
            sew sews sewed sewn: for a famous brand | on modern machines
            produce: for export
            manufacture: for a department store
            complete: for the new collection
        """),
        losses=deeds("""
            ship ships shipped shipped: to stores abroad | by train
            export: to Japan
            sell sells sold sold: to a hotel chain | at the outlet store
            reject: because of loose threads
        """),
        containers=items("carton/cartons 10-120, crate/crates 20-200"),
        rows=items("shelf/shelves 10-90, stack/stacks 10-50"),
        sharers=nouns("sharer", "store/stores, hotel/hotels, school/schools"),
    ),
    Owning(
        name="furniture maker",
        who=("the furniture maker", "the carpenter", "the cabinet company"),
        openings=phrases("""
            Solid furniture lasts for generations.
            Oak is a strong wood for furniture.
            The new school needs furniture.
        """),
        times=phrases("""
            In January
            During the clearance sale
            On Wednesday
        """),
        items=items("""
            bookcase/bookcases 2-900, dresser/dressers 2-900, bench/benches 2-990, wardrobe/wardrobes 2-600,
            coffee table/coffee tables 2-900, kitchen chair/kitchen chairs 4-5000, bunk bed/bunk beds 2-900,
            crib/cribs 2-900, nightstand/nightstands 2-900, rocking chair/rocking chairs 2-900,
            bed frame/bed frames 2-900, school desk/school desks 5-9999
        """),
        sorts=("painted", "unpainted"),
        gains=deeds("""
            build builds built built: out of oak | for the showroom
            assemble: in the workshop
            finish: for a customer
            construct: out of reclaimed wood
        """),
        losses=deeds("""
            sell sells sold sold: at the clearance sale | to a hotel
            deliver: to a school | to a customer
            donate: to a family shelter
            truck: to the showroom
        """),
        containers=items("truck/trucks 4-60, van/vans 2-20"),
        rows=items("row/rows 4-30"),
        sharers=nouns("sharer", "classroom/classrooms, hotel/hotels, showroom/showrooms"),
    ),
    Owning(
        name="candy factory",
        who=("the candy factory", "the chocolate maker", "the snack company"),
        openings=phrases("""
            Holidays are the busiest season for a candy factory.
            Making chocolate is a delicate process.
            The air around the factory smells sweet.
        """),
        times=phrases("""
            In February
            During the night shift
            On Monday
        """),
        items=items("""
            chocolate bar/chocolate bars 50-99999, peanut cluster/peanut clusters 50-50000,
            mint truffle/mint truffles 50-50000, chocolate egg/chocolate eggs 50-90000,
            nougat bar/nougat bars 50-90000, fudge square/fudge squares 50-50000,
            butterscotch drop/butterscotch drops 100-99999, taffy stick/taffy sticks 100-99999,
            lemon drop/lemon drops 100-99999, fruit bar/fruit bars 50-90000,
            coconut bar/coconut bars 50-90000
        """),
        stuff=stuff("""
            chocolate: pound 20-2000, caramel sauce: gallon 5-300, peanut butter: pound 20-2000,
            fudge: pound 10-500
        """),
        gains=deeds("""
            produce: for the holidays
            make makes made made: with fresh cream | on the new machines
            prepare: for the candy fair
        """),
        losses=deeds("""
            ship ships shipped shipped: to candy stores | to movie theaters
            sell sells sold sold: to a grocery chain | at the factory store
            give gives gave given away: to a summer camp
        """),
        containers=items("box/boxes 6-48, carton/cartons 20-500"),
        rows=items("row/rows 4-20, candy tray/candy trays 10-60"),
        sharers=nouns("sharer", "candy store/candy stores, movie theater/movie theaters"),
    ),
    Owning(
        name="publisher",
        who=("the publisher", "the book company", "the printing house"),
        openings=phrases("""
            Publishing is a race against deadlines.
            The editors are working late in the evening.
            Printing a book takes ink, paper and patience.
        """),
        times=phrases("""
            In the spring
            By the end of the year
            Over the weekend
        """),
        items=items("""
            cooking magazine/cooking magazines 50-90000, detective novel/detective novels 50-90000,
            math workbook/math workbooks 50-99999, road atlas/road atlases 20-50000,
            sheet music book/sheet music books 20-30000, children's book/children's books 50-99999,
            photo book/photo books 20-40000, crossword book/crossword books 50-60000,
            gardening guide/gardening guides 20-50000, almanac/almanacs 20-60000
        """),
        gains=deeds("""
            print: on recycled paper | on the night shift
            publish: for a large bookstore
            produce: with the new press
        """),
        losses=deeds("""
            sell sells sold sold: online | to bookstores
            ship ships shipped shipped: to bookstores | overseas
            distribute: at a book fair
            recycle: because of a printing error
            mail out: to subscribers
        """),
        containers=items("carton/cartons 10-120, bundle/bundles 20-100"),
        rows=items("shelf/shelves 20-90, stack/stacks 10-100"),
        sharers=nouns(
            "sharer", "bookstore/bookstores, school/schools, newsstand/newsstands, library/libraries"
        ),
    ),
    Owning(
        name="newspaper",
        who=("the newspaper", "the publishing house"),
        openings=phrases("""
            Reporters are working while the city is sleeping.
            The presses start rolling at midnight.
            The newsroom is full of ringing phones.
        """),
        times=phrases("""
            On election day
            On Tuesday night
            During the World Cup
        """),
        items=items("""
            newspaper/newspapers 50-99999, morning paper/morning papers 50-99999,
            evening paper/evening papers 50-90000, Sunday paper/Sunday papers 50-99999,
            weekly magazine/weekly magazines 50-90000, sports magazine/sports magazines 50-90000,
            TV guide/TV guides 50-60000, travel magazine/travel magazines 50-60000,
            shopping guide/shopping guides 50-60000
        """),
        gains=deeds("""
            print: on recycled paper | on the night shift
            produce: with the new press
            publish: for the big city | with color photographs
        """),
        losses=deeds("""
            deliver: by truck | to subscribers
            sell sells sold sold: at newsstands | at the train station
            give gives gave given away: at the airport
            recycle: because of a printing error
            distribute: in the suburbs
        """),
        containers=items("bundle/bundles 20-100"),
        rows=items("stack/stacks 10-100"),
        sharers=nouns("sharer", "newsstand/newsstands, bookstore/bookstores, hotel/hotels"),
    ),
    Owning(
        name="model rockets",
        openings=phrases("""
            The rocket club meets on the soccer field.
            Engineering is a mix of planning and testing.
            A calm day is good for flying.
        """),
        times=phrases("""
            On Saturday morning
            During science week
            Over the summer
        """),
        items=items("""
            model rocket/model rockets 1-40, water rocket/water rockets 1-30, foam rocket/foam rockets 1-60,
            balsa plane/balsa planes 1-60, model glider/model gliders 1-40, paper rocket/paper rockets 1-90,
            toy rocket/toy rockets 1-60
        """),
        sorts=("red", "silver", "blue"),
        gains=deeds("""
            construct: from a kit
            build builds built built: with help from {their} uncle | for the rocket club
            assemble: at the kitchen table
            get gets got gotten: from {their} uncle
        """),
        losses=deeds("""
            launch launches launched launched: from the soccer field
            crash crashes crashed crashed: into a fence
            lose loses lost lost: in a tall tree | behind the school
            give gives gave given: to the rocket club
        """),
        containers=items("carton/cartons 2-20, crate/crates 4-30"),
        rows=items("row/rows 3-10"),
        sharers=nouns("sharer", "team/teams, student/students, teacher/teachers"),
    ),
    Owning(
        name="space agency",
        who=("the space agency", "the rocket company", "the research center"),
        openings=phrases("""
            A rocket has to be built with great care.
            The mission to Mars is a daring plan.
            Engineers are testing a rocket engine.
        """),
        times=phrases("""
            During the mission
            In April
            By the launch date
        """),
        items=items("""
            solar cell/solar cells 50-99999, microchip/microchips 50-99999, heat tile/heat tiles 50-40000,
            sensor/sensors 10-20000, fuel valve/fuel valves 10-5000, circuit board/circuit boards 20-50000,
            camera lens/camera lenses 10-9999, heat shield/heat shields 5-900,
            cooling fan/cooling fans 10-9999, navigation chip/navigation chips 20-50000
        """),
        gains=deeds("""
            build builds built built: for the mission | in a clean room
            order: from a specialist
            manufacture: with the help of robots
            receive: from a partner agency
        """),
        losses=deeds("""
            use: for the new rocket | in a test
            install: in a satellite | on the space station
            send sends sent sent: to a partner agency
            scrap scraps scrapped scrapped: because of a defect
        """),
        containers=items("metal case/metal cases 4-60, crate/crates 4-100"),
        rows=items("row/rows 6-60, rack/racks 6-60"),
        sharers=nouns(
            "sharer", "spacecraft hangar/spacecraft hangars, laboratory/laboratories, rocket/rockets"
        ),
    ),
)

"""What things cost."""

from seedproof.benchmarks.curriculum.lexicon.lists import items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Shop

SITUATIONS = (
    Shop(
        name="stationery store",
        place="at the stationery store",
        openings=phrases("""
            School starts after Labor Day.
            The stationery store ordered supplies for the new school year.
        """),
        goods=items("""
            notebook/notebooks 2-8, pen/pens 1-5, backpack/backpacks 15-60, calculator/calculators 9-40,
            ruler/rulers 1-4, binder/binders 3-9, pencil case/pencil cases 4-15, stapler/staplers 5-15,
            highlighter/highlighters 1-3, eraser/erasers 1-2
        """),
    ),
    Shop(
        name="bookstore",
        place="at the bookstore",
        openings=phrases("""
            The bookstore around the corner has creaking shelves.
            The bookstore celebrated an anniversary.
        """),
        goods=items("""
            novel/novels 8-28, comic book/comic books 3-15, cookbook/cookbooks 15-45,
            dictionary/dictionaries 12-40, picture book/picture books 7-22, bookmark/bookmarks 1-4,
            atlas/atlases 20-60, magazine/magazines 3-9, travel guide/travel guides 12-30,
            coloring book/coloring books 3-9
        """),
    ),
    Shop(
        name="toy store",
        place="at the toy store",
        openings=phrases("""
            The toy store is decorated for the holidays.
            The shopkeeper arranged the toys in the window.
        """),
        goods=items("""
            puzzle/puzzles 6-25, board game/board games 12-45, teddy bear/teddy bears 8-35,
            yo-yo/yo-yos 2-9, kite/kites 7-30, toy car/toy cars 2-12, doll/dolls 10-40,
            robot kit/robot kits 20-80, rubber ball/rubber balls 1-5, water gun/water guns 4-18
        """),
    ),
    Shop(
        name="hardware store",
        place="at the hardware store",
        openings=phrases("""
            The leaking roof of the tree house needed fixing.
            The hardware store smells of fresh lumber.
        """),
        goods=items("""
            hammer/hammers 8-30, screwdriver/screwdrivers 4-15, paintbrush/paintbrushes 3-14,
            ladder/ladders 40-180, flashlight/flashlights 6-30, padlock/padlocks 5-22, saw/saws 12-40,
            tape measure/tape measures 5-20, light bulb/light bulbs 2-9, doorknob/doorknobs 9-35
        """),
    ),
    Shop(
        name="bakery",
        place="at the bakery",
        openings=phrases("""
            The bakery on the corner opens before sunrise.
            Cinnamon rolls are still steaming on the counter.
        """),
        goods=items("""
            muffin/muffins 2-4, bagel/bagels 1-3, croissant/croissants 2-5,
            birthday cake/birthday cakes 18-60, apple pie/apple pies 9-24,
            cinnamon roll/cinnamon rolls 2-5, cupcake/cupcakes 2-5, pretzel/pretzels 1-4,
            rye loaf/rye loaves 4-9
        """),
    ),
    Shop(
        name="farmers' market",
        place="at the farmers' market",
        openings=phrases("""
            The farmers' market is held in front of the courthouse.
            Local growers set up colorful stands.
        """),
        goods=items("""
            pumpkin/pumpkins 3-15, watermelon/watermelons 4-10, cabbage/cabbages 2-5,
            pineapple/pineapples 2-6, jar of honey/jars of honey 6-15,
            bunch of carrots/bunches of carrots 2-4, melon/melons 3-7,
            basket of peaches/baskets of peaches 5-14, cauliflower/cauliflowers 2-5,
            herb plant/herb plants 3-6
        """),
    ),
    Shop(
        name="pet shop",
        place="at the pet shop",
        openings=phrases("""
            The pet shop is noisy with chirping birds.
            A talking parrot greeted the customers.
        """),
        goods=items("""
            goldfish bowl/goldfish bowls 9-35, dog leash/dog leashes 6-25, hamster/hamsters 8-25,
            parakeet/parakeets 15-45, cat toy/cat toys 2-9, dog bed/dog beds 18-70,
            birdcage/birdcages 25-99, water dish/water dishes 3-14,
            scratching post/scratching posts 15-60
        """),
    ),
    Shop(
        name="cinema",
        place="at the cinema",
        openings=phrases("""
            The new animated movie was filmed with puppets.
            Popcorn belongs to a good movie.
        """),
        goods=items("""
            movie ticket/movie tickets 6-16, popcorn bucket/popcorn buckets 5-10, soda/sodas 2-6,
            movie poster/movie posters 6-20, candy bar/candy bars 2-5, hot dog/hot dogs 3-7,
            nacho tray/nacho trays 4-9, gift card/gift cards 10-50
        """),
    ),
    Shop(
        name="museum shop",
        place="at the museum shop",
        openings=phrases("""
            The class visited the museum and then the museum shop.
            A souvenir is a nice reminder of a museum visit.
        """),
        goods=items("""
            postcard/postcards 1-2, fossil/fossils 5-40, crystal/crystals 4-25,
            model dinosaur/model dinosaurs 6-28, poster/posters 5-18, star map/star maps 4-12,
            magnet/magnets 2-7, kaleidoscope/kaleidoscopes 8-24, rock hammer/rock hammers 12-30
        """),
    ),
    Shop(
        name="bike shop",
        place="at the bike shop",
        openings=phrases("""
            The bike shop repairs flat tires for free.
            The mechanic tightened the brakes.
        """),
        goods=items("""
            bicycle/bicycles 90-450, helmet/helmets 18-75, bike lock/bike locks 9-45,
            bicycle bell/bicycle bells 4-14, tire/tires 12-40, tire pump/tire pumps 12-35,
            bike light/bike lights 8-35, water bottle/water bottles 4-15, bike seat/bike seats 15-50
        """),
    ),
    Shop(
        name="garden center",
        place="at the garden center",
        openings=phrases("""
            Spring is planting time.
            The garden center displayed blooming plants.
        """),
        goods=items("""
            rosebush/rosebushes 12-35, flowerpot/flowerpots 3-18, watering can/watering cans 8-28,
            rake/rakes 10-30, shovel/shovels 12-35, apple tree/apple trees 25-90,
            seed packet/seed packets 2-5, tomato plant/tomato plants 3-7,
            bird feeder/bird feeders 10-40, garden hose/garden hoses 15-50
        """),
    ),
    Shop(
        name="sports store",
        place="at the sports store",
        openings=phrases("""
            The sports store sponsors the local soccer league.
            The coach ordered new equipment.
        """),
        goods=items("""
            soccer ball/soccer balls 10-35, basketball/basketballs 12-40,
            baseball bat/baseball bats 18-80, tennis racket/tennis rackets 25-120,
            jump rope/jump ropes 4-14, jersey/jerseys 15-60, volleyball/volleyballs 12-35,
            skateboard/skateboards 30-120, sleeping bag/sleeping bags 25-110, tent/tents 60-320
        """),
    ),
    Shop(
        name="cafe",
        place="at the cafe",
        openings=phrases("""
            The cafe serves breakfast and lunch.
            The waiter carried a loaded tray.
        """),
        goods=items("""
            sandwich/sandwiches 5-12, milkshake/milkshakes 4-8, salad/salads 5-13,
            hot chocolate/hot chocolates 3-6, waffle/waffles 4-9, smoothie/smoothies 4-8,
            bagel sandwich/bagel sandwiches 5-9, scone/scones 2-5
        """),
    ),
    Shop(
        name="fair",
        place="at the fair",
        openings=phrases("""
            The county fair was held beside the river.
            The merry-go-round kept turning until midnight.
        """),
        goods=items("""
            ride ticket/ride tickets 1-5, corn dog/corn dogs 3-7, balloon/balloons 1-4,
            candy apple/candy apples 2-6, raffle ticket/raffle tickets 1-5, straw hat/straw hats 6-18,
            lemonade/lemonades 2-5, face painting/face paintings 4-10
        """),
    ),
    Shop(
        name="zoo entrance",
        place="at the zoo entrance",
        openings=phrases("""
            The zoo opened a new reptile house.
            A day at the zoo is full of surprises.
        """),
        goods=items("""
            adult ticket/adult tickets 9-32, child ticket/child tickets 5-20, zoo map/zoo maps 1-4,
            stuffed panda/stuffed pandas 9-35, train ticket/train tickets 3-8,
            season pass/season passes 40-150, souvenir cup/souvenir cups 6-14,
            feed bucket/feed buckets 2-6
        """),
    ),
    Shop(
        name="post office",
        place="at the post office",
        openings=phrases("""
            The post office closes early on Saturdays.
            Stamps and envelopes are sold at the post office.
        """),
        goods=items("""
            sheet of stamps/sheets of stamps 10-40, mailing box/mailing boxes 2-8,
            greeting card/greeting cards 2-6, padded envelope/padded envelopes 1-4,
            mailing tube/mailing tubes 3-8, roll of tape/rolls of tape 3-7,
            stamp album/stamp albums 12-40, picture postcard/picture postcards 1-3
        """),
    ),
    Shop(
        name="music store",
        place="at the music store",
        openings=phrases("""
            The music store rents and sells instruments.
            The school band needed instruments.
        """),
        goods=items("""
            guitar/guitars 80-450, ukulele/ukuleles 35-140, recorder/recorders 6-20, drum/drums 30-220,
            harmonica/harmonicas 9-45, music stand/music stands 14-45, songbook/songbooks 9-25,
            tambourine/tambourines 9-35, violin/violins 90-480, drumstick/drumsticks 4-9
        """),
    ),
    Shop(
        name="ice cream stand",
        place="at the ice cream stand",
        openings=phrases("""
            The ice cream stand is open until Labor Day.
            Melting ice cream dripped onto the sidewalk.
        """),
        goods=items("""
            ice cream cone/ice cream cones 2-6, sundae/sundaes 5-10, ice pop/ice pops 1-4,
            milkshake/milkshakes 4-8, frozen yogurt/frozen yogurts 4-8, banana split/banana splits 6-11,
            root beer float/root beer floats 4-8, ice cream sandwich/ice cream sandwiches 2-5
        """),
    ),
    Shop(
        name="clothing store",
        place="at the clothing store",
        openings=phrases("""
            The clothing store lowered the prices of winter clothes.
            Growing children need bigger clothes.
        """),
        goods=items("""
            T-shirt/T-shirts 6-25, sweater/sweaters 18-60, scarf/scarves 8-28, jacket/jackets 30-140,
            belt/belts 9-35, raincoat/raincoats 20-75, baseball cap/baseball caps 8-28,
            dress/dresses 20-95, skirt/skirts 15-50, hoodie/hoodies 20-60
        """),
    ),
    Shop(
        name="craft store",
        place="at the craft store",
        openings=phrases("""
            The craft store offers a quilting class.
            The handmade gifts were planned well before the party.
        """),
        goods=items("""
            glue stick/glue sticks 1-3, sketchbook/sketchbooks 5-18, picture frame/picture frames 6-30,
            ball of yarn/balls of yarn 4-12, paint set/paint sets 6-28, bag of beads/bags of beads 3-9,
            canvas/canvases 5-25, marker set/marker sets 5-20
        """),
    ),
    Shop(
        name="electronics store",
        place="at the electronics store",
        openings=phrases("""
            The broken headphones could not be repaired.
            The electronics store advertised a sale.
        """),
        goods=items("""
            tablet/tablets 80-450, camera/cameras 60-480, keyboard/keyboards 15-80,
            video game/video games 20-70, alarm clock/alarm clocks 9-35, charger/chargers 9-35,
            speaker/speakers 20-150, memory card/memory cards 8-35, laptop/laptops 250-900
        """),
    ),
)

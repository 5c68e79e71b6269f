"""People, animals and vehicles that come and go."""

from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Gathering

_WATER = (
    Gathering(
        name="pond",
        places=("on the pond", "on the lake"),
        openings=phrases("""
            The pond behind the mill is a quiet spot.
            The pond never freezes, even in the coldest winter.
            Sometimes a warm wind blows over the water.
        """),
        times=phrases("""
            A little later
            At sunrise
            Toward evening
            After the rain
        """),
        items=items("""
            duck/ducks 2-60, swan/swans 2-30, goose/geese 2-90, mallard/mallards 2-40,
            duckling/ducklings 2-20, wild goose/wild geese 5-800
        """),
        sorts=("white", "brown", "gray"),
        comes=deeds("""
            swim swims swam swum over: from the reeds | from the far shore
            paddle over: from the island | from under the bridge
            glide over: from the far shore
        """),
        goes=deeds("""
            swim swims swam swum off: toward the shore | into the reeds
            paddle away: toward the island
            glide away: under the bridge
        """),
    ),
    Gathering(
        name="lagoon",
        places=("in the lagoon", "in the marsh"),
        openings=phrases("""
            The shallow lagoon is full of shrimp.
            The park ranger keeps watch over the wetlands.
        """),
        times=phrases("""
            At dawn
            At low tide
            Before sunset
        """),
        items=items("""
            flamingo/flamingos 2-20000, heron/herons 2-90, stork/storks 2-400, crane/cranes 2-9000,
            pelican/pelicans 2-2000, egret/egrets 2-600
        """),
        sorts=("young", "adult"),
        comes=deeds("""
            land: in the shallow water | beside the reeds
            wade over: from the shore
            fly flies flew flown in: from the coast | from the south
        """),
        goes=deeds("""
            fly flies flew flown away: toward the coast
            soar away: over the trees
            wade off: into the reeds
        """),
    ),
    Gathering(
        name="aquarium",
        places=("near the glass", "beside the sunken ship", "under the lamp of the tank"),
        openings=phrases("""
            The biggest tank in the aquarium is as tall as a house.
            Visitors like to stand quietly before the tank.
            A diver scrubs the rocks before the aquarium opens.
        """),
        times=phrases("""
            At feeding time
            A moment later
            After feeding time
        """),
        items=items("""
            guppy/guppies 2-40, stingray/stingrays 2-15, shark/sharks 2-12, seahorse/seahorses 2-20,
            minnow/minnows 2-90, eel/eels 2-12
        """),
        sorts=("small", "large"),
        comes=deeds("""
            swim swims swam swum up: from the bottom
            drift over: from the far side
            dart over: from behind the rocks | out of the cave
        """),
        goes=deeds("""
            dart away: behind the rocks
            drift off: into the shadows
            dive dives dived dived down: to the bottom
        """),
    ),
    Gathering(
        name="log in the creek",
        places=("on the log", "on the mossy log"),
        openings=phrases("""
            A fallen log lies across the creek.
            In the summer, the creek behind the cabin is warm and still.
        """),
        times=phrases("""
            A little later
            After the splash
            In the warm sunshine
        """),
        items=items("frog/frogs 2-20, toad/toads 2-12, tree frog/tree frogs 2-20"),
        sorts=("green", "brown", "spotted"),
        comes=deeds("""
            jump on: with a croak
            leap leaps leaped leaped on: out of the water
            hop hops hopped hopped on: from a lily pad
        """),
        goes=deeds("""
            jump off: with a splash
            leap leaps leaped leaped off: into the water
            hop hops hopped hopped off: onto a lily pad
        """),
    ),
    Gathering(
        name="sunny rock",
        places=("on the sunny rock", "on the stone wall"),
        openings=phrases("""
            Animals like stones that are warmed by the sun.
            The stones get hot long before noon.
        """),
        times=phrases("""
            By noon
            A little later
            In the heat of the afternoon
        """),
        items=items("turtle/turtles 2-20, lizard/lizards 2-20, gecko/geckos 2-15, iguana/iguanas 2-12"),
        sorts=("green", "brown", "striped"),
        comes=deeds("""
            crawl up: from the grass
            creep creeps crept crept up: out of the shade
            climb up: beside a fern
        """),
        goes=deeds("""
            crawl away: into the grass
            creep creeps crept crept off: into the shade
            slip slips slipped slipped away: between the stones
        """),
    ),
    Gathering(
        name="rocky beach",
        places=("on the beach", "on the rocky shore"),
        openings=phrases("""
            Scientists study the colony from a boat.
            Crashing waves keep the beach clear of snow.
        """),
        times=phrases("""
            At high tide
            At low tide
            By the evening
            After a long swim
        """),
        items=items("""
            penguin/penguins 2-60000, seal/seals 2-5000, sea lion/sea lions 2-900,
            fur seal/fur seals 2-20000
        """),
        sorts=("young", "adult"),
        comes=deeds("""
            come comes came come ashore: on the next wave
            waddle up: from the water
            scramble ashore: over the wet stones
        """),
        goes=deeds("""
            swim swims swam swum away: to hunt for fish
            waddle off: toward the water
            slide slides slid slid off: into the waves
        """),
    ),
    Gathering(
        name="tide pool",
        places=("in the tide pool", "under the flat rock"),
        openings=phrases("""
            Tide pools appear when the sea is low.
            The tide pool is sheltered by a ring of stones.
        """),
        times=phrases("""
            At low tide
            A little later
            With the next wave
        """),
        items=items("crab/crabs 2-30, hermit crab/hermit crabs 2-20, sea snail/sea snails 2-40"),
        sorts=("red", "white", "brown"),
        comes=deeds("""
            crawl over: from the seaweed
            creep creeps crept crept in: from the wet sand
            wash in: with the foam
        """),
        goes=deeds("""
            crawl away: into the seaweed
            creep creeps crept crept off: under a stone
            wash out: with the foam
        """),
    ),
)
_BIRDS_AND_INSECTS = (
    Gathering(
        name="bird feeder",
        places=("at the bird feeder", "on the fence"),
        openings=phrases("""
            The children hung the bird feeder outside the kitchen window.
            Sunflower seeds attract birds to the yard.
            Watching birds is a relaxing hobby.
        """),
        times=phrases("""
            At breakfast time
            A moment later
            After the snowstorm
            During the bird watch
        """),
        items=items("""
            sparrow/sparrows 2-60, finch/finches 2-40, chickadee/chickadees 2-30,
            cardinal/cardinals 2-20, blue jay/blue jays 2-20, robin/robins 2-30,
            bluebird/bluebirds 2-20, wren/wrens 2-20
        """),
        sorts=("young", "adult"),
        comes=deeds("""
            swoop down: from the maple tree
            fly flies flew flown over: from the hedge
            flit flits flitted flitted over: from the rooftop
        """),
        goes=deeds("""
            fly flies flew flown off: with a seed
            flap flaps flapped flapped away: into the hedge
            flit flits flitted flitted off: to the rooftop
        """),
    ),
    Gathering(
        name="town square",
        places=("in the town square", "on the roof of the town hall"),
        openings=phrases("""
            A baker dropped crumbs in the town square.
            The fountain stands in the middle of the town square.
        """),
        times=phrases("""
            At noon
            After the bell
            A little later
        """),
        items=items("pigeon/pigeons 2-600, dove/doves 2-60, gull/gulls 2-200, crow/crows 2-90"),
        sorts=("gray", "white", "brown"),
        comes=deeds("""
            land: near the bench | with a flutter
            flutter down: from the church tower
            flap flaps flapped flapped over: from the bridge
        """),
        goes=deeds("""
            fly flies flew flown off: to the church tower
            flutter away: over the rooftops
            flap flaps flapped flapped off: toward the bridge
        """),
    ),
    Gathering(
        name="roost",
        places=("in the tall trees", "on the power lines"),
        openings=phrases("""
            Migrating birds need a safe place for the night.
            Autumn brings great flocks to the valley.
        """),
        times=phrases("""
            At dusk
            Before nightfall
            During the storm
            In the chilly morning
        """),
        items=items("""
            starling/starlings 5-50000, blackbird/blackbirds 2-20000, swallow/swallows 2-9000,
            crow/crows 2-3000
        """),
        sorts=("young", "adult"),
        comes=deeds("""
            swoop in: from the fields
            settle down: among the branches | for the night
            wing in: from the north
        """),
        goes=deeds("""
            fly flies flew flown south: before the storm
            soar off: over the fields
            scatter: at the sound of thunder
        """),
    ),
    Gathering(
        name="flower garden",
        places=("in the flower garden", "in the sunflower field"),
        openings=phrases("""
            Blooming flowers attract insects.
            The flower garden was planted in the spring.
            The gardener never uses poison.
        """),
        times=phrases("""
            In the sunshine
            After the shower
            By midday
        """),
        items=items("""
            butterfly/butterflies 2-90, bumblebee/bumblebees 2-80, dragonfly/dragonflies 2-40,
            moth/moths 2-60, hummingbird/hummingbirds 2-15, ladybug/ladybugs 2-90
        """),
        sorts=("yellow", "white", "orange"),
        comes=deeds("""
            fly flies flew flown over: from the meadow
            arrive: from the neighbor's garden
            settle down: on the petals
        """),
        goes=deeds("""
            fly flies flew flown off: over the hedge
            disappear: behind the shed
            drift away: on the breeze
        """),
    ),
    Gathering(
        name="beehive",
        places=("in the beehive", "in the hollow tree"),
        openings=phrases("""
            The beekeeper checked the hive.
            The hive is shaded by an apple tree.
            Bees leave the hive in search of nectar.
        """),
        times=phrases("""
            In the early morning
            By the afternoon
            After the storm
        """),
        items=items("bee/bees 20-60000, honeybee/honeybees 20-60000, worker bee/worker bees 20-40000"),
        sorts=("young", "older"),
        comes=deeds("""
            fly flies flew flown home: from the clover field
            buzz in: with pollen
            return home: from the orchard
        """),
        goes=deeds("""
            fly flies flew flown out: to the clover field
            buzz away: in search of nectar
            swarm out: on a warm breeze
        """),
    ),
    Gathering(
        name="bat cave",
        places=("in the cave", "under the old bridge"),
        openings=phrases("""
            Researchers placed a camera near the entrance.
            The tunnel is dark, damp and cool.
        """),
        times=phrases("""
            At dusk
            Before dawn
            In the middle of the night
        """),
        items=items("bat/bats 2-90000, fruit bat/fruit bats 2-9000, brown bat/brown bats 2-30000"),
        comes=deeds("""
            flutter in: before sunrise
            swoop in: through a narrow crack
            fly flies flew flown in: after a night of hunting
        """),
        goes=deeds("""
            swarm out: into the twilight
            flutter out: to hunt for insects
            fly flies flew flown out: over the river
        """),
    ),
    Gathering(
        name="picnic blanket",
        places=("on the picnic blanket", "on the garden path"),
        openings=phrases("""
            Crumbs fell onto the grass during the picnic.
            A drop of honey landed on the blanket.
        """),
        times=phrases("""
            After lunch
            A moment later
            During the picnic
        """),
        items=items("""
            ant/ants 2-900, beetle/beetles 2-40, spider/spiders 2-12, caterpillar/caterpillars 2-30,
            snail/snails 2-20
        """),
        sorts=("black", "brown", "red"),
        comes=deeds("""
            crawl over: from the anthill | from the flower bed
            creep creeps crept crept up: through the grass
            approach: from the shade
        """),
        goes=deeds("""
            crawl off: under a root
            creep creeps crept crept away: with a crumb
            vanish: in the tall grass
        """),
    ),
)
_ANIMALS = (
    Gathering(
        name="meadow",
        places=("in the meadow", "in the pasture", "by the water trough"),
        openings=phrases("""
            The rancher opened the wooden gate.
            The grass in the meadow is fresh and green.
            Riders come to the ranch in the summer.
        """),
        times=phrases("""
            After the storm
            At sunrise
            Before milking time
        """),
        items=items("""
            horse/horses 2-90, pony/ponies 2-40, donkey/donkeys 2-30, foal/foals 2-20,
            wild horse/wild horses 3-400, zebra/zebras 2-200
        """),
        sorts=("brown", "black", "gray"),
        comes=deeds("""
            gallop in: from the hills
            trot trots trotted trotted over: from the stable
            canter over: along the fence
        """),
        goes=deeds("""
            gallop away: into the hills
            trot trots trotted trotted off: toward the stable
            canter off: along the fence
        """),
    ),
    Gathering(
        name="barn",
        places=("in the barn", "in the barnyard"),
        openings=phrases("""
            The farmer filled the feeding trough.
            The farmer left the barn doors wide open.
            The barn smells of freshly cut hay.
        """),
        times=phrases("""
            At feeding time
            At milking time
            After the thunderstorm
            In the cool evening
        """),
        items=items("""
            cow/cows 2-300, goat/goats 2-90, calf/calves 2-40, lamb/lambs 2-60, piglet/piglets 2-40,
            pig/pigs 2-200, hen/hens 2-400
        """),
        sorts=("white", "brown", "black"),
        comes=deeds("""
            walk in: from the pasture
            wander in: through the open gate
            hurry in: behind the farmer
        """),
        goes=deeds("""
            walk out: to the pasture
            wander out: through the open gate
            trudge out: into the mud
        """),
    ),
    Gathering(
        name="clearing",
        places=("in the clearing", "on the lawn", "beside the carrot patch"),
        openings=phrases("""
            The clearing lies hidden in the forest.
            A ranger watched the clearing from behind a tree.
        """),
        times=phrases("""
            At twilight
            A little later
            In the quiet morning
        """),
        items=items("""
            rabbit/rabbits 2-40, hare/hares 2-20, bunny/bunnies 2-20, squirrel/squirrels 2-30,
            chipmunk/chipmunks 2-20
        """),
        sorts=("gray", "brown", "white"),
        comes=deeds("""
            hop hops hopped hopped over: from the bushes
            scamper over: to nibble on clover
            scurry over: from the old oak
        """),
        goes=deeds("""
            hop hops hopped hopped away: into the bushes
            scamper off: to find shelter
            scurry away: at the bark of a dog
        """),
    ),
    Gathering(
        name="oak tree",
        places=("in the oak tree", "in the pine tree"),
        openings=phrases("""
            The old tree has long, spreading branches.
            Climbing is easy on the rough bark.
        """),
        times=phrases("""
            At sunset
            During the shower
            In the windy afternoon
        """),
        items=items("squirrel/squirrels 2-20, monkey/monkeys 2-60, raccoon/raccoons 2-12, koala/koalas 2-12"),
        sorts=("young", "adult"),
        comes=deeds("""
            climb up: from the ground
            scramble up: from the bushes
            clamber up: along the trunk
        """),
        goes=deeds("""
            climb down: to drink from the creek
            scramble down: along the trunk
            clamber down: to the roots
        """),
    ),
    Gathering(
        name="water hole",
        places=("at the water hole", "on the riverbank", "on the savanna"),
        openings=phrases("""
            The dry season began in June.
            A photographer filmed the animals from a parked truck.
            Rangers count the animals from a small plane.
        """),
        times=phrases("""
            In the heat of the afternoon
            At sundown
            After the dust storm
        """),
        items=items("""
            elephant/elephants 2-200, giraffe/giraffes 2-60, zebra/zebras 2-9000, hippo/hippos 2-90,
            antelope/antelopes 2-8000, rhino/rhinos 2-20, gazelle/gazelles 2-9000
        """),
        sorts=("young", "adult"),
        comes=deeds("""
            wander over: from the plain
            appear: out of the dust
            approach: from the shade
        """),
        goes=deeds("""
            wander off: toward the trees
            move away: in search of shade
            vanish: in the dust
        """),
    ),
    Gathering(
        name="dog park",
        places=("in the dog park", "in front of the kennel", "at the dog beach"),
        openings=phrases("""
            The dog park is fenced and has shady trees.
            Barking is allowed in the dog park.
        """),
        times=phrases("""
            After work
            A moment later
            In the evening
        """),
        items=items("dog/dogs 2-60, puppy/puppies 2-20, poodle/poodles 2-15, terrier/terriers 2-20"),
        sorts=("brown", "white", "black"),
        comes=deeds("""
            bound over: from the gate
            romp in: with a stick
            race over: to chase a ball
        """),
        goes=deeds("""
            trot trots trotted trotted off: on a leash
            bound away: across the grass
            race away: to fetch a stick
        """),
    ),
    Gathering(
        name="cat yard",
        places=("in the yard", "on the porch", "in the hayloft"),
        openings=phrases("""
            Grandma put a saucer of milk on the porch.
            The neighbors leave the gate open.
        """),
        times=phrases("""
            At dinner time
            A little later
            After the rain
        """),
        items=items("cat/cats 2-20, kitten/kittens 2-15, tabby/tabbies 2-10"),
        sorts=("gray", "black", "orange"),
        comes=deeds("""
            sneak in: through the hedge
            saunter over: from the garage
            prowl over: along the wall
        """),
        goes=deeds("""
            sneak away: through the hedge
            saunter off: to take a nap
            prowl off: along the wall
        """),
    ),
)
_VEHICLES = (
    Gathering(
        name="parking lot",
        places=("in the parking lot", "in the parking garage", "in front of the hardware store"),
        openings=phrases("""
            Workers repainted the faded lines.
            The parking lot belongs to a shopping center.
            Parking is free on holidays.
        """),
        times=phrases("""
            By noon
            After the movie
            During the sale
            In the early evening
        """),
        items=items("""
            car/cars 2-3000, van/vans 2-90, pickup truck/pickup trucks 2-200, minivan/minivans 2-150,
            taxi/taxis 2-60
        """),
        sorts=("red", "white", "blue", "black"),
        comes=deeds("""
            pull in: from the highway
            drive drives drove driven in: through the main entrance
            park: near the entrance | in the shade
        """),
        goes=deeds("""
            drive drives drove driven off: toward downtown
            pull out: onto the highway
            back out: into the side street
        """),
        rows=items("row/rows 4-40"),
    ),
    Gathering(
        name="ferry",
        places=("on the ferry", "on the pier"),
        openings=phrases("""
            The ferry crosses the bay in any weather.
            The ferry carries cars to the islands.
        """),
        times=phrases("""
            At the next landing
            At the island
            Before the crossing
        """),
        items=items("""
            car/cars 2-200, truck/trucks 2-60, van/vans 2-60, bus/buses 2-12,
            camper van/camper vans 2-40
        """),
        sorts=("white", "red", "gray"),
        comes=deeds("""
            drive drives drove driven on: over the ramp
            roll on: at a crawl
            squeeze on: beside the railing
        """),
        goes=deeds("""
            drive drives drove driven off: onto the pier
            roll off: over the ramp
            back off: onto the pier
        """),
        rows=items("lane/lanes 3-20"),
    ),
    Gathering(
        name="building site",
        places=("at the building site", "at the gravel pit"),
        openings=phrases("""
            The town planned a new school by the river.
            Wearing a helmet is required at the building site.
        """),
        times=phrases("""
            Before the morning shift
            By midmorning
            After the lunch break
        """),
        items=items("""
            truck/trucks 2-60, dump truck/dump trucks 2-40, bulldozer/bulldozers 2-15,
            cement mixer/cement mixers 2-15, tractor/tractors 2-20
        """),
        sorts=("yellow", "red", "blue"),
        comes=deeds("""
            rumble in: from the quarry
            roll up: in a cloud of dust
            drive drives drove driven up: along the muddy road
        """),
        goes=deeds("""
            rumble away: toward the quarry
            drive drives drove driven away: along the muddy road
            roll out: through the wire fence
        """),
    ),
    Gathering(
        name="harbor",
        places=("in the harbor", "in the bay"),
        openings=phrases("""
            The lighthouse keeper looked out over the bay.
            A strong wind came up from the sea.
            The harbor is sheltered by cliffs.
        """),
        times=phrases("""
            At daybreak
            On the morning tide
            Ahead of the storm
            After the race
        """),
        items=items("""
            sailboat/sailboats 2-150, fishing boat/fishing boats 2-90, yacht/yachts 2-60,
            ship/ships 2-40, boat/boats 2-300, schooner/schooners 2-20
        """),
        sorts=("white", "blue", "green"),
        comes=deeds("""
            sail in: from the open sea
            dock: beside the warehouse
            drop drops dropped dropped anchor: near the lighthouse
        """),
        goes=deeds("""
            sail away: with the wind
            set sets set set sail: for the islands
            cast casts cast cast off: in calm water
        """),
    ),
    Gathering(
        name="boathouse",
        places=("by the river dock", "at the boathouse"),
        openings=phrases("""
            The boathouse rents boats to tourists.
            The river is wide and slow near the boathouse.
        """),
        times=phrases("""
            At lunchtime
            By late afternoon
            After the regatta
        """),
        items=items("canoe/canoes 2-60, kayak/kayaks 2-80, rowboat/rowboats 2-40, raft/rafts 2-20"),
        sorts=("red", "green", "yellow"),
        comes=deeds("""
            float in: on the current
            drift in: from around the bend
            tie ties tied tied up: in the shade
        """),
        goes=deeds("""
            push off: into the current
            float away: down the river
            drift off: around the bend
        """),
    ),
    Gathering(
        name="airfield",
        places=("at the airfield", "at the airport"),
        openings=phrases("""
            The controller talks to the pilots by radio.
            The fog over the airfield lifted before breakfast.
        """),
        times=phrases("""
            By midnight
            After the air show
            During the clear spell
        """),
        items=items("""
            airplane/airplanes 2-90, jet/jets 2-60, small plane/small planes 2-60,
            helicopter/helicopters 2-20, cargo plane/cargo planes 2-40
        """),
        sorts=("white", "silver", "blue"),
        comes=deeds("""
            land: after a smooth flight | against the wind
            touch down: behind schedule | in light rain
            descend: through the clouds
        """),
        goes=deeds("""
            take takes took taken off: into the wind
            fly flies flew flown away: toward the mountains
            depart: on schedule
        """),
    ),
    Gathering(
        name="train yard",
        places=("in the train yard", "at the depot"),
        openings=phrases("""
            The depot is lit by tall lamps at night.
            Trains are cleaned and repaired at the depot.
        """),
        times=phrases("""
            Before rush hour
            Late at night
            After a long trip
        """),
        items=items("""
            train/trains 2-40, locomotive/locomotives 2-20, freight train/freight trains 2-30
        """),
        sorts=("red", "silver", "blue"),
        comes=deeds("""
            roll in: from the coast
            steam in: with a whistle
            pull in: behind schedule
        """),
        goes=deeds("""
            roll out: with a whistle
            pull out: on schedule
            chug chugs chugged chugged away: toward the coast
        """),
    ),
)
_TRAVELERS = (
    Gathering(
        name="bus",
        places=("on the bus", "on the streetcar"),
        openings=phrases("""
            The bus runs from the harbor to the hospital.
            The driver announced the next stop.
            The bus was delayed by heavy traffic.
        """),
        times=phrases("""
            At the next stop
            At the library stop
            In front of the station
            Near the hospital
        """),
        items=items("""
            passenger/passengers 2-80, student/students 2-60, tourist/tourists 2-50,
            commuter/commuters 2-70, shopper/shoppers 2-30
        """),
        comes=deeds("""
            get gets got gotten on: at the front door
            climb on: with heavy bags
            hop hops hopped hopped on: in the rain
        """),
        goes=deeds("""
            get gets got gotten off: at the back door
            step steps stepped stepped off: in front of the station
            hop hops hopped hopped off: near the library
        """),
    ),
    Gathering(
        name="train",
        places=("on the local train", "on the express train"),
        openings=phrases("""
            The train winds through a long valley.
            The conductor checks the tickets before the border.
            The train left the station on time.
        """),
        times=phrases("""
            At the next station
            In the capital
            At the border
        """),
        items=items("""
            passenger/passengers 2-900, traveler/travelers 2-800, hiker/hikers 2-60,
            soldier/soldiers 2-300
        """),
        comes=deeds("""
            board: with suitcases | through the rear doors
            step steps stepped stepped on: from the crowded platform
            squeeze on: at the last moment
        """),
        goes=deeds("""
            get gets got gotten off: to change trains
            exit: onto the platform
            step steps stepped stepped off: in the rain
        """),
    ),
    Gathering(
        name="airport gate",
        places=("at the airport gate", "in the departure lounge"),
        openings=phrases("""
            The flight was delayed by fog.
            Boarding passes are checked at the gate.
            The waiting area overlooks the runway.
        """),
        times=phrases("""
            After the announcement
            Before the flight
            A little later
        """),
        items=items("""
            traveler/travelers 2-400, passenger/passengers 2-400, tourist/tourists 2-300,
            athlete/athletes 2-90
        """),
        comes=deeds("""
            show shows showed shown up: with rolling suitcases
            check in: at the counter
            turn up: with a boarding pass
        """),
        goes=deeds("""
            move on: to the next gate
            leave leaves left left: on an earlier flight
            fly flies flew flown out: before the storm
        """),
    ),
)
_PEOPLE = (
    Gathering(
        name="stadium",
        places=("in the stadium", "at the ballpark"),
        openings=phrases("""
            The championship game was sold out.
            The fans hoped for a victory.
            Cheering at a home game is a tradition.
        """),
        times=phrases("""
            Before kickoff
            By halftime
            During the opening ceremony
            After the final whistle
        """),
        items=items("""
            fan/fans 200-90000, spectator/spectators 100-90000, supporter/supporters 50-20000
        """),
        comes=deeds("""
            pour in: through the north gate
            stream in: from the subway station
            arrive: on special buses
        """),
        goes=deeds("""
            pour out: through the south gate
            stream out: to the parking lots
            head home: in disappointment | on special buses
        """),
        rows=items("row/rows 10-60"),
    ),
    Gathering(
        name="music festival",
        places=("at the music festival", "at the street fair"),
        openings=phrases("""
            Tickets for the music festival are sold online.
            The music festival lasted until Sunday.
            The stage was decorated with glowing lanterns.
        """),
        times=phrases("""
            On Friday evening
            Before the last concert
            After the fireworks
        """),
        items=items("""
            visitor/visitors 300-80000, concertgoer/concertgoers 200-70000, camper/campers 100-20000,
            music lover/music lovers 200-60000
        """),
        sorts=("local", "foreign"),
        comes=deeds("""
            stream in: for the opening concert
            flock in: from the countryside
            travel in: by train
        """),
        goes=deeds("""
            go goes went gone home: before the final concert
            drive drives drove driven home: in the dark
            depart: with sore feet
        """),
    ),
    Gathering(
        name="concert hall",
        places=("in the concert hall", "in the theater"),
        openings=phrases("""
            The orchestra tuned the instruments.
            Recording the concert is not allowed.
            The youth orchestra rehearsed for months.
        """),
        times=phrases("""
            Before the concert
            During the intermission
            After the applause
        """),
        items=items("""
            guest/guests 10-3000, listener/listeners 5-3000, musician/musicians 2-120,
            student/students 5-900
        """),
        comes=deeds("""
            file in: through the lobby
            sit sits sat sat down: in the back
            sneak in: during the overture
        """),
        goes=deeds("""
            file out: to the lobby
            slip slips slipped slipped out: through the side door
            leave leaves left left: before the encore
        """),
        rows=items("row/rows 6-40"),
    ),
    Gathering(
        name="theater",
        places=("on the stage", "behind the curtain"),
        openings=phrases("""
            The drama club rehearsed a new play.
            The costumes were designed by the art class.
            The director smiled from the wings.
        """),
        times=phrases("""
            In the next scene
            Before the big song
            During the finale
        """),
        items=items("""
            actor/actors 2-40, dancer/dancers 2-40, singer/singers 2-60, performer/performers 2-50,
            clown/clowns 2-12
        """),
        sorts=("masked", "unmasked"),
        comes=deeds("""
            march in: from the left
            dance in: from the wings
            enter: through the trapdoor | from the right
        """),
        goes=deeds("""
            march off: to the beat of a drum
            dance off: to thundering applause
            tiptoe off: on silent feet
        """),
        rows=items("row/rows 3-12"),
    ),
    Gathering(
        name="museum",
        places=("in the dinosaur hall", "in the art gallery"),
        openings=phrases("""
            The museum is closed on Mondays.
            A touring exhibition opened at the museum.
            A guard explained the restored paintings.
        """),
        times=phrases("""
            On opening night
            By closing time
            After the guided tour
            In the late afternoon
        """),
        items=items("""
            visitor/visitors 2-5000, tourist/tourists 2-900, student/students 2-300,
            scientist/scientists 2-40, artist/artists 2-30
        """),
        sorts=("local", "foreign"),
        comes=deeds("""
            walk in: from the courtyard | to see the fossils
            wander in: out of the rain
            stroll in: through the garden door
        """),
        goes=deeds("""
            walk out: to the courtyard
            wander out: to the sculpture garden
            stroll out: through the gift shop
        """),
    ),
    Gathering(
        name="zoo visitors",
        places=("at the zoo", "in the reptile house"),
        openings=phrases("""
            Feeding the animals is not allowed at the zoo.
            A baby elephant was born at the zoo in the spring.
            The zoo keeper explained the feeding plan.
        """),
        times=phrases("""
            By noon
            After the feeding
            On a sunny Sunday
        """),
        items=items("""
            visitor/visitors 5-9000, child/children 2-900, tourist/tourists 2-900,
            photographer/photographers 2-20, parent/parents 2-400
        """),
        comes=deeds("""
            enter: through the main gate
            come comes came come in: through the side gate
            join in: during the tour
        """),
        goes=deeds("""
            leave leaves left left: through the west gate
            go goes went gone home: before the feeding
            move on: to the elephants
        """),
    ),
)
_LEISURE = (
    Gathering(
        name="swimming pool",
        places=("in the swimming pool", "in the wading pool"),
        openings=phrases("""
            The lifeguard blew a whistle.
            The swimming pool is heated in the winter.
            Running near the water is not allowed.
        """),
        times=phrases("""
            After the swimming lesson
            In the afternoon
            Before the thunderstorm
        """),
        items=items("""
            swimmer/swimmers 2-90, child/children 2-200, teenager/teenagers 2-60, boy/boys 2-60,
            girl/girls 2-60
        """),
        comes=deeds("""
            jump in: with a splash
            dive dives dived dived in: from the edge
            wade in: from the shallow end
        """),
        goes=deeds("""
            climb out: to dry off
            get gets got gotten out: to warm up
            go goes went gone inside: because of the rain
        """),
    ),
    Gathering(
        name="playground",
        places=("on the playground", "in the schoolyard"),
        openings=phrases("""
            The playground was rebuilt with wooden swings.
            Laughing and shouting filled the playground.
            The teacher supervised the game.
        """),
        times=phrases("""
            During recess
            After lunch
            Before the bell
            A little later
        """),
        items=items("""
            child/children 2-120, boy/boys 2-60, girl/girls 2-60, toddler/toddlers 2-20,
            kindergartner/kindergartners 2-40
        """),
        comes=deeds("""
            run runs ran run over: from the swings
            skip skips skipped skipped over: from the slide
            join in: after a snack
        """),
        goes=deeds("""
            run runs ran run off: to the water fountain
            skip skips skipped skipped away: to the swings
            go goes went gone home: for dinner
        """),
    ),
    Gathering(
        name="library",
        places=("in the library", "in the study hall"),
        openings=phrases("""
            The librarian whispered to the visitors.
            The library is open late during exam season.
        """),
        times=phrases("""
            After school
            In the early evening
            Before closing time
        """),
        items=items("""
            reader/readers 2-200, student/students 2-300, teacher/teachers 2-20, researcher/researchers 2-40
        """),
        comes=deeds("""
            tiptoe in: through the heavy door
            come comes came come in: to study
            settle in: by the window
        """),
        goes=deeds("""
            tiptoe out: through the heavy door
            head out: to catch the bus
            pack up: before closing time
        """),
    ),
    Gathering(
        name="cafeteria",
        places=("in the school cafeteria", "in the schoolyard"),
        openings=phrases("""
            The cook prepared spaghetti for lunch.
            The cafeteria smells of baked apples.
        """),
        times=phrases("""
            At lunchtime
            During lunch
            After the bell
        """),
        items=items("student/students 2-600, pupil/pupils 2-300, teacher/teachers 2-30, coach/coaches 2-12"),
        comes=deeds("""
            rush in: from gym class
            sit sits sat sat down: with a tray
            line up: for soup
        """),
        goes=deeds("""
            rush out: to the playground
            file out: through the back door
            hurry off: to music class
        """),
        rows=items("row/rows 4-20"),
    ),
    Gathering(
        name="marathon",
        places=("in the marathon", "in the charity race"),
        openings=phrases("""
            The marathon ends in front of the city hall.
            Training for a marathon takes discipline.
            The streets were closed for the race.
        """),
        times=phrases("""
            Before the race
            On the morning of the race
            After the steep hill
        """),
        items=items("""
            runner/runners 5-50000, jogger/joggers 5-5000, walker/walkers 5-9000, athlete/athletes 5-20000
        """),
        sorts=("local", "foreign"),
        comes=deeds("""
            sign up: at the registration tent
            register: before the deadline
            jump in: at the last minute
        """),
        goes=deeds("""
            drop drops dropped dropped out: because of the heat
            give gives gave given up: before the finish line
            withdraw withdraws withdrew withdrawn: because of injuries
        """),
    ),
    Gathering(
        name="ski slope",
        places=("on the ski slope", "on the snowy hill"),
        openings=phrases("""
            Falling snow covered the tracks.
            The ski instructor tested the chairlift.
        """),
        times=phrases("""
            Before the snowstorm
            In the freezing wind
            After the ski lesson
        """),
        items=items("skier/skiers 2-900, snowboarder/snowboarders 2-300, beginner/beginners 2-60"),
        sorts=("local", "foreign"),
        comes=deeds("""
            ride rides rode ridden up: on the chairlift
            glide over: from the next slope
            zoom over: from the ski jump
        """),
        goes=deeds("""
            glide off: toward the lodge
            zoom away: into the valley
            retire: to the warm lodge
        """),
    ),
    Gathering(
        name="skating rink",
        places=("on the frozen pond", "on the skating rink"),
        openings=phrases("""
            Music is played at the skating rink.
            Rented skates are waiting by the entrance.
        """),
        times=phrases("""
            After the hockey game
            A little later
            During the holiday
        """),
        items=items("skater/skaters 2-200, hockey player/hockey players 2-30, child/children 2-90"),
        comes=deeds("""
            skate over: from the gate
            glide in: through the gate
            whirl in: to the music
        """),
        goes=deeds("""
            skate off: toward the benches
            glide away: toward the exit
            stumble off: on tired legs
        """),
    ),
    Gathering(
        name="campground",
        places=("at the campground", "in the picnic area"),
        openings=phrases("""
            The scouts pitched tents under the pines.
            The crackling campfire kept mosquitoes away.
        """),
        times=phrases("""
            After sunset
            Before breakfast
            On the last night
        """),
        items=items("camper/campers 2-300, hiker/hikers 2-90, scout/scouts 2-120, ranger/rangers 2-12"),
        comes=deeds("""
            hike in: from the canyon
            march up: with heavy backpacks
            gather: for supper
        """),
        goes=deeds("""
            hike off: into the canyon
            march away: to the lake
            turn in: for the night
        """),
    ),
    Gathering(
        name="bike trail",
        places=("on the bike trail", "on the mountain road"),
        openings=phrases("""
            The paved bike trail follows an abandoned railroad.
            Wearing a helmet protects the head.
        """),
        times=phrases("""
            At the bridge
            After the tunnel
            Before the steep climb
        """),
        items=items("cyclist/cyclists 2-900, rider/riders 2-600, biker/bikers 2-300"),
        comes=deeds("""
            pedal over: from the campsite
            ride rides rode ridden over: from the village
            catch catches caught caught up: before the bridge
        """),
        goes=deeds("""
            pedal away: toward the village
            ride rides rode ridden off: into the forest
            turn back: because of the wind
        """),
    ),
)
SITUATIONS = (*_WATER, *_BIRDS_AND_INSECTS, *_ANIMALS, *_VEHICLES, *_TRAVELERS, *_PEOPLE, *_LEISURE)

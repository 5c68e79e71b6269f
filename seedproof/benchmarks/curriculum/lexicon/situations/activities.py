"""What people do a certain amount of."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import items, phrases, verb
from seedproof.benchmarks.curriculum.lexicon.situation import Activity

_SPORTS = (
    Activity(
        name="running",
        openings=phrases("""
            The track team trained for the state championship.
            Running shoes should be light and dry.
            The trail follows the river.
        """),
        verb=verb("run runs ran run"),
        items=items("mile/miles 1-20, kilometer/kilometers 1-30"),
        measured=True,
        ends=phrases("""
            around the lake
            along the river
            through the park
        """),
        times=phrases("""
            on Monday
            on Tuesday
            on Thursday
            on Saturday
            while training for the race
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
    Activity(
        name="running laps",
        openings=phrases("""
            The gym teacher timed the runners with a stopwatch.
            Warming up prevents injuries.
        """),
        verb=verb("run runs ran run"),
        items=items("lap/laps 2-30"),
        ends=phrases("""
            around the track
            around the gym
            around the soccer field
        """),
        times=phrases("""
            during recess
            during soccer practice
            on Friday
            on Monday
            on Tuesday
        """),
        each=("each morning", "each practice"),
        periods=nouns("period", "morning/mornings, practice/practices"),
    ),
    Activity(
        name="cycling",
        openings=phrases("""
            The bike trail winds past farms and orchards.
            The bicycle was tuned and oiled before the tour.
            Cycling is good exercise.
        """),
        verb=verb("ride rides rode ridden"),
        items=items("mile/miles 2-80, kilometer/kilometers 3-120"),
        measured=True,
        ends=phrases("""
            on the bike trail
            along the coast
            over the hills
        """),
        times=phrases("""
            on Wednesday
            on Friday
            on Saturday
            on Sunday
            during the cycling tour
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
    Activity(
        name="hiking",
        openings=phrases("""
            The marked trail leads to a hidden waterfall.
            The hiking club planned a trip to the mountains.
            Heavy boots are needed for the rocky trail.
        """),
        verb=verb("hike"),
        items=items("mile/miles 1-18, kilometer/kilometers 2-30"),
        measured=True,
        ends=phrases("""
            through the canyon
            along the ridge
            on the forest trail
        """),
        times=phrases("""
            on Saturday
            on Sunday
            on the way back
            on Monday
            on Tuesday
        """),
        each=("each day", "each weekend"),
        periods=nouns("period", "day/days, weekend/weekends"),
    ),
    Activity(
        name="swimming",
        openings=phrases("""
            The swimming pool opens early.
            The swimming coach explained the butterfly stroke.
            Swimming strengthens the heart.
        """),
        verb=verb("swim swims swam swum"),
        items=items("lap/laps 2-90, length/lengths 2-80"),
        ends=phrases("""
            in the indoor pool
            with the swim team
            without stopping
        """),
        times=phrases("""
            on Tuesday
            on Thursday
            during the swimming lesson
            on Monday
            on Wednesday
        """),
        each=("each day", "each lesson", "each practice"),
        periods=nouns("period", "day/days, lesson/lessons, practice/practices"),
    ),
    Activity(
        name="rowing",
        openings=phrases("""
            The rowing team glided past the boathouse.
            The river is calm in the early morning.
        """),
        verb=verb("row"),
        items=items("mile/miles 1-15, kilometer/kilometers 1-24"),
        measured=True,
        ends=phrases("""
            down the river
            against the current
            across the reservoir
        """),
        times=phrases("""
            on Monday
            on Wednesday
            on Saturday
            during the regatta
            on Tuesday
        """),
        each=("each day", "each practice"),
        periods=nouns("period", "day/days, practice/practices"),
    ),
    Activity(
        name="skiing",
        openings=phrases("""
            Fresh snow covered the groomed trails.
            Waxed skis are faster.
        """),
        verb=verb("ski skis skied skied"),
        items=items("mile/miles 1-20, kilometer/kilometers 1-30"),
        measured=True,
        ends=phrases("""
            through the snowy forest
            across the frozen lake
        """),
        times=phrases("""
            on Friday
            on Saturday
            on Sunday
            during the winter holiday
        """),
        each=("each day", "each weekend"),
        periods=nouns("period", "day/days, weekend/weekends"),
    ),
    Activity(
        name="skating",
        openings=phrases("""
            The skating rink is open until the spring.
            Sharpened blades glide easily over the ice.
        """),
        verb=verb("skate"),
        items=items("lap/laps 2-60"),
        ends=phrases("""
            around the rink
            on the frozen pond
        """),
        times=phrases("""
            on Saturday morning
            on Sunday morning
            on Monday
            on Tuesday
            on Wednesday
        """),
        each=("each lesson", "each day"),
        periods=nouns("period", "lesson/lessons, day/days"),
    ),
    Activity(
        name="exercising",
        openings=phrases("""
            Stretching before exercise is a good habit.
            The fitness challenge started after the holidays.
            The gymnastics coach posted a training plan.
        """),
        verb=verb("do does did done"),
        items=items("""
            push-up/push-ups 2-90, sit-up/sit-ups 2-120, jumping jack/jumping jacks 5-200,
            squat/squats 3-150, pull-up/pull-ups 2-25, lunge/lunges 4-80, cartwheel/cartwheels 2-20
        """),
        ends=phrases("""
            without a break
            on the mat
        """),
        times=phrases("""
            on Monday
            on Wednesday
            during the warm-up
            on Tuesday
            on Thursday
        """),
        each=("each day", "each morning", "each practice"),
        periods=nouns("period", "day/days, morning/mornings, practice/practices"),
    ),
    Activity(
        name="scoring",
        who=("the home team", "the school team", "the captain"),
        openings=phrases("""
            The gym was filled with cheering fans.
            The coach shouted from the bench.
            The players practiced passing and dribbling.
        """),
        verb=verb("score"),
        items=items("point/points 2-120, goal/goals 2-12, basket/baskets 2-40"),
        ends=phrases("""
            against the rival school
            with quick passes
        """),
        times=phrases("""
            during the final
            in overtime
            in the rematch
            on Monday
            on Tuesday
        """),
        each=("each game", "each week"),
        periods=nouns("period", "game/games, week/weeks"),
    ),
    Activity(
        name="playing a game",
        openings=phrases("""
            The game was played on a colorful board.
            The video game is about an exploring astronaut.
            The winning player gets a ribbon.
        """),
        verb=verb("earn"),
        items=items("point/points 2-9000, star/stars 2-90, bonus point/bonus points 2-500"),
        ends=phrases("""
            for solving a puzzle
            for finding hidden treasure
            for rescuing the dragon
        """),
        times=phrases("""
            in the opening round
            in the next round
            in the final round
            on the island level
            on the castle level
        """),
        each=("each round", "each level"),
        periods=nouns("period", "round/rounds, level/levels"),
    ),
    Activity(
        name="jumping rope",
        openings=phrases("""
            The jump rope contest was held in the schoolyard.
            Jumping rope keeps the legs strong.
        """),
        verb=verb("make makes made made"),
        items=items("jump/jumps 5-300, skip/skips 5-200"),
        ends=phrases("""
            without tripping
            with the long rope
        """),
        times=phrases("""
            during recess
            in gym class
            on Monday
            on Tuesday
            on Wednesday
        """),
        each=("each minute", "each round"),
        periods=nouns("period", "minute/minutes, round/rounds"),
    ),
    Activity(
        name="climbing",
        openings=phrases("""
            The lighthouse has a spiraling staircase.
            The elevator was closed for repairs.
        """),
        verb=verb("climb"),
        items=items("step/steps 10-900, stair/stairs 8-600"),
        ends=phrases("""
            in the lighthouse
            without resting
        """),
        times=phrases("""
            on Monday
            on Thursday
            during the tour
            on Tuesday
            on Wednesday
        """),
        each=("each day", "each minute"),
        periods=nouns("period", "day/days, minute/minutes"),
    ),
)
_LEARNING = (
    Activity(
        name="reading",
        openings=phrases("""
            The school started a summer reading program.
            Reading under a blanket is cozy.
            The librarian recommended a thrilling mystery.
        """),
        verb=verb("read reads read read"),
        items=items("page/pages 3-180, chapter/chapters 2-12, poem/poems 2-30, comic book/comic books 2-15"),
        ends=phrases("""
            in the hammock
            by the fireplace
            under the covers
        """),
        times=phrases("""
            on Monday
            on Tuesday
            during the train ride
            on Wednesday
            on Thursday
        """),
        each=("each evening", "each day", "each week"),
        periods=nouns("period", "evening/evenings, day/days, week/weeks"),
    ),
    Activity(
        name="practicing music",
        openings=phrases("""
            The music school planned a spring recital.
            Practicing scales trains the fingers.
            The piano was tuned before the lesson.
        """),
        verb=verb("practice"),
        items=items("minute/minutes 5-120, hour/hours 1-8"),
        measured=True,
        ends=phrases("""
            on the piano
            on the violin
            with the school band
        """),
        times=phrases("""
            on Monday
            on Wednesday
            on Friday
            on Tuesday
            on Thursday
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
    Activity(
        name="writing",
        openings=phrases("""
            The creative writing club entered a contest.
            The writing contest ends in the spring.
        """),
        verb=verb("write writes wrote written"),
        items=items("""
            page/pages 2-60, sentence/sentences 3-90, poem/poems 2-20, postcard/postcards 2-30,
            word/words 20-5000
        """),
        ends=phrases("""
            by hand
            in the attic
        """),
        times=phrases("""
            on Sunday
            on Saturday morning
            on Saturday afternoon
            while waiting for the bus
            on Monday
        """),
        each=("each day", "each week", "each evening"),
        periods=nouns("period", "day/days, week/weeks, evening/evenings"),
    ),
    Activity(
        name="typing",
        who=("the secretary", "the reporter", "the novelist"),
        openings=phrases("""
            Typing without looking takes training.
            The keyboard was cleaned before the typing contest.
        """),
        verb=verb("type"),
        items=items("word/words 20-9000, line/lines 5-900, page/pages 2-90"),
        ends=phrases("""
            without a mistake
            on the old typewriter
        """),
        times=phrases("""
            during the typing test
            on Saturday evening
            on Monday
            on Tuesday
            on Wednesday
        """),
        each=("each hour", "each day"),
        periods=nouns("period", "hour/hours, day/days"),
    ),
    Activity(
        name="solving problems",
        openings=phrases("""
            The math club prepared for a contest.
            Solving puzzles trains the mind.
        """),
        verb=verb("solve"),
        items=items(
            "problem/problems 2-90, puzzle/puzzles 2-40, riddle/riddles 2-20, crossword/crosswords 2-12"
        ),
        ends=phrases("""
            without help
            on the whiteboard
        """),
        times=phrases("""
            during math club
            at home
            on the bus
            on Monday
            on Tuesday
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
    Activity(
        name="learning",
        openings=phrases("""
            The exchange student moved to a new school.
            Learning a language opens doors.
        """),
        verb=verb("learn"),
        items=items(
            "new word/new words 2-200, song/songs 2-15, chord/chords 2-20, card trick/card tricks 2-12"
        ),
        ends=phrases("""
            from a tutor
            by heart
        """),
        times=phrases("""
            in September
            in October
            in November
            during the vacation
            at summer camp
        """),
        each=("each week", "each month"),
        periods=nouns("period", "week/weeks, month/months"),
    ),
)
_WORK = (
    Activity(
        name="knitting",
        openings=phrases("""
            The knitting club meets at the library.
            The scarf was started with leftover yarn.
        """),
        verb=verb("knit knits knitted knitted"),
        items=items("row/rows 2-90, square/squares 2-40, scarf/scarves 2-12, stitch/stitches 20-900"),
        ends=phrases("""
            with blue yarn
            in the rocking chair
        """),
        times=phrases("""
            on Sunday
            on Tuesday
            while listening to music
            during the movie
            on Monday
        """),
        each=("each evening", "each day"),
        periods=nouns("period", "evening/evenings, day/days"),
    ),
    Activity(
        name="painting a fence",
        openings=phrases("""
            The faded fence needed a fresh coat of paint.
            Painting is fun in the sunshine.
        """),
        verb=verb("paint"),
        items=items("fence post/fence posts 2-60, board/boards 2-90, panel/panels 2-30"),
        ends=phrases("""
            with a wide brush
            along the driveway
        """),
        times=phrases("""
            on Saturday
            on Sunday
            on Monday
            on Tuesday
            on Wednesday
        """),
        each=("each hour", "each day"),
        periods=nouns("period", "hour/hours, day/days"),
    ),
    Activity(
        name="delivering",
        openings=phrases("""
            The paper route goes up a steep hill.
            The newspapers were printed during the night.
        """),
        who=("the mail carrier", "the courier"),
        verb=verb("deliver"),
        items=items("""
            newspaper/newspapers 5-400, package/packages 2-300, letter/letters 10-2000,
            parcel/parcels 2-200
        """),
        ends=phrases("""
            by bicycle
            on Maple Street
            in the rain
        """),
        times=phrases("""
            on Monday
            on Tuesday
            during the morning shift
            on Saturday afternoon
            on Wednesday
        """),
        each=("each day", "each hour", "each week"),
        periods=nouns("period", "day/days, hour/hours, week/weeks"),
    ),
    Activity(
        name="planting",
        openings=phrases("""
            The garden club cleared an abandoned lot.
            Planting trees cools the city.
            The soil was loosened and watered.
        """),
        verb=verb("plant"),
        items=items("""
            seedling/seedlings 2-200, tree/trees 2-90, tulip bulb/tulip bulbs 5-300,
            pumpkin seed/pumpkin seeds 5-200
        """),
        ends=phrases("""
            along the fence
            behind the school
            in the community garden
        """),
        times=phrases("""
            in March
            in April
            in May
            on Saturday
            on Monday
        """),
        each=("each day", "each hour", "each spring"),
        periods=nouns("period", "day/days, hour/hours, spring/springs"),
    ),
    Activity(
        name="washing cars",
        openings=phrases("""
            The car wash raised money for the school trip.
            Soapy buckets lined the driveway.
        """),
        verb=verb("wash"),
        items=items("car/cars 2-60, window/windows 2-90, truck/trucks 2-30"),
        ends=phrases("""
            with warm water
            by hand
        """),
        times=phrases("""
            on Saturday
            on Sunday
            during the fundraiser
            on Monday
            on Tuesday
        """),
        each=("each hour", "each day"),
        periods=nouns("period", "hour/hours, day/days"),
    ),
    Activity(
        name="walking dogs",
        openings=phrases("""
            The animal shelter asked for volunteers.
            Walking is healthy for dogs and people.
        """),
        verb=verb("walk"),
        items=items("dog/dogs 2-20, puppy/puppies 2-12"),
        ends=phrases("""
            in the park
            for the animal shelter
        """),
        times=phrases("""
            on Monday
            on Tuesday
            on Wednesday
            on Thursday
            on Friday
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
    Activity(
        name="cleaning up",
        openings=phrases("""
            The cleanup started at the old bridge.
            Volunteers wore gloves and carried sacks.
            Littering harms fish and birds.
        """),
        verb=verb("pick picks picked picked up"),
        items=items("bottle/bottles 2-300, can/cans 2-300, wrapper/wrappers 2-200, straw/straws 2-90"),
        ends=phrases("""
            on the beach
            along the highway
            in the park
        """),
        times=phrases("""
            on Earth Day
            during the cleanup
            on Sunday
            on Monday
            on Tuesday
        """),
        each=("each hour", "each day"),
        periods=nouns("period", "hour/hours, day/days"),
    ),
    Activity(
        name="recycling",
        openings=phrases("""
            The school won an award for recycling.
            Recycled paper becomes notebooks.
        """),
        who=("the recycling club", "the school", "the town"),
        verb=verb("recycle"),
        items=items("pound/pounds 2-9000, ton/tons 1-300, kilogram/kilograms 2-900"),
        measured=True,
        ends=phrases("""
            of paper
            of plastic
            of glass
        """),
        times=phrases("""
            in January
            in February
            in March
            in April
            during the contest
        """),
        each=("each month", "each week"),
        periods=nouns("period", "month/months, week/weeks"),
    ),
    Activity(
        name="folding paper",
        openings=phrases("""
            The art teacher demonstrated folding.
            Colored paper covered the table.
        """),
        verb=verb("fold"),
        items=items("""
            paper crane/paper cranes 2-1000, paper star/paper stars 2-500, paper boat/paper boats 2-60,
            napkin/napkins 5-300
        """),
        ends=phrases("""
            for the decorations
            with patience
        """),
        times=phrases("""
            while watching television
            on Friday
            on the rainy weekend
            on Monday
            on Tuesday
        """),
        each=("each day", "each hour"),
        periods=nouns("period", "day/days, hour/hours"),
    ),
    Activity(
        name="selling tickets",
        openings=phrases("""
            The drama club performed a musical.
            The ticket booth was decorated with streamers.
        """),
        who=("the theater", "the cinema", "the drama club"),
        verb=verb("sell sells sold sold"),
        items=items("ticket/tickets 5-9000, program/programs 5-900, season pass/season passes 2-900"),
        ends=phrases("""
            at the door
            on the website
        """),
        times=phrases("""
            on Thursday
            on Friday
            on Saturday
            during the intermission
            on Monday
        """),
        each=("each day", "each week", "each night"),
        periods=nouns("period", "day/days, week/weeks, night/nights"),
    ),
    Activity(
        name="answering calls",
        openings=phrases("""
            The help desk moved into a bigger office.
            The telephone kept ringing.
        """),
        who=("the help desk", "the receptionist", "the call center"),
        verb=verb("answer"),
        items=items("call/calls 5-3000, question/questions 5-900, email/emails 5-900, letter/letters 2-300"),
        ends=phrases("""
            from customers
            with a friendly voice
        """),
        times=phrases("""
            on Monday
            on Tuesday
            during the storm
            on Wednesday
            on Thursday
        """),
        each=("each hour", "each day", "each week"),
        periods=nouns("period", "hour/hours, day/days, week/weeks"),
    ),
    Activity(
        name="driving",
        openings=phrases("""
            The family planned a road trip.
            The suitcases were packed and loaded.
            Driving through the mountains takes patience.
        """),
        verb=verb("drive drives drove driven"),
        items=items("mile/miles 5-900, kilometer/kilometers 5-1200"),
        measured=True,
        ends=phrases("""
            along the coast
            through the desert
            on back roads
        """),
        times=phrases("""
            on Friday
            on Saturday
            on the way home
            on Monday
            on Tuesday
        """),
        each=("each day", "each hour"),
        periods=nouns("period", "day/days, hour/hours"),
    ),
)
_LARGE = (
    Activity(
        name="truck driving",
        openings=phrases("""
            The loaded truck left the depot early.
            Truck drivers are away from home for long stretches.
        """),
        who=("the truck driver", "the delivery driver", "the bus driver"),
        verb=verb("drive drives drove driven"),
        items=items("mile/miles 50-90000, kilometer/kilometers 50-99000"),
        ends=phrases("""
            on the interstate
            without an accident
        """),
        times=phrases("""
            in June
            in July
            in August
            in September
            during the harvest season
        """),
        each=("each week", "each month", "each year"),
        periods=nouns("period", "week/weeks, month/months, year/years"),
    ),
    Activity(
        name="flying",
        openings=phrases("""
            The pilot checked the engine and the instruments.
            Flying at night requires extra training.
        """),
        who=("the pilot", "the flight crew"),
        verb=verb("fly flies flew flown"),
        items=items("mile/miles 100-99000, kilometer/kilometers 100-99000"),
        ends=phrases("""
            over the ocean
            across the continent
        """),
        times=phrases("""
            in January
            in February
            in March
            in April
            during the training
        """),
        each=("each month", "each week", "each year"),
        periods=nouns("period", "month/months, week/weeks, year/years"),
    ),
    Activity(
        name="assembling",
        openings=phrases("""
            The factory was built near the railroad.
            Welding robots work beside the engineers.
            The assembly line was repaired and restarted.
        """),
        who=("the factory", "the assembly plant", "the toy company"),
        verb=verb("assemble"),
        items=items("""
            part/parts 20-99999, bicycle/bicycles 5-9000, robot/robots 5-9000,
            toaster/toasters 20-40000, engine/engines 5-9000
        """),
        ends=phrases("""
            for export
            on the new assembly line
        """),
        times=phrases("""
            in May
            in June
            in October
            in December
            during the night shift
        """),
        each=("each day", "each week", "each month", "each shift"),
        periods=nouns("period", "day/days, week/weeks, month/months, shift/shifts"),
    ),
    Activity(
        name="printing",
        openings=phrases("""
            The print shop is known for careful binding.
            The presses started humming before dawn.
        """),
        who=("the print shop", "the publisher", "the newspaper"),
        verb=verb("print"),
        items=items("""
            page/pages 50-99999, poster/posters 10-9000, book/books 20-60000,
            brochure/brochures 20-50000, flyer/flyers 20-20000, map/maps 20-9000
        """),
        ends=phrases("""
            in color
            on recycled paper
        """),
        times=phrases("""
            in March
            in April
            on Monday
            on Tuesday
            on Wednesday
        """),
        each=("each hour", "each day", "each week"),
        periods=nouns("period", "hour/hours, day/days, week/weeks"),
    ),
    Activity(
        name="baking",
        openings=phrases("""
            The smell of baking bread drifted down the street.
            The bakery ovens are heated before dawn.
        """),
        who=("the bakery", "the baker", "the hotel kitchen"),
        verb=verb("bake"),
        items=items("""
            loaf/loaves 10-3000, muffin/muffins 6-2000, pie/pies 2-300, roll/rolls 12-5000,
            bagel/bagels 12-3000
        """),
        ends=phrases("""
            in the brick oven
            for the market
        """),
        times=phrases("""
            on Monday
            on Thursday
            on Saturday
            during the festival
            on Tuesday
        """),
        each=("each day", "each hour", "each week"),
        periods=nouns("period", "day/days, hour/hours, week/weeks"),
    ),
    Activity(
        name="bottling",
        openings=phrases("""
            The bottling plant stands beside a spring.
            The rinsed bottles rattled along the belt.
        """),
        who=("the bottling plant", "the dairy", "the juice factory"),
        verb=verb("fill"),
        items=items("bottle/bottles 50-99000, carton/cartons 50-40000, jug/jugs 20-9000"),
        ends=phrases("""
            by machine
            without spilling
        """),
        times=phrases("""
            on Tuesday
            on Wednesday
            during the night shift
            on Monday
            on Thursday
        """),
        each=("each day", "each hour", "each shift"),
        periods=nouns("period", "day/days, hour/hours, shift/shifts"),
    ),
    Activity(
        name="plowing",
        openings=phrases("""
            The rusty tractor was repaired in the winter.
            Plowed fields surround the village.
        """),
        who=("the farmer", "the tractor driver", "the neighbor"),
        verb=verb("plow"),
        items=items("acre/acres 1-400"),
        measured=True,
        ends=phrases("""
            of farmland
            with the new tractor
        """),
        times=phrases("""
            on Monday
            on Tuesday
            on Wednesday
            on Thursday
            on Friday
        """),
        each=("each day", "each week"),
        periods=nouns("period", "day/days, week/weeks"),
    ),
)
SITUATIONS = (*_SPORTS, *_LEARNING, *_WORK, *_LARGE)

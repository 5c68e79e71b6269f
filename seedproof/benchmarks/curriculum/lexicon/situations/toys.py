"""Toys, games, sweets and what a party needs."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="toy chest",
        openings=phrases("""
            The playroom is full of bright colors.
            The yard sale is held on the front lawn.
            Cleaning the attic turns up old treasures.
        """),
        times=phrases("""
            On Saturday
            After dinner
            During the yard sale
        """),
        items=items("""
            toy car/toy cars 1-40, toy train/toy trains 1-20, doll/dolls 1-20, teddy bear/teddy bears 1-20,
            toy robot/toy robots 1-20, yo-yo/yo-yos 1-20, spinning top/spinning tops 1-20,
            hand puppet/hand puppets 1-20, toy boat/toy boats 1-20, toy truck/toy trucks 1-30,
            stuffed animal/stuffed animals 1-40, jigsaw puzzle/jigsaw puzzles 1-20,
            toy dinosaur/toy dinosaurs 1-40, action figure/action figures 1-40
        """),
        sorts=("new", "old"),
        gains=deeds("""
            discover: behind the couch
            get gets got gotten: from {their} uncle | from {their} parents
            find finds found found: in the attic | under the bed
            buy buys bought bought: with {their} allowance | at the toy store
            unwrap unwraps unwrapped unwrapped: at the birthday party
            win wins won won: at the fair
        """),
        losses=deeds("""
            give gives gave given: to {their} little cousin | to a friend
            donate: to a children's hospital | to the day care center
            lose loses lost lost: at the park
            sell sells sold sold: at a yard sale
            break breaks broke broken: by accident
        """),
        containers=items("toy chest/toy chests 4-30, box/boxes 4-20, basket/baskets 3-15"),
        rows=items("shelf/shelves 3-12, row/rows 3-10"),
        sharers=nouns("sharer", "child/children, cousin/cousins, friend/friends"),
    ),
    Owning(
        name="building blocks",
        openings=phrases("""
            Young builders are at work in the block corner.
            Building towers is good practice for young engineers.
            A strong tower needs a wide base.
        """),
        times=phrases("""
            At playtime
            During free play
            On a rainy day
        """),
        items=items("""
            wooden block/wooden blocks 1-120, building brick/building bricks 1-150,
            foam block/foam blocks 1-90, magnetic tile/magnetic tiles 1-90, toy gear/toy gears 1-60,
            linking cube/linking cubes 1-150, toy log/toy logs 1-80,
            train track piece/train track pieces 1-60, plastic connector/plastic connectors 1-100
        """),
        sorts=("red", "yellow", "blue"),
        gains=deeds("""
            find finds found found: behind the couch | under the reading rug
            get gets got gotten: from the toy shelf | from a classmate
            collect: from the floor
            take takes took taken out: for a new tower
        """),
        losses=deeds("""
            use: for a castle | to build a bridge | for a garage
            lend lends lent lent: to a friend
            lose loses lost lost: under the couch
            give gives gave given: to {their} brother
        """),
        containers=items("bucket/buckets 10-60, bin/bins 10-60"),
        rows=items("row/rows 3-12, layer/layers 4-20"),
        sharers=nouns("sharer", "child/children, brother/brothers, friend/friends"),
    ),
    Owning(
        name="playground games",
        openings=phrases("""
            The playground is lively at recess.
            Games are a fun way to spend recess.
            Good players are fair players.
        """),
        times=phrases("""
            At recess
            After lunch
            During the tournament
        """),
        items=items("""
            marble/marbles 1-150, game token/game tokens 1-120, playing card/playing cards 2-104,
            domino/dominoes 2-112, checker/checkers 2-48, game chip/game chips 2-150,
            glass marble/glass marbles 1-150
        """),
        sorts=("red", "black"),
        gains=deeds("""
            win wins won won: from a classmate | in the tournament
            collect: by the fence | in a lucky round
            find finds found found: in {their} pocket | under the swing set
            get gets got gotten: from {their} big brother
        """),
        losses=deeds("""
            lose loses lost lost: in a fair game | to a friend
            trade away: for a comic book
            give gives gave given: to a new player | to {their} sister
            drop drops dropped dropped: in the grass
            hand over: to the winner
        """),
        containers=items("pouch/pouches 5-40, tin/tins 8-60"),
        rows=items("row/rows 3-12"),
        sharers=nouns("sharer", "player/players, child/children, team/teams"),
    ),
    Owning(
        name="video game",
        openings=phrases("""
            Collecting treasures is the goal of the game.
            The game takes place on a distant planet.
            Playing a new game is a challenge.
        """),
        times=phrases("""
            On Friday night
            In the dragon level
            During the bonus round
        """),
        items=items("""
            point/points 5-99999, gold coin/gold coins 5-9999, magic gem/magic gems 2-999,
            power crystal/power crystals 1-500, game star/game stars 1-300, silver key/silver keys 1-60,
            energy orb/energy orbs 2-900, diamond/diamonds 2-5000, ruby/rubies 2-2000,
            magic potion/magic potions 1-120
        """),
        gains=deeds("""
            earn: for defeating a dragon | for solving a riddle
            collect: in the castle | in a hidden cave
            win wins won won: in a battle | against a giant
            gain: in the treasure room
        """),
        losses=deeds("""
            spend spends spent spent: on a new shield | on a flying horse
            lose loses lost lost: in a trap | in a battle against a wizard
            use: to open a gate
            trade in: for a magic sword
        """),
        sharers=nouns("sharer", "player/players, team/teams"),
    ),
    Owning(
        name="candy",
        openings=phrases("""
            The candy store is a favorite of young customers.
            Candy is a sweet treat for special days.
            Candy is thrown to the children during the parade.
        """),
        times=phrases("""
            On Halloween
            After the parade
            At the movies
        """),
        items=items("""
            gumdrop/gumdrops 1-50, jelly bean/jelly beans 2-60, lollipop/lollipops 1-30,
            caramel/caramels 1-40, peppermint/peppermints 1-40, candy cane/candy canes 1-24,
            gumball/gumballs 1-50, toffee/toffees 1-40, licorice stick/licorice sticks 1-30,
            marshmallow/marshmallows 1-50, fruit chew/fruit chews 1-50, chocolate coin/chocolate coins 1-40,
            gummy bear/gummy bears 2-60
        """),
        sorts=("red", "green", "yellow"),
        gains=deeds("""
            buy buys bought bought: at the candy store
            get gets got gotten: from {their} grandfather | from a neighbor
            pick up: along the parade route
            receive: from {their} godmother
        """),
        losses=deeds("""
            eat eats ate eaten: on the way home | with a friend
            gobble up: on the couch
            give gives gave given: to {their} little brother | to a friend
            trade away: for a pretzel
            drop drops dropped dropped: on the sidewalk
        """),
        containers=items("bag/bags 5-40, jar/jars 10-80, paper cone/paper cones 5-20"),
        sharers=nouns("sharer", "friend/friends, cousin/cousins, trick-or-treater/trick-or-treaters"),
    ),
    Owning(
        name="balloons",
        openings=phrases("""
            Bright colors make a party cheerful.
            The birthday party is in the back yard.
            The decorations are floating in the breeze.
        """),
        times=phrases("""
            On a windy afternoon
            During the party
            On Sunday morning
        """),
        items=items("""
            party balloon/party balloons 1-60, water balloon/water balloons 1-90,
            heart balloon/heart balloons 1-40, star balloon/star balloons 1-40,
            long balloon/long balloons 1-60, beach ball/beach balls 1-20
        """),
        sorts=("red", "orange", "white"),
        gains=deeds("""
            blow blows blew blown up: for the birthday party | with a small pump
            inflate: for the dance floor
            buy buys bought bought: at the party store
            get gets got gotten: from a clown
        """),
        losses=deeds("""
            pop pops popped popped: by accident | with a pin
            burst bursts burst burst: by mistake
            give gives gave given: to a neighbor's children | to {their} little sister
            let lets let let go: in the yard
            puncture: on a thorn
        """),
        containers=items("net/nets 5-30, bag/bags 5-30"),
        sharers=nouns("sharer", "child/children, guest/guests, neighbor/neighbors"),
    ),
    Owning(
        name="party supplies",
        openings=phrases("""
            Planning a party is fun.
            The neighborhood picnic is held in the park.
            Music is playing in the back yard.
        """),
        times=phrases("""
            On Sunday
            In the afternoon
            On the day of the picnic
        """),
        items=items("""
            party hat/party hats 1-40, streamer/streamers 1-40, placemat/placemats 1-60,
            name tag/name tags 1-90, invitation/invitations 1-60, party favor/party favors 1-60,
            noisemaker/noisemakers 1-40, paper napkin/paper napkins 2-150, plastic fork/plastic forks 2-120,
            plastic spoon/plastic spoons 2-120, drinking straw/drinking straws 2-150,
            party whistle/party whistles 1-40
        """),
        sorts=("striped", "plain"),
        gains=deeds("""
            buy buys bought bought: at the party store | on sale
            order: from a catalog
            get gets got gotten: from {their} neighbor
            bring brings brought brought: from home
        """),
        losses=deeds("""
            hand out: to the guests | at the picnic tables
            give gives gave given: to the children | to a neighbor
            use: for the birthday table
            use up: at the picnic
            toss out: by mistake
        """),
        containers=items("packet/packets 4-24, box/boxes 6-48"),
        rows=items("row/rows 3-12, picnic table/picnic tables 6-16"),
        sharers=nouns("sharer", "family/families, guest/guests, child/children"),
    ),
)

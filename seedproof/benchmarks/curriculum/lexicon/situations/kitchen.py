"""Food that is made, bought, eaten and served."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="home baking",
        openings=phrases("""
            Home baking is a family tradition.
            The bake sale helps pay for a field trip.
            A warm kitchen smells wonderful on a cold day.
            Baking teaches patience.
        """),
        times=phrases("""
            On Sunday afternoon
            After school
            On the weekend
        """),
        items=items("""
            muffin/muffins 1-60, cupcake/cupcakes 1-72, brownie/brownies 2-90,
            oatmeal cookie/oatmeal cookies 2-120, sugar cookie/sugar cookies 2-120, biscuit/biscuits 2-80,
            scone/scones 1-48, cinnamon roll/cinnamon rolls 1-48, bread roll/bread rolls 2-80,
            lemon tart/lemon tarts 1-40, soft pretzel/soft pretzels 1-50, granola bar/granola bars 2-60
        """),
        sorts=("large", "small"),
        gains=deeds("""
            bake: for the bake sale | with {their} grandmother | for a birthday party
            make makes made made: in {their} aunt's kitchen
            buy buys bought bought: at the bakery
            get gets got gotten: from a neighbor
        """),
        losses=deeds("""
            give gives gave given: to a neighbor | to {their} classmates
            sell sells sold sold: at the bake sale
            serve: to the guests | at the tea party
            burn: by accident
            drop drops dropped dropped: on the kitchen floor
        """),
        containers=items("box/boxes 4-24, tin/tins 6-30, plate/plates 2-12"),
        rows=items("row/rows 2-8, baking tray/baking trays 6-24"),
        sharers=nouns("sharer", "friend/friends, guest/guests, cousin/cousins, classmate/classmates"),
    ),
    Owning(
        name="pantry",
        openings=phrases("""
            Cooking at home saves money.
            A good cook keeps the pantry stocked.
            The family likes home cooking.
        """),
        times=phrases("""
            On Saturday
            In the evening
            During the holidays
        """),
        items=items("""
            egg/eggs 1-48, lemon/lemons 1-30, lime/limes 1-30, potato/potatoes 2-80, onion/onions 1-50,
            cinnamon stick/cinnamon sticks 1-30, corn tortilla/corn tortillas 2-60, mushroom/mushrooms 2-60,
            avocado/avocados 1-24, sweet potato/sweet potatoes 1-40, bell pepper/bell peppers 1-30
        """),
        stuff=stuff("""
            flour: pound 1-25, sugar: pound 1-20, milk: quart 1-16, rice: pound 1-25, cornmeal: pound 1-15,
            butter: pound 1-8, honey: ounce 4-48, olive oil: pint 1-12, cheese: pound 1-9,
            vinegar: pint 1-8, broth: quart 1-8, cream: pint 1-8, yogurt: pint 1-12, coffee: ounce 4-60
        """),
        gains=deeds("""
            buy buys bought bought: at the grocery store | on the way home
            borrow: from a neighbor
            bring brings brought brought home: from the market
            get gets got gotten: from {their} aunt
        """),
        losses=deeds("""
            use: for dinner | in a new recipe | for a family meal
            give gives gave given: to a neighbor | to {their} uncle
            lend lends lent lent: to a neighbor
            use up: in {their} cooking
        """),
        containers=items("bag/bags 4-20, basket/baskets 6-30"),
    ),
    Owning(
        name="baking counter",
        openings=phrases("""
            A good recipe is easy to follow.
            Careful measuring is important in baking.
            Learning to bake takes practice.
        """),
        times=phrases("""
            On Thursday afternoon
            During the cooking class
            After school
        """),
        items=items("""
            chocolate chip/chocolate chips 5-150, pecan/pecans 2-90, cranberry/cranberries 5-150,
            egg white/egg whites 1-12, egg yolk/egg yolks 1-12, date/dates 1-40,
            dried apricot/dried apricots 1-40, candied cherry/candied cherries 1-60
        """),
        stuff=stuff("""
            flour: cup 1-16, sugar: cup 1-12, milk: cup 1-12, oatmeal: cup 1-16, cornmeal: cup 1-12,
            olive oil: tablespoon 2-40, vanilla: teaspoon 1-16, maple syrup: cup 1-8,
            cocoa: tablespoon 2-30, baking powder: teaspoon 2-24, lemon juice: tablespoon 1-24,
            cinnamon: teaspoon 1-16, yogurt: cup 1-12
        """),
        gains=deeds("""
            fetch: from the pantry | from the cupboard
            borrow: from a neighbor
            get gets got gotten: from {their} aunt
        """),
        losses=deeds("""
            use: for the batter | in a recipe
            stir stirs stirred stirred in: with a wooden spoon
            spill: on the counter | on the stove
            waste: by mistake
        """),
        containers=items("bowl/bowls 4-30"),
        sharers=nouns("sharer", "baker/bakers, cook/cooks, neighbor/neighbors"),
    ),
    Owning(
        name="snack time",
        openings=phrases("""
            A healthy snack gives energy for learning.
            Dried fruit and nuts make a healthy snack.
            Snack time is a quiet part of the morning.
        """),
        times=phrases("""
            At snack time
            During recess
            On the field trip
        """),
        items=items("""
            grape/grapes 1-40, cracker/crackers 1-30, carrot stick/carrot sticks 1-30,
            apple slice/apple slices 1-24, cheese cube/cheese cubes 1-24, raisin/raisins 2-60,
            almond/almonds 2-60, strawberry/strawberries 1-30, cherry tomato/cherry tomatoes 1-30,
            orange wedge/orange wedges 1-20, rice cake/rice cakes 1-20, blueberry/blueberries 2-80,
            cucumber slice/cucumber slices 1-30
        """),
        gains=deeds("""
            get gets got gotten: from {their} sister | from the teacher
            grab grabs grabbed grabbed: from the snack table
            choose chooses chose chosen: at the snack table
            pick out: for lunch
        """),
        losses=deeds("""
            eat eats ate eaten: at the picnic table | on the playground
            munch: on the bus | under a tree
            give gives gave given: to a classmate | to {their} brother
            drop drops dropped dropped: on the floor | in the grass
            trade away: at lunch
        """),
        containers=items("lunch box/lunch boxes 3-15, bowl/bowls 4-20, bag/bags 4-20"),
        sharers=nouns("sharer", "child/children, friend/friends, classmate/classmates"),
    ),
    Owning(
        name="school kitchen",
        who=("the cook", "the school kitchen", "the cafeteria", "the chef", "the lunchroom"),
        openings=phrases("""
            The kitchen opens long before noon.
            Cooking for a big crowd takes planning.
            Hungry students wait in line at the cafeteria.
        """),
        times=phrases("""
            On Friday
            On field day
            During the school week
        """),
        items=items("""
            meatball/meatballs 20-990, dumpling/dumplings 20-990, pancake/pancakes 10-600,
            waffle/waffles 10-500, sandwich/sandwiches 10-600, taco/tacos 10-700, burrito/burritos 10-500,
            egg roll/egg rolls 10-800, veggie burger/veggie burgers 10-500, fish stick/fish sticks 20-990,
            quesadilla/quesadillas 10-400, chicken nugget/chicken nuggets 40-999
        """),
        stuff=stuff("""
            soup: gallon 2-40, chili: quart 4-60, stew: gallon 2-30, tomato sauce: quart 2-40,
            bread dough: pound 4-90, fruit salad: pound 4-90, pasta: pound 5-99
        """),
        gains=deeds("""
            prepare: for the lunch rush | with fresh ingredients
            order: from a caterer
            receive: from the central kitchen
            make makes made made: with help from volunteers
        """),
        losses=deeds("""
            serve: at the counter | to hungry students | to the soccer team
            sell sells sold sold: at the counter
            send sends sent sent: to the teachers' lounge | to a shelter
            dish out: in the cafeteria
        """),
        containers=items("platter/platters 6-40, pan/pans 8-48"),
        rows=items("row/rows 4-20"),
        sharers=nouns("sharer", "table/tables, classroom/classrooms, class/classes"),
    ),
    Owning(
        name="cold drinks",
        openings=phrases("""
            Cold drinks are popular in the summer.
            The stand on the corner is open in hot weather.
            A long line waits in the shade.
        """),
        times=phrases("""
            On a hot afternoon
            On Independence Day
            During the parade
        """),
        items=items("""
            milkshake/milkshakes 1-40, smoothie/smoothies 1-40, slushie/slushies 1-60,
            lemon soda/lemon sodas 1-60, ginger ale/ginger ales 1-60, root beer/root beers 1-60,
            orange soda/orange sodas 1-60
        """),
        stuff=stuff("""
            lemonade: quart 1-24, iced tea: pint 1-24, fruit punch: quart 1-24, apple cider: gallon 1-12,
            orange juice: liter 1-20, grape juice: liter 1-20
        """),
        gains=deeds("""
            buy buys bought bought: at the corner store
            make makes made made: in the kitchen
            carry carries carried carried out: to the stand
            bring brings brought brought: from home
        """),
        losses=deeds("""
            sell sells sold sold: to thirsty joggers | at the corner stand
            pour out: by mistake
            spill: on the sidewalk
            serve: to the guests
            give gives gave given: to {their} neighbors | to {their} uncle
        """),
        containers=items("cooler/coolers 6-24, tray/trays 4-12"),
        sharers=nouns("sharer", "friend/friends, neighbor/neighbors, player/players"),
    ),
)

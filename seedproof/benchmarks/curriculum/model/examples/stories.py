"""Examples of the standards whose problems are stories on a theme, with whole numbers."""

from seedproof.benchmarks.curriculum.model.task import Example

Families = tuple[str, ...]

STORIES: dict[Families, tuple[Example, ...]] = {
    ("k_oa_a_4",): (
        Example(
            ("[[var 10 = (7 + x)]]", "[[question f = ['x']]]"),
            "Ella has 7 blocks. How many more blocks does she need to have 10?",
            "block",
        ),
        Example(
            ("[[var 10 = (b + 4)]]", "[[question f = ['b']]]"),
            "There were some ducks on a pond. Then 4 more ducks came, and now there are 10. "
            "How many ducks were on the pond at first?",
            "duck",
        ),
    ),
    ("k_nbt_a_1",): (
        Example(
            ("[[var f = (10 + 8)]]", "[[question x = ['f']]]"),
            "Max has one full box of 10 crayons and 8 loose crayons. How many crayons does he have?",
            "crayon",
        ),
        Example(
            ("[[var 14 = (10 + d)]]", "[[question z = ['d']]]"),
            "Ida has 14 eggs. She puts 10 of them in a carton, and the others in a bowl. "
            "How many eggs are in the bowl?",
            "egg",
        ),
    ),
    ("k_oa_a_5",): (
        Example(
            ("[[var w = (5 - 2)]]", "[[question p = ['w']]]"),
            "Rosa has 5 pears. She eats 2 of them. How many pears are left?",
            "pear",
        ),
        Example(
            ("[[var v = (1 + 3)]]", "[[question m = ['v']]]"),
            "1 frog sits on a log, and 3 more frogs come. How many frogs are on the log now?",
            "frog",
        ),
    ),
    ("1_oa_a_1", "2_nbt_b_5", "2_nbt_b_7", "3_nbt_a_2", "4_nbt_b_4"): (
        Example(
            ("[[var w = (15 - 8)]]", "[[question p = ['w']]]"),
            "Tom picked 15 apples. He ate 8 of them on the way home. How many apples are left?",
            "apple",
        ),
        Example(
            ("[[var v = (7 + 6)]]", "[[var s = (v - 5)]]", "[[question m = ['s']]]"),
            "Leo has 7 marbles and wins 6 more. Then he loses 5. How many marbles does Leo have now?",
            "marble",
        ),
        Example(
            ("[[var h = 9]]", "[[var k = (h - 4)]]", "[[question m = ['(h + k)']]]"),
            "Ana has 9 shells. Ben has 4 fewer shells than Ana. How many shells do they have altogether?",
            "shell",
        ),
    ),
    ("1_oa_a_2", "2_nbt_b_6"): (
        Example(
            ("[[var y = (4 + 6)]]", "[[var z = (5 + y)]]", "[[question f = ['z']]]"),
            "A vase holds 4 red tulips, 6 yellow tulips and 5 white tulips. How many tulips are in the vase?",
            "tulip",
        ),
        Example(
            ("[[var k = (3 + 8)]]", "[[var q = (k + 2)]]", "[[question r = ['q']]]"),
            "Kim saw 3 buses on Monday, 8 on Tuesday and 2 on Friday. How many buses did she see?",
            "bus",
        ),
    ),
    ("1_oa_d_8", "2_oa_a_1"): (
        Example(
            ("[[var 5 = (12 - q)]]", "[[question a = ['q']]]"),
            "Sam had 12 cookies. He gave some of them to his sister, and 5 are left. "
            "How many cookies did he give to his sister?",
            "cookie",
        ),
        Example(
            ("[[var 17 = (s + 9)]]", "[[question w = ['s']]]"),
            "Mia had some postcards. She bought 9 more, and now she has 17. "
            "How many postcards did she have at first?",
            "postcard",
        ),
        Example(
            ("[[var 6 = (20 - (11 + a))]]", "[[question z = ['a']]]"),
            "From 20 balloons, 11 that burst and some that flew away are taken off together, and 6 are left. "
            "How many balloons flew away?",
            "balloon",
        ),
    ),
    ("3_oa_a_3", "3_oa_c_7"): (
        Example(
            ("[[var p = (6 * 8)]]", "[[question m = ['p']]]"),
            "Pia has 6 bags with 8 buttons in each. How many buttons does she have?",
            "button",
        ),
        Example(
            ("[[var e = (24 / 4)]]", "[[var s = (e * 7)]]", "[[question m = ['s']]]"),
            "A baker puts 24 muffins equally into 4 boxes. A shop buys 7 such boxes. "
            "How many muffins does the shop buy?",
            "muffin",
        ),
    ),
    ("3_oa_a_4",): (
        Example(
            ("[[var 24 = (3 * q)]]", "[[question n = ['q']]]"),
            "3 boxes hold the same number of pencils, 24 in all. How many pencils are in each box?",
            "pencil",
        ),
        Example(
            ("[[var 6 = (x / 7)]]", "[[question d = ['x']]]"),
            "Some carrots are shared equally among 7 rabbits, and each rabbit gets 6. "
            "How many carrots were there?",
            "carrot",
        ),
        Example(
            ("[[var 5 = (40 / s)]]", "[[question w = ['s']]]"),
            "40 chairs stand in equal rows, and there are 5 chairs for each row. How many rows are there?",
            "chair",
        ),
    ),
    ("3_oa_d_8", "4_oa_a_3"): (
        Example(
            ("[[var y = (20 + 70)]]", "[[var z = (y / 2)]]", "[[question f = ['z']]]"),
            "A farmer has 20 brown hens and 70 white hens. He keeps them in 2 barns, as many in each. "
            "How many hens are in each barn?",
            "hen",
        ),
        Example(
            ("[[var w = 26]]", "[[var m = (2 * w)]]", "[[question p = ['(w + m)']]]"),
            "Ravi read 26 pages on Saturday. On Sunday he read 2 times as many pages as on Saturday. "
            "How many pages did he read on the two days?",
            "book",
        ),
        Example(
            ("[[var r = (5 * 12)]]", "[[var v = (r - 22)]]", "[[question u = ['v']]]"),
            "There were 5 trays with 12 sandwiches on each. The guests ate 22 sandwiches. How many are left?",
            "sandwich",
        ),
    ),
    ("4_nbt_b_5", "5_nbt_b_5"): (
        Example(
            ("[[var w = (15 * 95)]]", "[[question p = ['w']]]"),
            "A library has 15 shelves with 95 books on each. How many books are on the shelves?",
            "book",
        ),
        Example(
            ("[[var y = (6 * 425)]]", "[[question d = ['y']]]"),
            "On each of 6 days, 425 people visited a zoo. How many visits did the zoo have in all?",
            "zoo",
        ),
    ),
    ("4_nbt_b_6",): (
        Example(
            ("[[var w = 97]]", "[[question z = ['(w // 8)', '(w % 8)']]]"),
            "Ola packs 97 candles into boxes of 8. How many boxes can she fill, "
            "and how many candles are left over?",
            "candle",
        ),
        Example(
            ("[[var n = 250]]", "[[question x = ['(n // 9)', '(n % 9)']]]"),
            "A coach shares 250 cards among 9 players, as many as possible and the same number to each. "
            "How many cards does each player get, and how many remain?",
            "card",
        ),
    ),
    ("5_oa_a_1",): (
        Example(
            ("[[var k = ((44 + 37) / 9)]]", "[[question z = ['k']]]"),
            "44 red beads and 37 blue beads are mixed and then shared equally among 9 children. "
            "How many beads does each child get?",
            "bead",
        ),
        Example(
            ("[[var a = (48 + (6 * (20 + 13)))]]", "[[question m = ['a']]]"),
            "A shop had 48 kites. Then 6 parcels came, each with 20 large kites and 13 small ones. "
            "How many kites does the shop have now?",
            "kite",
        ),
    ),
    ("5_nbt_b_6", "6_ns_b_2"): (
        Example(
            ("[[var w = (552 / 24)]]", "[[question z = ['w']]]"),
            "552 plants are packed into crates, with 24 plants in each crate. How many crates are there?",
            "plant",
        ),
        Example(
            ("[[var a = (3195 / 15)]]", "[[question x = ['a']]]"),
            "A printer makes 3195 copies in 15 minutes, the same number in each minute. "
            "How many copies does it make in a minute?",
            "printer",
        ),
    ),
    ("8_ee_a_2",): (
        Example(
            ("[[var 441 = (x ** 2)]]", "[[question z = ['x']]]"),
            "The square of a number is 441. Find all numbers of which this is true.",
        ),
        Example(
            ("[[var 196 = (x ** 2)]]", "[[var x > 0]]", "[[question z = ['x']]]"),
            "A square garden has an area of 196 square feet. How many feet long is one of its sides?",
        ),
        Example(
            ("[[var 343 = (d ** 3)]]", "[[question a = ['d']]]"),
            "The cube of a number is 343. What is the number?",
        ),
    ),
}

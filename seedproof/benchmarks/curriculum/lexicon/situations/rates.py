"""What goes on evenly."""

from seedproof.benchmarks.curriculum.lexicon.entry import noun
from seedproof.benchmarks.curriculum.lexicon.lists import verb
from seedproof.benchmarks.curriculum.lexicon.situation import Rate


def _rate(subject: str, does: str, unit: str, of: str, per: str, usual: tuple[int, int]) -> Rate:
    least, most = usual
    return Rate(subject, verb(does), noun(unit), of, noun(per), least, most)


_TIME = (
    _rate("a pump", "move", "liter/liters", "of water", "minute/minutes", (2, 90)),
    _rate("a fire hose", "spray", "gallon/gallons", "of water", "minute/minutes", (50, 300)),
    _rate("a garden hose", "deliver", "gallon/gallons", "of water", "minute/minutes", (2, 15)),
    _rate("a leaking faucet", "waste", "milliliter/milliliters", "of water", "hour/hours", (20, 900)),
    _rate("a dripping pipe", "lose loses lost lost", "cup/cups", "of water", "day/days", (2, 30)),
    _rate("a shower", "use", "gallon/gallons", "of water", "minute/minutes", (2, 5)),
    _rate("a train", "travel", "mile/miles", "", "hour/hours", (20, 120)),
    _rate("a bus", "travel", "mile/miles", "", "hour/hours", (15, 65)),
    _rate("a cargo ship", "sail", "kilometer/kilometers", "", "hour/hours", (15, 45)),
    _rate("a river barge", "travel", "mile/miles", "", "hour/hours", (2, 12)),
    _rate("a sailboat", "sail", "mile/miles", "", "hour/hours", (3, 15)),
    _rate("a jet", "fly flies flew flown", "mile/miles", "", "hour/hours", (400, 650)),
    _rate("a hot-air balloon", "drift", "mile/miles", "", "hour/hours", (2, 20)),
    _rate("a satellite", "travel", "mile/miles", "", "hour/hours", (6000, 9999)),
    _rate("a space probe", "travel", "mile/miles", "", "minute/minutes", (300, 900)),
    _rate("a snail", "crawl", "inch/inches", "", "minute/minutes", (1, 5)),
    _rate("a tortoise", "crawl", "foot/feet", "", "minute/minutes", (8, 25)),
    _rate(
        "a caterpillar", "creep creeps crept crept", "centimeter/centimeters", "", "minute/minutes", (2, 20)
    ),
    _rate("an elevator", "rise rises rose risen", "foot/feet", "", "second/seconds", (3, 30)),
    _rate("a submarine", "dive dives dived dived", "meter/meters", "", "minute/minutes", (5, 60)),
    _rate("a glacier", "move", "foot/feet", "", "year/years", (20, 900)),
    _rate("a bamboo plant", "grow grows grew grown", "inch/inches", "", "day/days", (2, 30)),
    _rate("a sunflower", "grow grows grew grown", "centimeter/centimeters", "", "week/weeks", (5, 40)),
    _rate("a candle", "lose loses lost lost", "centimeter/centimeters", "of height", "hour/hours", (1, 4)),
    _rate("a drill", "bore", "centimeter/centimeters", "", "minute/minutes", (2, 40)),
    _rate("a tunneling machine", "dig digs dug dug", "meter/meters", "of tunnel", "day/days", (5, 40)),
    _rate("a printer", "print", "page/pages", "", "minute/minutes", (8, 90)),
    _rate("a printing press", "print", "newspaper/newspapers", "", "hour/hours", (900, 9999)),
    _rate("a photocopier", "copy", "page/pages", "", "minute/minutes", (10, 80)),
    _rate("a heart", "beat beats beat beaten", "time/times", "", "minute/minutes", (55, 140)),
    _rate("a hummingbird", "flap flaps flapped flapped", "time/times", "", "second/seconds", (40, 80)),
    _rate("a windmill", "turn", "time/times", "", "minute/minutes", (8, 40)),
    _rate("a bottling machine", "fill", "bottle/bottles", "", "minute/minutes", (20, 600)),
    _rate("a stamping machine", "stamp", "coin/coins", "", "minute/minutes", (100, 750)),
    _rate("a candle machine", "make makes made made", "candle/candles", "", "hour/hours", (5, 60)),
    _rate("a bakery oven", "bake", "loaf/loaves", "", "hour/hours", (20, 240)),
    _rate("a robot", "weld", "joint/joints", "", "hour/hours", (30, 400)),
    _rate("a conveyor belt", "carry", "box/boxes", "", "minute/minutes", (5, 60)),
    _rate("a sawmill", "cut cuts cut cut", "board/boards", "", "hour/hours", (40, 900)),
    _rate("a loom", "weave weaves wove woven", "yard/yards", "of cloth", "hour/hours", (2, 20)),
    _rate("a spinning wheel", "spin spins spun spun", "meter/meters", "of yarn", "minute/minutes", (2, 20)),
    _rate(
        "a wind turbine",
        "produce",
        "kilowatt-hour/kilowatt-hours",
        "of electricity",
        "hour/hours",
        (200, 3000),
    ),
    _rate("a dairy cow", "give gives gave given", "gallon/gallons", "of milk", "day/days", (4, 10)),
    _rate("a panda", "eat eats ate eaten", "pound/pounds", "of bamboo", "day/days", (20, 40)),
    _rate("an elephant", "eat eats ate eaten", "pound/pounds", "of hay", "day/days", (150, 400)),
    _rate("a camel", "drink drinks drank drunk", "liter/liters", "of water", "minute/minutes", (4, 12)),
    _rate("a mill", "grind grinds ground ground", "pound/pounds", "of flour", "hour/hours", (30, 900)),
    _rate("a snowplow", "clear", "mile/miles", "of road", "hour/hours", (3, 20)),
    _rate("a road crew", "pave", "yard/yards", "of road", "day/days", (80, 900)),
    _rate("a harvester", "harvest", "acre/acres", "of wheat", "hour/hours", (3, 20)),
    _rate("a lawn mower", "burn", "fluid ounce/fluid ounces", "of gas", "hour/hours", (20, 60)),
    _rate("a furnace", "burn", "quart/quarts", "of oil", "hour/hours", (1, 6)),
    _rate("a dump truck", "haul", "ton/tons", "of gravel", "day/days", (20, 300)),
    _rate("a ski lift", "carry", "skier/skiers", "", "hour/hours", (400, 2800)),
)
_WEIGHT_AND_LENGTH = (
    _rate("the steel cable", "weigh", "kilogram/kilograms", "", "meter/meters", (1, 12)),
    _rate("the iron chain", "weigh", "pound/pounds", "", "foot/feet", (1, 15)),
    _rate("the copper wire", "weigh", "gram/grams", "", "meter/meters", (5, 90)),
    _rate("the carpet", "weigh", "ounce/ounces", "", "square foot/square feet", (4, 20)),
    _rate("the wall paint", "cover", "square foot/square feet", "of wall", "gallon/gallons", (250, 400)),
    _rate("the grass seed", "cover", "square foot/square feet", "of lawn", "pound/pounds", (150, 400)),
    _rate("the car", "travel", "mile/miles", "", "gallon/gallons", (18, 55)),
    _rate("the moving truck", "travel", "mile/miles", "", "gallon/gallons", (6, 15)),
    _rate("the scooter", "travel", "kilometer/kilometers", "", "liter/liters", (20, 50)),
    _rate("the airplane", "burn", "gallon/gallons", "of fuel", "mile/miles", (2, 9)),
    _rate("the cheese", "cost costs cost cost", "dollar/dollars", "", "pound/pounds", (4, 18)),
    _rate("the coffee", "cost costs cost cost", "dollar/dollars", "", "pound/pounds", (7, 20)),
    _rate("the silk", "cost costs cost cost", "dollar/dollars", "", "yard/yards", (9, 40)),
    _rate("the wire fence", "cost costs cost cost", "dollar/dollars", "", "meter/meters", (5, 40)),
    _rate("the gasoline", "cost costs cost cost", "dollar/dollars", "", "gallon/gallons", (2, 6)),
    _rate("the trail mix", "contain", "gram/grams", "of protein", "cup/cups", (8, 30)),
    _rate("the sea water", "contain", "gram/grams", "of salt", "liter/liters", (28, 40)),
    _rate("the field", "yield", "bushel/bushels", "of corn", "acre/acres", (90, 220)),
    _rate("the map", "show shows showed shown", "mile/miles", "", "inch/inches", (2, 60)),
)
RATES = (*_TIME, *_WEIGHT_AND_LENGTH)

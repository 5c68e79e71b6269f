"""Verbs by what they mean for who does it: to gain, to lose, to come, to leave, to move, to work.

A verb stands by its plain form, and by its past where that is irregular: `buy/bought`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from seedproof.certifying.patterns import Kind

GAIN = """
accept acquire add adopt answer assemble attract bake blow/blew boil borrow breed/bred brew bring/brought
build/built buy/bought carry carve catch/caught choose/chose clean clear climb clip collect color complete
compose construct cook copy craft crawl create crochet cut/cut cycle decorate design develop dig/dug
discover do/did download draft draw/drew drill drive/drove earn embroider erect establish fetch fill film
find/found finish fish fix fly/flew fold forge frost fry gain gather generate get/got grab grill grow/grew
harvest hatch hike hunt import inflate inherit invent iron jog jump kick knead knit learn lift locate
make/made manufacture memorize mend mix mold mow net obtain open order paint photograph pick plait plow
polish practice prepare press print process produce publish purchase raise rake read/read receive recite
record recover recruit repair rescue restock restore ride/rode roast roll rope row run/ran sail salvage
sample save scoop score scrub sculpt sew shape sharpen shovel skate sketch ski skip smelt snap solve
spin/spun spot stitch stock stockpile string/strung study supply swim/swam swing/swung take/took tie trace
transcribe translate trap treat trim tune type uncover unearth unload unpack unwrap visit walk wash water
wax weave/wove weigh weld whittle win/won wind/wound wipe wrap write/wrote
"""

HANDLE = """
clean color decorate film fix inspect iron mend paint photograph polish press read/read recite repair
restore scrub sharpen study treat trim tune visit walk wash water wax weigh wipe wrap
"""
"""Of what is done and counted, that which may be done with things that one has already."""

LOSE = """
abandon affix attach auction break/broke burn burst bury chop crack crash crumple crush delete deliver
discard dish dispatch dispense distribute donate drink/drank drop dump eat/ate erase export feed/fed
forget/forgot forward give/gave glue gobble hand install launch lay/laid leave/left lend/lent loan
lose/lost mail melt misplace mount munch nail outgrow/outgrew pass paste pay/paid pin plant poke pop post
pour puncture recall recycle reject release remove rent retire return rip ruin scatter scrap sell/sold
send/sent serve shatter ship shred smash spend/spent spill spoil stain stick/stuck stir/stirred surrender
swallow swap tape tear/tore throw/threw toss trade transfer truck unravel use waste wear/wore
withdraw/withdrew
"""
"""A first event of such a verb, of things that nobody is said to have, counts as done: `sold 5 on Monday`."""

COME = """
appear approach arrive assemble board come/came descend dock emerge enroll enter gather join land park
perch register return settle show/showed sit/sat squeeze touch
"""

LEAVE = """
depart disappear escape evacuate exit flee/fled give/gave leave/left pack perish quit/quit resign retire
scatter vanish withdraw/withdrew
"""

MOVE = """
amble bob bolt bounce bound bustle buzz canter cast/cast catch/caught charge check chug circle clamber
climb coast crawl creep/crept cruise cycle dance dart dash dive dribble drift drive/drove drop duck file
flap flit float flock flow flutter fly/flew follow frolic gallop get/got glide go/went hasten head hike
hop hover hurry hustle jog jump leap/leapt limp line lope lumber march meander migrate move paddle
parachute parade pass patter pedal peel pile plod plunge pour prance prowl pull push race ramble reach
ride/rode rise/rose roam roll romp row rumble run/ran rush sail saunter scamper scoot scramble scurry
scuttle shuffle sidle sign skate ski skim skip slide/slid slink/slunk slip slither sneak soar speed/sped
splash sprint stagger stalk steam steer step stomp stray stream stride/strode stroll strut stumble surge
swarm sweep/swept swerve swim/swam swing/swung swoop take/took teeter thunder tie tiptoe toddle totter
trail tramp travel trek trickle troop trot trudge trundle tumble turn veer waddle wade walk wander wash
wheel whirl whiz wiggle wing wriggle zigzag zip zoom
"""
"""Where they go is said by a word after the verb: `away`, `in`."""

WORK = """
beat/beat bore creep/crept dive drift flap flow grind/ground haul load move pave pump rise/rose set/set
spray stamp travel turn
"""
"""What machines do beside what people do, so and so much each hour."""

HAVE = "have count hold own"
PUT = "put/put pack load place"

_THIRD = {"have": "has", "do": "does", "go": "goes"}
_PAST = {"have": "had", "hold": "held"}
_DOUBLED = frozenset(
    [
        "chug",
        "drop",
        "flit",
        "hop",
        "jog",
        "skip",
        "slip",
        "step",
        "stop",
        "trap",
        "trot",
        "grab",
        "pop",
        "swap",
        "scrap",
        "ship",
        "chop",
        "trim",
        "wrap",
        "flap",
        "slam",
        "clip",
        "snap",
        "pin",
        "rip",
        "net",
        "unwrap",
        "scrub",
        "plod",
        "zip",
        "mop",
        "tip",
        "quit",
        "strut",
    ]
)
_DOUBLE_FORMS = {"knitted": "knit", "leaped": "leap"}


def _past(verb: str) -> str:
    if verb in _PAST:
        return _PAST[verb]
    if verb in _DOUBLED:
        return f"{verb}{verb[-1]}ed"
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ied"
    return f"{verb}ed"


def _third(verb: str) -> str:
    if verb in _THIRD:
        return _THIRD[verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def _forms(entry: str) -> Iterator[tuple[str, str]]:
    verb, _, past = entry.partition("/")
    for form in (verb, _third(verb), past or _past(verb)):
        yield form, verb
    for form, plain in _DOUBLE_FORMS.items():
        if plain == verb:
            yield form, verb


@cache
def forms(table: str) -> Mapping[str, str]:
    """Return all forms of the verbs of a table, each with its plain form."""
    return {form: verb for entry in table.split() if "_" not in entry for form, verb in _forms(entry)}


def expression(table: str) -> str:
    """Return a regular expression for any form of the verbs of a table, as a whole word.

    Verbs that have the same endings stand together: with every form by itself, it is slow to compile.
    """
    endings: dict[str, list[str]] = {}
    for form, verb in forms(table).items():
        stem = verb if form.startswith(verb) else form
        endings.setdefault(stem, []).append(form.removeprefix(stem))
    stems: dict[tuple[str, ...], list[str]] = {}
    for stem, behind in endings.items():
        stems.setdefault(tuple(sorted(behind)), []).append(stem)
    together = [f"(?:{'|'.join(of_these)})(?:{'|'.join(behind)})" for behind, of_these in stems.items()]
    return rf"(?:{'|'.join(together)})\b"


def verb(table: str, read: Callable[[str], Any] = str) -> Kind:
    """Return a gap for any form of the verbs of a table."""
    return Kind(expression(table), read, frozenset(forms(table)))


PLAIN: Mapping[str, str] = {
    **{form: verb for form, verb in forms(GAIN + LOSE + COME + LEAVE + MOVE + WORK + HAVE + PUT).items()},
    **dict.fromkeys(("spend", "spends", "spent"), "pay"),
}
"""Every form and its verb; to spend is to pay."""


def plain(form: str) -> str:
    """Return the verb of a form, and of a phrase such as `drop anchor` its verb."""
    word, _, rest = form.partition(" ")
    return rest or PLAIN.get(word, word.removesuffix("s"))


def is_of_several(form: str) -> bool:
    """Return whether a form can only be that of several, and of now: `trot`, but not `cast`."""
    word = form.partition(" ")[0]
    return PLAIN.get(word) == word and sum(verb == word for verb in PLAIN.values()) > 2


def is_third(form: str) -> bool:
    """Return whether a form is that of one who does it: `trots`."""
    word = form.partition(" ")[0]
    return word.endswith("s") and word != plain(form)

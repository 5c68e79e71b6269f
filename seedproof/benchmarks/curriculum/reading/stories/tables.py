"""The English that the reader knows beside the vocabulary of situations, as tables."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from typing import TypeAlias

from seedproof.benchmarks.curriculum.lexicon.lists import verb
from seedproof.benchmarks.curriculum.lexicon.people import RELATIVES
from seedproof.benchmarks.curriculum.lexicon.vocabulary import (
    NOUNS,
    PLURALS,
    SORTS,
    STUFFS,
    UNIT_FORMS,
    UNIT_SIGNS,
    VERBS,
    Effect,
    VerbForm,
    Words,
    words,
)

PhraseTable: TypeAlias = Mapping[str, Mapping[int, Set[Words]]]
"""Phrases by their first word, and then by how many words they have, the longest first."""


def word_set(text: str) -> frozenset[str]:
    """Split a text into its words."""
    return frozenset(text.split())


def phrase_set(text: str) -> PhraseTable:
    """Read phrases, divided by `|`, by their first word, the longest first."""
    return by_first_word(words(phrase) for phrase in text.split("|"))


def by_first_word(phrases: Iterable[Words]) -> PhraseTable:
    """Group phrases by their first word, the longest first."""
    grouped = defaultdict[str, dict[int, set[Words]]](dict)
    for phrase in sorted(filter(None, phrases), key=len, reverse=True):
        by_length = grouped[phrase[0]]
        if len(phrase) in by_length:
            by_length[len(phrase)].add(phrase)
        else:
            by_length[len(phrase)] = {phrase}
    return dict(grouped)


_COMMON: dict[Effect, str] = {
    "gain": """
        buy buys bought bought
        get gets got gotten
        find finds found found
        collect
        pick
        gather
        receive
        earn
        make makes made made
        bake
        win wins won won
        catch catches caught caught
        save
        borrow
        harvest
        bring brings brought brought
        order
        purchase
        acquire
        pick picks picked picked up
        grow grows grew grown
        build builds built built
        draw draws drew drawn
        fold
        produce
        discover
        knit knits knitted knitted
        cook
        prepare
        fetch
        take takes took taken out
    """,
    "loss": """
        lose loses lost lost
        give gives gave given
        give gives gave given away
        sell sells sold sold
        eat eats ate eaten
        use
        use uses used used up
        spend spends spent spent
        donate
        drop drops dropped dropped
        break breaks broke broken
        throw throws threw thrown away
        lend lends lent lent
        mail
        send sends sent sent
        burn
        drink drinks drank drunk
        remove
        discard
        delete
        pour pours poured poured out
        trade trades traded traded away
        hand hands handed handed out
        sell sells sold sold off
        give gives gave given out
        pass passes passed passed out
        pay pays paid paid
        eat eats ate eaten up
        spill
        misplace
        recycle
        release
    """,
    "comes": """
        come comes came come
        arrive
        join
        land
        enter
        come comes came come in
        come comes came come over
        get gets got gotten on
        walk walks walked walked in
        show shows showed shown up
        fly flies flew flown in
        move moves moved moved in
        come comes came come back
    """,
    "goes": """
        leave leaves left left
        go goes went gone
        go goes went gone away
        go goes went gone home
        leave leaves left left home
        fly flies flew flown away
        depart
        exit
        run runs ran run away
        walk walks walked walked away
        swim swims swam swum away
        hop hops hopped hopped away
        drive drives drove driven away
        drive drives drove driven off
        wander wanders wandered wandered off
        move moves moved moved away
        get gets got gotten off
        fly flies flew flown off
    """,
    "does": """
        run runs ran run
        walk
        read reads read read
        swim swims swam swum
        ride rides rode ridden
        drive drives drove driven
        travel
        hike
        jog
        practice
        work
        sail
        score
        see sees saw seen
        count
        visit
        watch watches watched watched
        play
        type
        solve
        write writes wrote written
        paint
    """,
}


def _with_common() -> dict[str, tuple[VerbForm, ...]]:
    forms = {form: dict.fromkeys(meanings) for form, meanings in VERBS.items()}
    known = {(meaning.base, meaning.particle) for meanings in VERBS.values() for meaning in meanings}
    for effect, listed in _COMMON.items():
        for entry in listed.strip().splitlines():
            common = verb(entry.strip())
            if (common.base, common.particle) in known:
                continue
            for form in {common.base, common.third, common.past, common.participle}:
                meant = VerbForm(common.base, common.particle, effect, form == common.participle)
                forms.setdefault(form, {})[meant] = None
    return {form: tuple(meanings) for form, meanings in forms.items()}


VERB_FORMS = _with_common()
ING = {
    f"{base[:-1] if base.endswith('e') and not base.endswith('ee') else base}ing": base
    for base in {meaning.base for meanings in VERB_FORMS.values() for meaning in meanings}
} | {
    "getting": "get", "winning": "win", "dropping": "drop", "cutting": "cut", "giving": "give",
    "running": "run", "swimming": "swim", "putting": "put", "spending": "spend",
}  # fmt: skip
PARTICLES = frozenset(
    meaning.particle for meanings in VERB_FORMS.values() for meaning in meanings if meaning.particle
)

HAVE = word_set("has have had own owns owned possess possesses keeps kept")
HOLD = word_set("hold holds held contain contains contained fits fit seats seat")
BE = word_set("is are was were be been being 's")
SHARE = word_set(
    "share shares shared divide divides divided split splits distribute distributes distributed"
    " sharing dividing splitting deals dealt deal"
)
PACK = word_set(
    "put puts pack packs packed place places placed arrange arranges arranged sort sorts sorted fill fills"
    " filled cut cuts store stores stored group groups grouped load loads loaded bundle bundles bundled"
    " line lines lined plant plants planted pour pours poured set sets stack stacks stacked tie ties tied"
    " wrap wraps wrapped arranging packing putting separate separates separated lay lays laid box boxes boxed"
    " bag bags bagged hang hangs hung glue glues glued paste pastes pasted"
)
STAND = word_set("stand stands stood sit sits sat hang hung lie lay")
COST = word_set("cost costs")
REMAIN = word_set("remain remains remained stay stays stayed")
NEED = word_set("need needs needed want wants wanted")
VERBAL = STAND | HAVE | HOLD | BE | SHARE | PACK | COST | REMAIN | NEED
"""Forms of verbs with a grammar of their own."""
PLAINLY_VERBAL = VERBAL - word_set(
    "box boxes bag bags set sets line lines group groups stack stacks bundle bundles place places store"
    " stores plant plants tie ties load loads cut cuts wrap wraps pack packs fit fits seat cost costs own"
    " fill paste pour glue lay hang need needs want wants share shares shared stay stays deal dealt filled"
    " sorted cutting lie stand stands"
)
"""Those of them that are no nouns or adjectives either."""

FIRST = phrase_set(
    "at first|at the start|in the beginning|at the beginning|to begin with|to start with|originally"
    "|initially|before that|to begin|at the outset|from the start|beforehand|first"
)
"""Before anything happened."""
NOW = phrase_set(
    "now|left|then|by then|in the end|after that|at the end|still|remaining|left over|afterwards|afterward"
    "|at that point|finally|right now|at present|so far|after all that|when it was over|by now"
)
"""After all that was told."""
TOTAL = phrase_set(
    "in all|altogether|all together|in total|together|all in all|in both|combined|as a total|between them"
    "|overall|in the two places|in both places|in the two places together|in both places together"
)
DISCOURSE = phrase_set(
    "then|later|after that|next|now|afterwards|afterward|later on|soon|finally|also|so|again"
    "|a little later|a while later|soon after|soon after that|after a while|in the end|meanwhile"
    "|besides that|besides|in addition|counting all of them|in all that time"
    "|this time|already|so far|however|just|only|too|as well|for example|suddenly|in a while"
    "|by the end|outside|at once|in that time|in this time|at that rate|at this rate"
    "|to go shopping|after looking around|after some thought"
    "|at this pace|at that pace|in this way|that way|to spend|in between|shortly after|a moment later"
)
"""Adverbs that change no amount."""

DAYS = word_set("monday tuesday wednesday thursday friday saturday sunday")
MONTHS = word_set("january february march april may june july august september october november december")
COLORS = word_set("red blue green yellow white brown black orange pink purple gray grey golden silver gold")
ADJECTIVES = COLORS | word_set(
    "big small large little tall short long new old young ripe fresh round square wooden plastic metal"
    " striped spotted tiny giant plain sweet sour salty male female"
)
PREPOSITIONS = word_set(
    "in on at to from for with into onto of by near under over around through along across behind beside"
    " during after before about off up down out inside outside toward towards next between among without"
    " past against within upon until per above below like since"
)
PERSON_NOUNS = frozenset(RELATIVES) | word_set(
    "brother sister mother father mom dad mum aunt uncle cousin friend neighbor teacher grandmother"
    " grandfather grandma grandpa classmate parent coach son daughter nephew niece boss"
)
FUNCTION = PREPOSITIONS | word_set(
    "a an the this that these those some any no every each all both half more less fewer most many much few"
    " several other others another rest whole total number amount sum difference remaining extra additional"
    " left over and or but if then when while because so than as is are was were be been being has have had"
    " do does did will would can could should may might must shall not how what which who whom whose where"
    " why he she it they them him her his its their theirs hers we us our i me my you your there here only"
    " just exactly about almost nearly approximately around least most twice thrice double triple times time"
    " once dozen pair pairs same equal equally evenly different enough first second third fourth fifth last"
    " next now later also too again still already together altogether themselves itself himself herself"
    " one ones none nothing something everything everybody someone nobody plus minus positive negative"
    " per percent average ratio not never instead except unless until up needs need want wants find work"
    " suppose imagine let her's it's doesn't didn't isn't wasn't aren't weren't don't can't couldn't won't"
    " full empty missing far"
)
"""Words that are neither nouns nor adjectives; none of them is ever passed over unread."""

TELLING = word_set(
    "has have had own owns each every all both half more less fewer most rest other others another left half"
    " dozen pair pairs times twice per total remaining several few many some any no none same equal equally"
    " he she they his her their him them cost costs need needs share shares shared"
)
"""Words that a sentence which only sets the scene has not."""

IRREGULAR = {
    "children": "child", "people": "person", "men": "man", "women": "woman", "mice": "mouse",
    "geese": "goose", "teeth": "tooth", "oxen": "ox", "fish": "fish", "sheep": "sheep", "deer": "deer",
    "persons": "person", "leaves": "leaf", "shelves": "shelf", "loaves": "loaf", "scarves": "scarf",
    "knives": "knife", "wolves": "wolf", "calves": "calf",
}  # fmt: skip
_COMMON_NOUNS = """
    box boxes, bag bags, basket baskets, jar jars, row rows, shelf shelves, table tables, page pages,
    team teams, class classes, group groups, pile piles, pack packs, packet packets, bunch bunches,
    plate plates, tray trays, carton cartons, crate crates, bottle bottles, can cans, cup cups, room
    rooms, student students, boy boys, girl girls, player players, passenger passengers, animal
    animals, bird birds, tree trees, car cars, toy toys, fruit fruits, coin coins, bus buses, seat
    seats, chair chairs, piece pieces, slice slices, bouquet bouquets, vase vases, set sets, stack
    stacks, bundle bundles, column columns, garden gardens, day days, week weeks, month months, year
    years, trip trips, game games, lap laps, kid kids, adult adults, guest guests, worker workers,
    visitor visitors, friend friends, cage cages, morning mornings, afternoon afternoons, evening
    evenings, night nights, spring springs, summer summers, necklace necklaces, bill bills, note
    notes, dish dishes, bench benches, van vans, boat boats, batch batches
"""
NOUN_FORMS: dict[Words, str] = dict(NOUNS)
PLURAL_FORMS = set(PLURALS)
for _pair in _COMMON_NOUNS.split(","):
    _singular, _plural = _pair.split()
    NOUN_FORMS.setdefault((_singular,), _singular)
    NOUN_FORMS.setdefault((_plural,), _singular)
    PLURAL_FORMS.add((_plural,))
for _plural, _singular in IRREGULAR.items():
    NOUN_FORMS.setdefault((_plural,), _singular)
    NOUN_FORMS.setdefault((_singular,), _singular)
    PLURAL_FORMS.add((_plural,))
NOUNS_BY_FIRST = by_first_word(NOUN_FORMS)
STUFFS_BY_FIRST = by_first_word(STUFFS)
SORTS_BY_FIRST = by_first_word(SORTS)
UNITS = UNIT_FORMS
SIGNS = UNIT_SIGNS
"""Only behind a number is `in` an inch."""

WHOLES = {
    "fruit": word_set("apple pear plum peach cherry banana orange mango kiwi fig apricot strawberry"),
    "animal": word_set("cow goat sheep horse pig duck chicken hen dog cat rabbit lamb goose donkey pony"),
    "child": word_set("boy girl"),
    "student": word_set("boy girl"),
    "kid": word_set("boy girl"),
    "people": word_set("adult child man woman"),
    "person": word_set("adult child man woman boy girl"),
    "bird": word_set("duck goose swan hen pigeon sparrow crow parrot owl seagull robin"),
    "flower": word_set("rose tulip daisy sunflower lily"),
}
"""What is also called by a wider word."""

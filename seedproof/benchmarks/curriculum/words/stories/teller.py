"""The story under way: who is named, by which words, in which tense."""

from collections.abc import Callable, Sequence
from copy import copy
from fractions import Fraction
from functools import cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS
from seedproof.benchmarks.curriculum.lexicon.people import HE, POSSESSIVES, PRONOUNS, RELATIVES, SHARERS, SHE
from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Deed, Rate, Shop, SituationType
from seedproof.benchmarks.curriculum.symbolic.problem import Operation
from seedproof.benchmarks.curriculum.words.phrases import owning, questions
from seedproof.benchmarks.curriculum.words.stories.beats import Amount, Beat, Question
from seedproof.benchmarks.curriculum.words.stories.casting import Cast, band, goods
from seedproof.benchmarks.curriculum.words.stories.families import Family
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, Matter, Measured
from seedproof.benchmarks.curriculum.words.stories.numerals import Numerals, is_one
from seedproof.benchmarks.curriculum.words.stories.slots import PAST, PRESENT, Slots
from seedproof.benchmarks.curriculum.words.told import Asks, asks_for
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected
from seedproof.record.patterns import Pattern

EVERYBODY = (*SHE, *HE)
FRIENDS = Noun("friend", "friends")
GUESTS = tuple(Noun(one, many) for one, many in SHARERS.items() if one != "team")
"""Among whom people share; a situation may have puppets or schools in their place."""
BY_SHARERS = ("{friends} {share}", "one of the {friends}", "{gives} {count} {friends}")
"""What only people do who share."""
PERSONAL = ("the two of them", "{friend}", "{friend2}", "{them_person}", "{their}")
"""Slots that need a person."""
AGREED = (
    "how many {does} {who}",
    "how many {were} left",
    "of these",
    "same number",
    "stand",
    "arranges",
    "lines",
    "sets",
)
INCOMPLETE = ("give", "put", "hand", "send", "lend", "pass", "bring", "add", "pay", "spend")
"""Verbs that want something behind their object."""
THEN = ("then ", "later, ", "after that, ", "next, ", "after a while, ")
CARTS = (Noun("shelf", "shelves"), Noun("cart", "carts"))
CHANGES = frozenset(("gain", "lose", "gain groups", "lose groups"))
BOXFUL = 40
"""More than that are not told to be in one container."""
SPARE_BOX = Noun("pack", "packs")
BOXED = frozenset(("groups", "gain groups", "lose groups", "shelves", "pack and give"))
"""Beats with containers."""
NAMING = ("{who}", "{name", "{she}", "{She}")
"""Slots that name the one whom a sentence is about."""
TWO = 2
DAYS = (
    "on Monday",
    "on Tuesday",
    "on Wednesday",
    "on Thursday",
    "on Friday",
    "on Saturday",
    "on Sunday",
    "in ",
)
"""Beginnings of times none of which is a part of another."""
HELD = frozenset(("owning", "stuff"))
"""Stories of what is packed, or shared, where the situation says in what, or among whom."""
OPENABLE = frozenset(("start", "gain", "lose", "parts", "groups", "gain groups", "lose groups", "given out"))
"""Beats that have a time in front of them now and then."""
OPENED = ("{who} {v}", "{who} {has}", "{who} {b", "{who} {sp", "{who} {p", "there", "{friend}")
"""How sentences begin that may have a time, or `then`, in front of them."""


PERSONS = frozenset((
    "baker", "chef", "coach", "cook", "teacher", "carpenter", "captain", "contractor", "courier", "driver",
    "farmer", "maker", "seller", "carrier", "neighbor", "novelist", "pilot", "receptionist", "reporter",
    "scientist", "secretary", "tailor", "zookeeper", "wholesaler", "publisher",
))  # fmt: skip
"""Holders who are people: `it` is for all others."""


class Person(msgspec.Struct, frozen=True):
    """Who has something."""

    name: str
    pronoun: str = ""
    """Nothing for a farm stand, or a farmer who may be a man or a woman."""


class Teller:
    """The sentences so far, and the words for those to come."""

    def __init__(
        self,
        draws: Draws,
        family: Family,
        matter: Matter,
        cast: Cast,
        people: int,
        past: bool,
        numerals: Numerals,
    ) -> None:
        """Begin with no sentence."""
        self.draws = draws
        self.family = family
        self.matter = matter
        self.cast = cast
        self.past = past
        self.tense = PAST if past else PRESENT
        self.numerals = numerals
        self.people = self._people(people)
        self.sentences = list[str]()
        self.named = set[str]()
        self.last = ""
        self.changes = [""] * people
        """What happened last to what each has."""
        self.lost = set[int]()
        """Who has lost something: what is there `in all` would be two things."""
        self.times = list(cast.times)
        self.named_sharer = False
        """Whether somebody was one of those who shared: then no other sharers come in by the same word."""
        self.timed = False
        """Whether a time was told: no story is told at several occasions."""
        self.gains = list(cast.gains)
        self.losses = list(cast.losses)
        self.box = draws.choice(cast.containers) if cast.containers else Noun("bag", "bags")
        others = [box for box in cast.containers if box != self.box]
        self.other_box = draws.choice(others) if others else SPARE_BOX
        self.boxed = False
        """Whether things are in containers: then they are packed into others."""
        self.row = draws.choice(cast.rows) if cast.rows else Noun("row", "rows")
        self.cart = draws.choice(CARTS)
        self.sharer = draws.choice(cast.sharers) if cast.sharers else FRIENDS
        self.sorts = draws.sample(cast.sorts, min(3, len(cast.sorts)))
        self.relative = draws.choice(RELATIVES)
        self.days: list[str] = []
        self.each_day = ""
        self.period = Noun("day", "days")
        if cast.activity is not None:
            self._week(cast.activity)
        self.goods = list[Noun]()
        """What was bought, in order."""
        self.now_bought: Sequence[Noun] = ()
        self.amounts: Sequence[Amount] = ()
        self.deeds: list[Deed] = []
        self.who = 0
        self.other = -1
        self.before = ""
        self.other_before = ""
        self.changing = set[int]()
        """To whom something happens after the beginning."""
        self.asked: Question | None = None
        self.asks = Asks()
        """What the last question asks for."""
        self.tells: frozenset[SituationType] = frozenset()
        """What may be told, for a follow-up."""
        self.hidden: Deed | None = None
        """The deed whose amount is not stated."""
        self.told_behind = ""
        self.hidden_behind = ""
        self.behind: str | None = None
        """What stands behind a deed that is told again."""

    def going_on(self, draws: Draws) -> "Teller":
        """Return a teller who goes on with the story, in new sentences."""
        following = copy(self)
        following.draws = draws
        following.sentences = []
        following.last = ""
        following.behind = None
        following.people = list(self.people)
        following.changes = list(self.changes)
        following.lost = set(self.lost)
        following.named = set(self.named)
        following.times = list(self.times)
        following.gains = list(self.gains)
        following.losses = list(self.losses)
        following.goods = list(self.goods)
        return following

    def not_named(self) -> list[str]:
        """Return the names of those who are not in the story."""
        taken = {person.name for person in self.people} | self.named
        return [name for name in self.cast.who or EVERYBODY if name not in taken]

    def newcomer(self) -> int:
        """Introduce somebody who was not in the story. Raises: Rejected when nobody is left."""
        names = self.not_named()
        if not names:
            raise Rejected("nobody is left")
        name = self.draws.choice(names)
        self.people.append(Person(name, PRONOUNS.get(name, "")))
        self.changes.append("")
        return len(self.people) - 1

    def another_day(self, amount: Amount) -> None:
        """Go on with an activity, at a time that was not in the story. Raises: Rejected."""
        activity = self.cast.activity
        if activity is None:
            raise Rejected("nobody does it")
        times = [time for time in activity.times if time not in self.days]
        if not times:
            raise Rejected("no time is left")
        self.days = [self.draws.choice(times)]
        self.who = 0
        self.amounts = (amount,)
        self.deeds = [self.cast.gains[0]]

    def _week(self, activity: Activity) -> None:
        days = tuple(time for time in activity.times if time.startswith(DAYS))
        times = days if len(days) > TWO else activity.times
        first = self.draws.below(max(1, len(times) - 2))
        self.days = list((times + times)[first : first + 3])
        number = self.draws.below(len(activity.each))
        self.each_day = activity.each[number]
        self.period = activity.periods[min(number, len(activity.periods) - 1)]

    def _people(self, count: int) -> list[Person]:
        draws = self.draws
        cast = self.cast
        if cast.rate is not None:
            return [Person(cast.rate.subject)]
        if cast.activity is not None or cast.shop is not None:
            name = draws.choice(cast.who or EVERYBODY)
            return [Person(name, PRONOUNS.get(name, ""))] * count
        if cast.who:
            names = draws.sample(cast.who, count)
            if len({name.split()[-1] for name in names}) < count:
                raise Rejected("two are called nearly alike")
            return [Person(name) for name in names]
        return [Person(name, PRONOUNS[name]) for name in draws.sample(EVERYBODY, count)]

    # Sentences.

    def say(self, forms: Sequence[str], opened: bool = True) -> str:
        """Tell one of the forms, with the words of the beat at hand, and return it."""
        form = self.draws.choice(self.fresh(forms))
        self.fill(form, opened)
        return form

    def fresh(self, forms: Sequence[str]) -> Sequence[str]:
        """Return the forms that do not begin with `then` right behind another one, if there are some."""
        if not self.sentences or not THENS.search(self.sentences[-1]):
            return forms
        return [form for form in forms if not THENS.search(form)] or forms

    def fill(self, form: str, opened: bool = True) -> None:
        """Tell a form: one sentence, or several."""
        slots = Slots(self.word)
        opener = ""
        if opened and form.startswith(OPENED):
            opener = self.opener(form)
        for piece in form.split(". "):
            text = opener + piece.format_map(slots)
            text = ANOTHER_ONE.sub(r"\1 more ", text)
            opener = ""
            slots.pop("who", None)
            end = "" if text[-1] in ".?" else "."
            self.sentences.append(f"{text[0].upper()}{text[1:]}{end}")
            if any(slot in piece for slot in NAMING):
                name = self.people[self.who].name
                self.named.add(name)
                self.last = name

    def opener(self, form: str) -> str:
        """Draw what stands in front of a sentence: mostly nothing, a time, or `then`."""
        chance = self.draws.below(8)
        if chance < 4 and self.times and not self.timed:
            self.timed = True
            return f"{self.times.pop(self.draws.below(len(self.times)))}, "
        if chance == 4 and self.last == self.people[self.who].name and not self.is_later(form):
            return self.draws.choice(THEN)
        return ""

    def is_later(self, form: str) -> bool:
        """Return whether a form, or the sentence before it, says `then` itself."""
        return bool(THENS.search(form) or THENS.search(self.sentences[-1]))

    def scene(self) -> None:
        """Perhaps open the story with a sentence that has no amount."""
        openings = in_tense(self.cast.openings, self.past)
        if openings and self.draws.below(5) < 2:
            self.sentences.append(self.draws.choice(openings))

    def is_clear(self) -> bool:
        """Return whether a pronoun can only mean the one whom the sentence is about."""
        person = self.people[self.who]
        if not person.pronoun or self.last != person.name:
            return False
        return all(PRONOUNS.get(name) != person.pronoun for name in self.named if name != person.name)

    def may_be_it(self) -> bool:
        """Return whether `it` can only mean a factory or a library, which was told of right before."""
        name = self.people[self.who].name
        if not name.startswith("the ") or name.split()[-1] in PERSONS or not isinstance(self.matter, Counted):
            return False
        return self.family.name in ("owning", "activity") and self.last == name and self.named == {name}

    def named_matter(self) -> bool:
        """Return whether amounts may stand without what they are of: it was named, and all are stated."""
        if self.family.name not in HELD or self.hidden is not None or self.boxed:
            return False
        return any(self.matter.items in sentence for sentence in self.sentences)

    # Words.

    def word(self, key: str) -> str:
        """Return the word for a slot."""
        word = self.tense.get(key)
        if word is not None:
            return word
        number = 0
        if key[-1].isdigit():
            number = int(key[-1]) - 1
            key = key[:-1]
        return WORDS[key](self, number)

    def tell(self, beats: Sequence[Beat]) -> None:
        """Tell all beats, two in one sentence now and then."""
        self.changing = {beat.who for beat in beats if beat.kind in CHANGES}
        at = 0
        while at < len(beats):
            beat = beats[at]
            after = beats[at + 1] if at + 1 < len(beats) else None
            if after is not None and self.tell_two(beat, after):
                at = at + 2
                continue
            self.tell_one(beat)
            at = at + 1

    def take(self, beat: Beat) -> None:
        """Make a beat the one at hand."""
        self.amounts = beat.amounts
        self.who = beat.who
        self.other = beat.other
        self.other_before = beat.before
        if self.cast.shop is not None:
            self.now_bought = [self.good(self.cast.shop, price) for price in prices_of(beat)]
            if beat.kind in ("more than", "fewer than"):
                self.now_bought = self.goods

    def good(self, shop: Shop, price: Exact) -> Noun:
        """Draw something at about a price that was not bought yet."""
        choice = goods(shop, band(price))
        if not choice:
            raise Rejected("nothing costs about as much")
        good = self.draws.choice(choice)
        if good in self.goods:
            raise Rejected("the same is bought twice")
        self.goods.append(good)
        return good

    def deed(self, kind: str) -> Deed:
        """Draw a deed that was not done yet."""
        deeds = self.losses if kind.startswith("lose") else self.gains
        if len(deeds) == 1:
            return deeds[0]
        return deeds.pop(self.draws.below(len(deeds)))

    def tell_two(self, beat: Beat, after: Beat) -> bool:
        """Tell two beats in one sentence; return whether that was done."""
        forms = self.family.pairs.get((beat.kind, after.kind))
        if forms is None or beat.who != after.who or self.draws.below(2):
            return False
        if beat.amounts[0].written is None or after.amounts[0].written is None:
            return False
        self.take(beat)
        self.amounts = (*beat.amounts, *after.amounts)
        self.deeds = [self.deed(beat.kind), self.deed(after.kind)]
        self.say(self.able(forms))
        self.changes[beat.who] = after.kind
        if "lose" in (beat.kind, after.kind):
            self.lost.add(beat.who)
        return True

    def able(self, forms: Sequence[str]) -> tuple[str, ...]:
        """Return the forms that go with who has it and what it is. Raises: Rejected when none does."""
        personal = bool(self.people[self.who].pronoun) or self.family.name == "gathering"
        able = able_forms(tuple(forms), personal, isinstance(self.matter, Counted))
        if self.sharer.singular not in SHARERS:
            never = BY_SHARERS if self.cast.who else (*BY_SHARERS, "{shares}")
            able = tuple(form for form in able if not any(words in form for words in never))
        if self.cast.shop is not None and self.now_bought is not self.goods and len(self.goods) > 1:
            able = tuple(form for form in able if "{at}" not in form) or able
        if self.family.name in HELD and not self.cast.containers:
            able = tuple(form for form in able if "{box" not in form)
        if self.family.name in HELD and not self.cast.sharers:
            able = tuple(form for form in able if "{friends}" not in form)
        if not able:
            raise Rejected("no sentence goes with it")
        return able

    def tell_one(self, beat: Beat) -> None:
        """Tell a beat."""
        self.take(beat)
        kind = beat.kind
        if kind in BOXED and self.boxed:
            self.box = self.other_box
        self.boxed = self.boxed or kind in BOXED
        if kind == "share and give":
            self.named_sharer = True
            self.sharer = self.draws.choice(GUESTS)
        if kind == "daily":
            second = "gain" if beat.amounts[3].value > 0 else "lose"
            self.deeds = [self.deed("gain"), self.deed(second)]
        elif self.gains and kind not in ("result", "result in all"):
            self.deeds = [self.deed(kind)]
        if (
            kind == "pack and give"
            and len(beat.amounts) > 1
            and beat.amounts[1].value > beat.amounts[0].value
        ):
            raise Rejected("more is given away than there is")
        forms = self.able(self.forms(beat))
        if self.changes[beat.who] == "lose":
            forms = tuple(form for form in forms if not form.startswith("of these")) or forms
        form = self.say(forms, kind in OPENABLE)
        if beat.amounts[0].written is None and ("{v}" in form or "{come}" in form):
            self.hidden = self.deeds[0]
            self.hidden_behind = self.told_behind
        if kind in CHANGES:
            self.changes[beat.who] = kind.split()[0]
        if kind.startswith("lose"):
            self.lost.add(beat.who)

    def forms(self, beat: Beat) -> Sequence[str]:
        """Return the forms of a beat."""
        kind = beat.kind
        family = self.family
        if kind in family.some and beat.amounts[0].written is None:
            return family.some[kind]
        if kind == "start" and beat.who:
            return family.also
        if kind == "start" and beat.who in self.changing and family.begun:
            return family.begun
        if kind == "parts":
            return self.of_parts(beat)
        if kind == "pack and give" and len(beat.amounts) > 1:
            return owning.PACK_AND_GIVE_SOME
        if kind == "result":
            return self.not_in_all(family.result.get(self.changes[beat.who] or "groups", ()))
        if kind == "result in all":
            return family.result.get("groups", ())
        return family.forms.get(kind, ())

    def of_parts(self, beat: Beat) -> Sequence[str]:
        """Return the forms for parts; what is in one box is no more than a box holds."""
        forms = self.family.parts_of_three if len(beat.amounts) > 2 else self.family.forms.get("parts", ())
        if sum(amount.value for amount in beat.amounts) <= BOXFUL:
            return forms
        return [form for form in forms if "{box}" not in form]

    def not_in_all(self, forms: Sequence[str]) -> tuple[str, ...]:
        """Return the forms that do not ask for a total of what came and what went."""
        if self.who not in self.lost:
            return tuple(forms)
        return tuple(form for form in forms if not TOTALS.search(form)) or tuple(forms)

    def ask(self, question: Question) -> None:
        """Ask the question."""
        self.asked = question
        self.who = question.who
        self.other = question.other
        self.amounts = question.amounts
        self.before = question.before
        self.other_before = question.other_before
        self.now_bought = self.goods
        if question.ask in ("each", "boxes") and self.boxed:
            self.box = self.other_box
        if question.ask in ("each", "boxes") and self.changes[question.who] == "lose":
            raise Rejected("what is shared could be what went")
        forms: Sequence[str]
        if question.ask == "now":
            forms = self.family.now.get(question.before, ())
        else:
            forms = self.family.asks.get(self.kind_of(question), ())
        if question.ask in questions.HIDDEN:
            if self.hidden is not None:
                self.deeds = [self.hidden]
                self.behind = self.hidden_behind
            elif self.family.name != "gathering":
                forms = questions.HIDDEN[question.ask]
        able = self.able(forms)
        if question.ask == "together" and len(self.people) > TWO:
            able = tuple(form for form in able if "{both}" in form)
        if not able:
            raise Rejected("they would be more than two")
        if self.named_sharer:
            able = tuple(form for form in able if not form.startswith("{count} {friends}")) or able
        if question.ask == "now":
            able = self.not_in_all(able)
        alone = len(self.people) == 1
        if question.ask == "now" and not alone:
            able = naming(able)
        elif self.cast.who and self.draws.below(4) and alone:
            able = nameless(able)
        self.asks = self.asks_of(question, self.say(able, opened=False))

    def asks_of(self, question: Question, form: str) -> Asks:
        """Return what a question in one of its forms asks for."""
        match question.ask:
            case "leftover boxes":
                return Asks()
            case "boxes" | "group count":
                return asks_for(self.box)
            case "sharers":
                return asks_for(self.sharer)
            case "others" if "{sort2} {unit}" in form:
                return Asks(counted=f"{self.sorts[1]} {self.matter.items}")
        return asks_for(self.matter.measure)

    def kind_of(self, question: Question) -> str:
        """Return which questions to draw from: where an amount changed, a difference is one in the end."""
        kind = question.ask
        if kind != "difference" or self.cast.shop is not None or self.cast.activity is not None:
            return kind
        if self.changes[question.who] or self.changes[question.other]:
            return "difference in the end"
        return kind


ANOTHER_ONE = Pattern(r"\banother (one|1) (?=[a-z])")
TOTALS = Pattern(r"\b(?:in all|altogether|total|that make|this {makes}|that {makes})\b")
THENS = Pattern(r"\b(?:[Tt]hen|[Nn]ext|[Aa]fter that|[Aa]fter a while|[Ll]ater)\b")
PAST_WORDS = Pattern(
    r"\b(?:was|were|had|went|came|took|got|began|grew|held|\w+ed|lay|lost|found|made|fell|met|blew|rose)\b"
)

PRESENT_WORDS = Pattern(r"\b(?:is|are|has|have)\b")


@cache
def in_tense(openings: tuple[str, ...], past: bool) -> tuple[str, ...]:
    """Return the openings for a story in the past, or in the present."""
    return tuple(opening for opening in openings if is_past(opening) == past)


def is_past(opening: str) -> bool:
    """Return whether a sentence is in the past."""
    return PAST_WORDS.search(opening) is not None and not PRESENT_WORDS.search(opening)


@cache
def nameless(forms: tuple[str, ...]) -> tuple[str, ...]:
    """Return the forms that do not name a holder once more, if there are some."""
    return tuple(form for form in forms if "{who}" not in form and "{name" not in form) or forms


@cache
def naming(forms: tuple[str, ...]) -> tuple[str, ...]:
    """Return the forms that say whose amount is meant, if there are some."""
    return tuple(form for form in forms if "{who}" in form or "{name" in form or "{place}" in form) or forms


@cache
def able_forms(forms: tuple[str, ...], personal: bool, counted: bool) -> tuple[str, ...]:
    """Return the forms for persons or others, for things that are counted or others."""
    if not personal:
        forms = tuple(form for form in forms if not any(slot in form for slot in PERSONAL))
    if not counted:
        forms = tuple(form for form in forms if not any(word in form for word in AGREED))
    return forms


def prices_of(beat: Beat) -> list[Exact]:
    """Return the prices in a beat, each of one thing."""
    match beat.kind:
        case "start" | "result" | "result in all":
            return []
        case "more than" | "fewer than":
            return [beat.amounts[1].value]
        case "groups" | "gain groups" | "lose groups":
            return [beat.amounts[1].value]
        case "total for":
            return [Fraction(beat.amounts[0].value) / Fraction(beat.amounts[1].value)]
    return [amount.value for amount in beat.amounts]


# The words of slots, by their name. A number tells which amount, or which deed.


def _who(t: Teller, number: int) -> str:
    person = t.people[t.who]
    if t.is_clear() and t.draws.below(3):
        return person.pronoun
    if t.may_be_it() and t.draws.below(6):
        return "it"
    return person.name


def _she(t: Teller, number: int) -> str:
    """Write the pronoun of the one whom the sentence is about, even in the same sentence."""
    person = t.people[t.who]
    return person.pronoun or ("it" if t.may_be_it() else person.name)


def _verb(t: Teller, number: int) -> str:
    verb = t.deeds[number].verb
    return verb.past if t.past else verb.third


def _their(t: Teller, number: int) -> str:
    return POSSESSIVES.get(t.people[t.who].pronoun, "the")


def _behind(t: Teller, number: int) -> str:
    """Write what stands behind the amount: the particle, and perhaps a phrase."""
    if t.behind is None:
        t.told_behind = _new_behind(t, number)
        return t.told_behind
    return t.behind


def _new_behind(t: Teller, number: int) -> str:
    verb = t.deeds[number].verb
    ends = t.deeds[number].ends
    particle = f" {verb.particle}" if verb.particle else ""
    if not ends or (verb.base not in INCOMPLETE and t.draws.below(6) == 0):
        return particle
    end = t.draws.choice(ends).replace("{their}", _their(t, 0))
    return f"{particle} {end}"


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _were(t: Teller, number: int) -> str:
    several = t.matter.is_several(t.amounts[number])
    if t.past:
        return "were" if several else "was"
    return "are" if several else "is"


def _size(t: Teller, number: int) -> str:
    size = t.amounts[-1]
    if size.written is None:
        return f"the same {'number' if t.matter.several else 'amount'} of {t.matter.items}"
    return t.matter.amount(size)


def _size_count(t: Teller, number: int) -> str:
    size = t.amounts[-1]
    if size.written is None:
        return "the same number"
    return t.matter.count(size)


def _count(t: Teller, number: int) -> str:
    written = t.amounts[number or (-2 if len(t.amounts) > 1 else 0)].written
    return "some" if written is None else t.numerals.of(written)


def _unit(t: Teller, number: int) -> str:
    """Write what is counted; of stuff that was named, the unit alone now and then."""
    if isinstance(t.matter, Measured) and t.named_matter() and t.draws.below(3):
        return t.matter.of_unit.plural
    return t.matter.unit


def _more(t: Teller, number: int) -> str:
    """Write `7 more plums`; of what was named, `7 more` or `7 more pounds` now and then."""
    amount = t.amounts[number]
    short = t.named_matter() and amount.written is not None and t.draws.below(2) == 0
    if not short or isinstance(amount.written, Operation):
        return t.matter.more(amount)
    if isinstance(t.matter, Counted):
        return f"{t.matter.count(amount)} more"
    if isinstance(t.matter, Measured):
        numeral, _, unit = t.matter.count(amount).rpartition(" ")
        return f"{numeral} more {unit}"
    return t.matter.more(amount)


def _both(t: Teller, number: int) -> str:
    return f"{t.people[t.who].name} and {t.people[t.other].name}"


def _name_s(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _then(t: Teller, number: int) -> str:
    """Write which amount of the other is meant, if it changed: ` had left`, or of a place ` in the end`."""
    if t.other_before and t.family.name == "gathering":
        return " in the end" if t.asked is not None else " by then"
    return _left(t.other_before, t.past)


def _left(before: str, past: bool) -> str:
    if not before:
        return ""
    if before == "lose":
        return " has left" if not past else " had left"
    return " has now" if not past else " had then"


def _part(t: Teller, number: int) -> str:
    return PARTS[int(t.amounts[0].value)]


def _days(t: Teller, number: int) -> str:
    """Write `5 days`, or of an activity `5 mornings`."""
    written = t.amounts[number].written
    if written is None:
        return f"some {t.period.plural}"
    return f"{t.numerals.of(written)} {t.period.singular if is_one(written) else t.period.plural}"


def _numeral(t: Teller, number: int) -> str:
    written = t.amounts[number].written
    return t.numerals.of(written) if written is not None else "some"


def _come(t: Teller, number: int) -> str:
    verb = t.deeds[number].verb
    if t.past:
        return verb.past
    if number < len(t.amounts) and not t.matter.is_several(t.amounts[number]):
        return verb.third
    return verb.base


def _with_article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _rate_of(t: Teller) -> Rate:
    if t.cast.rate is None:
        raise Rejected("nothing goes on evenly")
    return t.cast.rate


def _span(t: Teller, number: int) -> str:
    """Write `8 minutes`."""
    written = t.amounts[number].written
    per = _rate_of(t).per
    if written is None:
        return f"some {per.plural}"
    return f"{t.numerals.of(written)} {per.singular if is_one(written) else per.plural}"


WORDS: dict[str, Callable[[Teller, int], str]] = {
    "who": _who,
    "name": lambda t, number: t.people[t.who].name,
    "she": _she,
    "She": lambda t, number: _capital(_she(t, number)),
    "name_s": lambda t, number: _name_s(t.people[t.who].name),
    "other": lambda t, number: t.people[t.other].name,
    "giver": lambda t, number: t.people[t.other].name,
    "their": _their,
    "them_person": lambda t, number: "her" if t.people[t.who].pronoun == "she" else "him",
    "friend": lambda t, number: f"{_their(t, 0)} {t.relative}",
    "friends": lambda t, number: t.sharer.plural,
    "friend_one": lambda t, number: t.sharer.singular,
    "n": lambda t, number: t.matter.amount(t.amounts[number]),
    "k": lambda t, number: t.matter.count(t.amounts[number]),
    "K": lambda t, number: _capital(t.matter.count(t.amounts[number])),
    "more": _more,
    "fewer": lambda t, number: t.matter.more(t.amounts[number], t.matter.fewer),
    "each": lambda t, number: t.matter.count(t.amounts[2]),
    "sorted": lambda t, number: t.matter.sorted(t.amounts[number], t.sorts[number]),
    "sort": lambda t, number: t.sorts[number],
    "are": _were,
    "are_size": lambda t, number: _were(t, -1),
    "are_count": lambda t, number: "were" if t.past else "are",
    "v": _verb,
    "come": _come,
    "q": lambda t, number: f" {t.deeds[0].verb.particle}" if t.deeds[0].verb.particle else "",
    "place": lambda t, number: t.people[t.who].name,
    "other_place": lambda t, number: t.people[t.other].name,
    "today": lambda t, number: t.days[t.who],
    "that_day": lambda t, number: t.days[t.other],
    "day": lambda t, number: t.days[number],
    "Day": lambda t, number: _capital(t.days[number]),
    "each_day": lambda t, number: t.each_day,
    "periods": lambda t, number: t.period.plural,
    "at": lambda t, number: t.cast.shop.place if t.cast.shop is not None else "",
    "good": lambda t, number: t.now_bought[number].singular,
    "goods": lambda t, number: t.now_bought[number].plural,
    "a_good": lambda t, number: _with_article(t.now_bought[number].singular),
    "subject": lambda t, number: t.people[0].name,
    "each_per": lambda t, number: f"each {_rate_of(t).per.singular}",
    "per": lambda t, number: _rate_of(t).per.singular,
    "pers": lambda t, number: _rate_of(t).per.plural,
    "span": _span,
    "base": lambda t, number: t.deeds[number].verb.base,
    "p": _behind,
    "items": lambda t, number: t.matter.items,
    "unit": _unit,
    "more_unit": lambda t, number: f"more {_unit(t, number)}",
    "fewer_unit": lambda t, number: f"fewer {_unit(t, number)}",
    "them": lambda t, number: t.matter.them,
    "many": lambda t, number: t.matter.many,
    "box": lambda t, number: t.box.singular,
    "a_box": lambda t, number: _with_article(t.box.singular),
    "boxes": lambda t, number: t.box.plural,
    "row": lambda t, number: t.row.singular,
    "rows": lambda t, number: t.row.plural,
    "cart": lambda t, number: t.cart.singular,
    "carts": lambda t, number: t.cart.plural,
    "size": _size,
    "size_count": _size_count,
    "count": _count,
    "places": _numeral,
    "taken": lambda t, number: _numeral(t, 1),
    "part": _part,
    "days": _days,
    "has_last": lambda t, number: "had" if t.past else "has",
    "both": _both,
    "then": _then,
}

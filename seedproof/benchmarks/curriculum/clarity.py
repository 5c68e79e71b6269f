"""Finds in a text alone what can be read in two ways, whoever wrote it.

It reaches neither what writes problems nor what reads them: sentences are cut into words, and of each it is
noted who has something, whose amount changes, and who is meant. The vocabulary gives verbs and names.

A finding is one of these:

reference  an amount that changed is compared with, or asked for in the past, without a word on when
pronoun    a pronoun that could mean two of those who were named
tense      a sentence that tells of amounts in another tense than the first one
nouns      as many of one thing as somebody has of another
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, OWNING
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.record.patterns import Pattern

Effect: TypeAlias = Literal["have", "gain", "lose", "come", "go", "move", "other"]
"""What a verb says of the amount that its subject has; `come`, `go`: of the place; `move`: of a container."""
Tense: TypeAlias = Literal["past", "present", "either"]
Unclear: TypeAlias = tuple[str, str]
"""What is unclear, and a sentence on it."""


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


_SENTENCES = Pattern(r"(?<=[.?!])\s+(?=[\"“A-Z0-9$])|\n+")
_TOKENS = Pattern(r"[A-Za-z]+(?:[-'’][A-Za-z]+)*|\d+(?:[,./]\d+)*|[$¢%]|[,;:.?!]")
_CLOSES = frozenset(",;:.?!")

_CORE: dict[Effect, str] = {
    "have": "have has had, own owns owned, hold holds held, contain contains contained, be is was, "
    "be are were, start starts started, begin begins began, keep keeps kept, need needs needed",
    "gain": "get gets got, buy buys bought, find finds found, collect collects collected, "
    "receive receives received, earn earns earned, pick picks picked, make makes made, win wins won, "
    "save saves saved, gather gathers gathered, catch catches caught, borrow borrows borrowed, "
    "fetch fetches fetched, bake bakes baked, grow grows grew, order orders ordered",
    "lose": "give gives gave, lose loses lost, eat eats ate, sell sells sold, use uses used, "
    "spend spends spent, throw throws threw, drop drops dropped, break breaks broke, pay pays paid, "
    "donate donates donated, delete deletes deleted, lend lends lent, return returns returned, "
    "hand hands handed, send sends sent, mail mails mailed, trade trades traded",
    "come": "come comes came, arrive arrives arrived, join joins joined, land lands landed, "
    "enter enters entered",
    "go": "leave leaves left, go goes went, wander wanders wandered, depart departs departed",
    "move": "put puts put, add adds added, place places placed, take takes took, remove removes removed, "
    "pour pours poured, fly flies flew, swim swims swam, walk walks walked, run runs ran",
    "other": "share shares shared, divide divides divided, split splits split, pack packs packed, "
    "fill fills filled, arrange arranges arranged, plant plants planted, read reads read, "
    "cost costs cost, weigh weighs weighed, travel travels traveled, drive drives drove",
}
"""Verbs that the vocabulary need not have: base, third person, past."""
_PARTICIPLES = _words("""
    added put taken removed sold eaten given used lost poured placed bought brought thrown donated
    borrowed returned delivered moved picked
""")
_TIMELESS = _words("""
    cost costs hold holds weigh weighs contain contains fit fits
""")
"""What is so whenever a story happens."""
_NOW_OR_ALWAYS = Pattern(
    r"^now\b|\bnow (?:has|have|there)\b|\b(?:is|are|has|have) now\b|^there (?:is|are) .* in (?:an?|one) "
    r"|\bhas an? "
)
"""What holds after a story, or always: `Now she has 7 left`, `There are 12 inches in a foot`."""
_BE_OR_HAVE = _words("""
    have has had did does do is are was were
""")

_SMALL = _words("""
    one two three four five six seven eight nine ten eleven twelve some half twice all several
    another
""")
_NO_VERB_BEHIND = _words("""
    the a an of more fewer less many much his her their its than as to each every these those other
    for with in on at from into by
""")
_PLACES = _words("""
    in on at into onto to from inside off out leave left
""")
_NO_SUBJECT_BEHIND = _PLACES | {"after", "before", "near", "of"}
_PLURAL = _words("they people children geese men women then and")
"""Words in front of the first form of a verb, beside plurals."""
_PRONOUNS = ("he", "she", "it", "they")
_ENDS_NAME = _words("""
    and or but in on at into onto to from of with than as there that who for by each together
    altogether now then still first only also left more fewer less did does do after before
""")
_FUNCTION = _words("""
    a an the there then later next now after before at in on by for from to of with how what which
    who find work he she it they his her their its if when while each every all both some somebody
    someone suppose today yesterday altogether together finally another this that these those during
    as one two three four five six seven eight nine ten eleven twelve half most many first i we you
    no so and but only people everybody everyone inside outside determine calculate give say write
    monday tuesday wednesday thursday friday saturday sunday january february march april may june
    july august september october november december
""")
_WHEN = _words("""
    first left now before beginning start originally end still afterward afterwards earlier
    remaining remain remained finally initially over already begin then after later that started
    starts began begins
""")
"""Words behind a reference that say when the amount was so."""
_WHOLE = _words("""
    all altogether together total both
""")
_SENTENCE_WHEN = Pattern(
    r"\b(?:now|at first|in the (?:end|beginning)|at the (?:start|end|beginning)|originally|to begin with)\b"
)
_ORDERED = Pattern(
    r"^(?:then|later|next|after|now|soon|finally|in the|on|at|by|during|when|before|that|a little|a while)\b"
    r"|\b(?:then|later|afterwards?|now)\b"
)
"""A sentence that says when, or after what, it happens."""
_ASKS = Pattern(r"\bhow (?:many|much)\b")
_TWO_NOUNS = Pattern(
    r"\bas (?:many|much) (?P<first>[a-z]+) (?:in (?:each|it) )?as "
    r"(?:[A-Z]\w+|the (?:\w+ )?\w+) (?:has|had|have) "
    r"(?P<second>(?!left|now|at|in|then|before|still|to|altogether|together)[a-z]+)"
    r"|\bsame number of (?P<one>[a-z]+) and (?P<other>[a-z]+)"
)
_GENDERS = {
    "she": "she", "her": "she", "hers": "she", "herself": "she",
    "he": "he", "his": "he", "him": "he", "himself": "he",
}  # fmt: skip


class _Form(msgspec.Struct, frozen=True):
    """What a form of a verb says."""

    effect: Effect
    tense: Tense
    plain: bool = False
    """Whether it is the first form, which many nouns have, too: `park`, `glue`."""


class _Finite(msgspec.Struct, frozen=True):
    """A verb in a sentence."""

    at: int
    form: _Form


class _Mention(msgspec.Struct, frozen=True):
    """Somebody or some place that is named: from which word to which, and the word before."""

    at: int
    end: int
    name: str
    before: str


class _Reference(msgspec.Struct, frozen=True):
    """What is compared with: holders, and the words behind them."""

    at: int
    names: tuple[str, ...]
    tail: tuple[str, ...]


@cache
def _forms() -> dict[str, _Form]:
    """Return the forms of all verbs; of two meanings, the one that changes an amount less goes first."""
    forms: dict[str, _Form] = {}
    by_effect: list[tuple[Effect, Verb]] = []
    for effect, verbs in _CORE.items():
        for entry in verbs.split(","):
            base, third, past = entry.split()
            by_effect.append((effect, Verb(base, third, past, past)))
    by_effect += [("gain", deed.verb) for situation in OWNING for deed in situation.gains]
    by_effect += [("lose", deed.verb) for situation in OWNING for deed in situation.losses]
    by_effect += [("come", deed.verb) for situation in GATHERINGS for deed in situation.comes]
    by_effect += [("go", deed.verb) for situation in GATHERINGS for deed in situation.goes]
    by_effect += [("other", activity.verb) for activity in ACTIVITIES]
    nouns = _plurals()
    for effect, verb in by_effect:
        same = verb.base == verb.past
        if verb.third not in nouns:
            forms.setdefault(verb.third, _Form(effect, "present"))
        forms.setdefault(verb.past, _Form(effect, "either" if same else "past"))
        forms.setdefault(verb.base, _Form(effect, "either", plain=True))
    return forms


def _plurals() -> set[str]:
    """Return the last words of all nouns in the plural: `pins` is more often one than a verb."""
    owned = (item for owning in OWNING for item in (*owning.items, *owning.containers, *owning.rows))
    gathered = (item for gathering in GATHERINGS for item in gathering.items)
    return {item.noun.plural.split()[-1].lower() for item in (*owned, *gathered)}


def _without_possessive(word: str) -> str:
    """Return whom `Ana's` and `Thomas'` name."""
    if not word.endswith(_POSSESSIVE):
        return word
    return word[:-2] if word.endswith("s") else word[:-1]


_THERE_IS = Pattern(r"\bthere (?:is|are|was|were)\b")
_THEY_ALL = Pattern(r"\bthey all\b|\ball of them\b|\ball (?:three|four|five)\b")
_POSSESSIVE = ("'s", "’s", "'", "’")


class _Sentence:
    """A sentence, cut into words, with its verbs and those whom it names."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = _TOKENS.findall(text)
        self.low_text = text.lower()
        self.low = [word.lower() for word in self.words]
        self.there_is = _THERE_IS.search(self.low_text) is not None
        # Where it says what there is, nothing else in it is the verb.
        self.mentions = list(self._mentions())
        self.verbs = list(self._verbs())
        self.has_amount = any(word[0].isdigit() or word in _SMALL for word in self.low)
        self.asks = text.endswith("?") or _ASKS.search(self.low_text) is not None

    def _mentions(self) -> Iterator[_Mention]:
        at = 0
        while at < len(self.words):
            end = self._name_end(at)
            if end > at:
                before = self.low[at - 1] if at else ""
                yield _Mention(at, end, self._key(at, end), before)
            at = max(end, at + 1)

    def _key(self, at: int, end: int) -> str:
        if self.low[at] == "the":
            return " ".join(self.low[at:end])
        return _without_possessive(self.words[at])

    def _name_end(self, at: int) -> int:
        """Return where a name, or `the` with a noun, ends that begins at a word; `at` if none does."""
        word = self.words[at]
        if self.low[at] == "the":
            end = at + 1
            while end < min(at + 4, len(self.words)) and self._goes_on(end, at):
                end += 1
            return end if end > at + 1 else at
        stem = _without_possessive(word)
        if stem in PRONOUNS:
            return at + 1
        if not stem[:1].isupper() or stem.lower() in _FUNCTION or len(stem) < 2:
            return at
        if at and self.words[at - 1] not in _CLOSES:
            return at + 1
        if stem.endswith("ing"):
            return at
        follows = self.low[at + 1] if at + 1 < len(self.low) else ""
        return at + 1 if follows in _forms() or follows == "and" or stem != word else at

    def _goes_on(self, end: int, begin: int) -> bool:
        word = self.low[end]
        if word in _ENDS_NAME or word in _CLOSES or word[0].isdigit() or self.words[end][0].isupper():
            return False
        form = _forms().get(word)
        return end == begin + 1 or form is None or form.plain

    def _verbs(self) -> Iterator[_Finite]:
        forms = _forms()
        named = {at for mention in self.mentions for at in range(mention.at, mention.end)}
        for at, word in enumerate(self.low):
            form = forms.get(word)
            before = self.low[at - 1] if at else ""
            if form is None or at in named or (before != "there" and self.there_is):
                continue
            if before in _NO_VERB_BEHIND or before[:1].isdigit() or before in _SMALL:
                continue
            if form.plain and not before.endswith("s") and before not in _PLURAL:
                continue
            if word == "left" and any(earlier in _BE_OR_HAVE for earlier in self.low[:at]):
                continue
            yield _Finite(at, form)

    def subjects(self) -> list[str]:
        """Return who the first verb is said of: names, a pronoun, or nobody."""
        if not self.verbs:
            return []
        verb = self.verbs[0].at
        names = [
            mention.name
            for mention in self.mentions
            if mention.at < verb and mention.before not in _NO_SUBJECT_BEHIND and self._is_subject(mention)
        ]
        if not names:
            names = [word for word in self.low[:verb] if word in _PRONOUNS][-1:]
        return names

    def _is_subject(self, mention: _Mention) -> bool:
        """Return whether somebody is the subject: not who only owns it, as in `Ana's sister gives her 3`."""
        owns = self.words[mention.end - 1].endswith(_POSSESSIVE)
        return not owns or self.verbs[0].form.effect == "have"

    def references(self) -> Iterator[_Reference]:
        """Yield what amounts are compared with: behind `than`, and behind the second `as`."""
        for at, word in enumerate(self.low):
            if word == "than" or (word == "as" and self._is_second_as(at)):
                yield self._reference(at)

    def _is_second_as(self, at: int) -> bool:
        before = self.low[max(0, at - 9) : at]
        pairs = list(pairwise(before))
        many = ("as", "many") in pairs or ("as", "much") in pairs
        return many or ("same", "number") in pairs or ("same", "amount") in pairs

    def _reference(self, at: int) -> _Reference:
        names: list[str] = []
        end = at + 1
        while end < len(self.low):
            mention = next((mention for mention in self.mentions if mention.at == end), None)
            if mention is not None:
                names.append(mention.name)
                end = mention.end
            elif self.low[end] in _PRONOUNS:
                names.append(self.low[end])
                end += 1
            elif self.low[end] in ("in", "on", "at", "inside", "and", "there", "were", "are", "both"):
                end += 1
            else:
                break
        tail: list[str] = []
        for word in self.low[end:]:
            if word in _CLOSES:
                break
            tail.append(word)
        return _Reference(at, tuple(names), tuple(tail))


class _Discourse:
    """What is known of those named, sentence by sentence."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.changed: set[str] = set()
        self.bare: dict[str, str] = {}
        """Who was compared with before any change, with the sentence."""
        self.named: list[list[str]] = []
        """Whom each sentence names."""
        self.meant: dict[str, str] = {}
        """Whom each pronoun means, as far as it is known."""
        self.tense: Tense = "either"

    def add(self, sentence: _Sentence) -> Iterator[Unclear]:
        """Take in one more sentence. Yields what is unclear in it."""
        yield from self._pronouns(sentence)
        yield from _two_nouns(sentence)
        if sentence.asks:
            yield from self._asked(sentence)
        else:
            yield from self._tenses(sentence)
            yield from self._references(sentence)
            yield from self._changes(sentence)
        self.named.append([mention.name for mention in sentence.mentions])
        for name in reversed(self.named[-1]):
            self.meant[PRONOUNS.get(name, "it" if name.startswith("the ") else "they")] = name

    def _of(self, name: str) -> list[str]:
        """Return whom a name or a pronoun means."""
        if name == "they":
            return [other for names in self.named for other in names]
        if name in ("he", "she", "it"):
            return [self.meant[name]] if name in self.meant else []
        return [name]

    def _pronouns(self, sentence: _Sentence) -> Iterator[Unclear]:
        earlier = [name for names in self.named for name in names]
        for at, word in enumerate(sentence.low):
            here = [mention.name for mention in sentence.mentions if mention.at < at]
            gender = _GENDERS.get(word)
            if gender is not None:
                could = dict.fromkeys(name for name in here if PRONOUNS.get(name) == gender)
                if not could:
                    behind = {mention.name for mention in sentence.mentions}
                    could = dict.fromkeys(name for name in self._candidates(gender) if name not in behind)
                if len(could) > 1:
                    yield "pronoun", f"{word!r} could be {' or '.join(could)}: {sentence.text}"
                    return
            elif word == "they" and not here and not self._are_together(sentence):
                people = dict.fromkeys(name for name in earlier if not name.startswith("the "))
                if len(people) > 2:
                    yield "pronoun", f"'they' could be some of {', '.join(people)}: {sentence.text}"
                    return

    def _candidates(self, gender: str) -> dict[str, None]:
        """Return who of a gender could be meant: the one subject of the last sentence, else all of them."""
        if self.named:
            last = dict.fromkeys(name for name in self.named[-1] if PRONOUNS.get(name) == gender)
            if len(last) == 1:
                return last
        return dict.fromkeys(name for names in self.named for name in names if PRONOUNS.get(name) == gender)

    def _are_together(self, sentence: _Sentence) -> bool:
        """Return whether `they` are all, or those whom the last sentence names together."""
        if _THEY_ALL.search(sentence.low_text):
            return True
        everybody = {name for names in self.named for name in names if not name.startswith("the ")}
        return bool(self.named) and (everybody <= set(self.named[-1]) or len(self.named[-1]) == 2)

    def _tenses(self, sentence: _Sentence) -> Iterator[Unclear]:
        if not sentence.verbs or not sentence.has_amount or sentence.low[0] in ("suppose", "if"):
            return
        verb = sentence.verbs[0]
        word = sentence.low[verb.at]
        tense = verb.form.tense
        if word in ("is", "are") and "there" not in sentence.low:
            return
        if tense == "either" or word in _TIMELESS or _NOW_OR_ALWAYS.search(sentence.low_text):
            return
        if self.tense == "either":
            self.tense = tense
        elif tense != self.tense:
            yield (
                "tense",
                f"{word!r} is in the {tense}, the story in the {self.tense}: {sentence.text}",
            )

    def _references(self, sentence: _Sentence) -> Iterator[Unclear]:
        says_when = _SENTENCE_WHEN.search(sentence.low_text) is not None
        for reference in sentence.references():
            if says_when or _says_when(reference.tail):
                continue
            for name in reference.names:
                for holder in self._of(name):
                    if holder in self.changed:
                        yield (
                            "reference",
                            f"{holder}'s amount changed, and is compared with bare: {sentence.text}",
                        )
                        return
                    self.bare[holder] = sentence.text

    def _asked(self, sentence: _Sentence) -> Iterator[Unclear]:
        """Yield a finding where an amount that changed is asked for in the past, without a word on when."""
        low = sentence.low
        if not {"had", "did", "were", "was"}.intersection(low) or _WHEN.intersection(low[1:]):
            return
        if _WHOLE.intersection(low) or not _asks_what_there_is(low):
            return
        names = [mention.name for mention in sentence.mentions] or [word for word in low if word in _PRONOUNS]
        for name in names:
            for holder in self._of(name):
                if holder in self.changed:
                    yield (
                        "reference",
                        f"{holder}'s amount changed, and is asked for bare: {sentence.text}",
                    )
                    return

    def _changes(self, sentence: _Sentence) -> Iterator[Unclear]:
        """Note whose amounts a sentence gives and changes. Yields who was compared with before."""
        who = [holder for name in sentence.subjects() for holder in self._of(name)]
        changed: list[str] = []
        given = False
        compared = min((reference.at for reference in sentence.references()), default=len(sentence.words))
        for verb in sentence.verbs:
            if verb.at > compared:
                break
            effect = verb.form.effect
            passive = _is_passive(sentence, verb.at)
            if effect in ("gain", "lose"):
                changed += [holder for holder in who if holder in self.known or given or effect == "lose"]
                changed += self._receivers(sentence, verb.at)
            if passive or effect in ("come", "go", "move"):
                changed += self._where(sentence, verb.at, passive or effect != "move")
            given = given or sentence.has_amount
        if sentence.has_amount:
            self.known |= set(who)
        if sentence.verbs and sentence.has_amount:
            self.known |= {mention.name for mention in sentence.mentions if mention.before in _PLACES}
        is_ordered = _ORDERED.search(sentence.low_text) is not None
        for holder in changed:
            if holder in self.bare and not is_ordered:
                yield (
                    "reference",
                    f"{holder}'s amount changes without a word on when: {self.bare[holder]}",
                )
                break
        self.changed |= set(changed)

    def _receivers(self, sentence: _Sentence, verb: int) -> list[str]:
        """Return those known ones who get what a verb gives, or from whom it is taken."""
        receivers = [
            mention.name
            for mention in sentence.mentions
            if mention.at > verb and (mention.before in ("to", "from", "into") or mention.at == verb + 1)
        ]
        follows = sentence.low[verb + 1] if verb + 1 < len(sentence.low) else ""
        if follows in ("her", "him", "it") and sentence.low[verb] in ("gave", "gives", "give"):
            pronoun = _GENDERS.get(follows, follows)
            here = [mention.name for mention in sentence.mentions if PRONOUNS.get(mention.name) == pronoun]
            receivers += here[:1] or self._of(pronoun)
        return [receiver for receiver in receivers if receiver in self.known]

    def _where(self, sentence: _Sentence, verb: int, somewhere: bool) -> list[str]:
        """Return the known places and containers that something comes to, goes from or is put into.

        Where none is named and it happens `somewhere`, all of them.
        """
        places = [
            mention.name
            for mention in sentence.mentions
            if mention.before in _PLACES or mention.at == verb + 1 or mention.before == "of"
        ]
        if not places and "it" in sentence.low:
            places = self._of("it")
        if not places and somewhere:
            places = [holder for holder in self.known if holder.startswith("the ")]
        return [place for place in places if place in self.known]


def _says_when(tail: Sequence[str]) -> bool:
    """Return whether the words behind a reference say when, or that it is another thing than having."""
    if _WHEN.intersection(tail):
        return True
    forms = _forms()
    verbs = [word for word in tail if word in forms and word not in _BE_OR_HAVE]
    return bool(verbs) and tail[0] == verbs[0]


def _asks_what_there_is(low: Sequence[str]) -> bool:
    """Return whether a question asks what somebody has or what is there, not what is done."""
    if "have" in low or "had" in low:
        return True
    return ("were" in low or "was" in low) and not _PARTICIPLES.intersection(low)


def _is_passive(sentence: _Sentence, at: int) -> bool:
    follows = sentence.low[at + 1 : at + 3]
    return sentence.low[at] in ("is", "are", "was", "were") and bool(_PARTICIPLES.intersection(follows))


def _two_nouns(sentence: _Sentence) -> Iterator[Unclear]:
    match = _TWO_NOUNS.search(sentence.text)
    if match is None:
        return
    first, second = match["first"] or match["one"], match["second"] or match["other"]
    if first != second:
        yield "nouns", f"as many {first} as {second}: {sentence.text}"


def unclear(text: str, told: str = "") -> Iterator[Unclear]:
    """Yield what is unclear in a text; `told` is what stands before it, and is not judged again."""
    discourse = _Discourse()
    for sentence in _cut(told):
        for _ in discourse.add(sentence):
            pass
    # A further turn is later than all that was said before.
    discourse.bare.clear()
    for sentence in _cut(text):
        yield from discourse.add(sentence)


# A problem's text is judged for itself, and then told before its follow-ups.
@lru_cache(maxsize=4)
def _cut(text: str) -> tuple[_Sentence, ...]:
    return tuple(_Sentence(part.strip()) for part in _SENTENCES.split(text) if part.strip())

"""Words of follow-ups: those that introduce a change, and those that say nothing about amounts."""

from seedproof.benchmarks.curriculum.reading.concepts.text import word_set

MARKERS = word_set("""
    suppose supposing imagine assume pretend if instead change changed replace replaced rather were would
    different differently again say consider not version where put try swap let here
""")
"""Without one of them, or `this time`, `use`, a follow-up is a further step."""
HYPOTHESES = word_set("suppose supposing imagine assume pretend instead rather")
"""With one of them, and without a word of a sequence, a follow-up is no further step."""
LEADS = tuple(
    tuple(line.split())
    for line in """
how would the answer change if
how would your answer change if
how does the answer change if
how does your answer change if
how will the answer change if
what would the answer be if
what would your answer be if
what is the answer if
what is your answer if
what would be the answer if
what would happen to the answer if
what would change if
would the answer change if
what happens if
what happens to the answer if
what if
and what if
but what if
one number is changed
one number changes
one number is now different
here is a second version
here is another version
let us say instead that
let us say that
let us suppose that
let us suppose
let us imagine that
let us imagine
let's say instead that
let's suppose that
let's say that
let's say
let us say
let's suppose
let's imagine
let's change
say that
suppose that
suppose instead that
suppose instead
suppose
supposing
imagine that
imagine instead that
imagine instead
imagine
assume that
assume instead that
assume instead
assume
pretend that
pretend
now suppose that
now suppose
consider that
consider instead
consider the same problem but
consider
this time around
this time
make one change
change one number
only one number changes
one number is different
one thing is different
one thing changes
change it a little
now answer this instead
answer this instead
now solve it again
now solve it again with
solve it again
solve the problem again
solve the same problem again
answer the question again
answer again
work it out again
work it out once more
try it again
try again
do it again
solve it once more
here is a change
here is one change
as a change
for a change
in a new version
in another version
in a different version
in the same problem
go back to the problem
go back to the question
look at the problem again
back to the first problem
everything else stays the same
everything else is the same
all else stays the same
all other numbers stay the same
the rest stays the same
the rest is the same
nothing else changes
keep everything else the same
keep the rest the same
with everything else the same
if instead
if
now
instead
but
and
so
if it were the case that
it were
it was
find
calculate
compute
evaluate
work out
what is
if it were true that
it turns out that
actually
in fact
when
""".strip().splitlines()
)
"""Phrases that may stand before a change, or alone."""
OLD = tuple(
    tuple(line.split())
    for line in """
instead of
rather than
in place of
and not
, not
not
""".strip().splitlines()
)
"""Phrases before the number that is replaced."""
REPLACING = tuple(
    tuple(line.split())
    for line in """
from OLD to NEW
changed from OLD to NEW
put NEW where OLD stands
put NEW where OLD stood
put NEW where OLD is
write NEW where OLD stands
try it with NEW
try NEW
let OLD be NEW
let OLD become NEW
turn OLD into NEW
swap OLD for NEW
exchange OLD for NEW
use NEW
with NEW
it with NEW
use NEW for OLD
change OLD to NEW
change OLD into NEW
replace OLD with NEW
replace OLD by NEW
put NEW for OLD
OLD becomes NEW
OLD became NEW
OLD changes to NEW
OLD is changed to NEW
OLD were changed to NEW
OLD was changed to NEW
OLD is replaced by NEW
OLD were replaced by NEW
OLD were NEW
OLD was NEW
OLD is NEW
OLD is now NEW
OLD should be NEW
make OLD NEW
take NEW
NEW
there were NEW
there are NEW
it were NEW
it was NEW
it is NEW
it had been NEW
let it be NEW
you use NEW
we use NEW
you used NEW
we used NEW
it again with NEW
the answer with NEW
problem with NEW
""".strip().splitlines()
)
"""What a piece of a follow-up says that gives a number for a number, without articles."""
SILENT = word_set("""
    a an the that this these those would will did does do could should can may just now instead still only
    actually initially originally time really even so exactly case thus
""")
"""Words of a restated sentence that say nothing about amounts."""
SEQUENCE = word_set("""
    then later next afterwards afterward after also another more again further additional additionally extra
    second finally
""")
"""Words that make a further step of a sentence, unless the main text has them, too."""
ANSWER = word_set("""
    nothing all other numbers stay stays as they are which then time that those it's were kept keep unchanged
    does not
    you get version second another here one different try same rest everything else
    answer what what's is be will would how does do change changes changed the a your new now then it find
    give work out it's by much to and in that case if different result happens happen for problem solve
    calculate again question of same as before stays asked compute with this number numbers
""")
"""Words of a question for the answer, whatever the main text asks."""
ASKING = word_set("how what which find work calculate determine give tell compute compare write fill decide")
HEADS = word_set("""
    more fewer less longer shorter taller heavier lighter difference change many much far long old each total
    left remain remaining altogether all together both first start begin beginning before average sum product
    greater smaller higher lower warmer colder apart perimeter area side length width quotient remainder per
""")
"""Words that decide what a question asks."""
PRONOUNS = word_set("he she it they him her them his its their you your i my we our")

"""Brings verbs to their base, where that takes more than an ending off."""

BE = {
    **dict.fromkeys(("is", "are", "was", "were", "been", "being", "am"), "be"),
    **dict.fromkeys(("has", "had", "having"), "have"),
}
_IRREGULAR = """
eat ate eaten, give gave given, get got gotten, buy bought bought, find found found, make made made,
take took taken, see saw seen, lose lost lost, sell sold sold, pay paid paid, spend spent spent,
send sent sent, bring brought brought, catch caught caught, pick picked picked, run ran run, ride
rode ridden, drive drove driven, swim swam swum, fly flew flown, write wrote written, read read
read, draw drew drawn, drink drank drunk, grow grew grown, throw threw thrown, break broke broken,
choose chose chosen, steal stole stolen, cut cut cut, put put put, set set set, leave left left,
come came come, go went gone, keep kept kept, hold held held, stand stood stood, build built built,
lend lent lent, win won won, sit sat sat, sing sang sung, begin began begun, sink sank sunk, rise
rose risen, fall fell fallen, weave wove woven, sew sewed sewn, knit knit knit, wear wore worn, tear
tore torn, feed fed fed, lay laid laid, hang hung hung, hide hid hidden, shine shone shone, stick
stuck stuck, dig dug dug, teach taught taught, tell told told, say said said, hear heard heard, do
did done, bake baked baked, dive dove dived, lead led led, meet met met, shoot shot shot, split
split split, spread spread spread, slide slid slid, use used used
"""
PRESENT = {
    form: verb.split()[0] for verb in _IRREGULAR.replace("\n", " ").split(",") for form in verb.split()[1:]
}

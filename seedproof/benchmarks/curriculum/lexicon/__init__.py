"""The vocabulary that writer and reader share: words with their forms, and nothing about sentences.

themes     countable things that stories are about, by kind
people     names and their pronouns
verbs      what people do with things, in their forms
places     containers, and places where animals are
measures   units, what they measure, and substances
numerals   number words
"""

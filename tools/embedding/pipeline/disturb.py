"""What people do to words: they mistype them, wrap them into questions and put several into one sentence."""

import random

_sounds = [
    ("ph", "f"), ("th", "t"), ("rh", "r"), ("tz", "z"), ("ck", "k"), ("ie", "i"), ("ä", "e"), ("äu", "eu"), ("v", "f"),
    ("dt", "t"), ("ss", "s"), ("ll", "l"), ("nn", "n"), ("mm", "m"), ("tt", "t"), ("pp", "p"), ("rr", "r"), ("y", "ü"),
    ("y", "i"), ("z", "tz"), ("k", "ck"), ("s", "ss"), ("t", "tt"), ("m", "mm"), ("l", "ll"), ("n", "nn"), ("f", "ff"),
    ("tion", "zion"), ("x", "chs"), ("chs", "x"), ("eh", "e"), ("ah", "a"), ("oh", "o"), ("uh", "u"), ("a", "ah"),
    ("e", "eh"), ("i", "ie"), ("d", "t"), ("t", "d"), ("g", "k"), ("b", "p"), ("c", "k"), ("ee", "ea"), ("ei", "ie"),
    ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ä", "a"), ("ö", "o"), ("ü", "u"), ("sch", "ch"), ("sch", "sh"), ("qu", "kw"),
]  # fmt: skip
_rows = ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
_neighbours = {
    letter: [row[at + step] for step in (-1, 1) if 0 <= at + step < len(row)]
    for row in _rows
    for at, letter in enumerate(row)
}

_frames = [
    "was ist {}", "was sind {}", "was bedeutet {}", "wie funktioniert {}", "wie geht {}", "warum {}", "wieso {}",
    "weshalb {}", "warum gibt es {}", "wer war {}", "wie entsteht {}", "wie entstehen {}", "wozu braucht man {}",
    "wie macht man {}", "woher kommt {}", "was passiert bei {}", "was macht {}", "erkläre mir {}", "ich suche {}",
    "film über {}", "ein film zu {}", "der film zeigt {}", "der film erklärt {}", "video {}", "{} einfach erklärt",
    "unterricht {}", "unterrichtsmaterial zu {}", "arbeitsblatt {}", "übungen zu {}", "{} für kinder", "{} für die grundschule",
    "{} klasse 5", "{} sekundarstufe", "einführung in {}", "{} im überblick", "am beispiel von {}", "{} und seine folgen",
    "alles über {}", "das thema {}", "{} im alltag", "was soll ich tun wenn {}", "ist {} gefährlich", "wie wird {}",
    "what is {}", "what are {}", "how does {} work", "why {}", "why is {}", "who was {}", "how do {}", "where does {} come from",
    "a film about {}", "the film shows {}", "lesson on {}", "worksheet {}", "{} explained", "{} for kids", "introduction to {}",
    "all about {}", "the story of {}", "how to {}", "{} for beginners", "what happens to {}",
]  # fmt: skip


def mistype(text: str, chance: random.Random) -> str:
    """One slip in one of the longer words."""
    words = text.split(" ")
    long = [at for at, word in enumerate(words) if len(word) > 4]
    if not long:
        return text
    at = chance.choice(long)
    words[at] = _slip(words[at], chance)
    return " ".join(words)


def _slip(word: str, chance: random.Random) -> str:
    if chance.random() < 0.45:
        fitting = [(written, heard) for written, heard in _sounds if written in word[1:]]
        if fitting:
            written, heard = chance.choice(fitting)
            places = [at for at in range(1, len(word)) if word.startswith(written, at)]
            at = chance.choice(places)
            return word[:at] + heard + word[at + len(written) :]
    at = chance.randrange(1, len(word) - 1)
    slip = chance.randrange(4)
    if slip == 0:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if slip == 1:
        return word[:at] + word[at + 1 :]
    if slip == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + chance.choice(_neighbours.get(word[at], ["e"])) + word[at + 1 :]


def frame(text: str, chance: random.Random) -> str:
    """The text inside a question or a title, as people ask and as catalogues write."""
    return chance.choice(_frames).format(text)

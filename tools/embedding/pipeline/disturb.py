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
    "all about {}", "the story of {}", "how to {}", "{} for beginners", "what happens to {}", "warum wird {}", "warum ist {}",
    "warum haben wir {}", "warum müssen wir {}", "wie kommt {}", "wie wird aus {}", "wer hat {}", "wie lebt {}", "wie leben {}",
    "was kann man gegen {} tun", "was hat {} mit uns zu tun", "wie rechnet man {}", "wie schreibt man {}", "woran erkennt man {}",
    "seit wann gibt es {}", "wo gibt es {}", "hilfe bei {}", "why do {}", "why are {}", "why did {}", "how did {}", "who invented {}",
    "where do {} live", "how is {} made", "what can i do about {}", "how can i {}", "when was {}", "what causes {}",
]  # fmt: skip

# Words that stand in every question and in every description, and say nothing about what it is about.
_fillers = (
    "der die das den dem des ein eine einen einem einer eines und oder aber auch so sehr mehr nicht kein keine noch nur schon immer "
    "mal manchmal oft hier dort da dann wenn weil dass ob als wie was wer wo warum wieso weshalb wozu woher wohin wann welche "
    "welcher welches ich du er sie es wir ihr man mir mich dir dich sich uns mein meine dein sein seine ihre unser unsere in im "
    "an am auf aus bei beim mit nach von vom vor zu zum zur für über unter um durch gegen ohne zwischen bis seit während ist sind "
    "war waren bin wird werden wurde wurden hat haben hatte kann können konnte muss müssen soll sollen darf dürfen will wollen "
    "macht machen gibt geht gehen kommt kommen lässt lassen kriegen bekommt bekommen braucht brauchen eigentlich denn doch ja "
    "einfach viele alle alles jeder jede etwas nichts andere anders heute früher gut groß klein neu ganz viel wenig diese dieser "
    "dieses film filme video zeigt erklärt stellt vor beschreibt anhand beispiel thema material unterricht einblick überblick "
    "the a an of to in on at by for with from and or but not no is are was were be been being do does did has have had can could "
    "will would should must it its they them their he she his her we our you your i my this that these those what which who how why "
    "where when there here about into over under after before between through as if than then so very more most some any many much "
    "all each other get gets got make makes made use used go goes way show shows explain explains film video introduction lesson"
).split()


def mistype(text: str, chance: random.Random) -> str:
    """A slip or two in the longer words."""
    words = text.split(" ")
    long = [at for at, word in enumerate(words) if len(word) > 4]
    if not long:
        return text
    for _ in range(1 if chance.random() < 0.75 else 2):
        at = chance.choice(long)
        if len(words[at]) > 3:
            words[at] = _slip(words[at], chance)
    return " ".join(words)


def sprinkle(text: str, chance: random.Random) -> str:
    """The text among words that say nothing, as they stand in questions."""
    words = text.split(" ")
    for _ in range(chance.randint(1, 7)):
        words.insert(chance.randint(0, len(words)), chance.choice(_fillers))
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

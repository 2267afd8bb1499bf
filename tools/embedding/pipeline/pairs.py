"""Reads the sources into texts that mean the same.

A pair is (kind, left, right, english): `english` is the English text whose meaning the teacher knows, or ''. The teacher's
vector of it is the aim of both sides.
"""

import json
import lzma
import pickle
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from .normalise import normalise
from .places import ANNOTATIONS, FORMS, KEYWORDS, PLACES, SUBJECT_LABELS, SUBJECT_TERMS, THESAURUS, TOPICS, TRANS, WORDNET

Pair = tuple[str, str, str, str]

_grammar = re.compile(r"\{[^}]*\}|\[[^\]]*\]|<[^>]*>")
_brackets = re.compile(r"\([^)]*\)")
_blanks = re.compile(r"\s+")


def _plain(text: str) -> str:
    return _blanks.sub(" ", text).strip(" ;,/")


def _terms(side: str) -> list[str]:
    """The words of one meaning, without grammar and explanations."""
    terms = (_plain(_brackets.sub(" ", term)) for term in side.split(";"))
    return [term for term in dict.fromkeys(terms) if any(letter.isalpha() for letter in term)]


def read_dictionary() -> Iterator[tuple[list[str], list[str], str, str]]:
    """Aligned meanings: German terms, English terms, both sides with the explanations in brackets."""
    for line in TRANS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or " :: " not in line:
            continue
        german, english = (_grammar.sub(" ", side).split("|") for side in line.split(" :: ", 1))
        if len(german) != len(english):
            continue
        for left, right in zip(german, english, strict=True):
            # An English infinitive's "to" would stand in a third of all texts and mean nothing.
            terms = _terms(left), [re.sub(r"^to ", "", term) for term in _terms(right)]
            if terms[0] and terms[1]:
                yield *terms, _plain(left.replace("(", " ").replace(")", " ")), _plain(
                    right.replace("(", " ").replace(")", " ")
                )


def dictionary_pairs() -> Iterator[Pair]:
    for german, english, long_german, long_english in read_dictionary():
        for at in range(min(3, max(len(german), len(english)))):
            left, right = german[at % len(german)], english[at % len(english)]
            yield "dictionary", left, right, right
        if len(german) > 1:
            yield "synonym", german[0], german[1], english[0]
        if len(german) > 2 or len(english) > 2 or "(" in long_german:
            yield "dictionary-long", long_german, long_english, long_english


def thesaurus_pairs() -> Iterator[Pair]:
    """Each meaning once: the thesaurus lists it again under each of its words."""
    seen = set()
    for line in THESAURUS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("-|") or line in seen:
            continue
        seen.add(line)
        same, broader = [], []
        for term in line[2:].split("|"):
            word = _plain(_brackets.sub(" ", term))
            if word:
                (broader if "(Oberbegriff)" in term else same).append(word)
        key = tuple(sorted(same))
        if key in seen:
            continue
        seen.add(key)
        for at in range(1, min(len(same), 4)):
            yield "synonym", same[at - 1], same[at], ""
        if len(same) > 3:
            half = len(same) // 2
            yield "synonym", ", ".join(same[:half]), ", ".join(same[half:]), ""
        if same and broader:
            yield "broader", same[0], broader[0], ""


class Synset:
    def __init__(self, words: list[str], definition: str, examples: list[str], related: list[tuple[str, str]]):
        self.words = words
        self.definition = definition
        self.examples = examples
        self.related = related


def read_wordnet() -> dict[str, Synset]:
    synsets = {}
    for part, letter in (("noun", "n"), ("verb", "v"), ("adj", "a"), ("adv", "r")):
        for line in (WORDNET / f"data.{part}").read_text(encoding="utf-8").splitlines():
            if line.startswith(" "):
                continue
            data, gloss = line.split(" | ", 1)
            fields = data.split()
            count = int(fields[3], 16)
            words = [re.sub(r"\(.*\)$", "", word).replace("_", " ") for word in fields[4 : 4 + 2 * count : 2]]
            at = 4 + 2 * count
            related = []
            for pointer in range(int(fields[at])):
                symbol, offset, kind = fields[at + 1 + 4 * pointer : at + 4 + 4 * pointer]
                related.append((symbol, ("a" if kind == "s" else kind) + offset))
            examples = [_plain(example) for example in re.findall(r'"([^"]+)"', gloss)]
            definition = _plain(re.sub(r'"[^"]*"?', " ", gloss))
            synsets[letter + fields[0]] = Synset(words, definition, examples, related)
    return synsets


# Kind of, part of, member of, made of, belongs to the topic, derived from: what is spoken of together.
_together = {"@", "@i", "#p", "#m", "#s", ";c", "+", "&"}


def wordnet_pairs() -> Iterator[Pair]:
    synsets = read_wordnet()
    senses = defaultdict(set)
    for key, synset in synsets.items():
        for word in synset.words:
            senses[word.lower()].add(key)
    german_words = _german_words(senses)
    for key, synset in synsets.items():
        words = ", ".join(synset.words)
        whole = f"{words}: {synset.definition}"
        yield "gloss", words, synset.definition, whole
        for example in synset.examples[:2]:
            yield "example", example, whole, example
        german = german_words.get(key, [])
        if german:
            yield "german-gloss", ", ".join(german[:3]), synset.definition, whole
        for symbol, other in synset.related:
            if symbol in _together and other in synsets:
                yield "related", words, ", ".join(synsets[other].words), ""
                if german and other in german_words:
                    yield "german-related", german[0], german_words[other][0], ""


def _german_words(senses: dict[str, set[str]]) -> dict[str, list[str]]:
    """German words of a meaning, where the English words leave no doubt which meaning it is."""
    found = defaultdict(list)
    for german, english, _, _ in read_dictionary():
        votes = defaultdict(int)
        meanings = [senses.get(word.lower(), set()) for word in english]
        for keys in meanings:
            for key in keys:
                votes[key] += 1
        certain = {key for key, count in votes.items() if count > 1}
        certain |= {key for keys in meanings if len(keys) == 1 for key in keys}
        for key in certain:
            found[key] += [word for word in german if word not in found[key]]
    return found


def school_pairs() -> Iterator[Pair]:
    """The school's own words: subjects with their search terms and parents, keywords with their parents."""
    labels = json.loads(SUBJECT_LABELS.read_text(encoding="utf-8"))
    terms = json.loads(SUBJECT_TERMS.read_text(encoding="utf-8"))
    for code, label in labels.items():
        for term in terms.get(code, []):
            if term != label:
                yield "school", label, term, ""
        own = [term for term in terms.get(code, []) if term != label]
        if len(own) > 1:
            yield "school", label, ", ".join(own), ""
        if code[:-2] in labels:
            yield "school", label, labels[code[:-2]], ""
    for line in KEYWORDS.read_text(encoding="utf-8").splitlines()[1:]:
        label, parent = line.split("\t")
        if parent:
            yield "school", label, parent, ""


class Topic(NamedTuple):
    """A topic of the curriculum in both languages: its name, words that belong to it, and a pupil's question."""

    name: str
    words: list[str]
    question: str
    english: str
    english_words: list[str]

    @property
    def text(self) -> str:
        return f"{self.name}: {', '.join(self.words)}"

    @property
    def english_text(self) -> str:
        return f"{self.english}: {', '.join(self.english_words)}"


# One topic in seven is not trained on while settings are chosen: its question, name and words choose them.
_HELD_OUT = 7


def read_topics() -> tuple[list[Topic], list[Topic]]:
    """Topics to learn from, and those that can be held out."""
    rows = [line.split("\t") for line in TOPICS.read_text(encoding="utf-8").splitlines()[1:]]
    topics = [Topic(row[0], row[1].split("; "), row[2], row[3], row[4].split("; ")) for row in rows]
    held = topics[_HELD_OUT - 1 :: _HELD_OUT]
    return [topic for topic in topics if topic not in held], held


def topic_pairs(hold_out: bool) -> Iterator[Pair]:
    learnt, held = read_topics()
    for topic in learnt if hold_out else [*learnt, *held]:
        aim = topic.english_text
        words = ", ".join(topic.words)
        english_words = ", ".join(topic.english_words)
        for word in topic.words:
            yield "topic", topic.name, word, aim
            yield "topic", topic.question, word, aim
        for word in topic.english_words:
            yield "topic", topic.name, word, aim
            yield "topic", topic.english, word, aim
        yield "topic", topic.name, topic.english, aim
        for left in (topic.name, topic.question, topic.english, english_words, aim):
            yield "topic", left, words, aim
            yield "topic", left, topic.text, aim
        yield "topic", topic.question, aim, aim
        yield "topic", topic.question, topic.name, aim


def everyday_pairs() -> Iterator[Pair]:
    """What small pictures show and what stands on maps: names and words for it in both languages."""
    signs = {
        language: json.loads((ANNOTATIONS / language / "annotations.json").read_text(encoding="utf-8"))["annotations"][
            "annotations"
        ]
        for language in ("de", "en")
    }
    for sign, german in signs["de"].items():
        english = signs["en"].get(sign)
        if english and "tts" in german and "tts" in english:
            yield from _everyday(german["tts"][0], german["default"], english["tts"][0], english["default"])
    places = {
        language: json.loads((PLACES / f"{language}.json").read_text(encoding="utf-8"))[language]["presets"]["presets"]
        for language in ("de", "en")
    }
    for key, german in places["de"].items():
        english = places["en"].get(key, {})
        if "name" in german and "name" in english:
            yield from _everyday(german["name"], _split(german), english["name"], _split(english))


def _split(place: dict[str, str]) -> list[str]:
    return [term.strip() for term in place.get("terms", "").split(",") if term.strip()]


def _everyday(german: str, german_words: list[str], english: str, english_words: list[str]) -> Iterator[Pair]:
    aim = f"{english}: {', '.join(english_words)}" if english_words else english
    yield "everyday", german, english, aim
    if german_words:
        yield "everyday", german, ", ".join(german_words), aim
        yield "everyday", ", ".join(german_words), aim, aim
    if english_words:
        yield "everyday", english, ", ".join(english_words), aim


def form_pairs() -> Iterator[Pair]:
    """Words as they stand in sentences, and as they stand in dictionaries; only of words that mean something to us."""
    known = set()
    for german, english, _, _ in read_dictionary():
        known.update(normalise(term) for term in (*german, *english))
    for language in ("de", "en"):
        # A pickle could run anything; this one's checksum is known.
        forms = pickle.loads(lzma.decompress((FORMS / f"{language}.plzma").read_bytes()))
        for form, lemma in forms.items():
            word, plain = form.decode(), lemma.decode()
            if normalise(word) != normalise(plain) and normalise(plain) in known:
                yield "form", word, plain, ""


def all_pairs(hold_out: bool = False) -> Iterator[Pair]:
    yield from dictionary_pairs()
    yield from thesaurus_pairs()
    yield from wordnet_pairs()
    yield from school_pairs()
    yield from topic_pairs(hold_out)
    yield from everyday_pairs()
    yield from form_pairs()

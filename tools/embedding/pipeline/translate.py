"""Puts an English text into German word by word: clumsy, but a sum of words does not mind their order."""

import random
from collections import Counter, defaultdict

from .normalise import normalise
from .pairs import read_dictionary

_choices = 4
_longest = 6


class Translator:
    """A word is what it most often stands beside in the dictionary's words and phrases."""

    def __init__(self):
        together = defaultdict(Counter)
        alone = [Counter(), Counter()]
        terms = {}
        for german, english, _, _ in read_dictionary():
            for left, right in zip(german, english, strict=False):
                sides = normalise(left), normalise(right)
                words = [side.split(" ") for side in sides]
                if not all(sides) or max(len(side) for side in words) > _longest:
                    continue
                if len(words[1]) == 2 and len(words[0]) == 1:
                    terms.setdefault(sides[1], sides[0])
                for side, counts in zip(words, alone, strict=True):
                    counts.update(set(side))
                # What stands alone is certain, in a phrase each word may be another's translation.
                weight = 4 if len(words[0]) == len(words[1]) == 1 else 1
                for one in set(words[1]):
                    for other in set(words[0]):
                        together[one][other] += weight
        self.words = {}
        for word, counts in together.items():
            shares = {other: 2 * count / (alone[1][word] + alone[0][other]) for other, count in counts.items()}
            best = sorted(shares.items(), key=lambda one: (-one[1], one[0]))[:_choices]
            self.words[word] = [other for other, _ in best], [share**3 for _, share in best]
        frequent = {word for word, _ in alone[1].most_common(150)}
        self.terms = {term: word for term, word in terms.items() if not frequent.issuperset(term.split(" "))}

    def translate(self, text: str, chance: random.Random) -> str:
        words = text.split(" ")
        german, at = [], 0
        while at < len(words):
            term = self.terms.get(" ".join(words[at : at + 2]))
            known = self.words.get(words[at])
            german.append(term or (chance.choices(*known)[0] if known else words[at]))
            at += 2 if term else 1
        return " ".join(german)

"""Letters in a row: what is left of a word that no piece knows, because it is rare or because it is mistyped."""

from collections import Counter
from functools import lru_cache

import numpy as np
import sentencepiece

from .places import WORK
from .tokeniser import PIECES, load_tokeniser

GRAMS = 15_000
_file = WORK / "grams.txt"


def grams_of(word: str) -> list[str]:
    """Three and four letters in a row; < and > stand for the word's beginning and end."""
    edged = f"<{word}>"
    return [edged[at : at + size] for size in (3, 4) for at in range(len(edged) - size + 1)]


def count_grams() -> None:
    """Keeps those that stand in the most words."""
    counts = Counter()
    for line in (WORK / "words.tsv").read_text(encoding="utf-8").splitlines():
        counts.update(set(grams_of(line.split("\t")[0])))
    frequent = sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:GRAMS]
    _file.write_text("".join(f"{gram}\n" for gram, _ in frequent), encoding="utf-8")


def read_grams() -> list[str]:
    if not _file.exists():
        count_grams()
    return _file.read_text(encoding="utf-8").splitlines()


class Cutter:
    """A text's rows of the table: the pieces of its words, and of words in several pieces their letters in a row too."""

    def __init__(self):
        self.tokeniser: sentencepiece.SentencePieceProcessor = load_tokeniser()
        self.numbers = {gram: PIECES + at for at, gram in enumerate(read_grams())}
        self.begins = np.array([self.tokeniser.id_to_piece(at).startswith("▁") for at in range(PIECES)])
        self._grams = lru_cache(maxsize=400_000)(self._look_up)

    def _look_up(self, word: str) -> list[int]:
        return [self.numbers[gram] for gram in grams_of(word) if gram in self.numbers]

    def cut(self, texts: list[str], **sampling) -> list[list[int]]:
        """Of normalised texts."""
        found = self.tokeniser.encode(texts, num_threads=1, **sampling)
        for text, pieces in zip(texts, found, strict=True):
            words = text.split(" ")
            if len(pieces) == len(words):
                continue
            at = -1
            lengths = [0] * len(words)
            for piece in pieces:
                # An unknown letter begins no word, and a word may begin with one.
                at += bool(self.begins[piece])
                if 0 <= at < len(words):
                    lengths[at] += 1
            for word, length in zip(words, lengths, strict=True):
                if length > 1:
                    pieces += self._grams(word)
        return found

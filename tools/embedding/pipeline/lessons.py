"""Everything the table learns from, as numbers, and the batches made of it."""

import random
from collections import defaultdict
from typing import NamedTuple

import numpy as np
import sentencepiece

from .disturb import frame, mistype, sprinkle
from .grams import Cutter
from .normalise import normalise
from .pairs import all_pairs
from .table import Ragged
from .teach import read_lessons
from .translate import Translator

DIMENSIONS = 256
# Pairs whose long side is English: in some of them it is put into German word by word.
_english = {"gloss": (0, 1), "german-gloss": (1,), "example": (0, 1)}


class Lessons:
    def __init__(self, hold_out: bool):
        numbers: dict[str, int] = {}
        pairs = defaultdict(list)
        english = defaultdict(list)
        for kind, *texts in all_pairs(hold_out):
            left, right, aim = (normalise(text) for text in texts)
            if left and right and left != right:
                pairs[kind].append((numbers.setdefault(left, len(numbers)), numbers.setdefault(right, len(numbers))))
                english[kind].append(aim)
        lesson_texts, vectors = read_lessons()
        self.aims = _project(vectors)
        self.lesson_texts = lesson_texts
        lesson_of = {text: at for at, text in enumerate(lesson_texts)}
        self.pairs = {kind: np.array(rows, dtype=np.int32) for kind, rows in pairs.items()}
        self.aim_of = {
            kind: np.array([lesson_of.get(aim, -1) for aim in aims], dtype=np.int32) for kind, aims in english.items()
        }
        self.texts = list(numbers)
        self.is_english = np.zeros(len(self.texts), dtype=bool)
        for kind, sides in _english.items():
            for side in sides:
                self.is_english[self.pairs[kind][:, side]] = True
        self.cutter = Cutter()
        self.translator = Translator()
        self.tokens = Ragged(self.cutter.cut(self.texts))
        self.lesson_tokens = Ragged(self.cutter.cut(lesson_texts))


def _project(vectors: np.ndarray) -> np.ndarray:
    """The 256 directions in which the teacher's 384 differ most."""
    values, directions = np.linalg.eigh(vectors.T @ vectors)
    kept = directions[:, np.argsort(values)[::-1][:DIMENSIONS]]
    projected = vectors @ kept
    return (projected / np.linalg.norm(projected, axis=1, keepdims=True)).astype(np.float32)


class Batch(NamedTuple):
    # The texts' pieces one after the other (left sides, right sides, lessons), and where each text begins.
    pieces: np.ndarray
    starts: np.ndarray
    # The numbers of the texts, and what they mean (or -1), to tell which are the same.
    left: np.ndarray
    right: np.ndarray
    meaning: np.ndarray
    # Right sides that got a second subject, and whose it is.
    mixed: np.ndarray
    others: np.ndarray
    # Which texts of the batch have an aim, and which one.
    taught: np.ndarray
    aims: np.ndarray


class Batches:
    """Batches by number: the same number gives the same batch, whichever process makes it."""

    def __init__(self, lessons: Lessons, seed: int, settings: dict):
        self.lessons = lessons
        self.seed = seed
        self.settings = settings
        self.cutter = lessons.cutter
        size = settings["batch"]
        self.mix = settings["mix"]
        shares = np.array(list(self.mix.values()))
        self.counts = np.floor(shares / shares.sum() * size).astype(int)
        self.counts[0] += size - self.counts.sum()

    def make(self, number: int) -> Batch:
        size = self.settings["batch"]
        draw = np.random.default_rng((self.seed, number))
        chance = random.Random(self.seed * 1_000_003 + number)
        sentencepiece.set_random_generator_seed(self.seed * 1_000_003 + number)
        left, right, aim = self._choose(draw)
        left_pieces = self._disturb(left, draw, chance)
        right_pieces = self._translate(right, [self.lessons.tokens[text] for text in right], draw, chance)
        # A longer text speaks of more than the question: some right sides get a second subject.
        mixed = np.flatnonzero(draw.random(size) < self.settings["mixed"])
        others = draw.permutation(size)[: len(mixed)]
        whole = list(right_pieces)
        for row, other in zip(mixed, others, strict=True):
            right_pieces[row] = np.concatenate([whole[row], whole[other]])
        extra = draw.integers(0, len(self.lessons.lesson_texts), self.settings["lessons"])
        lists = left_pieces + right_pieces + self._lessons(extra, chance)
        plain = np.setdiff1d(np.flatnonzero(aim >= 0), mixed)
        lengths = np.array([len(one) for one in lists])
        return Batch(
            pieces=np.concatenate(lists).astype(np.int32),
            starts=np.concatenate([[0], np.cumsum(lengths)[:-1]]),
            left=left,
            right=right,
            meaning=aim,
            mixed=mixed,
            others=others,
            taught=np.concatenate([plain, plain + size, 2 * size + np.arange(len(extra))]),
            aims=np.concatenate([aim[plain], aim[plain], extra]),
        )

    def _lessons(self, extra: np.ndarray, chance: random.Random) -> list[np.ndarray]:
        """What the teacher taught, some of it in German."""
        german = round(len(extra) * self.settings["german"])
        translator = self.lessons.translator
        written = [translator.translate(self.lessons.lesson_texts[at], chance) for at in extra[:german]]
        found = [np.array(one, dtype=np.int32) for one in self.cutter.cut(written)] if written else []
        return found + [self.lessons.lesson_tokens[at] for at in extra[german:]]

    def _translate(self, texts: np.ndarray, lists: list[np.ndarray], draw: np.random.Generator, chance: random.Random):
        rows = np.flatnonzero(self.lessons.is_english[texts] & (draw.random(len(texts)) < self.settings["translated"]))
        written = [self.lessons.translator.translate(self.lessons.texts[texts[row]], chance) for row in rows]
        for row, found in zip(rows, self.cutter.cut(written) if written else [], strict=True):
            lists[row] = np.array(found, dtype=np.int32)
        return lists

    def _choose(self, draw: np.random.Generator):
        lefts, rights, aims = [], [], []
        for kind, count in zip(self.mix, self.counts, strict=True):
            chosen = draw.integers(0, len(self.lessons.pairs[kind]), count)
            pairs = self.lessons.pairs[kind][chosen]
            lefts.append(pairs[:, 0])
            rights.append(pairs[:, 1])
            aims.append(self.lessons.aim_of[kind][chosen])
        left, right = np.concatenate(lefts), np.concatenate(rights)
        # Either side may be the question.
        swap = draw.random(len(left)) < 0.5
        return np.where(swap, right, left), np.where(swap, left, right), np.concatenate(aims)

    def _disturb(self, texts: np.ndarray, draw: np.random.Generator, chance: random.Random) -> list[np.ndarray]:
        """The pieces of the left sides, as people write them."""
        settings = self.settings
        lists = self._translate(texts, [self.lessons.tokens[text] for text in texts], draw, chance)
        dice = draw.random(len(texts))
        ways = [(mistype, "mistype"), (frame, "frame"), (sprinkle, "sprinkle")]
        rows, written = [], []
        for row, text in enumerate(texts):
            edge = 0.0
            for disturb, name in ways:
                edge += settings[name]
                if dice[row] < edge:
                    rows.append(row)
                    written.append(disturb(self.lessons.texts[text], chance))
                    break
        # The same word cut differently: compounds and rare forms are met in other pieces than expected.
        cut = np.flatnonzero(dice > 1 - settings["resample"])
        again = [self.lessons.texts[texts[row]] for row in cut]
        found = self.cutter.cut(written) + self.cutter.cut(again, enable_sampling=True, alpha=0.2, nbest_size=-1)
        for row, pieces in zip([*rows, *cut], found, strict=True):
            lists[row] = np.array(pieces, dtype=np.int32)
        return lists

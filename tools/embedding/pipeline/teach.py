"""Asks the teacher for the meaning of English texts; what it has once answered is kept in work/teacher."""

import multiprocessing
import os

import numpy as np

from .normalise import normalise
from .pairs import all_pairs, read_wordnet
from .places import WORK
from .teacher import Teacher

FOLDER = WORK / "teacher"
CHUNK = 5_000
MOST = 200_000


def lesson_texts() -> list[str]:
    """What the teacher is asked, the most useful first: the school's topics, words and meanings that German has a word for,
    longer phrases, then the rest of WordNet and of the dictionary.
    """
    lemmas = {word.lower() for synset in read_wordnet().values() for word in synset.words}
    topics, words, meanings, phrases, rest = {}, {}, {}, {}, {}
    for kind, _, _, english in all_pairs():
        text = normalise(english)
        if not text:
            continue
        if kind in ("topic", "everyday"):
            topics[text] = english
        elif text in lemmas and kind == "dictionary":
            words[text] = english
        elif kind == "german-gloss":
            meanings[text] = english
        elif text.count(" ") >= 3 and kind in ("dictionary", "example"):
            phrases[text] = english
        elif kind in ("gloss", "dictionary-long"):
            rest[text] = english
    # One text may stand in several; the first place counts.
    return list({**topics, **words, **meanings, **phrases, **rest}.values())[:MOST]


def teach() -> None:
    """Several processes with one thread each: the texts are too short to share one between threads."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = set(_read_answers()[0])
    texts = [text for text in lesson_texts() if text not in known]
    print(f"{len(texts)} texts for the teacher, {len(known)} known", flush=True)
    chunks = [texts[start : start + CHUNK] for start in range(0, len(texts), CHUNK)]
    with multiprocessing.get_context("spawn").Pool(os.cpu_count(), initializer=_hire) as pool:
        for number, vectors in enumerate(pool.imap(_ask, chunks)):
            name = f"{len(list(FOLDER.glob('*.npy'))):03d}"
            (FOLDER / f"{name}.txt").write_text("\n".join(chunks[number]), encoding="utf-8")
            np.save(FOLDER / f"{name}.npy", vectors)


_teacher: Teacher | None = None


def _hire() -> None:
    global _teacher
    _teacher = Teacher(threads=1)


def _ask(texts: list[str]) -> np.ndarray:
    assert _teacher
    return _teacher.embed(texts)


def _read_answers() -> tuple[list[str], list[np.ndarray]]:
    texts, vectors = [], []
    for path in sorted(FOLDER.glob("*.npy")):
        texts += path.with_suffix(".txt").read_text(encoding="utf-8").split("\n")
        vectors.append(np.load(path))
    return texts, vectors


def read_lessons() -> tuple[list[str], np.ndarray]:
    """Normalised texts and the teacher's unit vectors."""
    texts, vectors = _read_answers()
    whole = np.concatenate(vectors).astype(np.float32)
    # What all texts share says nothing about any of them.
    whole -= whole.mean(axis=0)
    return [normalise(text) for text in texts], whole / np.linalg.norm(whole, axis=1, keepdims=True)

"""How well a query finds the text it means: recall@5 and mean reciprocal rank, for each kind of query."""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np

from .disturb import mistype
from .normalise import normalise
from .pairs import read_topics
from .places import TEST_SET

Embed = Callable[[list[str]], np.ndarray]
KINDS = ["paraphrase", "question", "en-de", "de-en", "typing", "compound"]


def _rows(name: str) -> list[list[str]]:
    lines = (TEST_SET / name).read_text(encoding="utf-8").splitlines()[1:]
    return [line.split("\t") for line in lines]


def evaluate(embed: Embed, part: str) -> dict[str, tuple[float, float]]:
    """Recall@5 and MRR of all queries of a part of the test set, and of each kind."""
    texts = _rows("texts.tsv")
    queries = [row for row in _rows("queries.tsv") if row[0] == part]
    ids = {row[0]: at for at, row in enumerate(texts)}
    scores = embed([row[2] for row in queries]) @ embed([row[2] for row in texts]).T
    found = {"all": []}
    for row, (_, kind, _, relevant) in enumerate(queries):
        best = max(scores[row, ids[one]] for one in relevant.split(","))
        # A text with the same score stands before: nobody gets a rank by luck.
        rank = max(1, int((scores[row] >= best).sum()))
        for name in (kind, "all"):
            found.setdefault(name, []).append(rank)
    return {
        name: (float(np.mean([rank <= 5 for rank in ranks])), float(np.mean([1 / rank for rank in ranks])))
        for name, ranks in found.items()
    }


def evaluate_topics(embed: Embed) -> tuple[float, float]:
    """Recall@5 and MRR of the held-out topics, to choose settings by: question, mistyped name and English words find the
    German words among those of all topics and the test's texts, the German name finds the English words."""
    learnt, held = read_topics()
    chance = random.Random(1)
    german = embed([", ".join(topic.words) for topic in [*held, *learnt]] + known_texts())
    english = embed([", ".join(topic.english_words) for topic in [*held, *learnt]])
    ranks = []
    for queries, texts in (
        ([topic.question for topic in held], german),
        ([mistype(normalise(topic.name), chance) for topic in held], german),
        ([topic.english_text for topic in held], german),
        ([topic.name for topic in held], english),
        ([topic.question for topic in held], english),
    ):
        scores = embed(queries) @ texts.T
        own = scores[np.arange(len(held)), np.arange(len(held))]
        ranks += np.maximum(1, (scores >= own[:, None]).sum(axis=1)).tolist()
    return float(np.mean([rank <= 5 for rank in ranks])), float(np.mean([1 / rank for rank in ranks]))


def misses(embed: Embed, part: str) -> list[str]:
    texts = _rows("texts.tsv")
    queries = [row for row in _rows("queries.tsv") if row[0] == part]
    scores = embed([row[2] for row in queries]) @ embed([row[2] for row in texts]).T
    lines = []
    for row, (_, kind, query, relevant) in enumerate(queries):
        order = [texts[at][0] for at in np.argsort(-scores[row])]
        rank = min(order.index(one) for one in relevant.split(",")) + 1
        if rank > 5:
            lines.append(f"{kind}: {query} -> {relevant} at {rank}; before it {', '.join(order[:3])}")
    return lines


def line(name: str, figures: dict[str, tuple[float, float]]) -> str:
    cells = [f"{figures[kind][0]:.2f} / {figures[kind][1]:.2f}" for kind in KINDS if kind in figures]
    return f"| {name} | **{figures['all'][0]:.3f}** / {figures['all'][1]:.3f} | " + " | ".join(cells) + " |"


def head(first: str) -> str:
    return f"| {first} | all | " + " | ".join(KINDS) + " |\n" + "| --- " * (len(KINDS) + 2) + "|"


def character_ngrams(texts_known: list[str]) -> Embed:
    """What needs no training at all: three to five letters in a row, rare ones weighing more."""

    def grams(text: str) -> Counter:
        found = Counter()
        for word in normalise(text).split():
            word = f" {word} "
            for size in (3, 4, 5):
                found.update(word[at : at + size] for at in range(len(word) - size + 1))
        return found

    documents = [grams(text) for text in texts_known]
    frequency = Counter(gram for document in documents for gram in document)
    numbers = {gram: at for at, gram in enumerate(frequency)}
    idf = np.array([np.log(1 + len(documents) / count) for count in frequency.values()], dtype=np.float32)

    def embed(texts: list[str]) -> np.ndarray:
        vectors = np.zeros((len(texts), len(numbers)), dtype=np.float32)
        for row, text in enumerate(texts):
            for gram, count in grams(text).items():
                if gram in numbers:
                    vectors[row, numbers[gram]] = (1 + np.log(count)) * idf[numbers[gram]]
        return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)

    return embed


def known_texts() -> list[str]:
    return [row[2] for row in _rows("texts.tsv")]


def queries_and_texts() -> tuple[list[str], list[str]]:
    return [row[2] for row in _rows("queries.tsv")], known_texts()

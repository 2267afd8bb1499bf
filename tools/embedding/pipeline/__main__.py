"""python -m pipeline all | sweep | baselines; see ../README.md."""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from .evaluate import Embed, character_ngrams, evaluate, evaluate_topics, head, known_texts, line, misses
from .export import export
from .fetch import fetch
from .grams import Cutter
from .normalise import normalise
from .places import MODEL, WORK
from .quantise import quantise, restore
from .table import embed
from .teach import teach
from .tokeniser import PREFIX, train_tokeniser

TABLES = WORK / "tables"

SEEDS = (1, 2, 3)

# What is tried one after the other; a change that helps the queries for development stays.
CHANGES: list[dict] = [
    {"mixed": 0.6},
    {"mistype": 0.2},
    {"teacher": 20.0},
    {"temperature": 0.07},
    {"rate": 1.5e-3},
    {"rarity": 1e-3},
    {"german": 0.0, "translated": 0.0},
]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("task", choices=["all", "sweep", "baselines"])
    parser.add_argument("--out", type=Path, default=MODEL)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--minutes", type=float, default=9, help="how long a sweep may take")
    options = parser.parse_args()
    WORK.mkdir(exist_ok=True)
    begun = time.time()
    fetch()
    if options.task == "baselines":
        baselines()
        return
    if not Path(f"{PREFIX}.model").exists():
        train_tokeniser()
    teach()
    _say(begun, "teacher asked")
    # Only training needs PyTorch.
    from .lessons import Lessons
    from .train import SETTINGS

    lessons = Lessons(hold_out=options.task == "sweep")
    _say(begun, "lessons read")
    if options.task == "all":
        build(lessons, {**SETTINGS, **({"steps": options.steps} if options.steps else {})}, options.out)
    else:
        sweep(lessons, {**SETTINGS, **({"steps": options.steps} if options.steps else {})}, options, begun)
    _say(begun, "done")


def _say(begun: float, text: str) -> None:
    print(f"[{time.time() - begun:.0f} s] {text}", flush=True)


def embedder(table: np.ndarray) -> Embed:
    cutter = Cutter()

    def embed_texts(texts: list[str]) -> np.ndarray:
        return embed(table, [np.array(rows, dtype=np.int32) for rows in cutter.cut([normalise(text) for text in texts])])

    return embed_texts


def _quantised(table: np.ndarray):
    """A table in whole numbers, and the same as it is used."""
    whole, weights = quantise(table)
    return whole, weights, embedder(restore(whole, weights))


def _score(figures: dict, topics: tuple[float, float]) -> float:
    """There are more queries about the topics than in the part for development, so they count more."""
    return (sum(figures["all"]) + 2 * sum(topics)) / 6


def _trained(lessons, seed: int, settings: dict) -> np.ndarray:
    """The table of a seed, from the last build where that was stopped and the settings are the same."""
    from .train import train

    TABLES.mkdir(parents=True, exist_ok=True)
    path, made_with = TABLES / f"seed-{seed}.npy", TABLES / f"seed-{seed}.json"
    text = json.dumps(settings, indent=2)
    if not made_with.exists() or made_with.read_text(encoding="utf-8") != text:
        np.save(path, train(lessons, seed, settings))
        made_with.write_text(text, encoding="utf-8")
    return np.load(path)


def build(lessons, settings: dict, out: Path) -> None:
    """Three tables from three seeds. The teacher gives all of them the same directions, so their mean is a table too: the
    model."""
    rows, tables = [], []
    for name in [*SEEDS, "mean"]:
        if name != "mean":
            tables.append(_trained(lessons, name, settings))
        whole, weights, model = _quantised(tables[-1] if name != "mean" else np.mean(tables, axis=0))
        title = "ours, their mean" if name == "mean" else f"ours, seed {name}"
        rows.append(line(title, evaluate(model, "test")))
        print(line(f"dev, {title}", evaluate(model, "dev")), rows[-1], sep="\n", flush=True)
    export(whole, weights, out)
    report = [head("model"), *rows, "", "Not among the first five:", "", *misses(model, "test")]
    (WORK / "figures.md").write_text("\n".join(report) + "\n", encoding="utf-8")
    (WORK / "settings.json").write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")


def sweep(lessons, settings: dict, options, begun: float) -> None:
    from .train import train

    best = None
    took = 0.0
    for change in [{}, *CHANGES]:
        if time.time() - begun + took > options.minutes * 60:
            break
        started = time.time()
        tried = {**settings, **change}
        _, _, model = _quantised(train(lessons, 1, tried))
        dev, topics = evaluate(model, "dev"), evaluate_topics(model)
        took = (time.time() - started) * 1.2
        score = _score(dev, topics)
        print(f"{change}: {score:.4f}, topics {topics[0]:.3f} / {topics[1]:.3f}\n{line('dev', dev)}", flush=True)
        if best is None or score > best:
            best, settings = score, tried
            (WORK / "settings.json").write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")
            (WORK / "misses.md").write_text("\n".join(misses(model, "dev")) + "\n", encoding="utf-8")
    print(f"best on dev: {best}, {settings}", flush=True)


def baselines() -> None:
    from .teacher import Teacher

    teacher = Teacher(threads=2)
    rows = [
        line("all-MiniLM-L6-v2 (English)", evaluate(lambda texts: teacher.embed(texts).astype(np.float32), "test")),
        line("character n-grams", evaluate(character_ngrams(known_texts()), "test")),
    ]
    print(head("model"), *rows, sep="\n")


if __name__ == "__main__":
    main()

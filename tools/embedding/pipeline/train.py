"""Teaches the table: what means the same comes close (InfoNCE), and English lies where the teacher puts it."""

import math
import multiprocessing
import os
import time

import numpy as np
import torch
from torch.nn.functional import cross_entropy, embedding_bag, normalize

from .grams import GRAMS
from .lessons import DIMENSIONS, Batch, Batches, Lessons
from .tokeniser import PIECES

SETTINGS = {
    "batch": 4096,
    "steps": 9_000,
    "rate": 3e-3,
    "temperature": 0.05,
    # What the teacher's word weighs beside that of the pairs, and how many of its lessons stand in a batch.
    "teacher": 10.0,
    "lessons": 2048,
    # How many of its lessons and of the English sides of pairs are put into German.
    "german": 0.5,
    "translated": 0.3,
    # Which parts of the left sides are mistyped, framed and cut differently, and of the right sides mixed.
    "mistype": 0.3,
    "frame": 0.15,
    "sprinkle": 0.15,
    "resample": 0.2,
    "mixed": 0.8,
    # How much shorter frequent pieces begin.
    "rarity": 3e-4,
    # The table that is kept is a running mean over about this many steps.
    "smooth": 500,
    # How many of a batch's pairs are of which kind, in parts of the whole.
    "mix": {
        "dictionary": 0.24,
        "dictionary-long": 0.05,
        "synonym": 0.15,
        "broader": 0.02,
        "gloss": 0.16,
        "german-gloss": 0.16,
        "example": 0.05,
        "related": 0.06,
        "german-related": 0.05,
        "school": 0.06,
        "topic": 0.1,
        "everyday": 0.03,
        "form": 0.1,
    },
}

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
_maker: Batches | None = None


def _make(number: int) -> Batch:
    assert _maker
    return _maker.make(number)


def train(lessons: Lessons, seed: int, settings: dict, report=None) -> np.ndarray:
    global _maker
    _maker = Batches(lessons, seed, settings)
    torch.manual_seed(seed)
    table = _begin(lessons, settings["rarity"]).to(device).requires_grad_()
    kept = table.detach().clone()
    aims = torch.from_numpy(lessons.aims).to(device)
    optimiser = torch.optim.Adam([table], lr=settings["rate"])
    steps, begun, losses = settings["steps"], time.time(), torch.zeros(2, device=device)
    workers = max(1, (os.cpu_count() or 2) - 1)
    # The processes share the lessons with this one instead of reading them again.
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for number, batch in enumerate(pool.imap(_make, range(steps), chunksize=8), start=1):
            # Up for the first hundredth, then down in half a wave.
            for group in optimiser.param_groups:
                group["lr"] = settings["rate"] * min(1, number / (steps / 100)) * (1 + math.cos(math.pi * number / steps)) / 2
            pairs, taught = _losses(table, Batch(*batch), aims, settings)
            optimiser.zero_grad()
            (pairs + settings["teacher"] * taught).backward()
            optimiser.step()
            kept.lerp_(table.detach(), max(1 / number, 1 / settings["smooth"]))
            losses += torch.stack([pairs.detach(), taught.detach()])
            if report and number % (steps // 4) == 0:
                means = (losses / (steps // 4)).tolist()
                losses.zero_()
                print(
                    f"  {number}: pairs {means[0]:.3f}, teacher {means[1]:.3f}, {time.time() - begun:.0f} s", flush=True
                )
                report(kept.cpu().numpy())
    return kept.cpu().numpy()


def _begin(lessons: Lessons, rarity: float) -> torch.Tensor:
    counts = np.bincount(lessons.tokens.pieces, minlength=PIECES + GRAMS) + 1.0
    # Frequent pieces begin short; how much each one weighs is learnt from there.
    length = torch.from_numpy(rarity / (rarity + counts / counts.sum())).float()
    return torch.randn(PIECES + GRAMS, DIMENSIONS) / 16 * length[:, None]


def _losses(table: torch.Tensor, batch: Batch, aims: torch.Tensor, settings: dict):
    size = settings["batch"]
    pieces, starts, left, right, meaning, mixed, others, taught, aim = (
        torch.from_numpy(part).to(device, torch.int64, non_blocking=True) for part in batch
    )
    units = normalize(embedding_bag(pieces, table, starts, mode="sum"), dim=1, eps=1e-6)
    questions, answers = units[:size], units[size : 2 * size]
    logits = questions @ answers.T / settings["temperature"]
    # A text that stands in the batch twice is not its own opposite, nor is what means the same, nor the second subject of a
    # mixed one.
    same = (left[:, None] == left) | (right[:, None] == right) | (left[:, None] == right)
    same |= (meaning[:, None] == meaning) & (meaning >= 0)[:, None]
    same[others, mixed] = True
    same.fill_diagonal_(False)
    logits = logits.masked_fill(same, -1e4)
    own = torch.arange(size, device=device)
    pairs = (cross_entropy(logits, own) + cross_entropy(logits.T, own)) / 2
    nearness = (units[taught] * aims[aim]).sum(dim=1)
    return pairs, (1 - nearness).mean()

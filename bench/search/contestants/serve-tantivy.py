"""tantivy, asked line by line: one JSON document in, one JSON document out."""

import json
import re
import resource
import sys
import time

import tantivy

FIELDS = {"title": 6.0, "keywords": 3.0, "producer": 1.5, "short": 1.6, "text": 1.0, "number": 8.0}
FACETS = ["geb", "language", "typ", "groups"]
PAGE = 24


def build_schema():
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("id", stored=True, tokenizer_name="raw")
    for name in FIELDS:
        builder.add_text_field(name, tokenizer_name="german")
    for name in FACETS + ["first_language"]:
        builder.add_text_field(name, tokenizer_name="raw", fast=True)
    return builder.build()


def register_german(index):
    german = (
        tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
        .filter(tantivy.Filter.remove_long(64))
        .filter(tantivy.Filter.lowercase())
        .filter(tantivy.Filter.ascii_fold())
        .filter(tantivy.Filter.stemmer("german"))
        .build()
    )
    index.register_tokenizer("german", german)
    return german


class Engine:
    def __init__(self):
        self.schema = build_schema()
        self.index = tantivy.Index(self.schema)
        self.german = register_german(self.index)
        self.writer = self.index.writer(heap_size=256_000_000, num_threads=2)
        self.searcher = None

    def add(self, records):
        for record in records:
            document = tantivy.Document()
            for name, value in record.items():
                for text in value if isinstance(value, list) else [value]:
                    document.add_text(name, text)
            document.add_text("first_language", record["language"][:2])
            self.writer.add_document(document)
        return len(records)

    def commit(self, _):
        self.writer.commit()
        self.writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()
        return self.searcher.num_docs

    def in_fields(self, make):
        found = [(tantivy.Occur.Should, tantivy.Query.boost_query(make(name), boost)) for name, boost in FIELDS.items()]
        return tantivy.Query.boolean_query(found)

    def word(self, text, is_last, errors):
        # A word is looked for as it is, the last one also as a beginning, and mistyped only where nothing was found.
        if errors:
            return self.in_fields(lambda name: tantivy.Query.fuzzy_term_query(self.schema, name, text, distance=errors))
        plain = self.in_fields(lambda name: tantivy.Query.term_query(self.schema, name, text))
        if not is_last:
            return plain
        begun = self.in_fields(
            lambda name: tantivy.Query.fuzzy_term_query(self.schema, name, text, distance=0, prefix=True)
        )
        return tantivy.Query.boolean_query([(tantivy.Occur.Should, plain), (tantivy.Occur.Should, begun)])

    def build(self, q, forgiving, occur):
        words = self.german.analyze(" ".join(re.findall(r"\w+", q)))
        parts = []
        for place, text in enumerate(words):
            errors = 0 if not forgiving or len(text) < 4 else 1 if len(text) < 8 else 2
            parts.append((occur, self.word(text, place == len(words) - 1, errors)))
        return tantivy.Query.boolean_query(parts)

    def page(self, q):
        start = time.perf_counter()
        if not self.show(q, False):
            self.show(q, True)
        return (time.perf_counter() - start) * 1000

    def show(self, q, forgiving):
        language = tantivy.Query.term_query(self.schema, "first_language", "de")
        query = tantivy.Query.boolean_query(
            [
                (tantivy.Occur.Must, self.build(q, forgiving, tantivy.Occur.Must)),
                (tantivy.Occur.Must, tantivy.Query.const_score_query(language, 0.0)),
            ]
        )
        found = self.searcher.search(query, PAGE)
        for _, address in found.hits:
            self.searcher.doc(address)
        self.searcher.aggregate(query, {name: {"terms": {"field": name, "size": 1000}} for name in FACETS})
        return found.count

    def search(self, asked):
        ids = []
        for forgiving, occur in [(False, tantivy.Occur.Must), (False, tantivy.Occur.Should), (True, tantivy.Occur.Should)]:
            query = self.build(asked["q"], forgiving, occur)
            for _, address in self.searcher.search(query, asked["limit"]).hits:
                identifier = self.searcher.doc(address)["id"][0]
                if identifier not in ids:
                    ids.append(identifier)
            if len(ids) >= asked["limit"] or (ids and forgiving is False and occur == tantivy.Occur.Should):
                break
        return ids[: asked["limit"]]

    def memory(self, _):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


engine = Engine()
for line in sys.stdin:
    (call, value), = json.loads(line).items()
    print(json.dumps(getattr(engine, call)(value)), flush=True)

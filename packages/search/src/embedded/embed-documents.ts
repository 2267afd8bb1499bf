import { loadStaticEmbedder, type StaticEmbedder } from '../embedding/static-embedder';
import { meaningText } from './document-words';
import type { EmbedTask } from './messages';
import { Segment } from './segment';
import { rowsOf, scalesOf, stampOf, VectorWriter } from './vector-set';

let loaded: { folder: string; embedder: StaticEmbedder } | undefined;

/** The model is read when a thread first needs it. */
export function staticEmbedder(folder: string): StaticEmbedder {
  if (loaded?.folder !== folder) loaded = { folder, embedder: loadStaticEmbedder(folder) };
  return loaded.embedder;
}

/** Finds the vectors that an earlier index already has for documents with the same words. */
export class EarlierVectors {
  readonly #sources: { segment: Segment; rows: Int8Array; scales: Float32Array }[];

  constructor(earlier: EmbedTask['earlier']) {
    this.#sources = earlier.map(({ buffer, vectors }, index) => ({
      segment: new Segment(String(index), buffer),
      rows: rowsOf(vectors),
      scales: scalesOf(vectors),
    }));
  }

  take(identifier: string, text: string, document: number, writer: VectorWriter): boolean {
    for (const source of this.#sources) {
      const known = source.segment.findIdentifier(identifier);
      if (known < 0 || meaningText(source.segment, known) !== text) continue;
      writer.copy(document, source, known);
      return true;
    }
    return false;
  }
}

/** What the documents of an index mean, by the model that comes with the portal. */
export function embedDocuments({ folder, buffer, earlier }: EmbedTask): SharedArrayBuffer {
  const embedder = staticEmbedder(folder);
  const segment = new Segment('embedded', buffer);
  const known = new EarlierVectors(earlier);
  const writer = new VectorWriter({
    model: embedder.id,
    dimensions: embedder.dimensions,
    count: segment.count,
    stamp: stampOf(buffer),
  });
  for (let document = 0; document < segment.count; document += 1) {
    const text = meaningText(segment, document);
    if (!known.take(segment.identifierOf(document), text, document, writer)) {
      writer.put(document, embedder.embedText(text));
    }
  }
  return writer.pack();
}

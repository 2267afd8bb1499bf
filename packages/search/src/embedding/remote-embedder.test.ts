import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { EmbeddingError } from './embedder';
import { RemoteEmbedder, type RemoteEmbedderOptions } from './remote-embedder';

interface Question {
  readonly body: { readonly model: string; readonly input: string[]; readonly dimensions?: number };
  readonly authorization: string | undefined;
}

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function startService(answer: (question: Question, response: ServerResponse) => void) {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const question = { body: JSON.parse(body) as Question['body'], authorization: request.headers.authorization };
      questions.push(question);
      answer(question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`, questions };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** A text's length and its number of blanks: enough to tell texts apart. */
function embedding(text: string): number[] {
  return [text.length, text.split(' ').length - 1, 1];
}

function embedder(url: string, options: Partial<RemoteEmbedderOptions> = {}): RemoteEmbedder {
  return new RemoteEmbedder({ url, model: 'school', dimensions: 3, timeout: 5000, batch: 16, ...options });
}

async function failureOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof EmbeddingError) return error.failure;
    throw error;
  }
  return 'none';
}

describe('RemoteEmbedder', () => {
  it('gives one vector of length 1 for each text, in their order, however the service orders them', async () => {
    const { url } = await startService(({ body }, response) =>
      json(response, { data: body.input.map((text, index) => ({ index, embedding: embedding(text) })).reverse() }),
    );
    const [first, second] = await embedder(url).embed(['Wald', 'Der Igel']);
    expect(Array.from(first ?? [])).toEqual([4, 0, 1].map((cell) => Math.fround(cell / Math.sqrt(17))));
    expect(Array.from(second ?? [])).toEqual([8, 1, 1].map((cell) => Math.fround(cell / Math.sqrt(66))));
  });

  it('sends as many texts at once as allowed, with model and key', async () => {
    const { url, questions } = await startService(({ body }, response) =>
      json(response, { data: body.input.map((text) => ({ embedding: embedding(text) })) }),
    );
    const vectors = await embedder(url, { batch: 2, apiKey: 'secret' }).embed(['a', 'b', 'c', 'd', 'e']);
    expect(vectors).toHaveLength(5);
    expect(questions.map(({ body }) => body.input)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(questions[0]).toMatchObject({ body: { model: 'school' }, authorization: 'Bearer secret' });
    expect(questions[0]?.body).not.toHaveProperty('dimensions');
  });

  it('asks for a number of dimensions only where the service is said to know the word', async () => {
    const { url, questions } = await startService(({ body }, response) =>
      json(response, { data: body.input.map((text) => ({ embedding: embedding(text) })) }),
    );
    await embedder(url, { askForDimensions: true }).embed(['a']);
    expect(questions[0]?.body.dimensions).toBe(3);
  });

  it('does not ask about texts that say nothing', async () => {
    const { url, questions } = await startService(({ body }, response) =>
      json(response, { data: body.input.map((text) => ({ embedding: embedding(text) })) }),
    );
    const vectors = await embedder(url).embed(['', 'Wald', '  ']);
    expect(questions.map(({ body }) => body.input)).toEqual([['Wald']]);
    expect(vectors.map((vector) => vector.some((cell) => cell !== 0))).toEqual([false, true, false]);
    expect(await embedder(url).embed([])).toEqual([]);
  });

  it('names its vectors after model and dimensions, so that those of two models never meet', () => {
    expect(embedder('http://localhost/').id).toBe('school@3');
  });

  it.each([
    ['refused', (response: ServerResponse) => json(response, { error: { message: 'no such model' } }, 404)],
    ['refused', (response: ServerResponse) => json(response, {}, 503)],
    ['unreachable', (response: ServerResponse) => response.destroy()],
    ['unreachable', (response: ServerResponse) => response.writeHead(307, { location: 'http://example.org/' }).end()],
    ['unusable', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['unusable', (response: ServerResponse) => json(response, null)],
    ['unusable', (response: ServerResponse) => json(response, { data: [] })],
    ['unusable', (response: ServerResponse) => json(response, { data: ['vector'] })],
    ['unusable', (response: ServerResponse) => json(response, { data: [{ embedding: [1, 2] }] })],
    ['unusable', (response: ServerResponse) => json(response, { data: [{ embedding: [1, null, 2] }] })],
    ['unusable', (response: ServerResponse) => json(response, { data: [{ index: 7, embedding: [1, 2, 3] }] })],
  ])('says %s when the service does not give what was asked for (case %#)', async (failure, answer) => {
    const { url } = await startService((_, response) => void answer(response));
    expect(await failureOf(embedder(url).embed(['Wald']))).toBe(failure);
  });

  it('says slow when the service takes longer than allowed', async () => {
    const { url } = await startService(() => undefined);
    expect(await failureOf(embedder(url, { timeout: 50 }).embed(['Wald']))).toBe('slow');
  });

  it('says unreachable where nobody listens', async () => {
    const { url } = await startService(() => undefined);
    for (const close of closers.splice(0)) close();
    expect(await failureOf(embedder(url).embed(['Wald']))).toBe('unreachable');
  });

  it('stops when the caller no longer wants the answer, and does not call that a failure', async () => {
    const { url } = await startService(() => undefined);
    const leaving = new AbortController();
    const answer = embedder(url).embed(['Wald'], leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

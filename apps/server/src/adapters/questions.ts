import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks questions at a terminal; where the answers come from a pipe, takes one line for each. */
export function openQuestions(input: NodeJS.ReadableStream & { isTTY?: boolean }, output: NodeJS.WritableStream) {
  let isHidden = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const terminal = input.isTTY === true;
  const lines = createInterface({ input, output: echo, terminal });
  const answers = lines[Symbol.asyncIterator]();

  return {
    /** What somebody types, without the blanks around it; a secret is neither shown nor trimmed. */
    async ask(question: string, { secret = false } = {}): Promise<string> {
      if (terminal) output.write(`${question}: `);
      isHidden = secret;
      const { value, done } = await answers.next();
      isHidden = false;
      if (terminal && secret) output.write('\n');
      if (done) return '';
      return secret ? value : value.trim();
    },
    close: () => lines.close(),
  };
}

// A question longer than this is nobody's everyday search.
const longestKey = 2_000;

/** Keeps the latest answers. Who asks while an answer is under way waits for the same one. */
export class AnswerCache {
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(readonly size: number) {}

  get(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    if (this.size === 0 || key.length > longestKey) return ask();
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known;
    }
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= this.size && oldest !== undefined) this.#answers.delete(oldest);
    const answer = ask();
    this.#answers.set(key, answer);
    // A failure is told to those who wait for it and then forgotten.
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}

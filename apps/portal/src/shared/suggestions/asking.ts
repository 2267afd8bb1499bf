/** Long enough that a quick typist asks once a word, short enough that nobody waits. */
const pause = 120;
/** One letter says too little. */
const fewestLetters = 2;

export interface Asking {
  ask(text: string): void;
  stop(): void;
}

/** Asks once the typing pauses, takes back what is no longer wanted, and hands over only the latest answer. */
export function createAsking<Answer>(
  send: (text: string, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  nothing: Answer,
): Asking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  async function request(text: string) {
    const controller = new AbortController();
    running = controller;
    // Suggestions are a help; without them the search works as ever.
    const answer = await send(text, controller.signal).catch(() => nothing);
    if (!controller.signal.aborted) onAnswer(answer);
  }

  return {
    stop,
    ask(text) {
      stop();
      const wanted = text.trim();
      if (wanted.length < fewestLetters) onAnswer(nothing);
      else timer = setTimeout(() => void request(wanted), pause);
    },
  };
}

/** The questions somebody asked last. Kept in this browser only, until they sign in or out. */
const key = 'questions';
const mostKept = 4;

export function readQuestions(storage: Storage | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function keepQuestion(storage: Storage | undefined, question: string): void {
  const others = readQuestions(storage).filter((one) => one !== question);
  try {
    storage?.setItem(key, JSON.stringify([question, ...others].slice(0, mostKept)));
  } catch {
    // A full or forbidden storage costs the list, nothing else.
  }
}

export function forgetQuestions(storage: Storage | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}

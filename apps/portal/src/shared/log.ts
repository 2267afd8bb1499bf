/** What went wrong without stopping anybody: kept in the browser's own log, where support can ask a person to look. */
export function logProblem(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: in a browser the console is the log
  console.error(message, cause);
}

/** Lets the browser do what is waiting (paint, scroll, answer a tap) before the next step of a long piece of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

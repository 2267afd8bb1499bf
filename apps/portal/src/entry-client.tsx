/** Lets the browser do what is waiting: paint, scroll, answer a tap. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page that nobody sees is never painted, so nothing waits for that there. */
const firstPaint = () =>
  document.visibilityState === 'hidden' ? pause() : new Promise(requestAnimationFrame).then(pause);

/**
 * The page can be read before any script runs, so on a slow phone it is painted first, and the other scripts are fetched
 * after that. The larger ones run by themselves: a phone that runs all in one go does not answer to touch meanwhile.
 */
async function open(root: HTMLElement) {
  const others = document.querySelector<HTMLTemplateElement>('#scripts');
  if (others) {
    await firstPaint();
    document.head.append(others.content);
  }
  await import('react-dom/client');
  await pause();
  const { startPortal } = await import('./app/start-portal');
  await pause();
  await startPortal(root, pause);
}

const root = document.getElementById('root');
if (root) void open(root);

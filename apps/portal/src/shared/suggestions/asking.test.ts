import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAsking } from './asking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking() {
  const sent: { text: string; signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] = [];
  const answers: string[] = [];
  const made = createAsking<string>(
    (text, signal) =>
      new Promise((resolve, reject) =>
        sent.push({ text, signal, answer: resolve, fail: () => reject(new Error('no')) }),
      ),
    (answer) => answers.push(answer),
    'nothing',
  );
  return { ...made, sent, answers };
}

it('asks once the typing pauses', async () => {
  const { ask, sent, answers } = asking();
  for (const text of ['Vu', 'Vul', 'Vulk ']) {
    ask(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent.map(({ text }) => text)).toEqual(['Vulk']);
  sent[0]?.answer('Vulkan');
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['Vulkan']);
});

it('takes back what is no longer wanted and never shows it', async () => {
  const { ask, sent, answers } = asking();
  ask('Vulkan');
  await vi.advanceTimersByTimeAsync(120);
  ask('Wald');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.answer('too late');
  await vi.advanceTimersByTimeAsync(120);
  sent[1]?.answer('Waldtiere');
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['Waldtiere']);
});

it('asks nothing for a single letter, and offers nothing when the server does not answer', async () => {
  const { ask, sent, answers } = asking();
  ask('V');
  await vi.runAllTimersAsync();
  expect([sent, answers]).toEqual([[], ['nothing']]);
  ask('Vulkan');
  await vi.advanceTimersByTimeAsync(120);
  sent[0]?.fail();
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['nothing', 'nothing']);
});

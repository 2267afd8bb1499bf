import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adoptEarlyInput } from './early-input';

function Form() {
  const [word, setWord] = useState('');
  const [isRead, setIsRead] = useState(false);
  return (
    <form>
      <input type="search" value={word} onChange={(event) => setWord(event.currentTarget.value)} />
      <input type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} />
      <output>{`${word}|${isRead}`}</output>
    </form>
  );
}

/** The page as it came from the server, with what somebody has typed before the scripts were there. */
async function takeOverAfter(type: (page: HTMLElement) => void) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Form />);
  type(page);
  await act(async () => {
    hydrateRoot(page, <Form />);
  });
  await act(async () => adoptEarlyInput(page));
  return page;
}

it('goes on with the words that were typed before the scripts arrived', async () => {
  const page = await takeOverAfter((early) => {
    for (const field of early.querySelectorAll<HTMLInputElement>('[type=search]')) field.value = 'Vulkane';
  });
  expect(page.querySelector('output')?.textContent).toBe('Vulkane|false');
  expect(page.querySelector('input')?.value).toBe('Vulkane');
});

it('leaves alone what nobody has touched, also when asked twice', async () => {
  const page = await takeOverAfter(() => {});
  await act(async () => adoptEarlyInput(page));
  expect(page.querySelector('output')?.textContent).toBe('|false');
});

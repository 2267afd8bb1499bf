// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

function Page({ as: Part }: { as: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Film ansehen</Button>
      <Part
        open={open}
        onOpenChange={setOpen}
        title="Bitte melden Sie sich an"
        closeLabel="Schließen"
        actions={
          <>
            <Button look="plain" onClick={() => setOpen(false)}>
              Nicht jetzt
            </Button>
            <Button>Zur Anmeldung</Button>
          </>
        }
      >
        <p>Danach geht es genau hier weiter.</p>
      </Part>
    </>
  );
}

const parts = [
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const;

test.each(parts)('a %s is named by its title and takes the focus', async (_name, Part) => {
  render(<Page as={Part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Film ansehen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich an' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test.each(parts)('Escape closes a %s and the focus returns to where it was', async (_name, Part) => {
  render(<Page as={Part} />);
  const opener = screen.getByRole('button', { name: 'Film ansehen' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each(parts)('a %s can always be left by button', async (_name, Part) => {
  render(<Page as={Part} />);
  for (const name of ['Nicht jetzt', 'Schließen']) {
    await userEvent.click(screen.getByRole('button', { name: 'Film ansehen' }));
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('the main action comes last among the actions', async () => {
  render(<Page as={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Film ansehen' }));
  await screen.findByRole('dialog');
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.indexOf('Nicht jetzt')).toBeLessThan(names.indexOf('Zur Anmeldung'));
});

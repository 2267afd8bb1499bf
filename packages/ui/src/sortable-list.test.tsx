// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SortableList } from './sortable-list';

const texts = {
  grip: ({ id }: { id: string }) => `${id} verschieben`,
  lifted: ({ id }: { id: string }, place: number, count: number) => `${id} angehoben: Platz ${place} von ${count}`,
  moved: ({ id }: { id: string }, place: number, count: number) => `${id}: Platz ${place} von ${count}`,
  dropped: ({ id }: { id: string }, place: number) => `${id} abgelegt auf Platz ${place}`,
  cancelled: ({ id }: { id: string }) => `${id} zurückgelegt`,
};

function show(onMove = vi.fn(), fixed = false) {
  render(
    <SortableList label="Medien" entries={[{ id: 'A' }, { id: 'B' }, { id: 'C' }]} {...{ texts, onMove, fixed }}>
      {({ id }, { grip, place }) => (
        <>
          {grip}
          <span data-testid="entry">{`${place} ${id}`}</span>
        </>
      )}
    </SortableList>,
  );
  return onMove;
}
const order = () => screen.getAllByTestId('entry').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;
const grip = (id: string) => screen.getByRole('button', { name: `${id} verschieben` });

test('is moved by keyboard, and every step is said', async () => {
  const onMove = show();
  grip('C').focus();
  await userEvent.keyboard(' ');
  expect(said()).toBe('C angehoben: Platz 3 von 3');
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toBe('C: Platz 2 von 3');
  expect(order()).toEqual(['1 A', '2 C', '3 B']);
  expect(document.activeElement).toBe(grip('C'));
  await userEvent.keyboard(' ');
  expect(said()).toBe('C abgelegt auf Platz 2');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('C', 'A');
});

test('Escape puts it back, and nothing moves beyond the ends', async () => {
  const onMove = show();
  grip('A').focus();
  await userEvent.keyboard(' {ArrowUp}');
  expect(order()).toEqual(['1 A', '2 B', '3 C']);
  await userEvent.keyboard('{End}');
  expect(order()).toEqual(['1 B', '2 C', '3 A']);
  await userEvent.keyboard('{Escape}');
  expect(order()).toEqual(['1 A', '2 B', '3 C']);
  expect(said()).toBe('A zurückgelegt');
  expect(onMove).not.toHaveBeenCalled();
});

test('is dragged with a pointer', () => {
  const onMove = show();
  for (const [index, entry] of screen.getAllByRole('listitem').entries())
    entry.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
  fireEvent.pointerDown(grip('A'), { button: 0, clientY: 50 });
  fireEvent.pointerMove(window, { clientY: 150 });
  expect(order()).toEqual(['1 B', '2 A', '3 C']);
  fireEvent.pointerUp(window);
  expect(onMove).toHaveBeenCalledExactlyOnceWith('A', 'B');
});

test('put down where it was, nothing has moved', async () => {
  const onMove = show();
  grip('B').focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(onMove).not.toHaveBeenCalled();
});

test('has no grips where nobody may change the order', () => {
  show(vi.fn(), true);
  expect(screen.queryByRole('button')).toBeNull();
});

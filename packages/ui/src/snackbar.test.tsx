// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Snackbar, type SnackbarMessage } from './snackbar';
import { useSnackbarTimer } from './use-snackbar-timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shared: SnackbarMessage = { kind: 'success', text: 'Mit der 7b geteilt.' };

function Page({ message, onClose }: { message: SnackbarMessage | null; onClose: () => void }) {
  const hold = useSnackbarTimer(message, onClose);
  return <Snackbar message={message} closeLabel="Schließen" onClose={onClose} hold={hold} />;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('leaves after 8 seconds, not earlier', () => {
  const onClose = vi.fn();
  render(<Page message={shared} onClose={onClose} />);
  pass(7999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays while the pointer rests on it and then has the rest of its time', () => {
  const onClose = vi.fn();
  render(<Page message={shared} onClose={onClose} />);
  pass(5000);
  fireEvent.pointerEnter(screen.getByText('Mit der 7b geteilt.'));
  fireEvent.pointerOver(screen.getByText('Mit der 7b geteilt.'));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerOut(screen.getByText('Mit der 7b geteilt.'));
  pass(2999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays while one of its buttons has the focus', () => {
  const onClose = vi.fn();
  render(<Page message={shared} onClose={onClose} />);
  act(() => screen.getByRole('button', { name: 'Schließen' }).focus());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Schließen' }).blur());
  pass(8000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('gives a new message its full time', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Page message={shared} onClose={onClose} />);
  pass(7000);
  rerender(<Page message={{ kind: 'info', text: 'Gelöscht.' }} onClose={onClose} />);
  pass(7999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('has no clock running while there is nothing to say', () => {
  const onClose = vi.fn();
  render(<Page message={null} onClose={onClose} />);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('speaks politely, but errors at once', () => {
  const { rerender } = render(<Snackbar message={shared} closeLabel="Schließen" onClose={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('Mit der 7b geteilt.');
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(
    <Snackbar message={{ kind: 'error', text: 'Nicht gespeichert.' }} closeLabel="Schließen" onClose={() => {}} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Nicht gespeichert.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('offers one way back', () => {
  const onAction = vi.fn();
  const message: SnackbarMessage = { ...shared, action: { label: 'Rückgängig', onAction } };
  render(<Snackbar message={message} closeLabel="Schließen" onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AccessCodeField } from './access-code-field';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

interface PageProps {
  initial: string;
  onCode: (code: string) => void;
  onForeignCharacters?: ((characters: string[]) => void) | undefined;
}

function Page({ initial, onCode, onForeignCharacters }: PageProps) {
  const [code, setCode] = useState(initial);
  const handleCode = (next: string) => {
    setCode(next);
    onCode(next);
  };
  return (
    <AccessCodeField
      label="Dein Code"
      name="code"
      alphabet={ALPHABET}
      value={code}
      onValueChange={handleCode}
      onForeignCharacters={onForeignCharacters}
    />
  );
}

function setUp(initial = '', onForeignCharacters?: (characters: string[]) => void) {
  let code = initial;
  render(
    <Page
      initial={initial}
      onForeignCharacters={onForeignCharacters}
      onCode={(next) => {
        code = next;
      }}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Dein Code');
  return { field, user: userEvent.setup(), code: () => code };
}

test('is one field with one value, however many boxes are drawn', () => {
  setUp('K7QM3XTRW9PA');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('takes typing in any case and sets the dashes itself', async () => {
  const { field, user, code } = setUp();
  await user.type(field, 'k7qm3xtrw9pa');
  expect(field.value).toBe('K7QM-3XTR-W9PA');
  expect(code()).toBe('K7QM3XTRW9PA');
});

test('takes typing with dashes just as well', async () => {
  const { field, user, code } = setUp();
  await user.type(field, 'K7QM-3XTR-W9PA');
  expect(code()).toBe('K7QM3XTRW9PA');
});

test('takes a whole pasted code, also over something begun', async () => {
  const { field, user, code } = setUp('K7');
  await user.click(field);
  await user.paste('Dein Code: k7qm-3xtr-w9pa');
  expect(code()).toBe('K7QM3XTRW9PA');
});

test('joins a pasted part to what is there', async () => {
  const { field, user, code } = setUp('K7QM');
  await user.click(field);
  await user.paste('3xtr');
  expect(code()).toBe('K7QM3XTR');
});

test('deletes back across a dash, one character at a time', async () => {
  const { field, user, code } = setUp('K7QM3');
  await user.click(field);
  await user.keyboard('{Backspace}');
  expect(field.value).toBe('K7QM');
  await user.keyboard('{Backspace}');
  expect(code()).toBe('K7Q');
});

test('deletes the character before the dash when the caret stands behind the dash', async () => {
  const { field, user, code } = setUp('K7QM3XTR');
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(code()).toBe('K7Q3XTR');
  expect(field.value).toBe('K7Q3-XTR');
});

test('keeps the caret where a forgotten character was put in', async () => {
  const { field, user, code } = setUp('K7M3');
  await user.type(field, 'q', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(code()).toBe('K7QM3');
  expect(field.selectionStart).toBe(3);
});

test('takes no more than a code is long', async () => {
  const { field, user, code } = setUp('K7QM3XTRW9PA');
  await user.type(field, 'B');
  expect(code()).toBe('K7QM3XTRW9PA');
});

test('leaves out look-alikes and tells which', async () => {
  const onForeignCharacters = vi.fn();
  const { field, user, code } = setUp('K7', onForeignCharacters);
  await user.type(field, '0');
  expect(code()).toBe('K7');
  expect(onForeignCharacters).toHaveBeenCalledWith(['0']);
});

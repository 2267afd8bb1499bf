// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField, type SearchFieldProps } from './search-field';

type PageProps = Partial<SearchFieldProps> & Pick<SearchFieldProps, 'onSearch'> & { initial: string };

function Page({ initial, ...props }: PageProps) {
  const [text, setText] = useState(initial);
  return (
    <SearchField
      label="Suche"
      clearLabel="Leeren"
      submitLabel="Suchen"
      value={text}
      onValueChange={setText}
      {...props}
    />
  );
}

function setUp(initial: string, props: Partial<SearchFieldProps> = {}) {
  const onSearch = vi.fn();
  const onReset = vi.fn();
  render(<Page initial={initial} onSearch={onSearch} onReset={onReset} {...props} />);
  return { field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' }), onSearch, onReset };
}

test('searches on Enter, without blanks around the words', async () => {
  const { field, onSearch } = setUp('');
  await userEvent.type(field, ' vulkane {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('vulkane');
});

test.each(['compact', 'large'] as const)('searches on its button, %s', async (size) => {
  const { onSearch } = setUp('vulkane', { size });
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('vulkane');
});

test('clears, resets and puts the caret back', async () => {
  const { field, onReset, onSearch } = setUp('vulkane');
  await userEvent.click(screen.getByRole('button', { name: 'Leeren' }));
  expect(field.value).toBe('');
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(onSearch).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
});

test('resets when the last letter is deleted, not before', async () => {
  const { field, onReset } = setUp('vu');
  await userEvent.type(field, '{Backspace}');
  expect(onReset).not.toHaveBeenCalled();
  await userEvent.type(field, '{Backspace}');
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('offers clearing only when there is something to clear, unless it is to stay', () => {
  setUp('');
  expect(screen.queryByRole('button', { name: 'Leeren' })).toBeNull();
  cleanup();
  setUp('', { keepClear: true });
  expect(screen.getByRole('button', { name: 'Leeren' })).toBeTruthy();
});

test('walks from the text over clearing and scope to the button', async () => {
  const scope = { label: 'Wo suchen', value: 'all', options: [{ value: 'all', label: 'Alle' }], onChange: () => {} };
  const { field } = setUp('vulkane', { size: 'large', scope });
  field.focus();
  const names: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(['Leeren', 'Wo suchen', 'Suchen']);
});

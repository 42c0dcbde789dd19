// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { eraseIn, pressIn } from './typing.ts';

/** A field with the caret at `from`, or with a selection up to `to`. Its form listens for changes, as React does at the page's root. */
function aField(value: string, from = value.length, to = from) {
  const field = document.createElement('input');
  const changed = vi.fn();
  field.value = value;
  field.setSelectionRange(from, to);
  const form = document.createElement('form');
  form.append(field);
  form.addEventListener('input', changed);
  return { field, changed };
}

const caret = (field: HTMLInputElement) => [field.value, field.selectionStart, field.selectionEnd];

test('a key writes at the caret, or over the selection, and moves the caret behind it', () => {
  const { field, changed } = aField('24', 1);
  pressIn(field, ',', null);
  expect(caret(field)).toEqual(['2,4', 2, 2]);
  field.setSelectionRange(0, 3);
  pressIn(field, '5', null);
  expect(caret(field)).toEqual(['5', 1, 1]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('erasing removes the character before the caret, or the selection, and nothing at the beginning', () => {
  const { field } = aField('2,45', 2);
  eraseIn(field);
  expect(caret(field)).toEqual(['245', 1, 1]);
  field.setSelectionRange(1, 3);
  eraseIn(field);
  expect(caret(field)).toEqual(['2', 1, 1]);
  field.setSelectionRange(0, 0);
  eraseIn(field);
  expect(caret(field)).toEqual(['2', 0, 0]);
});

test.each(['readOnly', 'disabled'] as const)('ignores keys in a field that is %s', (kind) => {
  const { field, changed } = aField('2,4');
  field[kind] = true;
  pressIn(field, '5', null);
  eraseIn(field);
  expect(field.value).toBe('2,4');
  expect(changed).not.toHaveBeenCalled();
});

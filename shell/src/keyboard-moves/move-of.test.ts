// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { moveOf } from './move-of.ts';

afterEach(() => document.body.replaceChildren());

const press = (init: KeyboardEventInit, html = '<a href="#">row</a>') => {
  document.body.innerHTML = html;
  let move: ReturnType<typeof moveOf> = null;
  const hear = (event: KeyboardEvent) => {
    move = moveOf(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  const target = document.querySelector('[data-target]') ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return move;
};

test.each([
  [{ key: 'j' }, 'down'],
  [{ key: 'J' }, 'down'],
  [{ key: 'k' }, 'up'],
  [{ key: 'n' }, 'new'],
  [{ key: '/' }, 'search'],
  [{ key: '/', shiftKey: true }, 'search'],
  [{ key: '?', shiftKey: true }, 'list'],
  // The same keys on an Arabic keyboard.
  [{ key: 'ت', code: 'KeyJ' }, 'down'],
  [{ key: '؟', shiftKey: true }, 'list'],
  [{ key: 'x' }, null],
])('%o is the move %s', (init, move) => {
  expect(press(init)).toBe(move);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { isComposing: true }])(
  'a key with %o belongs to the browser, or is another letter',
  (modifier) => {
    expect(press({ key: 'n', ...modifier })).toBeNull();
  },
);

test.each([
  '<input />',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<div role="spinbutton"></div>',
  '<ul role="listbox"><li data-target></li></ul>',
  '<div role="dialog"><button data-target>x</button></div>',
  '<button data-target>behind</button><div role="alertdialog"></div>',
])('whoever types or chooses in %s moves nowhere', (html) => {
  expect(press({ key: 'j' }, html)).toBeNull();
});

test('a switch and a radio take no letters', () => {
  expect(press({ key: 'j' }, '<input type="checkbox" />')).toBe('down');
  expect(press({ key: 'j' }, '<input type="radio" />')).toBe('down');
});

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { announceKeys } from './announce-keys.ts';
import { newIn, rowBeside, rowsIn, searchIn } from './places.ts';

const page = (main: string) => {
  document.body.innerHTML = `<nav><a href="/en/app/new">New</a></nav><main>${main}</main>`;
};
beforeEach(() => {
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return !this.hidden;
  };
});

test('the rows of lists and tables are walked from top to bottom, and end there', () => {
  page(`<ul><li><a href="#1">1</a><button>more</button></li><li>no way in</li><li><button>2</button></li></ul>
    <table><tbody><tr><th><a href="#3">3</a></th></tr></tbody></table><ul aria-hidden="true"><li><a href="#4">4</a></li></ul>`);
  const rows = rowsIn(document);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  expect(rowBeside(rows, null, 1)?.textContent).toBe('1');
  expect(rowBeside(rows, document.querySelector('li button'), 1)?.textContent).toBe('2');
  expect(rowBeside(rows, rows[1] ?? null, -1)?.textContent).toBe('1');
  expect(rowBeside(rows, rows[2] ?? null, 1)).toBeUndefined();
});

test('new is what the screen marks, else a new reading; search is the field that the screen marks', () => {
  page('<p>nothing</p>');
  expect(newIn(document)?.textContent).toBe('New');
  expect(searchIn(document)).toBeNull();
  page(
    '<div data-move="new"><a href="/campaign/new">New campaign</a></div><div data-move="search"><input name="plot"></div>',
  );
  expect(newIn(document)?.textContent).toBe('New campaign');
  expect(searchIn(document)?.getAttribute('name')).toBe('plot');
});

test('aria-keyshortcuts names the keys while they work', () => {
  page('<div data-move="search"><input></div>');
  const silence = announceKeys(document.body);
  expect(document.querySelector('nav a')?.getAttribute('aria-keyshortcuts')).toBe('n');
  expect(document.querySelector('input')?.getAttribute('aria-keyshortcuts')).toBe('/');
  silence();
  expect(document.querySelector('[aria-keyshortcuts]')).toBeNull();
});

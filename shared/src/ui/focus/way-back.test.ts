// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { goBackTo, rememberPage } from './way-back.ts';

const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
beforeEach(() => back.mockClear());

/** Opens a page at this index of the history, as the router does. */
function open(path: string, idx: number, isPlace = true) {
  window.history.replaceState({ idx }, '', path);
  rememberPage(isPlace);
}

test('a page that many lead to goes back to where the person came from', () => {
  open('/fr/app/history', 0);
  open('/fr/app/one/1', 1);
  expect(goBackTo('/fr/app/last', true)).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

test('any other page goes back only to its parent', () => {
  open('/fr/app/history', 0);
  open('/fr/app/one/1', 1);
  open('/fr/app/edit/1', 2, false);
  expect(goBackTo('/fr/app/settings', false)).toBe(false);
  expect(goBackTo('/fr/app/one/1', false)).toBe(true);
});

test('no page goes back into a form that was left', () => {
  open('/fr/app/one/1', 0);
  open('/fr/app/edit/1', 1, false);
  open('/fr/app/one/1', 2);
  expect(goBackTo('/fr/app/last', true)).toBe(false);
});

test('a page that a link or a reload opened follows its link', () => {
  open('/fr/app/one/1', 5);
  expect(goBackTo('/fr/app/last', true)).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

test('does nothing where no router counts the entries', () => {
  window.history.replaceState(null, '', '/fr/app/one/1');
  rememberPage(true);
  expect(goBackTo('/fr/app/last', true)).toBe(false);
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { NativeMethods } from '@seguia/testing/native/native-bridge';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
  // These phones have no files, which the app reports as errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.unstubAllGlobals();
});

/** Starts the app on a phone with these plug-ins. */
async function start(methods: NativeMethods, native = true) {
  const bridge = stubNativeBridge(methods, { native });
  await (await import('./watch-phone.ts')).watchPhone();
  await Promise.resolve();
  return bridge;
}

const marked = () => document.documentElement.hasAttribute('data-keyboard');

test('the native app listens to its keyboard, and marks the page while it is open', async () => {
  const { listeners, send } = await start({ Keyboard: {} });
  await vi.waitFor(() =>
    expect([...listeners.keys()]).toEqual([
      'Keyboard.keyboardWillShow',
      'Keyboard.keyboardDidShow',
      'Keyboard.keyboardWillHide',
    ]),
  );
  send('Keyboard.keyboardWillShow');
  expect(marked()).toBe(true);
  send('Keyboard.keyboardWillHide');
  expect(marked()).toBe(false);
});

test('the field that is typed in comes into sight once the keyboard stands', async () => {
  const { listeners, send } = await start({ Keyboard: {} });
  await vi.waitFor(() => expect(listeners.size).toBe(3));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const scroll = vi.spyOn(field, 'scrollIntoView');
  send('Keyboard.keyboardDidShow');
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
});

test('no keyboard listener exists on the web', async () => {
  const { listeners } = await start({ Keyboard: {}, App: {} }, false);
  expect(listeners.size).toBe(0);
});

test('a phone whose app has no such plug-ins starts all the same', async () => {
  const { listeners } = await start({});
  expect(listeners.size).toBe(0);
});

/** Presses the back button of a phone. Returns what it did. */
async function backOn(page: string, canGoBack = true) {
  const minimizeApp = vi.fn();
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { listeners, send } = await start({ App: { minimizeApp } });
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  document.body.innerHTML = page;
  const [dialog, field] = [document.querySelector('dialog'), document.querySelector('input')];
  field?.focus();
  const done: string[] = [];
  dialog?.addEventListener('cancel', () => done.push('dialog'));
  field?.addEventListener('keydown', ({ key }) => done.push(key));
  field?.addEventListener('blur', () => done.push('keypad'));
  send('App.backButton', { canGoBack });
  await Promise.resolve();
  if (back.mock.calls.length > 0) done.push('back');
  await vi.waitFor(() => expect(done.length + minimizeApp.mock.calls.length).toBe(1));
  if (minimizeApp.mock.calls.length > 0) done.push('minimized');
  back.mockRestore();
  return done;
}

test.each([
  ['closes a dialog', '<dialog open></dialog><div data-keypad-open></div>', true, ['dialog']],
  [
    'closes a list in a dialog first',
    '<dialog open></dialog><input><div data-trigger="Select" data-placement="bottom"></div>',
    true,
    ['Escape'],
  ],
  ['puts the keypad away', '<input><div data-keypad-open="true"></div>', true, ['keypad']],
  ['goes back', '<input>', true, ['back']],
  ['leaves the app from its first page', '<input>', false, ['minimized']],
])('the back button %s', async (_, page, canGoBack, done) => {
  expect(await backOn(page, canGoBack)).toEqual(done);
});

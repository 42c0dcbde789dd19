import { deviceIsNative } from '@seguia/shared/session/login/config';

/** The part of Capacitor's Keyboard plugin that the app uses. */
interface Keyboard {
  addListener(event: 'keyboardWillShow' | 'keyboardWillHide', listener: () => void): Promise<unknown>;
}

/**
 * Marks the page (`data-keyboard`) while the phone's own keyboard is open, so that the bar at the bottom does not ride upon it. Listeners only in the
 * native app (specification, section 9): a browser shrinks its own window.
 */
export function watchNativeKeyboard(page: Element = document.documentElement): void {
  if (!deviceIsNative) return;
  const keyboard = (globalThis as { Capacitor?: { Plugins?: { Keyboard?: Keyboard } } }).Capacitor?.Plugins?.Keyboard;
  for (const [event, open] of [
    ['keyboardWillShow', true],
    ['keyboardWillHide', false],
  ] as const)
    // A platform without a keyboard refuses; the bar stays then.
    keyboard?.addListener(event, () => page.toggleAttribute('data-keyboard', open)).catch(() => undefined);
}

import { type PluginListenerHandle, registerPlugin } from '@capacitor/core';

interface Keyboard {
  addListener(
    event: 'keyboardWillShow' | 'keyboardDidShow' | 'keyboardWillHide',
    listener: () => void,
  ): Promise<PluginListenerHandle>;
}

const Keyboard = registerPlugin<Keyboard>('Keyboard');

/**
 * Marks the page (`data-keyboard`) while the phone's own keyboard is open, so that the bar at the bottom does not ride on it. Scrolls the
 * field that is typed in back into sight once the page has become smaller.
 */
export function watchKeyboard(page: Element = document.documentElement): void {
  const listen = (event: Parameters<Keyboard['addListener']>[0], listener: () => void) =>
    // A platform without a keyboard rejects; the bar then stays.
    void Keyboard.addListener(event, listener).catch(() => undefined);
  listen('keyboardWillShow', () => page.toggleAttribute('data-keyboard', true));
  listen('keyboardDidShow', () => document.activeElement?.scrollIntoView({ block: 'center' }));
  listen('keyboardWillHide', () => page.toggleAttribute('data-keyboard', false));
}

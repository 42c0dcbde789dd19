import { App } from './plugins/app-plugin.ts';

/**
 * Handles the back button and the back gesture: closes what lies over the page, otherwise the keypad, otherwise goes back. From the first
 * page the app goes to the background, with everything that is typed.
 */
export function watchBack(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    if (closeTopmost()) return;
    if (canGoBack) history.back();
    else void App.minimizeApp();
  }).catch(() => undefined); // an iPhone has no such button
}

/** Closes the topmost thing that is open over the page, like Escape. Returns whether there was one. */
function closeTopmost(): boolean {
  const focused = document.activeElement;
  // A list or a calendar of a field, which may also be open in a dialog.
  if (document.querySelector('[data-trigger][data-placement]')) {
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    return true;
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return true;
  }
  if (!document.querySelector('[data-keypad-open]') || !(focused instanceof HTMLElement)) return false;
  focused.blur();
  return true;
}

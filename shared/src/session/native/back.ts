import { App } from './plugins/app-plugin.ts';

/**
 * The back button, and the gesture that stands for it: closes what lies over the page, else the keypad, else goes back. From the first page the app goes to the background, with all that is typed.
 */
export function watchBack(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    if (closeTopmost()) return;
    if (canGoBack) history.back();
    else void App.minimizeApp();
  }).catch(() => undefined); // an iPhone has no such button
}

/** Closes the topmost of what is open over the page, as Escape does. Returns whether there was something. */
function closeTopmost(): boolean {
  const focused = document.activeElement;
  // A list or a calendar that opened from a field, also from one in a dialog.
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

import { App } from './plugins/app-plugin.ts';

/**
 * A phone freezes an app in the background for days, and a web view does not always report that it is visible again. So the phone's event
 * triggers what a return to the page does: the day is read again, what waits is sent, changes are fetched, and an ended session is noticed.
 */
export function watchResume(readNetwork: () => void): void {
  const resume = () => {
    readNetwork();
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  };
  void App.addListener('resume', resume).catch(() => undefined);
}

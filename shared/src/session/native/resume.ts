import { App } from './plugins/app-plugin.ts';

/**
 * A phone freezes an app in the background, for days, and a web view does not always say that it is seen again. So the phone's word does what a person's return to
 * a page does: the day is read again, what waits is sent, what changed is fetched, and a session that has ended is found by it.
 */
export function watchResume(readNetwork: () => void): void {
  const resume = () => {
    readNetwork();
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  };
  void App.addListener('resume', resume).catch(() => undefined);
}

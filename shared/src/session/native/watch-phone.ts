import { deviceIsNative } from '../login/config.ts';

const onPhone = () => import(/* webpackChunkName: "native" */ './on-phone.ts');

/**
 * Listens to the phone's keyboard and back button, and restores the settings if the system has cleared them: await it before they are
 * opened. Its code is loaded in the native app only (specification, section 9).
 */
export async function watchPhone(): Promise<void> {
  if (deviceIsNative) await (await onPhone()).prepare();
}

/**
 * Connects the page to the phone: links, network, returning after days, system bars, and files and print through the share sheet. `open`
 * navigates to the place of a link, so that a typed form asks first. In the native app only.
 */
export async function liveOnPhone(open: (place: string) => unknown): Promise<void> {
  if (deviceIsNative) (await onPhone()).live(open);
}

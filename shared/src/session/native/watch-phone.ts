import { deviceIsNative } from '../login/config.ts';

const onPhone = () => import(/* webpackChunkName: "native" */ './on-phone.ts');

/**
 * Listens to the phone's keyboard and back button, and brings the settings back where the system has cleared them: to be awaited before they are opened. In the
 * native app alone (specification, section 9): only there is the code for it fetched.
 */
export async function watchPhone(): Promise<void> {
  if (deviceIsNative) await (await onPhone()).prepare();
}

/**
 * Makes the page at home on a phone: links, network, coming back after days, system bars, and files and print through the share sheet. `open` takes
 * a person to a place of a link, so that a typed form asks first. In the native app alone.
 */
export async function liveOnPhone(open: (place: string) => unknown): Promise<void> {
  if (deviceIsNative) (await onPhone()).live(open);
}

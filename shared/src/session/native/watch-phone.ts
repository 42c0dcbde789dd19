import { deviceIsNative } from '../login/config.ts';

/**
 * Listens to the phone's keyboard and back button, and brings the settings back where the system has cleared them: to be awaited before they are opened. In the
 * native app alone (specification, section 9): only there is the code for it fetched.
 */
export async function watchPhone(): Promise<void> {
  if (!deviceIsNative) return;
  const [{ watchKeyboard }, { watchBack }, { copySettings }] = await Promise.all([
    import(/* webpackChunkName: "native" */ './keyboard.ts'),
    import(/* webpackChunkName: "native" */ './back.ts'),
    import(/* webpackChunkName: "native" */ './settings-copy.ts'),
  ]);
  watchKeyboard();
  watchBack();
  await copySettings();
}

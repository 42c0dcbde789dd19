import { deviceIsNative } from '../login/config.ts';

/** Listens to the phone's keyboard and back button. In the native app alone (specification, section 9): only there is the code for it fetched. */
export async function watchPhone(): Promise<void> {
  if (!deviceIsNative) return;
  const [{ watchKeyboard }, { watchBack }] = await Promise.all([
    import(/* webpackChunkName: "native" */ './keyboard.ts'),
    import(/* webpackChunkName: "native" */ './back.ts'),
  ]);
  watchKeyboard();
  watchBack();
}

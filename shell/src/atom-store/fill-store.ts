import { configAtom, themeAtom } from '@seguia/shared/start';
import type { Store } from './session-store.ts';
import type { Config } from '../config/config.ts';

/** Fills a new atom store: the deployment's settings, and the theme that the page follows. */
export function fillStore(store: Store, config: Config): void {
  store.set(configAtom, config);
  const follow = () => {
    const theme = store.get(themeAtom);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  follow();
  store.sub(themeAtom, follow);
}

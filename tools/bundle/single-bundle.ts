// Stands in for shell/src/remotes/load.ts in the yardstick build: the same login screen, bundled with the shell.
import type { Feature } from '../../shell/src/remotes/load.ts';
import feature from '../../mf-auth/src/feature.ts';

export async function loadFeature(_name: string, _release: unknown, locale: string): Promise<Feature> {
  return { routes: feature.routes, messages: await feature.messages(locale) };
}

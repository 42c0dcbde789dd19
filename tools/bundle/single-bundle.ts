// Stands in for shell/src/remotes/load.ts in the yardstick build: the same login screen, bundled with the shell.
import type { LoadFeature } from '../../shell/src/remotes/load.ts';
import feature from '../../mf-auth/src/feature.ts';

export function createFeatureLoader(): LoadFeature {
  return async (_name, _release, locale) => ({ routes: feature.routes, messages: await feature.messages(locale) });
}

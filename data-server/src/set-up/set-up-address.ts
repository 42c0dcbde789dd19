import type { Settings } from '../services/settings.ts';

/** What opens the app at the screen for the first farm. `url`: where the server listens, for who has set no address of it. */
export function setUpAddress({ webAddress, publicAddress }: Settings, url: string, token: string): string {
  return `${webAddress ?? ''}/set-up?server=${encodeURIComponent(publicAddress ?? url)}#${token}`;
}

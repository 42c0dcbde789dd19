import type { Settings } from '../services/settings.ts';

/**
 * The address that opens the app at the screen for the first farm. `url` is where the server listens, for operators who have set no public
 * address.
 */
export function setUpAddress({ webAddress, publicAddress }: Settings, url: string, token: string): string {
  return `${webAddress ?? ''}/set-up?server=${encodeURIComponent(publicAddress ?? url)}#${token}`;
}

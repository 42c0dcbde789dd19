/** A place that no canary reaches. */
export const lastPlace = 100;

const key = '/~place';

/**
 * The place of this device among all, from 0 up to 100: a canary for a share of the devices is for those whose place is below it. Drawn once and stored,
 * so that a device stays in a canary; the page and the service worker read the same. A registry without a canary asks for none, and a browser
 * that stores nothing is in none.
 */
export async function devicePlace(registry: string): Promise<number> {
  if (!registry.includes('"canary"')) return lastPlace;
  try {
    const cache = await caches.open('device');
    const stored = await (await cache.match(key))?.text();
    if (stored !== undefined) return Number(stored);
    const place = Math.random() * lastPlace;
    await cache.put(key, new Response(String(place)));
    return place;
  } catch {
    return lastPlace;
  }
}

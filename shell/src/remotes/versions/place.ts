/** A place that no canary reaches. */
export const lastPlace = 100;

const key = '/~place';

/**
 * This device's place among all devices, from 0 up to 100: a canary for a share of the devices reaches those whose place is below the
 * share. It is drawn once and stored, so that a device stays in a canary; the page and the service worker read the same value. A registry
 * without a canary needs no place, and a browser without storage gets no canary.
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

import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';

/** Milliseconds that a version which the device has may take, after another one was late. */
export const storedPatience = 3000;

/** The key by which the service worker stores a file. It contains the file's ending, because the type of a content depends on it: an empty script is no empty style sheet. */
export const keyOf = (url: string, hash: string) => `/${hash}/${/\.\w+$/.exec(url)?.[0] ?? ''}`;

/** Whether the service worker has stored the entry of a release. */
export async function isStored({ entry, files }: { entry: string; files: Record<string, string> }): Promise<boolean> {
  try {
    return Boolean(await withTimeLimit(caches.match(keyOf(entry, files[entry] ?? '')), 1000));
  } catch {
    return false; // no storage, or a browser that does not answer
  }
}

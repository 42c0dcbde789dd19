import { readTab, writeTab } from '../memory/tab-memory.ts';

const key = 'seguia.reloaded';

/**
 * Reloads the page, but at most once in `timeToLive` milliseconds. A chunk that is gone after a redeploy comes back with a reload; one that
 * is gone for good must not make the page reload for ever. Returns whether it reloads.
 */
export function reloadOnce(timeToLive: number, now: number, reload: () => void): boolean {
  const last = Number(readTab(key) ?? Number.NEGATIVE_INFINITY);
  // If the tab cannot remember the reload, nothing would stop it from reloading for ever.
  if (now - last < timeToLive || !writeTab(key, String(now))) return false;
  reload();
  return true;
}

/** Whether an error says that a file of this build no longer exists. */
export function isChunkGone(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(error.message));
}

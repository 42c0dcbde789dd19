import { readTab, writeTab } from '../store/tab-memory.ts';
import { arrivedSince } from './failed-files.ts';
import { healFiles } from './heal.ts';

const key = 'seguia.reloaded';

/** A file that the disk, the network or a cache has spoiled is put right first: the page that comes would meet it again. */
const reloadHealed = () => void Promise.all([healFiles(), arrivedSince('')]).then(() => location.reload());

/**
 * Reloads the page, but at most once in `timeToLive` milliseconds: a chunk that is gone after a redeploy comes back with the reload,
 * one that is gone for good must not make the page reload for ever. Says whether it reloads.
 */
export function reloadOnce(timeToLive: number, now = Date.now(), reload: () => void = reloadHealed): boolean {
  const last = Number(readTab(key) ?? Number.NEGATIVE_INFINITY);
  // Where the tab remembers nothing, nothing would stop it from reloading for ever.
  if (now - last < timeToLive || !writeTab(key, String(now))) return false;
  reload();
  return true;
}

/** Whether an error says that a file of this build is not there any more. */
export function isChunkGone(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(error.message));
}

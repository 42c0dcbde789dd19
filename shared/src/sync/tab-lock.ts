/** Runs `work` in one tab at a time. Without Web Locks (pages over plain http:) only keys and versions protect two tabs from each other. */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) await locks.request(name, { signal }, work);
  else await work();
}

import type { Refusal } from './refusals.ts';

/** Resolves, once this tab is looked at, with those refusals that no other tab shows. */
export async function claim(refusals: readonly Refusal[]): Promise<Refusal[]> {
  await inSight();
  const mine = await Promise.all(refusals.map(({ id }) => hold(`seguia.refusal ${id}`)));
  return refusals.filter((_, place) => mine[place]);
}

function inSight(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/** Takes a lock for as long as the page lives. Resolves with whether it was free; without Web Locks every tab has it. */
function hold(name: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<never>(() => {});
    };
    locks.request(name, { ifAvailable: true }, take).catch(() => resolve(true));
  });
}

import { atom } from 'jotai';
import { isSpaceLow } from './open-journal.ts';

/** Milliseconds between a start and the first check, and between checks. The first one waits until the app is shown. */
const firstLook = 4000;
const nextLook = 600_000;
/** Bytes of its allowance that a browser should still have. */
const allowance = 20 * 1024 * 1024;

/** Whether this device will soon be unable to store more; false where that cannot be known. */
async function isLow(): Promise<boolean> {
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < allowance) return true;
  return (await isSpaceLow()) ?? false;
}

/** True while this device is nearly full; checked while it is on the screen. */
export const spaceLowAtom = atom(false);
spaceLowAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const update = async () => {
    const found = await isLow().catch(() => false);
    if (isOver) return;
    set(found);
    timer = setTimeout(() => void update(), nextLook);
  };
  timer = setTimeout(() => void update(), firstLook);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

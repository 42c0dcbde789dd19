import { atom } from 'jotai';
import { deviceClock } from './device-clock.ts';
import { readStored, writeStored } from '../storage/storage.ts';

const key = 'seguia.clock-told';

const shownAtom = atom<number | null>(null);
shownAtom.onMount = (set) => {
  const update = () => {
    const wrong = deviceClock.wrongBy();
    const way = wrong === null ? null : wrong > 0 ? 'ahead' : 'behind';
    if (way === readStored(key)) return;
    writeStored(key, way);
    set(wrong);
  };
  update();
  return deviceClock.listen(update);
};

/**
 * By how many milliseconds this device's clock is wrong (negative: behind), to be shown once: null when it is right, was shown at an earlier start, or was
 * closed by the person. Shown again only when it has been right in between, or goes wrong the other way. Set: the person closed it.
 */
export const clockNewsAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(shownAtom, null),
);

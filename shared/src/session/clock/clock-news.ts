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
 * By how many milliseconds this device's clock is wrong (negative: behind), as long as that must be shown; null when the clock is right, or
 * the person has seen or closed the message. It is shown again only after the clock was right in between, or when it goes wrong in the
 * other direction. Setting the atom closes the message.
 */
export const clockNewsAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(shownAtom, null),
);

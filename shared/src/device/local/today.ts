import { atom } from 'jotai';
import { farmNow } from '../../domain/farm-time.ts';
import { correctedNow, deviceClock } from '../../session/clock/device-clock.ts';
import { farmClockAtom } from '../../session/account/farm-choice.ts';

const clockAtom = atom<number | null>(null);
clockAtom.onMount = (set) => {
  const tick = () => set(correctedNow());
  tick();
  const timer = setInterval(tick, 20_000);
  // A phone that slept over midnight must not show yesterday until the next tick.
  document.addEventListener('visibilitychange', tick);
  const deaf = deviceClock.listen(tick);
  return () => {
    deaf();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** The farm's own date, YYYY-MM-DD. */
export const todayAtom = atom((get) => farmNow(get(farmClockAtom), get(clockAtom) ?? correctedNow()).date);

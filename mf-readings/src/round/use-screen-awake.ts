import { useEffect } from 'react';

/** Keeps the screen on while a round is open, where the browser can: the next plot is a minute's walk away, and wet fingers unlock no phone. */
export function useScreenAwake(): void {
  useEffect(() => {
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator) || lock?.released === false) return;
      const next = await navigator.wakeLock.request('screen');
      if (left) await next.release();
      else lock = next;
    };
    // The system takes the lock back when the page goes out of sight, and refuses one on an empty battery.
    const tryToHold = () => void hold().catch(() => undefined);
    tryToHold();
    document.addEventListener('visibilitychange', tryToHold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', tryToHold);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}

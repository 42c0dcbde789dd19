import { useEffect } from 'react';

/** Keeps the screen on while a round is open, where the browser can: the next plot is a minute away, and wet fingers cannot unlock a phone. */
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
    // The system releases the lock when the page is hidden, and refuses it on an empty battery.
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

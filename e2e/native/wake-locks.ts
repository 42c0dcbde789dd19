/**
 * Makes a page count the wake locks that keep its screen on (`locksHeld`): neither engine of the tests has a screen. The function uses
 * nothing from outside, because its text is sent to the page.
 */
export function countWakeLocks(): void {
  const counted = globalThis as unknown as { locksHeld: number };
  counted.locksHeld = 0;
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        if (!lock.released) counted.locksHeld -= 1;
        lock.released = true;
      },
    };
    counted.locksHeld += 1;
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}

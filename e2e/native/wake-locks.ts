/** Has a page count what keeps its screen on (`locksHeld`): neither engine of the tests has a screen. Everything it needs is inside: its text goes into the page. */
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

/**
 * Moves the clock of this realm (a process, a page) by that many milliseconds; it runs on, and timers and performance.now() stay as they
 * are. If the clock below it stands still, so does this one. The function contains everything it needs, because Playwright carries its text
 * into pages.
 */
export function moveClock(ahead: number): void {
  const Real = globalThis.Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (_, args: [], made) => Reflect.construct(Real, args.length === 0 ? [now()] : args, made) as object,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

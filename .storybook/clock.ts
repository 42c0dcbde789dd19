/** When all stories happen: noon on their farm, on the day that the pictures have always shown. */
const start = '2026-06-15T12:00:00+01:00';

/**
 * The page's clock starts there and ticks on, so that a story is the same at any hour of any day; timers and performance.now() are
 * left alone. It must be the preview's first import: stories work out their dates as they are loaded. Where the clock below it stands
 * still (the pictures), it stands still too.
 */
const Real = globalThis.Date;
const ahead = Real.parse(start) - Real.now();
const now = () => Real.now() + ahead;

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (_, args: [], made) => Reflect.construct(Real, args.length === 0 ? [now()] : args, made) as object,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

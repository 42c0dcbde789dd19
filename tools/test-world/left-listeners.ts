// Set-up of the tests that have a page: a test fails where a screen that is gone still listens to the page, the window or the device.
import { afterEach, expect } from 'vitest';

type Listener = EventListenerOrEventListenerObject;

interface Place {
  target: EventTarget;
  type: string;
  listener: Listener | null;
  isCapture: boolean;
  /** Where the effect stands. */
  at: string;
}

const places: Place[] = [];

const captures = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false);

/** The place in our code where an effect of a screen adds a listener; undefined for any other caller. */
function effectOf(stack = ''): string | undefined {
  const frames = stack.split('\n').filter((frame) => frame.includes(' at ') && !frame.includes('/left-listeners.'));
  const isOfScreen = frames.some((frame) => frame.includes('react-dom'));
  return isOfScreen ? /\/((?:shared|shell|mf-[a-z]+)\/src\/[^)]+)/.exec(frames[0] ?? '')?.[1] : undefined;
}

/** Follows what is added to `owner`, whose listeners are those of `target`, or of whatever `owner` is the prototype of. */
function follow(owner: EventTarget, target?: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = owner;
  owner.addEventListener = function (this: EventTarget, type: string, listener: Listener | null, options) {
    add.call(this, type, listener, options);
    const own = target ?? this;
    const { once, signal } = typeof options === 'object' ? options : {};
    // An element's listeners go with it.
    const at = once || own instanceof Element || own instanceof AbortSignal ? undefined : effectOf(new Error().stack);
    if (at === undefined) return;
    const place = { target: own, type, listener, isCapture: captures(options), at };
    places.push(place);
    signal?.addEventListener('abort', () => void places.splice(places.indexOf(place), 1));
  };
  owner.removeEventListener = function (this: EventTarget, type: string, listener: Listener | null, options) {
    remove.call(this, type, listener, options);
    const own = target ?? this;
    const at = places.findIndex(
      (place) =>
        place.target === own &&
        place.type === type &&
        place.listener === listener &&
        place.isCapture === captures(options),
    );
    if (at >= 0) places.splice(at, 1);
  };
}

if (globalThis.document) {
  // The page has classes of its own, apart from Node's that have the same names.
  let prototype = document as object;
  while (!Object.hasOwn(prototype, 'addEventListener')) prototype = Object.getPrototypeOf(prototype) as object;
  follow(prototype as EventTarget);
  follow(globalThis.window, globalThis.window);
  // Registered first, so it runs after each test's own end, which takes its screens away.
  afterEach(() => {
    if (document.body.querySelector(':scope > div:not([data-live-announcer])')) return;
    const left = places.splice(0).map(({ type, at }) => `${type}: ${at}`);
    expect(left, 'what a screen still listens to after it is gone').toEqual([]);
  });
}

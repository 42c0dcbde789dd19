// Before each test file of a process that runs several: the page is as it was before the first, and the product's modules are loaded anew.
// Libraries stay: to load them for each file takes as long as half of the tests.
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

interface FirstPage {
  /** What the page's objects had. */
  own: Map<object, PropertyDescriptorMap>;
  /** How to take back what the product and the tests listen to. */
  stops: (() => void)[];
}

const place = Symbol.for('seguia first page');
const page = globalThis as { [place]?: FirstPage };
const first = (page[place] ??= firstPage());

cleanup();
for (const stop of first.stops.splice(0)) stop();
for (const [object, had] of first.own) restore(object, had);
if (typeof document !== 'undefined') emptyDocument();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();

function firstPage(): FirstPage {
  const objects = typeof document === 'undefined' ? [globalThis, navigator] : [globalThis, navigator, document];
  const own = new Map<object, PropertyDescriptorMap>();
  for (const object of objects) own.set(object, Object.getOwnPropertyDescriptors(object));
  return { own, stops: noteListeners() };
}

/** Those of the window and the document, but for those of libraries, which add theirs once. */
function noteListeners(): (() => void)[] {
  const stops: (() => void)[] = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function addAndNote(...listening) {
    addEventListener.apply(this, listening);
    const isElement = typeof Element !== 'undefined' && this instanceof Element;
    const caller = isElement ? undefined : new Error().stack?.split('\n')[2];
    if (caller && !caller.includes('/node_modules/')) stops.push(() => this.removeEventListener(...listening));
  };
  return stops;
}

function restore(object: object, had: PropertyDescriptorMap): void {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const name of new Set([...Object.keys(had), ...Object.keys(now)])) {
    // Those of the test's runner and of libraries.
    if (name.startsWith('__') || now[name]?.configurable === false) continue;
    if (had[name]) Object.defineProperty(object, name, had[name]);
    else Reflect.deleteProperty(object, name);
  }
}

function emptyDocument(): void {
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, '', '/');
}

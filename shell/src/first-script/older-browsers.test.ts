import { experiments } from '@rspack/core';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
import source from './older-browsers.ts?raw';

const script = bootScript(experiments.swc, source);

/** Stands in for Element. A simulated page has its own AbortSignal, with another one behind it. */
class Link {
  getClientRects: () => object[] = () => [];
  declare checkVisibility: () => boolean;
}
vi.stubGlobal('Element', Link);
afterAll(() => void vi.unstubAllGlobals());

/** What Safari 16.4 or Chrome 109 lack, and the object that has it in a newer browser. */
const later: [object, string][] = [
  [AbortSignal, 'any'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [Link.prototype, 'checkVisibility'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
];
const own = later.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name));

beforeEach(() => {
  for (const [of, name] of later) {
    Reflect.deleteProperty(of, name);
    expect(name in of, name).toBe(false);
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function(script)();
});
afterEach(() => {
  for (const [at, [of, name]] of later.entries()) {
    const before = own[at];
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  }
});

test('an iPhone at iOS 16 breaks off a call by any of its signals, with its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort('too late');
  first.abort('left');
  expect([any.aborted, any.reason]).toEqual([true, 'too late']);
  expect(AbortSignal.any([first.signal]).reason).toBe('left');
});

test('an iPhone at iOS 16 groups by keys in the order in which they came', () => {
  const groups = Map.groupBy([3, 1, 4, 5], (number) => number % 2);
  expect([...groups]).toEqual([
    [1, [3, 1, 5]],
    [0, [4]],
  ]);
});

test('an iPhone at iOS 16 knows an address from other words', () => {
  expect(['https://api.farm.example', 'seguia://open/app', 'farm', ''].map((text) => URL.canParse(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an iPhone at iOS 16 knows what is drawn', () => {
  const link = new Link();
  expect(link.checkVisibility()).toBe(false);
  link.getClientRects = () => [{}];
  expect(link.checkVisibility()).toBe(true);
});

test('Chrome 109 sorts and turns a copy', () => {
  const given = [2, 1, 3];
  expect([given.toSorted((a, b) => b - a), given.toReversed(), given]).toEqual([
    [3, 2, 1],
    [3, 1, 2],
    [2, 1, 3],
  ]);
  expect(Object.keys(given)).toEqual(['0', '1', '2']);
});

test('a browser that has it keeps its own', () => {
  const theirs = () => new AbortController().signal;
  Object.assign(AbortSignal, { any: theirs });
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function(script)();
  expect(AbortSignal.any).toBe(theirs);
});

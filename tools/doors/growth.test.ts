import { expect, test } from 'vitest';
import { withGrowth } from './growth.ts';

const module = (inside: string) => `declare module 'kept/a' {\n${inside}\n}\n`;
const grown = (old: string, today: string) => withGrowth(module(old), module(today)).text;

test.each([
  ['a union of texts', "export type Code = 'a' | 'b';", "export type Code = 'a' | 'c' | 'b';"],
  ['a text that becomes a union', "export type Code = 'a';", "export type Code = 'a' | 'b';"],
  [
    'a table',
    "export const measures: { readonly ec: { readonly side: 'drain'; }; };",
    "export const measures: { readonly ec: { readonly side: 'drain'; }; readonly ph: { readonly side: 'drain'; }; };",
  ],
  ['a union with another type', "export type Code = Measure | 'a';", "export type Code = Measure | 'a' | 'b';"],
  ['a list', 'export const units: readonly ["ml", "l"];', 'export const units: readonly ["ml", "cl", "l"];'],
])('takes the new members of %s', (_, old, today) => {
  expect(grown(old, today)).toBe(module(today));
});

test.each([
  ['a union that has lost a member', "export type Code = 'a' | 'b';", "export type Code = 'a' | 'c';"],
  ['a union with something else than texts', 'export type Of = string | null;', 'export type Of = string | null | 1;'],
  [
    'an object that a remote gives',
    'export interface Props { a: string; }',
    'export interface Props { a: string; b: string; }',
  ],
  [
    'functions',
    'export const paths: { a: () => string; };',
    'export const paths: { a: () => string; b: () => string; };',
  ],
  ['a union of another name', "export type Code = 'a';", "export type Other = 'a' | 'b';"],
])('keeps %s', (_, old, today) => {
  expect(grown(old, today)).toBe(module(old));
});

const question = (...objects: string[]) => `export type Question = ${objects.join(' | ')};`;
const plot = "{ kind: 'plot'; name: string; }";

test('adds the new kinds to a union of objects', () => {
  const zone = "{ kind: 'zone'; suggested: string; }";
  const time = "{ kind: 'time'; }";
  expect(grown(question(plot, time), question(plot, zone, time))).toBe(module(question(plot, time, zone)));
});

test('keeps the objects of a union as they were, so that the compiler compares them', () => {
  const old = question(plot, "{ kind: 'time'; }");
  expect(grown(old, old.replace('name: string', 'name: number'))).toBe(module(old));
});

test('keeps a union of objects that has lost a kind', () => {
  const old = question(plot, "{ kind: 'time'; }");
  expect(grown(old, question(plot, "{ kind: 'zone'; }"))).toBe(module(old));
});

test('names what has new members', () => {
  const old = "export type A = 'a';\nexport type B = 'b';";
  expect(withGrowth(module(old), module(old.replace("'b'", "'b' | 'c'"))).grown).toEqual(['B']);
});

test('takes several that have grown, each at its place', () => {
  const old = "export type A = 'a';\nexport interface I { of: A; }\nexport type B = 'b';";
  const today = "export type B = 'b' | 'y';\nexport type A = 'a' | 'x';";
  expect(grown(old, today)).toBe(
    module("export type A = 'a' | 'x';\nexport interface I { of: A; }\nexport type B = 'b' | 'y';"),
  );
});

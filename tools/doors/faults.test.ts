import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { exported, type Doors, tokensOf } from './today.ts';

const federation = '@module-federation/runtime-core';
const libraries = { react: '19.3.1', jotai: '3.0.1', [federation]: '2.9.2' };
const accepted: Doors = {
  version: '1.4.0',
  names: ['ui: Button', 'ui: Chip'],
  types: ['ui: ChipProps'],
  addresses: { round: '/app/round' },
  libraries,
};
const wider = [...accepted.names, 'ui: Card'];

test('export lists give the names that a remote imports', () => {
  const text = `export { Button, type ButtonProps } from './ui/Button.tsx';
export type { Series } from './a.ts';
export {
  // what follows is young
  inner as outer,
} from './b.ts';
export interface Own {}`;
  expect(exported('ui', text)).toEqual(['ui: Button', 'ui: ButtonProps', 'ui: Series', 'ui: outer', 'ui: Own']);
});

test('the tokens are the custom properties of the style sheet, each once', () => {
  const css = ':root {\n  --a: 1px;\n  margin: var(--c);\n}\n[dir] {\n  --a: 2px;\n  --b-2: 3px;\n}';
  expect(tokensOf(css)).toEqual(['--a', '--b-2']);
});

test.each([
  ['nothing has changed', '1.4.0', accepted.names, false, null],
  ['something that was there breaks', '1.4.0', accepted.names, true, /major/],
  ['something breaks, and only the minor version is raised', '1.5.0', accepted.names, true, /major/],
  ['something breaks, and the major version is raised', '2.0.0', accepted.names, true, null],
  ['a name is gone, and only the minor version is raised', '1.5.0', ['ui: Button'], false, /ui: Chip.*major/],
  ['something has come', '1.4.1', wider, false, /New at the doors: ui: Card\..*minor/],
  ['something has come, and the minor version is raised', '1.5.0', wider, false, null],
])('the version, when %s', (_, version, names, breaks, wrong) => {
  const found = faultsOf({ ...accepted, version, names }, accepted, breaks ? 'what the compiler says' : null);
  expect(found).toEqual(wrong ? [expect.stringMatching(wrong)] : []);
});

test('growth that a remote only receives needs a minor version', () => {
  const grown = (version: string) => faultsOf({ ...accepted, version }, accepted, null, ['MeasuredField']);
  expect(grown('1.4.1')).toEqual([expect.stringMatching(/MeasuredField.*raise the minor/)]);
  expect(grown('1.5.0')).toEqual([]);
});

test.each([
  ['a patch newer', '1.4.0', { ...libraries, react: '19.3.2' }, null],
  ['a patch older', '1.4.0', { ...libraries, react: '19.3.0' }, null],
  [
    'a minor newer',
    '1.4.1',
    { ...libraries, react: '19.4.0' },
    /react of the shell, which was 19\.3\.1 and is 19\.4\.0: raise the minor/,
  ],
  ['a minor newer, and the minor version is raised', '1.5.0', { ...libraries, react: '19.4.0' }, null],
  ['a minor older', '1.5.0', { ...libraries, react: '19.2.9' }, /raise the major/],
  ['a major newer', '1.5.0', { ...libraries, react: '20.0.0' }, /raise the major/],
  ['a major newer, and the major version is raised', '2.0.0', { ...libraries, react: '20.0.0' }, null],
  ['federation’s core, a patch newer', '1.4.1', { ...libraries, [federation]: '2.9.3' }, /raise the minor/],
  ['federation’s core, a patch newer, with a newer minor', '1.5.0', { ...libraries, [federation]: '2.9.3' }, null],
  ['federation’s core, a patch older', '1.5.0', { ...libraries, [federation]: '2.9.1' }, /raise the major/],
  ['one more', '1.4.1', { ...libraries, valibot: '1.2.0' }, /valibot of the shell, which was none/],
  [
    'one less',
    '1.5.0',
    { jotai: '3.0.1', [federation]: '2.9.2' },
    /react of the shell, which was 19\.3\.1 and is none: raise the major/,
  ],
])('the version, when a library that the shell provides is %s', (_, version, today, wrong) => {
  const found = faultsOf({ ...accepted, version, libraries: today }, accepted, null);
  expect(found).toEqual(wrong ? [expect.stringMatching(wrong)] : []);
});

test.each([
  ['an address that is another', { addresses: { round: '/app/walk' } }, 'the address /app/round of paths.round'],
  ['a type that is gone', { types: [] }, 'ui: ChipProps'],
])('%s needs a major version, as deployed remotes have it', (_, change, named) => {
  const today = { ...accepted, ...change, version: '1.5.0' };
  expect(faultsOf(today, accepted, null)).toEqual([expect.stringMatching(new RegExp(`${named}.*raise the major`))]);
  expect(faultsOf({ ...today, version: '2.0.0' }, accepted, null)).toEqual([]);
});

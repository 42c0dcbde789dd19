import { expect, test } from 'vitest';
import { choice } from './choice.ts';

const releases = [
  { version: '5', hostApi: 'of the next year' },
  { version: '4', hostApi: '^3.0.0' },
  { version: '3', hostApi: '^2.2.0' },
  { version: '2', hostApi: '^2.1.0' },
  { version: '1', hostApi: '^1.0.0' },
];
const versions = (doors: string, ...later: string[][]) =>
  choice(releases, doors, ...later).map(({ version }) => version);

test.each([
  ['2.2.0', ['3', '2']],
  ['2.1.5', ['2']],
  ['3.0.0', ['4']],
  ['4.0.0', []],
])('chooses for doors %s the versions %j, the newest first', (doors, taken) => {
  expect(versions(doors)).toEqual(taken);
});

test('chooses a version that failed on this device after all others that fit', () => {
  expect(versions('2.2.0', ['3'])).toEqual(['2', '3']);
  expect(versions('2.2.0', ['2'])).toEqual(['3', '2']);
  expect(versions('2.2.0', ['2', '3', '1'])).toEqual(['3', '2']);
});

test('chooses the versions of a second list after those of the first', () => {
  expect(versions('2.2.0', ['2'], ['3'])).toEqual(['2', '3']);
  expect(versions('2.2.0', ['3'], ['2'])).toEqual(['3', '2']);
  expect(versions('2.2.0', ['3', '2'], ['3'])).toEqual(['2', '3']);
});

// @vitest-environment happy-dom
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';
import type { Registry, Release } from '../../remotes/registry/registry.ts';

let phone: PhoneFiles;

beforeEach(() => {
  vi.resetModules(); // the library stores the bridge that it met first
  phone = new PhoneFiles();
  stubNativeBridge({ Filesystem: phone.methods });
});
afterEach(() => vi.unstubAllGlobals());

const release = (version: string): Release => ({
  version,
  base: `/r/mf-a/${version}/`,
  entry: 'entry.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: ['/app/a'],
  files: { 'entry.js': `sha256-${'A'.repeat(43)}=` },
});
const bundled = (version: string): Registry => ({ 'mf-a': [release(version)] });
const name = 'LIBRARY_NO_CLOUD/seguia/remotes/taken.json';

/** Writes what was taken for the bundle with version 1. */
async function write() {
  const { readTaken, writeTaken } = await import('./taken.ts');
  const nothing = await readTaken(bundled('1'));
  const taken = { ...nothing, releases: { 'mf-a': release('2') }, refused: ['mf-a 3'], trial: 'passed' as const };
  await writeTaken(taken);
  return { taken, nothing, readTaken };
}

test('what was taken is read back for the bundle that it was taken for; a newer app begins with its own', async () => {
  const { taken, readTaken } = await write();
  expect(await readTaken(bundled('1'))).toEqual(taken);
  expect(await readTaken(bundled('4'))).toMatchObject({ releases: {}, refused: [], trial: 'none' });
});

test('of a file that was cut anywhere nothing is used', async () => {
  const { nothing, readTaken } = await write();
  const whole = phone.files.get(name)!;
  for (let length = 0; length < whole.length; length += 1) {
    phone.files.set(name, whole.slice(0, length));
    expect(await readTaken(bundled('1')), `${length} bytes`).toEqual(nothing);
  }
});

test('a phone that does not answer has the bundle', async () => {
  const { nothing, readTaken } = await write();
  phone.fault = () => 'never';
  expect(await readTaken(bundled('1'))).toEqual(nothing);
});

test('the files of versions that nobody names any more are removed', async () => {
  await write();
  const { folderOf, removeOthers } = await import('./taken.ts');
  for (const version of ['1', '2', '3']) await folderOf('mf-a', { version }).write('entry.js', 'code');
  await removeOthers({ 'mf-a': release('2') }, {});
  expect([...phone.files.keys()]).toEqual([name, 'LIBRARY_NO_CLOUD/seguia/remotes/mf-a/2/entry.js']);
});

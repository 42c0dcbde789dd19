// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { noteFailure, noteRun, readVersionRecords } from './version-record.ts';

const version = (name: string) => ({ part: 'mf-settings', version: name, hostApi: '^1.9.0' });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('a version is counted by the pages that it runs in and fails in, since it was met first', () => {
  noteRun(version('1'));
  vi.setSystemTime(2_000_000);
  noteRun(version('1'));
  noteFailure(version('1'), 'broken page', false);
  noteFailure(version('2'), 'broken release', true);
  expect(readVersionRecords()).toEqual([
    { ...version('2'), since: 2000, tries: 1, failures: 1, last: { at: 2000, cause: 'broken release' } },
    { ...version('1'), since: 1000, tries: 2, failures: 1, last: { at: 2000, cause: 'broken page' } },
  ]);
});

test('the device forgets the versions that it met longest ago, and what is not a record', () => {
  for (let count = 1; count <= 31; count += 1) noteRun(version(String(count)));
  const known = readVersionRecords().map(({ version: name }) => name);
  expect(known).toHaveLength(30);
  expect([known[0], known.at(-1)]).toEqual(['31', '2']);
  localStorage.setItem('seguia.versions', '[{"part":7}]');
  expect(readVersionRecords()).toEqual([]);
});

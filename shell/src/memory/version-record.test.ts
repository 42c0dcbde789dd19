// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { noteFailure, noteRun, readVersionRecords } from './version-record.ts';

const version = (name: string) => ({ part: 'mf-settings', version: name, hostApi: '^1.9.0' });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('counts the pages in which a version runs and fails, since it was first met', () => {
  noteRun(version('1'));
  vi.setSystemTime(2_000_000);
  noteRun(version('1'));
  noteFailure(version('1'), 'broken page', false, 'draw');
  noteFailure(version('2'), 'broken release', true, 'load');
  expect(readVersionRecords()).toEqual([
    { ...version('2'), since: 2000, tries: 1, failures: 1, last: { at: 2000, cause: 'broken release', kind: 'load' } },
    {
      ...version('1'),
      since: 1000,
      tries: 2,
      failures: 1,
      ran: 2000,
      last: { at: 2000, cause: 'broken page', kind: 'draw' },
    },
  ]);
});

test('forgets the versions that it met longest ago, and invalid records', () => {
  for (let count = 1; count <= 31; count += 1) noteRun(version(String(count)));
  const known = readVersionRecords().map(({ version: name }) => name);
  expect(known).toHaveLength(30);
  expect([known[0], known.at(-1)]).toEqual(['31', '2']);
  localStorage.setItem('seguia.versions', '[{"part":7}]');
  expect(readVersionRecords()).toEqual([]);
});

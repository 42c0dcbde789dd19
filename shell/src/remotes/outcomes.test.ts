import { beforeEach, expect, test, vi } from 'vitest';
import { readVersionRecords } from '../about/version-record.ts';
import { createOutcomes } from './outcomes.ts';
import { RemoteError } from './remote-error.ts';
import type { Release } from './registry/registry.ts';

const release: Release = {
  version: '1.4.2-1',
  base: '/r/mf-settings/1.4.2-1/',
  entry: 'remoteEntry.js',
  hostApi: '^1.9.0',
  layout: 'app',
  routes: ['/app/settings'],
  files: {},
};

beforeEach(() => localStorage.clear());

test('what runs and what fails is counted on this device, without what a person may have typed', () => {
  const report = vi.fn();
  const outcomes = createOutcomes(report);
  outcomes.runs('mf-settings', release);
  const error = new RemoteError('mf-settings', {
    version: release,
    inUse: true,
    cause: new Error('no farm "Oasis du Souss"'),
  });
  outcomes.failed(error);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  expect(readVersionRecords()).toMatchObject([
    { part: 'mf-settings', version: '1.4.2-1', tries: 1, failures: 1, last: { cause: 'no farm "…"' } },
  ]);
  outcomes.failed(new RemoteError('mf-late', { cause: new Error('no version of mf-late fits door 1.9.0') }));
  expect(readVersionRecords()[0]).toMatchObject({ part: 'mf-late', version: '', tries: 1, failures: 1 });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readVersionRecords } from '../memory/version-record.ts';
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
afterEach(() => vi.restoreAllMocks());

test('what runs is counted on this device, and what fails is reported', () => {
  const report = vi.fn();
  const outcomes = createOutcomes(report);
  outcomes.runs('mf-settings', release);
  expect(readVersionRecords()).toMatchObject([{ part: 'mf-settings', version: '1.4.2-1', tries: 1, failures: 0 }]);
  const error = new RemoteError('mf-settings', { version: release, cause: new Error('broken') });
  outcomes.failed(error);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('the service worker hears of what failed with a network alone: without one nobody knows whose fault it is', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: { postMessage } } });
  const outcomes = createOutcomes(() => undefined);
  const error = new RemoteError('mf-settings', { version: release, cause: new Error('broken') });
  outcomes.failed(error);
  expect(postMessage.mock.calls).toEqual([[{ remote: 'mf-settings', version: '1.4.2-1', runs: false }]]);
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: { postMessage } } });
  outcomes.failed(error);
  expect(postMessage).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

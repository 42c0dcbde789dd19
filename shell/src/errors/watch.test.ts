// @vitest-environment happy-dom
import { ApiError } from '@seguia/shared/platform';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaults } from '../config/config.ts';
import { RemoteError } from '../remotes/remote-error.ts';
import { readVersionRecords } from '../memory/version-record.ts';
import { FailureWatch } from './watch.ts';

const shown = vi.fn<(error: unknown) => void>();
const failures = new FailureWatch(defaults);
let stop: () => void;

beforeAll(() => failures.listen());
beforeEach(() => {
  sessionStorage.clear();
  shown.mockReset();
  stop = failures.onFailure(shown);
  shown.mockReset();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const thrown = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) => {
  const event = new Event('unhandledrejection');
  dispatchEvent(Object.assign(event, { reason }));
};

test('an error thrown in a handler, and a rejected promise, open the error page', () => {
  thrown(new Error('in a handler'));
  expect(shown).toHaveBeenCalledTimes(1);
  rejected(new Error('in a promise'));
  expect(shown).toHaveBeenCalledTimes(2);
});

test('what fails before there is a page is shown once there is one', () => {
  stop();
  thrown(new Error('early'));
  expect(shown).not.toHaveBeenCalled();
  stop = failures.onFailure(shown);
  expect(shown).toHaveBeenCalledOnce();
  stop();
  stop = failures.onFailure(shown);
  expect(shown).toHaveBeenCalledOnce();
});

test.each([
  ['a browser’s own complaint, which has no error', null],
  ['a call that was given up', new DOMException('given up', 'AbortError')],
  ['an end of the session, which the app was told of', new ApiError('problem', { status: 408 })],
])('%s is not said', (_, error) => {
  thrown(error);
  expect(shown).not.toHaveBeenCalled();
});

test('any other failed call that nobody caught is', () => {
  rejected(new ApiError('problem', { status: 500 }));
  expect(shown).toHaveBeenCalledOnce();
});

test('search-engine and preview bots get nothing', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  thrown(new Error('in a handler'));
  stop();
  stop = failures.onFailure(shown);
  expect(shown).not.toHaveBeenCalled();
});

test('a chunk that is gone reloads the page once instead', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const gone = Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' });
  rejected(gone);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(shown).not.toHaveBeenCalled();
  rejected(gone);
  expect(shown).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that does not come without network leaves the page where it is', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rejected(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }));
  expect(shown).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a remote’s failure is counted on this device, without what a person may have typed', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  failures.remoteFailed(new RemoteError('mf-late', { inUse: true, cause: new Error('no farm "Oasis du Souss"') }));
  const [record] = readVersionRecords();
  expect(record).toMatchObject({ part: 'mf-late', version: '', tries: 0, failures: 1, last: { cause: 'no farm "…"' } });
});

test('what a remote’s code throws in a handler is reported as its own', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const report = vi.spyOn(failures.reporter, 'report');
  const fault = new Error('in a handler');
  failures.attribute((cause) => (cause === fault ? new RemoteError('mf-late', { inUse: true, cause }) : null));
  thrown(fault);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ remote: 'mf-late', cause: fault }));
  thrown(new Error('of the shell'));
  expect(report).toHaveBeenLastCalledWith(new Error('of the shell'));
  failures.attribute(() => null);
});

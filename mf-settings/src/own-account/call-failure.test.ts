import { ApiError } from '@seguia/shared/platform';
import { createIntl } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { callFailureText } from './call-failure.ts';

const intl = createIntl({ locale: 'fr', onError: () => undefined });
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, /n’a pas répondu/],
  [false, /^Hors ligne/],
])('says whether the device has a network when no answer comes: %s', (onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  for (const kind of ['offline', 'timeout'] as const) expect(callFailureText(intl, new ApiError(kind))).toMatch(text);
});

test.each([
  [{ status: 429, retryAfter: 61 }, /Attendez 2 minutes/],
  [{ status: 429, retryAfter: 60 }, /Attendez 1 minute,/],
  [{ status: 500 }, /en panne/],
  [{ status: 404 }, /ne le propose pas encore/],
  [{ status: 422 }, /pas accepté/],
])('repeats what the server said: %j', (details, text) => {
  expect(callFailureText(intl, new ApiError('problem', details))).toMatch(text);
});

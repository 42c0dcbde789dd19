import { expect, test } from 'vitest';
import { retryAfterSeconds } from './api-error.ts';

const now = Date.UTC(2026, 5, 15, 12, 0, 0);

test.each([
  ['seconds', '40', 40],
  ['a date', 'Mon, 15 Jun 2026 12:02:00 GMT', 120],
  ['nothing to wait for', '0', 0],
  ['a date that is over', 'Mon, 15 Jun 2026 11:00:00 GMT', 0],
  ['less than nothing', '-5', 0],
  ['an hour', '3600', 3600],
  ['30 days in seconds', '2592000', 3600],
  ['a number without end', '9'.repeat(400), 3600],
  ['a date in 30 days', 'Wed, 15 Jul 2026 12:00:00 GMT', 3600],
  ['a date as a device reads it whose clock is years behind', 'Tue, 15 Jun 2038 12:00:00 GMT', 3600],
  ['no header', null, undefined],
  ['an empty header', ' ', undefined],
  ['words', 'later', undefined],
])('Retry-After, an hour at most: %s', (_what, text, seconds) => {
  expect(retryAfterSeconds(text, now)).toBe(seconds);
});

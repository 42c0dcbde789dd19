import { ApiError } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { callFailureOf } from './problem.ts';

test.each([
  ['no answer while the device has a network', new ApiError('offline'), true, { what: 'unreachable' }],
  ['no answer while the device has none', new ApiError('offline'), false, { what: 'offline' }],
  ['no answer in time', new ApiError('timeout'), true, { what: 'timeout', seconds: 10 }],
  ['a page where JSON should be', new ApiError('not-json', { status: 200 }), true, { what: 'not-data' }],
  ['a fault', new ApiError('problem', { status: 500 }), true, { what: 'failing' }],
  ['a gateway’s page about a fault', new ApiError('not-json', { status: 502 }), true, { what: 'failing' }],
  ['a server that is busy', new ApiError('problem', { status: 503, retryAfter: 5 }), true, { what: 'failing' }],
  ['too many calls', new ApiError('problem', { status: 429, retryAfter: 40 }), true, { what: 'too-many', seconds: 40 }],
  [
    'too many, for who knows how long',
    new ApiError('problem', { status: 429 }),
    true,
    { what: 'too-many', seconds: 30 },
  ],
  ['any other refusal', new ApiError('problem', { status: 403 }), true, { what: 'refused' }],
  ['a fault of ours', new TypeError('undefined is not a function'), true, { what: 'refused' }],
])('%s', (_, error, online, trouble) => {
  expect(callFailureOf(error, { online, limit: 10 })).toEqual(trouble);
});

import { describe, expect, test, vi } from 'vitest';
import { json, problem } from '@seguia/testing/scripted-api';
import { ApiError, asApiError, call, callForResponse, retryAfterSeconds } from './api-error.ts';

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

describe('a call of the client', () => {
  const answer = (response: Response, body: unknown) => Promise.resolve({ data: body, error: body, response });
  const failing = (response: Response, body: unknown) => call(answer(response, body));

  test('gives what the server said, with its headers for who needs them', async () => {
    const response = json({}, { etag: '"1"' });
    expect(await call(answer(response, { a: 1 }))).toEqual({ a: 1 });
    expect(await callForResponse(answer(response, { a: 1 }))).toEqual({ data: { a: 1 }, response });
  });

  test('that the server refuses throws its own words', async () => {
    const words = { status: 422, title: 'Not so', code: 'x', current_version: 3 };
    await expect(failing(problem(422), words)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'problem',
      message: 'Not so',
      status: 422,
      problem: { title: 'Not so', currentVersion: 3 },
    });
    await expect(failing(problem(422), { ...words, detail: 'Because' })).rejects.toThrow('Because');
    const error = await failing(problem(422), words).catch((thrown: unknown) => thrown);
    expect((error as ApiError).retryAfter).toBeUndefined();
  });

  test.each([
    ['a page', '<h1>'],
    ['nothing', undefined],
    ['null', null],
    ['JSON of somebody else', { title: 'x' }],
    ['more of it', { status: 503 }],
  ])('that something else answers with %s is no data server’s', async (_what, body) => {
    const response = new Response('', { status: 503, headers: { 'retry-after': '40' } });
    const error = await failing(response, body).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'not-json', message: 'not-json', status: 503, retryAfter: 40 });
    expect((error as ApiError).problem).toBeUndefined();
  });

  test.each([
    ['TimeoutError', 'timeout'],
    ['SyntaxError', 'not-json'],
    ['TypeError', 'offline'],
  ])('that ends with a %s is "%s"', async (name, kind) => {
    const cause = new DOMException('x', name);
    const error = await call(Promise.reject<Awaited<ReturnType<typeof answer>>>(cause)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'ApiError', kind, cause });
    expect((error as ApiError).status).toBeUndefined();
  });

  test('that its own caller broke off, or that has failed before, throws what it threw', () => {
    const aborted = new DOMException('x', 'AbortError');
    expect(asApiError(aborted)).toBe(aborted);
    const known = new ApiError('timeout');
    expect(asApiError(known)).toBe(known);
    expect([asApiError(null), asApiError('said')]).toMatchObject([{ kind: 'offline' }, { kind: 'offline' }]);
  });
});

test.each([
  ['two hours behind', '2026-06-15T10:00:00Z'],
  ['two hours ahead', '2026-06-15T14:00:00Z'],
])(
  'a date in Retry-After is counted from the answer’s own Date, on a device whose clock is %s',
  async (_what, device) => {
    vi.setSystemTime(device);
    const headers = { date: 'Mon, 15 Jun 2026 12:00:00 GMT', 'retry-after': 'Mon, 15 Jun 2026 12:02:00 GMT' };
    const answer = { error: { title: 'Busy', status: 503 }, response: new Response(null, { status: 503, headers }) };
    await expect(call(Promise.resolve(answer))).rejects.toMatchObject({ retryAfter: 120 });
    vi.useRealTimers();
  },
);

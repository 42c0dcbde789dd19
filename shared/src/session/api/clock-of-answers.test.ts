import { afterEach, expect, test, vi } from 'vitest';
import { deviceClock } from '../clock/device-clock.ts';
import { fetchAndSetClock } from './api.ts';

afterEach(() => void vi.restoreAllMocks());

const date = 'Thu, 20 Aug 2026 20:00:00 GMT';

/** Returns the dates that the clock reads from an answer with these headers. */
async function datesRead(headers: Record<string, string>): Promise<(string | null)[]> {
  const readDate = vi.spyOn(deviceClock, 'readDate').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(2), { headers: { date, ...headers } }));
  await fetchAndSetClock(new Request('https://data.example.test/v2'));
  return readDate.mock.calls.map(([read]) => read);
}

test.each(['application/json', 'application/problem+json; charset=utf-8'])(
  'the clock learns from the data server’s answers: %s',
  async (type) => expect(await datesRead({ 'content-type': type })).toEqual([date]),
);

test.each([{ 'content-type': 'text/html' }, {}])(
  'the clock does not learn from a portal’s page, or from an answer without a type: %o',
  async (headers: Record<string, string>) => expect(await datesRead(headers)).toEqual([]),
);

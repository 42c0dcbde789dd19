import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isBot } from './bots.ts';
import { reloadOnce } from './reload-guard.ts';
import { impersonal, mask, report } from './report.ts';

beforeEach(() => sessionStorage.clear());

describe('reload guard', () => {
  test('time-to-live 10 seconds by default: one reload, then none until they are over', () => {
    const reload = vi.fn<() => void>();
    expect(reloadOnce(10_000, 50_000, reload)).toBe(true);
    expect(reloadOnce(10_000, 59_999, reload)).toBe(false);
    expect(reloadOnce(10_000, 60_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

test('search-engine and preview bots get no error page', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isBot('facebookexternalhit/1.1')).toBe(true);
  expect(isBot('WhatsApp/2.23.20.0')).toBe(true);
  expect(
    isBot('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36'),
  ).toBe(false);
});

describe('error reports', () => {
  test('at most 10 events per session leave, to the configured address only', async () => {
    const received: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push(body);
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1`;
    await report(new Error('nowhere to go'), null, 10);
    for (let number = 0; number < 12; number += 1) await report(new Error(`fault of amina@demo.test`), dsn, 10);
    await expect.poll(() => received.length).toBe(10);
    expect(received.join()).not.toContain('amina');
    server.close();
  });

  test('nothing personal is in them', () => {
    expect(mask('"Serre 4" of amina@demo.test at https://api.souss.example/v2 had 2.4')).toBe('"…" of … at … had …');
    const event = impersonal({
      type: undefined,
      user: { email: 'amina@demo.test' },
      request: { url: 'https://app.example/app/one/1' },
      breadcrumbs: [{ message: 'typed 2.4' }],
      exception: { values: [{ type: 'TypeError', value: 'no reading 42' }] },
    });
    expect(event).toEqual({ type: undefined, exception: { values: [{ type: 'TypeError', value: 'no reading …' }] } });
  });
});

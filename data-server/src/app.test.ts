import { capabilities } from '@seguia/shared/domain/capabilities';
import { describe, expect, test } from 'vitest';
import { loadContract } from './http/contract.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer({ logLevel: 'silent', corsOrigins: ['https://app.seguia.example'] });
const timestamps = { 'date-format': 'timestamp' };

describe('the server', () => {
  test('names itself to anybody, with and without a slash', async () => {
    for (const url of ['/v2', '/v2/']) {
      const answer = await server.app.inject({ url, headers: timestamps });
      expect(answer.json()).toEqual({
        name: 'Seguia data server',
        version: '1.4.2',
        time: Date.parse('2026-06-15T12:00:00Z') / 1000,
        capabilities: capabilities.filter((name) => name !== 'morning-mail'), // this server sends no mail
      });
    }
  });

  test('asks for timestamps', async () => {
    const { statusCode, body } = await server.app.inject({ url: '/v2' });
    expect([statusCode, JSON.parse(body).errors[0].field]).toEqual([400, 'date-format']);
    const other = await server.anybody.get('', { 'date-format': 'iso' });
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([400, 'enum']);
  });

  test('answers an unknown address with a problem', async () => {
    const { status, headers, body } = await server.anybody.get('/nothing/here');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ type: '/problems/not_found', status: 404, code: 'not_found' });
  });

  test.each([
    ['PATCH', '/farmers', 'GET, HEAD, OPTIONS'],
    ['POST', '/v2-nothing', null],
    ['GET', '/auth/login', 'POST, OPTIONS'],
    ['HEAD', '/account/forgot-password', 'POST, OPTIONS'],
    ['DELETE', '/farmers/one/campaigns', 'GET, HEAD, OPTIONS'],
    ['POST', '/farmers/one/readings/two', 'GET, PUT, DELETE, HEAD, OPTIONS'],
  ] as const)('answers %s %s, which takes %s', async (method, url, allow) => {
    const answer = await server.app.inject({ method, url: `/v2${url}`, headers: timestamps, payload: '{' });
    expect([answer.statusCode, answer.headers['allow'] ?? null]).toEqual([allow ? 405 : 404, allow]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    if (method !== 'HEAD') expect(answer.json().code).toBe(allow ? 'wrong_method' : 'not_found');
  });

  test('forbids caches to keep anything, and pages to frame or sniff it', async () => {
    const { headers } = await server.anybody.get('');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('compresses long answers for clients that accept it', async () => {
    const person = await server.addPerson();
    for (let number = 0; number < 20; number += 1) await person.join(await server.addFarm(), 'viewer', server.db);
    const headers = { ...timestamps, authorization: `Bearer ${person.token}`, 'accept-encoding': 'br, gzip' };
    const answer = await server.app.inject({ url: '/v2/farmers', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toContain('accept-encoding');
  });

  test('reveals nothing of its inside when something breaks', async () => {
    const person = await server.addPerson();
    const find = server.services.database.lookups;
    server.services.database.lookups = { selectFrom: () => raise('secret table is gone') } as unknown as typeof find;
    const headers = { ...timestamps, authorization: `Bearer ${person.token}` };
    const { statusCode, body } = await server.app.inject({ url: '/v2/account', headers });
    server.services.database.lookups = find;
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'internal']);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('.ts');
  });
});

const raise = (text: string) => {
  throw new Error(text);
};

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/v2/farmers',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,date-format,if-match,idempotency-key',
      },
    });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'https://oasis.localhost',
    'https://app.seguia.example',
  ])('%s may call, and read ETag and Retry-After', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization,date-format,if-match,idempotency-key',
    });
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
    const call = await server.app.inject({ url: '/v2', headers: { ...timestamps, origin } });
    expect(call.headers['access-control-expose-headers']).toBe('ETag, Retry-After, Date, X-Request-Id');
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])('%s may not', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('in production loopback origins may not call unless they are listed', async () => {
    const listed = 'https://app.seguia.example';
    const inProduction = await testServer({ production: true, corsOrigins: [listed] });
    const allowed = async (origin: string) => {
      const { headers } = await inProduction.app.inject({ url: '/v2', headers: { ...timestamps, origin } });
      return headers['access-control-allow-origin'];
    };
    expect(await allowed('http://localhost:3000')).toBeUndefined();
    expect(await allowed('http://127.0.0.1:8080')).toBeUndefined();
    expect(await allowed(listed)).toBe(listed);
  });

  // Specification 1: also run natively: data servers let both platforms call where they are listed
  test('the native app may call in production only from listed origins, of which it has two', async () => {
    const [android, iphone] = ['https://localhost', 'capacitor://localhost'];
    const preflight = async (corsOrigins: string[], origin: string) => {
      const { app } = await testServer({ production: true, corsOrigins });
      const wanted = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
      const { headers } = await app.inject({ method: 'OPTIONS', url: '/v2/account', headers: { origin, ...wanted } });
      return [headers['access-control-allow-origin'], headers['access-control-allow-methods']?.includes('PUT')];
    };
    for (const origin of [android, iphone]) {
      expect(await preflight([android, iphone], origin)).toEqual([origin, true]);
      expect(
        (
          await preflight(
            [android, iphone].filter((other) => other !== origin),
            origin,
          )
        )[0],
      ).toBeUndefined();
    }
    expect((await preflight([android], 'http://localhost'))[0]).toBeUndefined();
  });

  test('every origin may call if the settings say so', async () => {
    const open = await testServer({ production: true, corsOrigins: ['*'] });
    const headers = { ...timestamps, origin: 'https://anywhere.example' };
    const answer = await open.app.inject({ url: '/v2', headers });
    expect(answer.headers['access-control-allow-origin']).toBe('https://anywhere.example');
  });

  test('a page can read a refusal as well', async () => {
    const headers = { ...timestamps, origin: 'http://localhost:3000' };
    const { statusCode, headers: answered } = await server.app.inject({ url: '/v2/account', headers });
    expect([statusCode, answered['access-control-allow-origin']]).toEqual([401, 'http://localhost:3000']);
  });
});

const contract = await loadContract();
const open = ['testServer', 'setUpServer', 'login', 'forgotPassword', 'readInvitation', 'acceptInvitation'];

describe.each(contract.filter(({ id }) => !open.includes(id)))('$method $url', ({ method, url }) => {
  test('needs a token', async () => {
    const path = url
      .replace('water-days/:id', 'water-days/2026-01-01')
      .replace('plantings/:id', `plantings/${id}.${id}.2026-01-01`)
      .replaceAll(/:\w+/g, id)
      .replace(/\/log$/, '/log?from=2026-01-01&to=2026-01-31');
    const upper = method.toUpperCase() as 'GET';
    const headers = { 'if-none-match': '*', 'idempotency-key': '01a1fcc8-d4b3-7393-9426-a0648747f139' };
    const isWithBody = method === 'put' || path === '/account/password';
    const body = bodies[Object.keys(bodies).find((part) => isWithBody && path.includes(part)) ?? ''];
    const answer = await server.anybody.call(upper, path, {
      headers: method === 'get' ? { 'if-none-match': '"plots=0"' } : headers,
      ...(body ? { body } : {}),
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'no_token']);
  });
});

const id = '01a1fcc8-d4b3-7393-9426-a0648747f139';
const bodies: Record<string, object> = {
  '/account/password': { current_password: 'a', new_password: 'b' },
  '/readings': { plot_id: id, date: '2026-01-01', time: '08:00', entry_type: 'value' },
  '/campaigns': { name: 'x', start_date: '2026-01-01', end_date: '2026-02-01', visibility: 'all_apps' },
  '/target-bands': { plot_id: id, crop_type_id: id, from: '2026-01-01' },
  '/plantings': { to: null },
  '/water-days': { irrigation: 5 },
  '/instructions': { plot_id: id, text: 'x' },
  '/plots': { name: 'x', irrigation_units: 1 },
  '/crops': { name: 'x' },
  '/meters': { name: 'x', kind: 'ph' },
  '/calibrations': { meter_id: id, at: 1, slope: 97 },
  '/crop-types': { crop_id: id, name: 'x' },
  '/morning-mail': { hour: 6, language: 'fr', ec_unit: 'mS/cm' },
  '/members': { role: 'viewer', disabled: false },
  '/invitations': { role: 'viewer', language: 'fr' },
};

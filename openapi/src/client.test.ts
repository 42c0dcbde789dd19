import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from './client.ts';

function recorder(answer: () => Response = () => Response.json({ data: [], meta: {} })) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    request.signal.throwIfAborted();
    return answer();
  };
  return { requests, fetch };
}

// Specification 7: all requests use JSON
test('every call asks for timestamps and carries the token of the moment', async () => {
  const { requests, fetch } = recorder();
  let token = 'first';
  const api = createApi({ baseUrl: 'http://localhost/v2', token: () => token, fetch });
  await api.GET('/account');
  token = 'second';
  await api.GET('/account');
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  expect(requests.map((request) => request.headers.get('date-format'))).toEqual(['timestamp', 'timestamp']);
});

// Specification 7: requests ask for JSON (Accept)
test('every call asks for JSON; a call for a picture asks for what it takes', async () => {
  const { requests, fetch } = recorder();
  const api = createApi({ baseUrl: 'http://localhost/v2', fetch });
  await api.GET('/account');
  await api.GET('/account', { headers: { accept: 'image/*' } });
  expect(requests.map((request) => request.headers.get('accept'))).toEqual(['application/json', 'image/*']);
});

test('sends no token if there is none', async () => {
  const { requests, fetch } = recorder();
  await createApi({ baseUrl: 'http://localhost/v2', fetch }).GET('/');
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.url).toBe('http://localhost/v2/');
});

// Specification 7: each call may take extra headers, query params and a cancel token
test('a call takes extra headers, query parameters and a signal', async () => {
  const { requests, fetch } = recorder();
  const api = createApi({ baseUrl: 'http://localhost/v2', fetch });
  await api.GET('/farmers', {
    params: { query: { page: 2, search: 'souss' }, header: { paginate: 50, 'order-by': ['-name', 'id'] } },
    headers: { 'x-extra': 'yes' },
  });
  expect(requests[0]?.url).toBe('http://localhost/v2/farmers?page=2&search=souss');
  expect(requests[0]?.headers.get('paginate')).toBe('50');
  expect(requests[0]?.headers.get('order-by')).toBe('-name, id');
  expect(requests[0]?.headers.get('x-extra')).toBe('yes');
  const stop = AbortSignal.abort();
  await expect(api.GET('/farmers', { signal: stop })).rejects.toThrow(/abort/i);
});

test('an answer that is an error comes as one, typed', async () => {
  const problem = { type: '/problems/not_found', title: 'Not found', status: 404, code: 'not_found' };
  const { fetch } = recorder(() =>
    Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
  );
  const { data, error, response } = await createApi({ baseUrl: 'http://localhost/v2', fetch }).GET(
    '/farmers/{farmer_id}',
    {
      params: { path: { farmer_id: 'x' } },
    },
  );
  expect(data).toBeUndefined();
  expect(error?.code).toBe('not_found');
  expect(response.status).toBe(404);
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])('a call is never led elsewhere by a redirect: %d', async (status) => {
  const arrived: string[] = [];
  const portal = await listening((request, response) => {
    arrived.push(`${request.method} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const server = await listening((_request, response) => response.writeHead(status, { location: portal }).end());
  const api = createApi({ baseUrl: server, token: 'secret' });
  await expect(api.GET('/account')).rejects.toThrow();
  const params = { path: { farmer_id: 'farm', id: 'reading' }, header: { 'Idempotency-Key': 'key' } };
  const body = { plot_id: 'plot', date: '2026-06-15', time: '12:00', entry_type: 'value' as const };
  await expect(api.PUT('/farmers/{farmer_id}/readings/{id}', { params, body })).rejects.toThrow();
  expect(arrived).toEqual([]);
});

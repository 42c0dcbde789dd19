import { expect, test } from 'vitest';
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

test('without a token none is sent', async () => {
  const { requests, fetch } = recorder();
  await createApi({ baseUrl: 'http://localhost/v2', fetch }).GET('/');
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.url).toBe('http://localhost/v2/');
});

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

import { createApi, type ApiClient, type Problem } from '@seguia/openapi';

/** What a server answered, one after the other; an Error is a network that fails. */
type Answer = Response | Error;

/** A client whose server answers as the test says, and the requests that it got: `METHOD path`. */
export function scriptedApi(...answers: (Answer | ((request: Request) => Answer))[]): {
  api: ApiClient;
  requests: Request[];
  listRequests: () => string[];
} {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    const next = answers.shift() ?? new Error('The script has no answer left.');
    const answer = typeof next === 'function' ? next(request) : next;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const listRequests = () => requests.map(({ method, url }) => `${method} ${url.replace(/^https:\/\/[^/]+\/v2/, '')}`);
  return { api: createApi({ baseUrl: 'https://api.oasis.example/v2', fetch }), requests, listRequests };
}

export const json = (body: unknown, headers: Record<string, string> = {}) => Response.json(body, { headers });

/** The server's own words for what went wrong, as they are on the wire. */
export function problem(status: number, more: Record<string, unknown> = {}): Response {
  const body: Partial<Problem> = { type: '/problems/x', title: 'x', status, code: 'x' };
  return Response.json({ ...body, ...more }, { status, headers: { 'content-type': 'application/problem+json' } });
}

import { onTestFinished } from 'vitest';
import { createApi, type ApiClient, type Problem } from '@seguia/openapi';

/** A scripted answer; an Error is a network that fails. */
type Answer = Response | Error;

/** A client whose server gives the test's answers one after the other, and the requests that it received: `METHOD path`. */
export function scriptedApi(...answers: (Answer | ((request: Request) => Answer | Promise<Answer>))[]): {
  api: ApiClient;
  requests: Request[];
  listRequests: () => string[];
} {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    const next = answers.shift() ?? new Error('The script has no answer left.');
    const answer = typeof next === 'function' ? await next(request) : next;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const listRequests = () => requests.map(({ method, url }) => `${method} ${url.replace(/^https:\/\/[^/]+\/v2/, '')}`);
  return { api: createApi({ baseUrl: 'https://api.oasis.example/v2', fetch }), requests, listRequests };
}

export const json = (body: unknown, headers: Record<string, string> = {}) => Response.json(body, { headers });

/** A problem in the server's own form. */
export function problem(status: number, more: Record<string, unknown> = {}): Response {
  const body: Partial<Problem> = { type: '/problems/x', title: 'x', status, code: 'x' };
  return Response.json({ ...body, ...more }, { status, headers: { 'content-type': 'application/problem+json' } });
}

/**
 * The answer of a weak network: each part of it comes `pause` milliseconds after the part before, and then its end, or (`stops`) nothing more.
 * A call that is given up ends it with the words of a browser.
 */
export const slowly =
  (parts: readonly Uint8Array<ArrayBuffer>[], pause: number, stops = false) =>
  ({ signal }: Request): Response => {
    signal.throwIfAborted();
    const waiting = [...parts];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (to) =>
        signal.addEventListener('abort', () =>
          to.error(new DOMException('BodyStreamBuffer was aborted', 'AbortError')),
        ),
      async pull(to) {
        const part = waiting.shift();
        if (!part && stops) return new Promise(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (signal.aborted) return undefined;
        return part ? to.enqueue(part) : to.close();
      },
    });
    return new Response(body);
  };

/** Answers until the test ends as a newer server would: who has this role has one that this app does not know. */
export function answerNewerRole(role: string): void {
  const { fetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = fetch));
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const text = await answer.text();
    return new Response(text === '' ? null : text.replaceAll(`"role":"${role}"`, '"role":"advisor"'), answer);
  };
}

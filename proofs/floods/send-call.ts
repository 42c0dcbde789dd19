import { type Agent, request } from 'node:http';
import type { Call } from './save-call.ts';

export interface Answer {
  /** 0 where there was none. */
  status: number;
  /** Seconds after which the server wants another call. */
  retryAfter: number | null;
  body: string;
}

/** Sends a call over a connection of the agent. */
export function sendCall(url: string, agent: Agent, { method, path, headers, body }: Call): Promise<Answer> {
  const none: Answer = { status: 0, retryAfter: null, body: '' };
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(`${url}${path}`, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const after = response.headers['retry-after'];
        const retryAfter = after === undefined ? null : Number(after);
        resolve({ status: response.statusCode ?? 0, retryAfter, body: Buffer.concat(parts).toString() });
      });
      response.once('error', () => resolve(none));
    });
    call.once('error', () => resolve(none));
    call.end(body);
  });
}

/** The value below which that share of them lies. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

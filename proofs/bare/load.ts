import { Agent, request } from 'node:http';
import type { Call } from './call.ts';

export interface Round {
  /** Answered calls a second. */
  perSecond: number;
  /** Milliseconds of each. */
  times: number[];
  /** Calls that were answered otherwise, or not at all. */
  failed: number;
}

/** Sends calls over so many connections at once, each its next one when the last is answered. */
export async function loadOn(url: string, next: () => Call, connections: number, seconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const round: Round = { perSecond: 0, times: [], failed: 0 };
  const began = performance.now();
  const until = began + seconds * 1000;
  const phone = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      const { status } = await sendCall(url, agent, next());
      if (status === 200 || status === 201) round.times.push(performance.now() - sent);
      else round.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, phone));
  agent.destroy();
  // Of 500 connections the last answers come after the time is up.
  round.perSecond = (round.times.length * 1000) / (performance.now() - began);
  return round;
}

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

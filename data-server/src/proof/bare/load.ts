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
      const status = await send(url, agent, next());
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

function send(url: string, agent: Agent, { method, path, headers, body }: Call): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(`${url}${path}`, { method, agent, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

/** The value below which that share of them lies. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

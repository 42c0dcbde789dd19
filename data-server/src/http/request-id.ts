import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The id of a call in logs and answers: the one from a proxy or client if it is short and plain, otherwise a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** A call as it is logged. The token of a mail's link, which stays valid, is left out of the address. */
export const loggedCall = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replaceAll(/([?&]token=)[^&]*/g, '$1…'),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort ?? 0,
});

/** The id of a trace that a proxy or client began (W3C `traceparent`), for the log; nothing without one. */
export function traceOf({ traceparent }: IncomingHttpHeaders): { trace_id?: string } {
  const [, id] = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(String(traceparent)) ?? [];
  return id === undefined ? {} : { trace_id: id };
}

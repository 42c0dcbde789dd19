import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The id of a call in logs and answers: the one that a proxy or a client gave, where it is short and plain; a new one otherwise. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** A call as the log names it. The token of a mail's link, which holds for good, is left out of its address. */
export const loggedCall = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replaceAll(/([?&]token=)[^&]*/g, '$1…'),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort ?? 0,
});

/** The id of a trace that a proxy or a client began (W3C `traceparent`), for the log; nothing where there is none. */
export function traceOf({ traceparent }: IncomingHttpHeaders): { trace_id?: string } {
  const [, id] = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(String(traceparent)) ?? [];
  return id === undefined ? {} : { trace_id: id };
}

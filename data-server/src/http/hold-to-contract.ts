import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './contract.ts';

/** A hook before sending that throws if one of our answers breaks the contract; for tests. A stream is read completely first. */
export function holdToContract(operation: Operation) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const text = await textOf(payload);
    const fault = operation.faults(
      reply.statusCode,
      reply.getHeader('content-type')?.toString(),
      text,
      'fields' in request.headers,
    );
    if (fault !== null)
      throw new Error(`${operation.id} answered against the contract: ${fault}\n${text.slice(0, 500)}`);
    return payload instanceof Readable ? text : payload;
  };
}

async function textOf(payload: unknown): Promise<string> {
  if (payload instanceof Readable) return readText(payload);
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? String(payload) : '';
}

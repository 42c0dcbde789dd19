import type { Readable } from 'node:stream';
import type { operations } from '@seguia/openapi';
import type { OperationId } from './contract.ts';
import type { Services } from '../services/services.ts';

type Part<Op extends OperationId, Key extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op]['parameters'][Key] extends (infer P) | undefined ? P : never
>;

type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : operations[Op] extends { requestBody: { content: { 'image/jpeg': string } } }
    ? Buffer
    : undefined;

/** A call that the contract has checked. */
export interface Call<Op extends OperationId> {
  services: Services;
  params: Part<Op, 'path'>;
  query: Part<Op, 'query'>;
  headers: Part<Op, 'header'>;
  body: Body<Op>;
  /** From `Authorization: Bearer`; null where there is none. */
  token: string | null;
  /** The caller's network, for limits. */
  ip: string;
  languages: string;
  /** Aborts when the caller disconnects before the answer. */
  signal: AbortSignal;
}

type ETag<R> = R extends { headers: { ETag: string } } ? { etag: string } : { etag?: undefined };

type OneAnswer<Status, R> = { status: Status } & ETag<R> &
  (R extends { content: { 'application/json': infer B } }
    ? { body: B | Ready }
    : R extends { content: { 'image/jpeg': string } }
      ? { body: Picture }
      : { body?: undefined });

/** The answers that the contract allows; everything else is thrown as a Problem. */
export type Answer<Op extends OperationId> = {
  [Status in keyof operations[Op]['responses'] & (200 | 201 | 204 | 304)]: OneAnswer<
    Status,
    operations[Op]['responses'][Status]
  >;
}[keyof operations[Op]['responses'] & (200 | 201 | 204 | 304)];

export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>>;

/** One handler per operation of the contract: a missing one is a compiler error. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** JSON text, or a stream of it. */
export class Ready {
  readonly content: string | Buffer | Readable;

  constructor(content: string | Buffer | Readable) {
    this.content = content;
  }
}

/** The bytes of a JPEG. */
export class Picture {
  readonly content: Buffer;

  constructor(content: Buffer) {
    this.content = content;
  }
}

declare module 'fastify' {
  /** What hooks need to know about a route. */
  interface FastifyContextConfig {
    operation?: OperationId;
    /** In how many seconds the body must have arrived, if not in the usual time. */
    bodySeconds?: number | undefined;
    /** For operators: no limit counts it, and it answers even while the server stops. */
    isProbe?: boolean;
  }
}

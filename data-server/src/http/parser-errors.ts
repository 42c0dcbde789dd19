import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';
import type { Services } from '../services/services.ts';
import { headersWithoutHooks } from './answer-headers.ts';
import { problemHeaders } from './answer-problem.ts';
import { requestIdOf } from './request-id.ts';

/** The state of the last request on a connection. */
interface Exchange {
  origin: string | undefined;
  isAnswered: boolean;
}

/** As Node's own error. */
const timeout = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };

/** How many milliseconds the client has to read our answer before the connection is cut. */
const lingering = 2000;

/**
 * Answers requests that never reach Fastify: broken HTTP, headers that are too long, a request that is not complete in time. Node's own
 * answers to these have no body and none of our headers.
 */
export class ParserErrors {
  readonly #services: Services;
  readonly #exchanges = new WeakMap<Socket, Exchange>();
  /** The ends of the time that each request has to arrive. */
  readonly #ends = new WeakMap<IncomingMessage, NodeJS.Timeout>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Records for each connection what the error handler needs to know, and ends requests that do not arrive in time. */
  watch(app: FastifyInstance) {
    app.addHook('onRequest', async ({ raw }) => {
      this.#exchanges.set(raw.socket, { origin: raw.headers.origin, isAnswered: false });
      this.#endAfter(raw, this.#services.settings.requestSeconds);
    });
    // The route's own time begins after its hooks: nobody without a session holds a connection for so long.
    app.addHook('preParsing', async ({ raw, routeOptions }) => {
      const { bodySeconds } = routeOptions.config;
      if (bodySeconds !== undefined) this.#endAfter(raw, Math.max(bodySeconds, this.#services.settings.requestSeconds));
    });
    app.addHook('onResponse', async ({ raw }) => {
      const exchange = this.#exchanges.get(raw.socket);
      if (exchange) exchange.isAnswered = true;
    });
    // Node answers 417 to expectations that it does not know; nothing here depends on them.
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  }

  /** For an answer that passes no hook: a later error on the connection gets no second answer. */
  noteAnswered(request: IncomingMessage) {
    this.#exchanges.set(request.socket, { origin: request.headers.origin, isAnswered: true });
    this.#endAfter(request, this.#services.settings.requestSeconds);
  }

  #endAfter(request: IncomingMessage, seconds: number) {
    clearTimeout(this.#ends.get(request));
    const end = setTimeout(() => {
      // The requests that tests inject have no connection.
      if (!request.complete && request.socket instanceof Socket) this.answer(timeout, request.socket);
    }, seconds * 1000).unref();
    this.#ends.set(request, end);
    request.once('close', () => clearTimeout(end));
  }

  /** The handler for Fastify's `clientErrorHandler`. */
  answer = (error: { code: string; rawPacket?: unknown }, socket: Socket) => {
    const exchange = this.#exchanges.get(socket);
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || exchange?.isAnswered) {
      socket.destroy();
      return;
    }
    const problem = problemOfParser(error.code);
    const origin = exchange?.origin ?? originIn(error.rawPacket);
    const body = JSON.stringify(problem.body());
    const headers = {
      ...headersWithoutHooks(origin, this.#services),
      ...problemHeaders(problem),
      'x-request-id': requestIdOf(undefined),
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head.join('')}\r\n${body}`);
    // Reads what is still arriving, because a connection that is closed with unread bytes loses its answer.
    socket.resume();
    setTimeout(() => socket.destroy(), lingering).unref();
  };
}

/** Finds the origin of a request that was not parsed. The packet is a buffer, although Fastify's type for it is that of its JSON. */
const originIn = (packet: unknown) =>
  Buffer.isBuffer(packet) ? /^origin: *([^\r\n]+)/im.exec(packet.toString('latin1'))?.[1] : undefined;

function problemOfParser(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new Problem('too_large');
  // Not 408, which is about sessions here, and not 400, which a device takes as final: on a bad network another try is worthwhile.
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('unavailable', { retryAfter: 5 });
  const errors = [{ field: '', code: 'not_http', message: 'This is not a request of HTTP/1.1.' }];
  return new Problem('bad_request', { errors });
}

import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { constants } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { problemOf } from '../problems/problem-of.ts';
import { Problem } from '../problems/problems.ts';
import { Door } from '../services/door.ts';
import { clientNetwork } from '../services/client-network.ts';
import type { Services } from '../services/services.ts';
import { exposedHeaders, headersWithoutHooks, mayCall, securityHeaders } from './answer-headers.ts';
import { answerProblem } from './answer-problem.ts';
import { readBodies } from './read-bodies.ts';
import { shareConnections } from './connection-shares.ts';
import { ParserErrors } from './parser-errors.ts';
import { loggedCall, requestIdOf, traceOf } from './request-id.ts';
import { longestArrival, usualBody } from './usual-body.ts';

/** The longest request line and headers in bytes: `sync-ids` may name up to 400 ids. */
const longestHeaders = 32 * 1024;

/** An HTTP server without calls: its limits, the headers of every answer, and its problems. */
export async function createHttp(services: Services): Promise<FastifyInstance> {
  const { settings } = services;
  const parserErrors = new ParserErrors(services);
  const door = new Door();
  const headersTimeout = Math.min(settings.requestSeconds, 10) * 1000;
  const app = Fastify({
    bodyLimit: usualBody,
    trustProxy: trustOf(settings.trustProxy),
    // The contract refuses malformed ids, and names them.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestHeaders },
    // For what passes no hook; `parserErrors` ends every other request in its own time.
    requestTimeout: Math.max(settings.requestSeconds, longestArrival) * 1000 + headersTimeout,
    http: {
      maxHeaderSize: longestHeaders,
      headersTimeout,
      connectionsCheckingInterval: 500,
      // A hook answers requests without a host, with our headers.
      requireHostHeader: false,
    },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    logger: { level: settings.logLevel, serializers: { req: loggedCall } },
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers) }, options),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: parserErrors.answer,
    // The router's own errors (paths that are no UTF-8) pass no hook.
    frameworkErrors: (_error, request, reply) => {
      parserErrors.noteAnswered(request.raw);
      void answerProblem(
        reply.headers({ ...headersWithoutHooks(request.headers.origin, services), 'x-request-id': request.id }),
        new Problem('bad_request', { errors: [{ field: '', code: 'not_utf8', message: 'The path must be UTF-8.' }] }),
      );
    },
  });
  app.server.maxConnections = settings.connections;
  parserErrors.watch(app);
  readBodies(app);
  await app.register(cors, {
    origin: (origin, done) => done(null, mayCall(origin, settings)),
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    exposedHeaders,
    maxAge: 7200,
    strictPreflight: false,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    if (request.routeOptions.config.isProbe) return;
    if (services.stopping()) throw new Problem('unavailable', { retryAfter: 5 });
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw noHost();
    // Before the door: a call that is refused must not take a turn from others, as each made-up token would be somebody with one call.
    await services.limits.general.take(clientNetwork(request.ip));
    await door.enter(request.headers.authorization ?? request.ip);
  });
  app.addHook('onSend', async (_request, reply) => {
    // The clock by which everything here is judged; devices correct theirs by it.
    reply.header('date', services.now().toUTCString());
    // Otherwise the connection would stay open after the call, and the server would wait for it.
    if (services.stopping()) reply.header('connection', 'close');
  });
  shareConnections(app, settings);
  app.setErrorHandler((error, request, reply) =>
    answerProblem(
      reply,
      problemOf(error, (fault) => request.log.error(fault)),
    ),
  );
  app.setNotFoundHandler((_request, reply) => answerProblem(reply, new Problem('not_found')));
  return app;
}

/** A number trusts that many hops before the server; networks trust proxies with these addresses. */
const trustOf = (proxy: Services['settings']['trustProxy']) =>
  typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy;

const noHost = () =>
  new Problem('bad_request', {
    errors: [{ field: 'host', code: 'required', message: 'HTTP/1.1 needs a Host header.' }],
  });

import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { METHODS } from 'node:http';
import { constants } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify';
import { getAccount } from './session/account.routes.ts';
import { isLogged, login, logout } from './session/session.routes.ts';
import { forgotPassword } from './session/forgot-password.routes.ts';
import { getFarmer, listFarmers } from './farms/farms.routes.ts';
import { listCropTypes, listCrops, listPlots } from './plots/plots.routes.ts';
import { deleteReading, getReading, listReadings, putReading, restoreReading } from './readings/readings.routes.ts';
import { listRevisions } from './readings/revisions.routes.ts';
import { deleteCampaign, getCampaign, listCampaigns, putCampaign } from './campaigns/campaigns.routes.ts';
import { getSeries } from './campaigns/series.routes.ts';
import { deleteTargetBand, listTargetBands, putTargetBand } from './target-bands/target-bands.routes.ts';
import { testServer } from './server-info.routes.ts';
import { exposedHeaders, headersWithoutHooks, mayCall, securityHeaders } from './http/answer-headers.ts';
import { answerProblem } from './http/answer-problem.ts';
import type { Operation } from './http/contract.ts';
import { readJsonBodies } from './http/json-body.ts';
import { Ready, type Call, type Handlers } from './http/operation.ts';
import { ParserErrors } from './http/parser-errors.ts';
import { requestIdOf } from './http/request-id.ts';
import { problemOf } from './problems/problem-of.ts';
import { Problem } from './problems/problems.ts';
import { clientNetwork } from './services/client-network.ts';
import type { Services } from './services/services.ts';

/** Bytes of a request's line and headers: `sync-ids` names up to 400 ids. */
const longestHeaders = 32 * 1024;

/** The table of contents. Paths, parameters and shapes stand in openapi.yaml under these names. */
const handlers: Handlers = {
  testServer,

  login,
  isLogged,
  logout,
  getAccount,
  forgotPassword,

  listFarmers,
  getFarmer,

  listPlots,
  listCrops,
  listCropTypes,

  listReadings,
  getReading,
  putReading,
  deleteReading,
  listRevisions,
  restoreReading,

  listCampaigns,
  getCampaign,
  putCampaign,
  deleteCampaign,
  getSeries,

  listTargetBands,
  putTargetBand,
  deleteTargetBand,
};

export interface AppOptions {
  services: Services;
  contract: Operation[];
  /** In tests every answer of ours is held to the contract, too. */
  checkAnswers?: boolean;
}

/** The HTTP side: checks each call by the contract, hands it to its handler, answers problems. */
export async function buildApp({ services, contract, checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const { settings } = services;
  const parserErrors = new ParserErrors(services);
  const app = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: trustOf(settings.trustProxy),
    // The contract refuses what is no id, and names it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestHeaders },
    requestTimeout: settings.requestSeconds * 1000,
    http: {
      maxHeaderSize: longestHeaders,
      headersTimeout: Math.min(settings.requestSeconds, 10) * 1000,
      connectionsCheckingInterval: 500,
      // A hook answers with our headers what lacks it.
      requireHostHeader: false,
    },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    logger: { level: settings.logLevel, redact: ['req.headers.authorization'] },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: parserErrors.answer,
    // The router's own errors (paths that are no UTF-8) come by no hook.
    frameworkErrors: (_error, request, reply) =>
      void answerProblem(
        reply.headers({ ...headersWithoutHooks(request.headers.origin, services), 'x-request-id': request.id }),
        new Problem('bad_request', { errors: [{ field: '', code: 'not_utf8', message: 'The path must be UTF-8.' }] }),
      ),
  });
  app.server.maxConnections = settings.connections;
  parserErrors.watch(app);
  readJsonBodies(app);
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
    // The clock that everything here is judged by: devices correct theirs by it.
    reply.headers({ ...securityHeaders, date: services.now().toUTCString(), 'x-request-id': request.id });
    if (services.stopping()) throw new Problem('unavailable', { retryAfter: 5 });
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw noHost();
    await services.limits.general.take(clientNetwork(request.ip));
  });
  // A connection whose call was under way would stay open after it, and the server would wait for it.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', services.now().toUTCString());
    if (services.stopping()) reply.header('connection', 'close');
  });
  app.setErrorHandler((error, request, reply) =>
    answerProblem(
      reply,
      problemOf(error, (fault) => request.log.error(fault)),
    ),
  );
  app.setNotFoundHandler((_request, reply) => answerProblem(reply, new Problem('not_found')));
  for (const operation of contract) {
    app.route({
      method: operation.method,
      url: `/v2${operation.url}`,
      handler: (request, reply) => answer(services, operation, request, reply),
      ...(checkAnswers ? { onSend: holdToContract(operation) } : {}),
    });
  }
  refuseOtherMethods(app, contract);
  return app;
}

/** Answers 405 with `Allow` where a path is there and the method is not: a 404 would say that the path is wrong. */
function refuseOtherMethods(app: FastifyInstance, contract: Operation[]) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method as HTTPMethods)) app.addHttpMethod(method);
  for (const [url, operations] of Map.groupBy(contract, (operation) => operation.url)) {
    const taken = operations.map(({ method }) => method.toUpperCase());
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    const others = app.supportedMethods.filter((method) => !allow.includes(method));
    // Before the body is read, whose faults would be another answer.
    const refuse = async () => {
      throw new Problem('wrong_method', { allow });
    };
    app.route({ method: others, url: `/v2${url}`, onRequest: refuse, handler: refuse });
  }
}

async function answer(services: Services, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, headers, body } = request as { params: {}; query: {}; headers: {}; body: unknown };
  const call = {
    ...operation.check({ params, query, headers, body }),
    services,
    token: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    ip: clientNetwork(request.ip),
    languages: request.headers['accept-language'] ?? '',
  };
  // The contract has just checked what the types of each handler promise.
  const handler = handlers[operation.id] as (
    call: object,
  ) => Promise<{ status: number; body?: unknown; etag?: string | undefined }>;
  const {
    status,
    body: answered,
    etag,
  } = await handler(call satisfies Omit<Call<'testServer'>, keyof ReturnType<Operation['check']>>);
  reply.code(status);
  if (etag !== undefined) reply.header('etag', etag);
  if (answered === undefined) return reply.send();
  reply.type('application/json; charset=utf-8');
  return reply.send(answered instanceof Ready ? answered.json : JSON.stringify(answered));
}

function holdToContract(operation: Operation) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const text = typeof payload === 'string' ? payload : '';
    const fault = operation.faults(
      reply.statusCode,
      reply.getHeader('content-type')?.toString(),
      text,
      'fields' in request.headers,
    );
    if (fault !== null)
      throw new Error(`${operation.id} answered against the contract: ${fault}\n${text.slice(0, 500)}`);
    return payload;
  };
}

/** By number: that many hops before the server; by network: proxies with these addresses. */
const trustOf = (proxy: Services['settings']['trustProxy']) =>
  typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy;

const noHost = () =>
  new Problem('bad_request', {
    errors: [{ field: 'host', code: 'required', message: 'HTTP/1.1 needs a Host header.' }],
  });

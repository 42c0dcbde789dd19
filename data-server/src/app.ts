import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { constants } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
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
import type { Operation } from './http/contract.ts';
import { Ready, type Call, type Handlers } from './http/operation.ts';
import { problemOf } from './problems/problem-of.ts';
import { Problem } from './problems/problems.ts';
import { clientNetwork } from './services/client-network.ts';
import type { Services } from './services/services.ts';

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
  const app = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: trustOf(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    http: { maxHeaderSize: 32 * 1024 },
    logger: { level: settings.logLevel, redact: ['req.headers.authorization'] },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  await app.register(cors, {
    origin: (origin, done) => done(null, mayCall(origin, settings)),
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    exposedHeaders: ['ETag', 'Retry-After', 'Date'],
    maxAge: 7200,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      // The clock that everything here is judged by: devices correct theirs by it.
      date: services.now().toUTCString(),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    if (services.stopping()) throw new Problem('unavailable', { retryAfter: 5 });
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
  for (const [url, operations] of Map.groupBy(contract, (operation) => operation.url)) {
    const taken = operations.map(({ method }) => method.toUpperCase());
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    const others = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH'].filter((method) => !allow.includes(method));
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

function answerProblem(reply: FastifyReply, problem: Problem) {
  const { retryAfter, allow } = problem.more;
  if (allow) reply.header('allow', allow.join(', '));
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // Browsers try a 408 again by themselves on a connection that was kept open.
  if (problem.status === 408) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body()));
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

function mayCall(origin: string | undefined, { corsOrigins, production }: Services['settings']) {
  if (!origin) return false;
  if (corsOrigins.includes('*') || corsOrigins.includes(origin)) return true;
  return !production && /^https?:\/\/(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(origin);
}

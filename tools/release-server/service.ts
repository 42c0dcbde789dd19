// The release service: teams release into a site by HTTP, each its own apps, and nothing else.
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { MemoryCounters } from '../../data-server/src/services/counters.ts';
import { clientNetwork } from '../../data-server/src/services/client-network.ts';
import { readPreviews } from '../release/preview.ts';
import { previewRoom } from '../release/room.ts';
import { noteAudit } from '../release/audit-log.ts';
import { Commands } from './commands.ts';
import { largest, receive, receiveRoom } from './receive.ts';
import { Refusal } from './refusal.ts';
import { appName, type Holder, holderOf } from './teams.ts';
import { clearUploads, withUpload } from './uploads.ts';
import { addVersionReports } from './version-reports/routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    holder: Holder | null;
  }
  interface FastifyContextConfig {
    /** Who may call without a token in a header: everybody, or a person whose browser asks for it as a password. */
    access?: 'everybody' | 'browser';
  }
}

/** How many wrong tokens an address may send within how many seconds. */
const wrongTokens = { most: 10, seconds: 60 };

type OfApp = FastifyRequest<{ Params: { app: string }; Querystring: { canary?: number; preview?: string } }>;
type Rollback = FastifyRequest<{ Params: { app: string }; Body: { version?: string; force?: boolean } }>;

/** The service for the site in the folder `site`. It does not listen yet. Without `stopsCanaries`, it stops none by itself. */
export async function createService(site: string, logLevel: string, stopsCanaries = true): Promise<FastifyInstance> {
  clearUploads(site);
  const commands = new Commands(path.resolve(site));
  const wrong = new MemoryCounters();
  const app = Fastify({
    trustProxy: 'loopback', // it listens on this machine only, so a proxy on it says who calls
    logger: { level: logLevel },
    requestTimeout: 900_000, // 64 MB at 0.6 Mbit a second
    routerOptions: { maxParamLength: 50 },
  });
  await app.register(multipart);
  app.decorateRequest('holder', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { access } = request.routeOptions.config ?? {};
    if (access === 'everybody') return;
    const { authorization = '' } = request.headers;
    request.holder = holderOf(site, tokenIn(authorization, access === 'browser'));
    if (request.holder) return;
    if (access === 'browser') void reply.header('www-authenticate', 'Basic realm="Seguia releases", charset="UTF-8"');
    if (access === 'browser' && authorization === '')
      throw new Refusal(401, 'Write the name of your team, and its token as the password');
    void reply.header('connection', 'close'); // the connection ends with the answer
    const now = Date.now();
    const { most, seconds } = wrongTokens;
    const counted = await wrong.take(clientNetwork(request.ip), { amount: 1, most, seconds, now });
    request.log.warn({ from: request.ip }, 'wrong token');
    if (counted.isTaken) throw new Refusal(401, 'RELEASE_TOKEN is no token of this service, or it was withdrawn');
    void reply.header('retry-after', Math.ceil((counted.until - now) / 1000));
    throw new Refusal(429, 'Too many wrong tokens came from this address: wait a minute');
  });
  const cleared = setInterval(() => void wrong.clearOld(Date.now()), 600_000).unref();
  app.addHook('onClose', () => clearInterval(cleared));
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));
  // A connection that stayed open after the last answer would hold up the stop for more than a minute.
  app.addHook('onSend', async (_, reply) => void (isStopping && reply.header('connection', 'close')));

  app.setErrorHandler(({ statusCode = 500, message }: { statusCode?: number; message: string }, request, reply) => {
    if (statusCode >= 500 && statusCode !== 503) request.log.error(message);
    request.raw.resume(); // a client reads the answer when it has sent everything
    const error = statusCode === 500 ? 'The service has failed: its log says why' : message;
    return reply.code(statusCode).send({ error });
  });

  app.get('/healthz', { config: { access: 'everybody' } }, () => ({ ok: true }));
  app.get('/v1/team', ({ holder }) => holder);
  app.get('/v1/releases', async () => ({ lines: await commands.run('releases', []) }));

  app.post(
    '/v1/releases/:app',
    { bodyLimit: largest.bytes + largest.description, schema: { querystring: audience } },
    (request: OfApp) => {
      const { canary, preview } = request.query;
      const share = [
        ...(canary === undefined ? [] : ['--canary', String(canary)]),
        ...(preview === undefined ? [] : ['--preview', preview]),
      ];
      return audited(site, request, 'release', share.join(' '), (name, { key }, began) =>
        withUpload(site, async (folder) => {
          const { version, commit } = await receive(request, name, key, folder);
          began(version, commit);
          return commands.run('release', [name, '--from', folder, ...share], folder);
        }),
      );
    },
  );
  app.post(
    '/v1/rooms/:app',
    { bodyLimit: largest.bytes, schema: { querystring: { ...audience, required: ['preview'] } } },
    (request: OfApp) => {
      const { preview = '' } = request.query;
      return audited(site, request, 'room', `--preview ${preview}`, (name, _team, began) =>
        withUpload(site, async (folder) => {
          if (!readPreviews(site)[preview]?.remotes[name])
            throw new Refusal(422, `There is no ${name} in the preview ${preview}: release it first`);
          await receiveRoom(request, folder);
          began();
          return [publishRoom(site, name, preview, folder)];
        }),
      );
    },
  );
  app.post('/v1/releases/:app/rollback', { schema: { body: versionOnly } }, (request: Rollback) => {
    const { version, force = false } = request.body;
    const how = [...(version === undefined ? [] : [version]), ...(force ? ['--force'] : [])];
    return audited(site, request, 'rollback', how.join(' '), (name, _team, began) => {
      began();
      return commands.run('rollback', [name, ...how]);
    });
  });
  addVersionReports(app, site, commands, stopsCanaries);
  return app;
}

/** The token of a call: only a page takes it as a password, which browsers also send where another site has a form. */
function tokenIn(authorization: string, fromBrowser: boolean): string {
  const [, kind, text = ''] = /^(Bearer|Basic) (\S+)$/.exec(authorization) ?? [];
  if (kind !== 'Basic') return text;
  return fromBrowser ? (Buffer.from(text, 'base64').toString().split(':')[1] ?? '') : '';
}

/** Publishes the room that is in `from`, and returns its address. Throws a Refusal where the site has no rooms. */
function publishRoom(site: string, app: string, preview: string, from: string): string {
  try {
    return previewRoom(app, preview, site, (_app, to) => cpSync(from, to, { recursive: true }));
  } catch (error) {
    throw new Refusal(422, (error as Error).message.replaceAll(path.resolve(site), 'the site'));
  }
}

const audience = {
  type: 'object',
  properties: {
    canary: { type: 'integer', minimum: 1, maximum: 99 },
    preview: { type: 'string', pattern: '^[a-z\\d][a-z\\d-]{0,40}$' },
  },
  additionalProperties: false,
} as const;

const versionOnly = {
  type: 'object',
  properties: { version: { type: 'string', pattern: '^\\d[\\w.-]{0,79}$' }, force: { type: 'boolean' } },
  additionalProperties: false,
} as const;

/** Runs work on an app of the caller's team, and writes into the audit log what became of it. */
async function audited(
  site: string,
  request: OfApp | Rollback,
  what: string,
  how: string,
  work: (app: string, team: Holder, began: (version?: string, commit?: string) => void) => Promise<string[]>,
): Promise<{ lines: string[] }> {
  const { app } = request.params;
  const { holder } = request;
  if (!holder) throw new Refusal(401, 'No token came');
  const call = randomUUID().slice(0, 8);
  const entry = { who: `team ${holder.team}`, token: holder.token, from: request.ip, what, of: app, how, call };
  let commit: string | undefined;
  try {
    if (!appName.test(app) || !holder.apps.includes(app))
      throw new Refusal(403, `The team ${holder.team} releases ${holder.apps.join(', ')}, not ${app}`);
    const lines = await work(app, holder, (version, named) => {
      commit = named;
      noteAudit(site, {
        ...entry,
        ...(named && { commit: named }),
        outcome: 'begun',
        ...(version && { text: version }),
      });
    });
    noteAudit(site, { ...entry, ...(commit && { commit }), outcome: 'done', text: lines.join('; ') });
    return { lines };
  } catch (error) {
    noteAudit(site, { ...entry, ...(commit && { commit }), outcome: 'refused', text: (error as Error).message });
    throw error;
  }
}

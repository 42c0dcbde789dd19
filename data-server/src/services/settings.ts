import { isIPv4 } from 'node:net';
import path from 'node:path';
import type { PhotoPlace } from '../photo-files/open-photo-files.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import type { Allowance } from './rate-limit.ts';

export interface Settings {
  /** The server's own name in `GET /v2`. */
  serverName: string;
  host: string;
  port: number;
  dataDir: string;
  /** `postgres://…`, a SQLite file, or `:memory:`. */
  database: string;
  production: boolean;
  demo: boolean;
  /** Adds to the demo one of the largest farms: 53 plots, 143,100 readings. For measurements. */
  demoLarge: boolean;
  /** The demo's current date, YYYY-MM-DD; null for the real one. */
  demoDate: string | null;
  /** Where the server's clock starts (it runs on); null for the real time. For tests and pictures. */
  clock: Date | null;
  /** Origins whose pages may call: a list, or `*` for any. Loopback origins always may, except in production. */
  corsOrigins: string[];
  /** The web app's address for links in mails and logs; null where it is not known. */
  webAddress: string | null;
  /** The server's public address for links; null for where it listens. */
  publicAddress: string | null;
  /** The proxies whose X-Forwarded-For is trusted: their number in front of the server, or their networks. 0 trusts none. */
  trustProxy: number | string[];
  /** How many seconds a request may take to arrive. */
  requestSeconds: number;
  /** The largest number of open connections. */
  connections: number;
  /** The largest number of open connections of one address, or behind a proxy of its calls under way. */
  connectionsPerAddress: number;
  sessionSeconds: number;
  oneTimePasswordSeconds: number;
  limits: { login: Allowance; forgotPassword: Allowance; general: Allowance };
  /** The limit of photos per person. */
  photoLimit: Allowance;
  photos: PhotoPlace;
  /** `smtp://user:password@host:587`; null writes mails as .eml files into `dataDir/mail`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The age at which tombstones are cleared away, except those of readings. */
  tombstoneSeconds: number;
  /** The token that gives access to `/metrics`; null gives it to nobody. */
  metricsToken: string | null;
  /** The age at which rows of the audit log are deleted. */
  auditSeconds: number;
  logLevel: string;
}

const day = 86_400;

export class SettingError extends Error {}

/** Reads the environment; throws a SettingError that names the faulty variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = parseEnvironment(env);
  if ('fault' in read) throw new SettingError(read.fault);
  const { values } = read;
  const { DEMO: demo, HOST: host, DEMO_DATE: demoDate = null } = values;
  const production = values.NODE_ENV === 'production';
  const clock = values.CLOCK ?? (demo && demoDate ? noonish(demoDate) : null);
  if (production && demo) throw new SettingError('DEMO: the demo is not for production (NODE_ENV=production).');
  if (production && clock) throw new SettingError('CLOCK: the clock of a production server cannot be set.');
  if (demo && !isLoopback(host)) throw new SettingError('DEMO: the demo is served on a loopback address only (HOST).');
  const [firstOrigin] = values.CORS_ORIGINS;
  const webAddress = values.WEB_ADDRESS ?? (firstOrigin === undefined || firstOrigin === '*' ? null : firstOrigin);
  const dataDir = path.resolve(values.DATA_DIR);
  const demoLarge = demo && values.DEMO_LARGE;
  const file = demo ? `demo${demoLarge ? '-large' : ''}${demoDate ? `-${demoDate}` : ''}.db` : 'seguia.db';
  return {
    serverName: values.SERVER_NAME,
    host,
    port: values.API_PORT ?? values.PORT ?? 4000,
    dataDir,
    database: values.DATABASE_URL ?? path.join(dataDir, file),
    production,
    demo,
    demoLarge,
    demoDate,
    clock,
    corsOrigins: [...values.CORS_ORIGINS, ...(values.WEB_ADDRESS ? [new URL(values.WEB_ADDRESS).origin] : [])],
    webAddress,
    publicAddress: values.PUBLIC_ADDRESS ?? null,
    trustProxy: values.TRUST_PROXY,
    requestSeconds: values.REQUEST_SECONDS,
    connections: values.MAX_CONNECTIONS,
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    sessionSeconds: values.SESSION_SECONDS,
    oneTimePasswordSeconds: 3600,
    limits: {
      login: values.LOGIN_LIMIT,
      forgotPassword: values.FORGOT_PASSWORD_LIMIT,
      general: values.GENERAL_LIMIT,
    },
    photoLimit: values.PHOTO_LIMIT,
    photos: photosOf(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    tombstoneSeconds: 180 * day,
    metricsToken: values.METRICS_TOKEN ?? null,
    auditSeconds: values.AUDIT_DAYS * day,
    logLevel: values.LOG_LEVEL,
  };
}

function photosOf(values: Environment): PhotoPlace {
  const { PHOTOS_BUCKET: endpoint, PHOTOS_REGION: region, PHOTOS_KEY: key, PHOTOS_SECRET: secret } = values;
  const folder = values.PHOTOS_FOLDER;
  if (endpoint === undefined) return folder === undefined ? null : { folder: path.resolve(folder) };
  if (folder !== undefined)
    throw new SettingError('PHOTOS_FOLDER: photos are in a folder or in a bucket, not in both.');
  if (key === undefined || secret === undefined)
    throw new SettingError(`${key === undefined ? 'PHOTOS_KEY' : 'PHOTOS_SECRET'}: a bucket of photos needs it.`);
  return { endpoint, region, accessKeyId: key, secretAccessKey: secret };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Noon, at which every zone of the demo has the same date. */
const noonish = (date: string) => new Date(`${date}T12:00:00Z`);

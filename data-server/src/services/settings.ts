import { isIPv4 } from 'node:net';
import path from 'node:path';
import type { PhotoPlace } from '../photo-files/open-photo-files.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import type { Allowance } from './rate-limit.ts';

export interface Settings {
  /** What `GET /v2` calls itself. */
  serverName: string;
  host: string;
  port: number;
  dataDir: string;
  /** `postgres://…`, or a SQLite file, or `:memory:`. */
  database: string;
  production: boolean;
  demo: boolean;
  /** The demo with one farm at the upper end: 53 plots, 143,100 readings. For measurements. */
  demoLarge: boolean;
  /** The demo's today, YYYY-MM-DD; null: really today. */
  demoDate: string | null;
  /** Where the server's clock starts (it ticks on); null: the real time. For tests and pictures. */
  clock: Date | null;
  /** Origins that pages may call from: a list, or `*` for any. Loopback origins always may, but in production. */
  corsOrigins: string[];
  /** Where the web app is, as links in mails and logs name it; null: not known. */
  webAddress: string | null;
  /** What people connect to, as links name it; null: where it listens. */
  publicAddress: string | null;
  /** Whose X-Forwarded-For names the caller: how many proxies stand before the server, or their networks. 0: nobody's. */
  trustProxy: number | string[];
  /** How long a request may take to come in. */
  requestSeconds: number;
  /** How many connections may be open at once. */
  connections: number;
  sessionSeconds: number;
  oneTimePasswordSeconds: number;
  limits: { login: Allowance; forgotPassword: Allowance; general: Allowance };
  /** Photos that one person may send. */
  photoLimit: Allowance;
  photos: PhotoPlace;
  /** `smtp://user:password@host:587`; null: mails become .eml files in `dataDir/mail`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Tombstones older than this are cleared away, but for those of readings. */
  tombstoneSeconds: number;
  /** Who names it reads `/metrics`; null: who calls from this machine. */
  metricsToken: string | null;
  /** Rows of the audit log older than this are dropped. */
  auditSeconds: number;
  logLevel: string;
}

const day = 86_400;

export class SettingError extends Error {}

/** Reads the environment; throws a SettingError that names the variable. */
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

/** Midday: every zone of the demo agrees on the day. */
const noonish = (date: string) => new Date(`${date}T12:00:00Z`);

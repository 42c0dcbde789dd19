import { isIPv4 } from 'node:net';
import path from 'node:path';
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
  /** Take the caller's address from X-Forwarded-For (behind a proxy that sets it). */
  trustProxy: boolean;
  sessionSeconds: number;
  oneTimePasswordSeconds: number;
  limits: { login: Allowance; forgotPassword: Allowance; general: Allowance };
  /** `smtp://user:password@host:587`; null: mails become .eml files in `dataDir/mail`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Tombstones older than this are cleared away. */
  tombstoneSeconds: number;
  logLevel: string;
}

const day = 86_400;

export class SettingError extends Error {}

/** Reads the environment; throws a SettingError that names the variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const production = env['NODE_ENV'] === 'production';
  const demo = flag(env, 'DEMO');
  const host = env['HOST'] ?? '127.0.0.1';
  const demoDate = dayOf(env, 'DEMO_DATE');
  const clock = instantOf(env, 'CLOCK') ?? (demo && demoDate ? noonish(demoDate) : null);
  if (production && demo) throw new SettingError('DEMO: the demo is not for production (NODE_ENV=production).');
  if (production && clock) throw new SettingError('CLOCK: the clock of a production server cannot be set.');
  if (demo && !isLoopback(host)) throw new SettingError('DEMO: the demo is served on a loopback address only (HOST).');
  const dataDir = path.resolve(env['DATA_DIR'] ?? path.join(import.meta.dirname, '../../../data'));
  const demoLarge = demo && flag(env, 'DEMO_LARGE');
  const file = demo ? `demo${demoLarge ? '-large' : ''}${demoDate ? `-${demoDate}` : ''}.db` : 'seguia.db';
  return {
    serverName: env['SERVER_NAME'] ?? 'Seguia data server',
    host,
    port: wholeNumber(env, 'API_PORT') ?? wholeNumber(env, 'PORT') ?? 4000,
    dataDir,
    database: env['DATABASE_URL'] || path.join(dataDir, file),
    production,
    demo,
    demoLarge,
    demoDate,
    clock,
    corsOrigins: list(env['CORS_ORIGINS']),
    trustProxy: flag(env, 'TRUST_PROXY'),
    sessionSeconds: wholeNumber(env, 'SESSION_SECONDS') ?? 30 * day,
    oneTimePasswordSeconds: 3600,
    limits: {
      login: allowance(env, 'LOGIN_LIMIT') ?? { count: 10, seconds: 300 },
      forgotPassword: allowance(env, 'FORGOT_PASSWORD_LIMIT') ?? { count: 5, seconds: 900 },
      general: allowance(env, 'GENERAL_LIMIT') ?? { count: 6000, seconds: 60 },
    },
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom: env['MAIL_FROM'] ?? 'Seguia <no-reply@seguia.localhost>',
    tombstoneSeconds: 180 * day,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

const list = (text = '') =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function flag(env: Record<string, string | undefined>, name: string) {
  const value = env[name] ?? '0';
  if (!/^[01]$/.test(value)) throw new SettingError(`${name}: 0 or 1, not "${value}".`);
  return value === '1';
}

function wholeNumber(env: Record<string, string | undefined>, name: string) {
  const value = env[name];
  if (!value) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new SettingError(`${name}: a whole number, not "${value}".`);
  return Number(value);
}

/** `10/300`: ten within 300 seconds; `0/1`: no limit. */
function allowance(env: Record<string, string | undefined>, name: string): Allowance | undefined {
  const value = env[name];
  if (!value) return undefined;
  const [, count, seconds] = /^(\d{1,7})\/(\d{1,7})$/.exec(value) ?? [];
  if (!count || !seconds) throw new SettingError(`${name}: COUNT/SECONDS, not "${value}".`);
  return { count: Number(count), seconds: Number(seconds) };
}

function instantOf(env: Record<string, string | undefined>, name: string) {
  const value = env[name];
  if (!value) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()))
    throw new SettingError(`${name}: an instant like 2026-03-22T01:30:00Z, not "${value}".`);
  return date;
}

function dayOf(env: Record<string, string | undefined>, name: string) {
  const value = env[name];
  if (!value) return null;
  const date = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(date.getTime())) {
    throw new SettingError(`${name}: a day like 2026-06-30, not "${value}".`);
  }
  return value;
}

/** Midday: every zone of the demo agrees on the day. */
const noonish = (date: string) => new Date(`${date}T12:00:00Z`);

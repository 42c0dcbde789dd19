import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { Allowance } from './rate-limit.ts';

const day = 86_400;
const text = v.optional(v.string());
const flag = v.pipe(
  v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  v.transform((value) => value === '1'),
);
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number));
const fromOne = v.pipe(wholeNumber, v.minValue(1, 'a whole number from 1'));
const port = v.pipe(wholeNumber, v.maxValue(65_535, 'a port up to 65535'));
/** `10/300`: ten within 300 seconds; `0/1`: no limit. */
const allowance = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}\/0*[1-9]\d{0,6}$/, 'COUNT/SECONDS'),
  v.transform((value): Allowance => {
    const [count = 0, seconds = 0] = value.split('/').map(Number);
    return { count, seconds };
  }),
);
const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
/** `1`: the number of proxies in front of the server; `10.0.0.0/8,::1`: the addresses of the proxies. */
const proxies = v.pipe(
  list,
  v.check((items) => isHops(items) || items.every(isNetwork), 'a number of proxies, or their networks like 10.0.0.0/8'),
  v.transform((items) => (isHops(items) ? Number(items[0] ?? 0) : items)),
);
const isHops = (items: string[]) => items.length === 0 || (items.length === 1 && /^\d$/.test(items[0] ?? ''));
const isNetwork = (item: string) => {
  const [address = '', bits, ...more] = item.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isPart = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isPart && more.length === 0;
};
/** In the form in which browsers send them: with a slash at the end an origin would match nobody. The native app's is `capacitor://localhost`. */
const origins = v.pipe(
  list,
  v.transform((items) => items.map((item) => item.replace(/\/+$/, ''))),
  v.check(
    (items) => items.every((item) => /^(\*|[a-z][a-z\d+.-]*:\/\/[^\s/?#]+)$/i.test(item)),
    'origins like https://app.farm.example, or *',
  ),
);
/** Removes a slash at the end. */
const address = v.optional(
  v.pipe(
    v.string(),
    v.url('an address like https://farm.example'),
    // `farm.example:443` would otherwise be accepted, with the scheme `farm.example`.
    v.regex(/^https?:/i, 'an address like https://farm.example'),
    v.transform((value) => value.replace(/\/+$/, '')),
  ),
);
/** Anything else would become the name of a new, empty file in the folder where the server happens to be started. */
const isDatabase = (value: string) =>
  /^postgres(ql)?:\/\//.test(value) || value === ':memory:' || path.isAbsolute(value);
const logLevel = v.pipe(
  v.optional(v.string(), 'warn'),
  v.toLowerCase(),
  v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'one of warn, info, debug, …'),
);
const isInstant = (value: string) => !Number.isNaN(Date.parse(value));

/** The form of each variable; a message says what it should be. */
const environment = v.object({
  NODE_ENV: text,
  SERVER_NAME: v.optional(v.string(), 'Seguia data server'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port),
  API_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), path.join(import.meta.dirname, '../../../data')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isDatabase, 'an address like postgres://host/name'))),
  DEMO: flag,
  DEMO_LARGE: flag,
  DEMO_DATE: v.optional(
    v.pipe(v.string(), v.isoDate('a day like 2026-06-30'), v.check(isInstant, 'a day like 2026-06-30')),
  ),
  CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check(isInstant, 'an instant like 2026-03-22T01:30:00Z'),
      v.transform((value) => new Date(value)),
    ),
  ),
  CORS_ORIGINS: origins,
  WEB_ADDRESS: address,
  PUBLIC_ADDRESS: address,
  TRUST_PROXY: proxies,
  REQUEST_SECONDS: v.optional(fromOne, '30'),
  MAX_CONNECTIONS: v.optional(fromOne, '5000'),
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(fromOne, '500'),
  METRICS_TOKEN: text,
  AUDIT_DAYS: v.optional(wholeNumber, '365'),
  SESSION_SECONDS: v.optional(fromOne, `${30 * day}`),
  LOGIN_LIMIT: v.optional(allowance, '10/300'),
  FORGOT_PASSWORD_LIMIT: v.optional(allowance, '5/900'),
  GENERAL_LIMIT: v.optional(allowance, '6000/60'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]/i, 'an address like smtp://host:587'))),
  MAIL_FROM: v.optional(v.string(), 'Seguia <no-reply@seguia.localhost>'),
  PHOTO_LIMIT: v.optional(allowance, '300/3600'),
  PHOTOS_FOLDER: text,
  PHOTOS_BUCKET: address,
  PHOTOS_REGION: v.optional(v.string(), 'auto'),
  PHOTOS_KEY: text,
  PHOTOS_SECRET: text,
  LOG_LEVEL: logLevel,
});

export type Environment = v.InferOutput<typeof environment>;

/** Reads the variables; an empty one counts as not set. Returns their values, or the problem of the first faulty one, with its name. */
export function parseEnvironment(env: Record<string, string | undefined>): { values: Environment } | { fault: string } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(environment, set);
  if (success) return { values: output };
  const [{ path: at, message, input }] = issues;
  const name = String(at?.[0].key);
  // These two contain passwords, which must not be logged.
  const given = /^(DATABASE|SMTP)_URL$/.test(name) ? '' : `, not "${String(input)}"`;
  return { fault: `${name}: ${message}${given}.` };
}

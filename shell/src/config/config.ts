import * as v from 'valibot';
import { earlyAnswer } from './early-answers.ts';
import { fetchOrLastGood } from './last-good.ts';

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(text, v.url());
const origin = v.pipe(
  text,
  v.check((value) => URL.canParse(value) && new URL(value).origin === value),
);

/** A deployment's settings, `config.json` beside the page. Every key is optional; the defaults are those of the specification's section 9. */
const schema = v.strictObject({
  /** Data servers found by name are at `https://api.NAME` + this suffix. */
  domainSuffix: v.optional(v.pipe(v.string(), v.regex(/^\.[a-z\d.-]+$/i)), '.localhost'),
  /** Addresses of data servers that the deployment trusts beside those of its suffix: a link to another one brings up a question. */
  dataServers: v.optional(v.array(address), []),
  /** The least duration of a start in milliseconds. */
  startDelay: v.optional(count(0, 60_000), 1000),
  /** How many times a failed session check is repeated. */
  restoreRetries: v.optional(count(0, 20), 3),
  /** Milliseconds before the first repetition; the nth waits n times as long. */
  restoreBackoff: v.optional(count(0, 60_000), 500),
  /** Milliseconds in which the page reloads itself at most once. */
  reloadGuard: v.optional(count(0, 3_600_000), 10_000),
  /** Farms per page of the list. */
  farmsPageSize: v.optional(count(1, 200), 25),
  /** Sentry-compatible address that errors are reported to; none by default. */
  errorReporting: v.optional(v.nullable(address), null),
  /** The largest number of reports per session, 1 to 100. */
  errorReportingCap: v.optional(count(1, 100), 10),
  /** Address of the remotes' registry. */
  remotes: v.optional(text, '/remotes.json'),
  /** Origins, besides this machine, from which a developer may load a remote (`?remote=…`); null allows none. */
  remoteOverrides: v.optional(v.nullable(v.array(origin)), null),
  /** Address that devices tell once a day which versions ran and how they failed (decision 315); none by default. */
  versionReports: v.optional(v.nullable(address), null),
  /** By remote: the public keys of which one must have signed its releases (decision 296); null checks no signature. */
  releaseKeys: v.optional(v.nullable(v.record(text, v.array(v.pipe(text, v.regex(/^[A-Za-z\d+/]{43}=$/))))), null),
});

export type Config = v.InferOutput<typeof schema>;

export const defaults: Config = v.parse(schema, {});

/** The file is malformed; `key` names the faulty setting (`config.json` when it is no JSON object at all). */
export class ConfigError extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`config.json: ${key}`);
    this.name = 'ConfigError';
    this.key = key;
  }
}

/** Fills in the defaults. Throws ConfigError naming the first key that is unknown or malformed. */
export function parseConfig(text: string): Config {
  const found = parseObject(text);
  const { success, output, issues } = v.safeParse(schema, found);
  if (success) return output;
  const faulty = new Set(issues.map(({ path }) => path?.[0].key));
  throw new ConfigError(Object.keys(found).find((key) => faulty.has(key)) ?? 'config.json');
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below covers it, like any other content that is no object.
  }
  throw new ConfigError('config.json');
}

/**
 * Reads `config.json`. The last one that could be read is used at once, and the one that is fetched now counts from the next start on;
 * `onFault` learns why it cannot be read. A deployment without the file runs on the defaults. On a device that has stored none, throws
 * ConfigError for a malformed file, and an error after 12 s or without network.
 */
export function fetchConfig(onFault: (error: unknown) => void): Promise<Config> {
  const [url, read, write] = ['/config.json', parseConfig, writeConfig];
  return fetchOrLastGood({ url, fetchText, read, write, atOnce: true, onFault });
}

/**
 * The text of the settings that differ from the defaults: a key that the deployment does not name would stop an older shell, which does not know
 * it, after a rollback.
 */
function writeConfig(config: Config): string {
  const isOwn = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(defaults[key as keyof Config]);
  return JSON.stringify(Object.fromEntries(Object.entries(config).filter(isOwn)));
}

async function fetchText(again: boolean): Promise<string> {
  const early = again ? undefined : earlyAnswer('config');
  const response = await (early ?? (again ? fetch('/config.json', { cache: 'reload' }) : fetch('/config.json')));
  if (response.status === 404) return '{}';
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.text();
}

/** A deployment's settings, `config.json` beside the page. Every key may be left out; the defaults are the specification's section 9. */
export interface Config {
  /** Data servers found by name are at `https://api.NAME` + this. */
  domainSuffix: string;
  /** Milliseconds that a start lasts at least. */
  startDelay: number;
  /** How often a failed session check is repeated. */
  restoreRetries: number;
  /** Milliseconds before the first repetition; the nth waits n times as long. */
  restoreBackoff: number;
  /** Milliseconds in which the page reloads itself at most once. */
  reloadGuard: number;
  /** Farms on a page of the list. */
  farmsPageSize: number;
  /** Sentry-compatible address that errors are reported to; none by default. */
  errorReporting: string | null;
  /** Reports a session sends at most, 1 to 100. */
  errorReportingCap: number;
  /** Address of the remotes' registry. */
  remotes: string;
  /** Origins, besides this machine, from which a developer may load a remote (`?remote=…`); null: nobody may. */
  remoteOverrides: string[] | null;
}

export const defaults: Config = {
  domainSuffix: '.localhost',
  startDelay: 1000,
  restoreRetries: 3,
  restoreBackoff: 500,
  reloadGuard: 10_000,
  farmsPageSize: 25,
  errorReporting: null,
  errorReportingCap: 10,
  remotes: '/remotes.json',
  remoteOverrides: null,
};

const isCount = (from: number, to: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
const isText = (value: unknown) => typeof value === 'string' && value.length > 0;
const isOrigin = (value: unknown) =>
  isText(value) && URL.canParse(value as string) && new URL(value as string).origin === value;

const checks: Record<keyof Config, (value: unknown) => boolean> = {
  domainSuffix: (value) => isText(value) && /^\.[a-z\d.-]+$/i.test(value as string),
  startDelay: isCount(0, 60_000),
  restoreRetries: isCount(0, 20),
  restoreBackoff: isCount(0, 60_000),
  reloadGuard: isCount(0, 3_600_000),
  farmsPageSize: isCount(1, 200),
  errorReporting: (value) => value === null || (isText(value) && URL.canParse(value as string)),
  errorReportingCap: isCount(1, 100),
  remotes: isText,
  remoteOverrides: (value) => value === null || (Array.isArray(value) && value.every(isOrigin)),
};

/** The file is not what it should be; `key` names the faulty setting (`config.json` when it is no JSON object at all). */
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
  for (const [key, value] of Object.entries(found)) {
    if (!Object.hasOwn(checks, key) || !checks[key as keyof Config](value)) throw new ConfigError(key);
  }
  return { ...defaults, ...found };
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below covers it, as any other content that is no object.
  }
  throw new ConfigError('config.json');
}

/** Reads `config.json`. A deployment without one runs on the defaults; offline, the service worker answers with the one it kept. */
export async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json').catch(() => null);
  if (!response || response.status === 404) return defaults;
  return parseConfig(await response.text());
}

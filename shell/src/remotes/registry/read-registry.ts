// Reads a registry release by release: a release that `tools/release.ts` would not write is refused, and the others are not affected. The
// page and the service worker share this code.
import { satisfies } from 'compare-versions';
import * as v from 'valibot';
import { cards, withReadableCards } from './read-cards.ts';
import { lastPlace } from '../versions/place.ts';
import type { Registry, Release } from './registry.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.record(v.string(), v.string());
/** `sha256-` and 32 bytes in base 64. */
const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z\d+/]{43}=$/));
/** Fixed segments and `:parameters`. No wildcards, which would take paths from other remotes. */
const routes = v.array(v.pipe(v.string(), v.regex(/^(?:\/:?[\w-]+)+$/)));
const layout = v.picklist(['init', 'app']);
const title = v.optional(words);
const entries = v.optional(
  v.array(
    v.object({
      to: text,
      icon: v.string(),
      order: v.number(),
      look: v.fallback(v.optional(v.picklist(['action', 'corner'])), undefined), // another look is of a newer shell
      right: v.optional(v.string()),
      list: v.optional(v.string()),
      name: words,
      short: v.optional(words),
      also: v.optional(v.array(text)),
    }),
  ),
);

/** A release whose files have no hashes, as the development servers and a developer's machine publish it. */
const unverified = v.object({
  version: text,
  base: v.pipe(text, v.endsWith('/')),
  entry: text,
  manifest: v.optional(text),
  hostApi: v.pipe(v.string(), v.check(isRange)),
  layout,
  routes,
  title,
  navigation: entries,
  farm: entries,
  cards,
  files: v.record(v.string(), hash),
});

const verified = v.pipe(
  unverified,
  v.forward(
    v.check(({ entry, manifest = entry, files }) => Object.hasOwn(files, entry) && Object.hasOwn(files, manifest)),
    ['files'],
  ),
);

/** The readable rest of a refused release, so that its paths and its name stay known. */
const remains = v.fallback(
  v.object({
    version: v.fallback(v.string(), ''),
    layout: v.fallback(layout, 'app'),
    routes: v.fallback(routes, []),
    title: v.fallback(title, undefined),
    navigation: v.fallback(entries, undefined),
  }),
  { version: '', layout: 'app', routes: [] },
);

/** `remotes.json`. A canary that cannot be read reaches no device; the releases for all stay. */
const list = v.object({
  remotes: v.record(v.string(), v.array(v.unknown())),
  canary: v.fallback(v.optional(v.record(v.string(), v.object({ percent: v.number(), release: v.unknown() })), {}), {}),
});

export interface ReadRegistry {
  /** The registry. A remote whose releases are all refused has one release, whose `refused` says why. */
  registry: Registry;
  /** The refused releases. */
  faults: ReleaseFault[];
}

/** A release that is refused, and why, in a sentence. */
interface ReleaseFault {
  remote: string;
  /** Empty where it cannot be read. */
  version: string;
  text: string;
}

/**
 * Reads `remotes.json`. If every release of a remote is refused, those that `before` lists of it are used instead. `hashes` is 'none' for
 * the development servers' releases. `place` is the device's (`devicePlace`): a canary whose share reaches it comes before the releases for
 * all. Throws where the text lists no usable remote (a gateway's page, for example).
 */
export function readRegistry(
  json: string,
  before: Registry = {},
  hashes: 'required' | 'none' = 'required',
  place = lastPlace,
): ReadRegistry {
  const { remotes, canary } = v.parse(list, JSON.parse(json));
  const tried = Object.entries(canary).filter(([, { percent }]) => place < percent);
  const listed = Object.entries({ ...Object.fromEntries(tried.map(([name]) => [name, []])), ...remotes });
  const read = listed.map(([name, forAll]) => {
    const releases = [...tried.flatMap(([of, { release }]) => (of === name ? [release] : [])), ...forAll];
    const parts = releases.map((value) => readRelease(name, value, hashes));
    const found = parts.map(({ release }) => release);
    const faults = parts.flatMap(({ release: { version }, fault }) =>
      fault === undefined ? [] : { remote: name, version, text: fault },
    );
    return { name, found, faults, usable: found.filter(({ refused }) => refused === undefined) };
  });
  const faults = read.flatMap((remote) => remote.faults);
  if (read.every(({ usable }) => usable.length === 0))
    throw new Error(
      ['the registry lists no remote that can be used', ...faults.map(({ text: fault }) => fault)].join('; '),
    );
  const registry = read.map(({ name, found, usable }): [string, Release[]] => {
    if (usable.length > 0) return [name, usable];
    return [name, before[name] ?? found.slice(0, 1)];
  });
  return { registry: Object.fromEntries(registry), faults };
}

/** Reads a release; `fault` says what of it is refused: all of it, or some of its cards. */
function readRelease(
  name: string,
  value: unknown,
  hashes: 'required' | 'none',
): { release: Release; fault?: string | undefined } {
  const { success, output, issues } = v.safeParse(hashes === 'none' ? unverified : verified, value);
  if (success) {
    const { release, unreadable } = withReadableCards(output);
    const fault = unreadable > 0 ? `${name} ${output.version}: cards are refused: ${unreadable}` : undefined;
    return { release: { ...release, ...(hashes === 'none' && { unverified: true }) } as Release, fault };
  }
  const rest = v.parse(remains, value);
  const faulty = new Set(issues.map((issue) => v.getDotPath(issue)?.replace(/\..*/, '') ?? 'all of it'));
  const refused = `${name} ${rest.version} is refused: look at ${[...faulty].join(', ')}`;
  const release = { base: '', entry: '', hostApi: '', files: {}, ...rest, refused } as Release; // an empty range fits no doors
  return { release, fault: refused };
}

/** The text of a registry, with nothing in it that was refused. */
export function writeRegistry({ registry }: Pick<ReadRegistry, 'registry'>): string {
  const whole = Object.entries(registry).filter(([, releases]) =>
    releases.every(({ refused }) => refused === undefined),
  );
  return JSON.stringify({ remotes: Object.fromEntries(whole) });
}

/** Reads a release that a developer's machine publishes, without hashes. Throws where it is malformed. */
export function readUnverified(value: unknown): Release {
  return { ...withReadableCards(v.parse(unverified, value)).release, unverified: true } as Release;
}

function isRange(value: string): boolean {
  try {
    return satisfies('1.0.0', value) || true;
  } catch {
    return false;
  }
}

// What a registry says, release by release: one that is not what `tools/release.ts` writes is refused, and the others stay as they are.
// The page and the service worker read it alike.
import { satisfies } from 'compare-versions';
import * as v from 'valibot';
import { cards, withReadableCards } from './read-cards.ts';
import { lastPlace } from '../versions/place.ts';
import type { Registry, Release } from './registry.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.record(v.string(), v.string());
/** `sha256-` and 32 bytes in base 64. */
const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z\d+/]{43}=$/));
/** Fixed words and `:parameters`. No wildcards: they would take the paths of others. */
const routes = v.array(v.pipe(v.string(), v.regex(/^(?:\/:?[\w-]+)+$/)));
const layout = v.picklist(['init', 'app']);
const title = v.optional(words);
const navigation = v.optional(
  v.array(
    v.object({
      to: text,
      icon: v.string(),
      order: v.number(),
      look: v.fallback(v.optional(v.picklist(['action', 'corner'])), undefined), // another is of a newer shell
      right: v.optional(v.string()),
      name: words,
      short: v.optional(words),
    }),
  ),
);

/** A release whose files carry no hashes, as the development servers and a developer's machine publish it. */
const unverified = v.object({
  version: text,
  base: v.pipe(text, v.endsWith('/')),
  entry: text,
  hostApi: v.pipe(v.string(), v.check(isRange)),
  layout,
  routes,
  title,
  navigation,
  cards,
  files: v.record(v.string(), hash),
});

const verified = v.pipe(
  unverified,
  v.forward(
    v.check(({ entry, files }) => Object.hasOwn(files, entry)),
    ['files'],
  ),
);

/** What can still be read of a release that is refused, so that its paths and its name stay known. */
const remains = v.fallback(
  v.object({
    version: v.fallback(v.string(), ''),
    layout: v.fallback(layout, 'app'),
    routes: v.fallback(routes, []),
    title: v.fallback(title, undefined),
    navigation: v.fallback(navigation, undefined),
  }),
  { version: '', layout: 'app', routes: [] },
);

/** `remotes.json`. A canary that cannot be read is nobody's; the releases for all stay. */
const list = v.object({
  remotes: v.record(v.string(), v.array(v.unknown())),
  canary: v.fallback(v.optional(v.record(v.string(), v.object({ percent: v.number(), release: v.unknown() })), {}), {}),
});

export interface ReadRegistry {
  /** A remote whose every release is refused has one, which says why in `refused`. */
  registry: Registry;
  /** What was refused. */
  faults: ReleaseFault[];
}

/** A release that is refused, and why, in a sentence. */
interface ReleaseFault {
  remote: string;
  /** '' where it cannot be read. */
  version: string;
  text: string;
}

/**
 * Reads `remotes.json`. Where every release of a remote is refused, those that `before` lists of it stand in. `hashes`: the development servers'
 * releases have none. `place` is the device's (`devicePlace`): a canary whose share reaches it comes before what is
 * for all. Throws where the text lists no remote that can be used (a gateway's page, say).
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
  const release = { base: '', entry: '', hostApi: '', files: {}, ...rest, refused } as Release; // '' fits no doors
  return { release, fault: refused };
}

/** The text of a registry with nothing in it that was refused. */
export function writeRegistry({ registry }: Pick<ReadRegistry, 'registry'>): string {
  const whole = Object.entries(registry).filter(([, releases]) =>
    releases.every(({ refused }) => refused === undefined),
  );
  return JSON.stringify({ remotes: Object.fromEntries(whole) });
}

/** A release that a developer's machine publishes: without hashes, and run without. Throws when it is none. */
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

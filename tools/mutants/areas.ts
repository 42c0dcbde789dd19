import { globSync } from 'node:fs';
import path from 'node:path';

export interface Area {
  /** Globs of the sources that get mutants. */
  sources: string[];
  /** Globs of the tests beside them, which must notice the mutants. */
  tests: string[];
  /** How these tests run; as in vitest.config.ts. */
  runs: 'pure' | 'unit' | 'server';
  /** The least share of mutants that must be killed, in per cent. */
  aim: number;
  /**
   * The additional time in milliseconds that a mutant's tests may take, beyond one and a half times their usual time: an endless loop waits
   * for this, and for a new process. Tests against a server under load need longer than those that only compute.
   */
  patience: number;
  /** The tests run a bundle, so that no import leads from them to the source: all of them run. Else those do that import what has mutants. */
  bundled?: true;
}

/**
 * Files that are no part of the product (tests, stories, their helpers, and the demo's invented farms), or run in a process or thread of
 * their own, which a mutant does not reach.
 */
const without =
  /(^|\/)(main|series-worker|journal\.worker)\.ts$|(\.test\.tsx?|\.stories\.tsx|\.d\.ts)$|(^|\/)(demo|migrations)\/|\/feature\.ts$/;

const shared = (name: string, tests: string): Area => ({
  sources: [`shared/src/${name}/**/*.ts`],
  tests: [tests, 'shared/src/*.test.ts'],
  runs: 'unit',
  aim: 90,
  patience: 20_000,
});

/** Hooks with other names. */
const hooks = 'band-messages|reason';

/** A remote's model: everything except components, hooks, and helpers that draw or print for them (stories test those, in a browser). */
const model = (name: string, tests = '*.test.ts'): Area => ({
  sources: [`${name}/src/**/!(use-*|paint-picture|save-picture|printing|load-nivo|${hooks}).ts`],
  // Only the tests beside the model: a mutant in it would need dozens of screens' tests, of a second each.
  tests: [`${name}/src/**/${tests}`],
  runs: 'unit',
  aim: 80,
  patience: 5_000,
});

const shell = (name: string): Area => ({
  sources: [`shell/src/${name}/**/*.ts`],
  tests: ['shell/src/**/*.test.{ts,tsx}'],
  runs: 'unit',
  aim: 80,
  patience: 20_000,
});

export const areas: Record<string, Area> = {
  domain: {
    sources: ['shared/src/domain/**/*.ts'],
    tests: ['shared/src/domain/**/*.test.ts'],
    runs: 'pure',
    aim: 90,
    patience: 5_000,
  },
  // The engine's tests wait for seconds to pass, so they run only for the engine's own mutants.
  device: shared('device', 'shared/src/{device,sync,session}/**/!(engine).test.{ts,tsx}'),
  sync: shared('sync', 'shared/src/{device,sync,session}/**/*.test.{ts,tsx}'),
  // Lower layers are tested only by their own tests: those of readings and sending take minutes, and say nothing about a login.
  session: shared('session', 'shared/src/session/**/*.test.{ts,tsx}'),
  start: shell('start'),
  remotes: shell('remotes'),
  worker: { ...shell('sw'), tests: ['shell/src/sw/*.test.ts'], bundled: true },
  server: {
    sources: ['data-server/src/**/*.ts'],
    tests: ['data-server/src/**/*.test.ts'],
    runs: 'server',
    aim: 80,
    patience: 20_000,
  },
  auth: model('mf-auth', '*.test.{ts,tsx}'),
  readings: model('mf-readings'),
  campaigns: model('mf-campaigns'),
  settings: model('mf-settings', '*.test.{ts,tsx}'),
};

/** The sources of an area, as paths from the root, in order. */
export function sourcesOf({ sources }: Area, root: string): string[] {
  const found = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !without.test(file))
    .toSorted();
}

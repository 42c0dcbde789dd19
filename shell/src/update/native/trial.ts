import { readVersionRecords } from '../../memory/version-record.ts';
import { idOf, type Taken } from './taken.ts';

/** What a start may use: nothing if the set's first start never completed, and no version that has failed. */
export function beginTrial(taken: Taken): Taken {
  if (taken.trial === 'begun') return without(taken, Object.keys(taken.releases));
  const left = without(taken, failed(taken));
  return left.trial === 'none' && Object.keys(left.releases).length > 0 ? { ...left, trial: 'begun' } : left;
}

/**
 * What remains after the app has run with it: failed versions are refused, the others have passed. `before` has the result of `runs` at the
 * start.
 */
export function judge(taken: Taken, before: Runs): Taken {
  const left = without(taken, failed(taken));
  const isRunning = [...runs()].some(([id, count]) => count > (before.get(id) ?? 0));
  return left.trial === 'begun' && isRunning ? { ...left, trial: 'passed' } : left;
}

/** By version of a remote, the number of pages in which it ran without a failure, as far as this device remembers (it drops the oldest of many). */
type Runs = ReadonlyMap<string, number>;

export const runs = (): Runs =>
  new Map(readVersionRecords().map((record) => [idOf(record.part, record), record.tries - record.failures]));

/** The remotes whose taken version has failed on this device. */
const failed = ({ releases }: Taken) =>
  readVersionRecords().flatMap(({ part, version, failures }) =>
    failures > 0 && releases[part]?.version === version ? [part] : [],
  );

function without(taken: Taken, names: readonly string[]): Taken {
  if (names.length === 0) return taken;
  const releases = Object.fromEntries(Object.entries(taken.releases).filter(([name]) => !names.includes(name)));
  const refused = names.map((name) => idOf(name, taken.releases[name]!));
  const trial = Object.keys(releases).length > 0 ? taken.trial : 'none';
  return { ...taken, releases, refused: [...taken.refused, ...refused], trial };
}

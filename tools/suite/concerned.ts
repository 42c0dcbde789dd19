// Which parts of the suite a set of changed files concerns.
import path from 'node:path';
import { partNames, type PartName, partOf } from './parts.ts';

/** What every part reads: the packages, and what runs the tests. */
const readByAll = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'vitest.config.ts',
  'data-server/vitest.config.ts',
  'e2e/{package.json,playwright.config.ts}',
  'tools/test.ts',
  'tools/suite/*',
];

/** The parts that read one of these files (paths from the repository's root), in the order of their declaration. */
export function concernedParts(files: readonly string[]): PartName[] {
  return partNames.filter((name) => {
    const { tests = [], journeys = [], reads } = partOf(name);
    const globs = [...readByAll, ...tests, ...journeys.map((glob) => `e2e/${glob}`), ...reads];
    return files.some((file) => globs.some((glob) => path.matchesGlob(file, glob)));
  });
}

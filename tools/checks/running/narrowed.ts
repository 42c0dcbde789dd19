// How the checks that take long are narrowed to what has changed since they passed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matching } from './passed-before.ts';

/** What the result for every source depends on. */
const settings = [
  'package.json',
  'pnpm-lock.yaml',
  '.oxlintrc.json',
  'tsconfig.json',
  'tools/check.ts',
  'tools/checks/*',
];

/** The changed sources and those that import one of them, as arguments of the linter, whose rules know the types of what is imported. */
export function lintedAgain(changed: readonly string[], root: string, sources: readonly string[]): string[] | null {
  if (matching(changed, settings).length > 0) return null;
  const own = matching(changed, ['**/*.{ts,tsx,js}']);
  const names = own.map((file) => `/${path.basename(file)}'`);
  const importers = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return names.some((name) => text.includes(name));
  });
  const known = new Set(sources);
  return [...new Set([...own.filter((file) => known.has(file)), ...importers])].toSorted();
}

/** The apps whose texts the changed files concern, by the folders of their sources and of their texts; null for all. */
export function appsToVerify(changed: readonly string[], apps: readonly string[]): string[] | null {
  if (
    matching(changed, ['locales/*', 'tools/**', 'shared/src/i18n/**', 'shared/src/sentences/**', ...settings]).length >
    0
  )
    return null;
  return apps.filter((app) => matching(changed, [`${app}/**`, `locales/${app}/**`]).length > 0);
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawings, firstIcons } from './first-icons.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A file of shared and all that it imports from there. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of textOf(file).matchAll(/^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+\.tsx?)';/gm))
    withImports(path.join(path.dirname(file), specifier), seen);
  return seen;
}

/** What is drawn before the door `ui` has come: the door `start`, and what imports only from it. */
const early = [
  ...withImports('shared/src/start.ts'),
  ...globSync('{shell,mf-auth}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx$/.test(file) && !textOf(file).includes("'@seguia/shared/ui'"),
  ),
];

test('every icon that is drawn before the app’s kit has come is in the first script', async () => {
  const named = early.flatMap((file) =>
    [...textOf(file).matchAll(/(?:\bicon=|<Icon\s+name=)"(\w+)"/g)].map(([, name]) => `${file}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((line) => !Object.hasOwn(firstIcons, line.split(': ')[1] ?? ''))).toEqual([]);
  const { iconPaths } = await import('./icon-paths.ts');
  expect([...drawings.keys()].toSorted()).toEqual(Object.keys(iconPaths).toSorted());
});

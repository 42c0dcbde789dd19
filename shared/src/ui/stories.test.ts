import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const shared = path.resolve(import.meta.dirname, '..');
const stories = globSync('ui/*.stories.tsx', { cwd: shared }).map((file) =>
  readFileSync(path.join(shared, file), 'utf8'),
);

/** Components that a door exports: values whose names begin with a capital. */
function components(door: string): string[] {
  const text = readFileSync(path.join(shared, door), 'utf8');
  const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name));
}

test.each(['ui.ts', 'ui-dates.ts'])('every component of %s has a story', (door) => {
  const all = components(door);
  expect(all.length).toBeGreaterThan(5);
  const told = (name: string) =>
    stories.some((story) => new RegExp(`<${name}[\\s>/<]|component: ${name}\\b`).test(story));
  expect(all.filter((name) => !told(name))).toEqual([]);
});

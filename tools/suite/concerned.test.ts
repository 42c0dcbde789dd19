import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { concernedParts } from './concerned.ts';
import { partNames, partOf } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');

const remotes = ['mf-auth', 'mf-readings', 'mf-campaigns', 'mf-settings'];

test('without a difference no part is concerned', () => {
  expect(concernedParts([])).toEqual([]);
});

test.each([
  ['docs/product.md', []],
  ['docs/how-to.md', ['recipes']],
  ['docs/web-servers/nginx.conf', ['web-servers']],
  ['native/android/app/src/main/AndroidManifest.xml', ['native']],
  ['data-server/src/people/members.ts', [...remotes, 'data-server', 'storms']],
  ['proofs/server/kill.test.ts', ['storms']],
  ['shared/src/domain/readings/reading-rules.ts', [...remotes, 'data-server', 'storms', 'large']],
  ['shared/src/sync/engine.ts', [...remotes, 'native', 'storms', 'large', 'engines']],
  ['shell/src/sw/needed.ts', [...remotes, 'storms', 'engines', 'deployment']],
  ['mf-campaigns/src/campaign/list/CampaignList.module.css', ['mf-campaigns', 'looks', 'walks', 'paper', 'large']],
  ['mf-campaigns/src/series/axes/axes.ts', ['mf-campaigns', 'paper', 'large']],
  ['locales/mf-readings/ar-MA.json', ['mf-readings', 'looks', 'walks', 'paper']],
  ['e2e/deploy/canary.e2e.ts', ['deployment']],
  ['tools/checks/names.ts', ['tools', 'recipes']],
])('%s concerns %j', (file, expected) => {
  expect(concernedParts([file])).toEqual(expected);
});

test('a change of packages or of the test runner concerns every part', () => {
  for (const file of ['pnpm-lock.yaml', 'vitest.config.ts', 'e2e/playwright.config.ts', 'tools/suite/parts.ts'])
    expect(concernedParts([file])).toEqual(partNames);
});

test('every part consists of tests or journeys that exist', () => {
  const journeys = globSync('e2e/**/*.e2e.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  for (const name of partNames) {
    const part = partOf(name);
    for (const glob of part.tests ?? []) expect(globSync(glob, { cwd: root }), `${name}: ${glob}`).not.toEqual([]);
    for (const glob of part.journeys ?? [])
      expect(
        journeys.filter((file) => path.matchesGlob(file, `e2e/${glob}`)),
        `${name}: ${glob}`,
      ).not.toEqual([]);
    expect(Boolean(part.tests ?? part.projects ?? part.journeys), name).toBe(true);
  }
});

test('no test belongs to two parts', () => {
  const files = [
    ...globSync('{tools,locales,shared,shell,mf-*,data-server,proofs}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }),
    ...globSync('e2e/**/*.e2e.ts', { cwd: root, exclude: ['**/node_modules/**'] }),
  ];
  for (const file of files) {
    const owners = partNames.filter((name) => {
      const { tests = [], journeys = [] } = partOf(name);
      return [...tests, ...journeys.map((glob) => `e2e/${glob}`)].some((glob) => path.matchesGlob(file, glob));
    });
    expect(owners.length, `${file}: ${owners.join(', ')}`).toBeLessThan(2);
  }
});

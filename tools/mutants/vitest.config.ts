// The tests of one area, as StrykerJS runs them: in one process that stays, with the databases that need no other.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { areas } from './areas.ts';
import { QuickFirst } from './quick-first.ts';

const { tests, runs } = areas[process.env['MUTANTS_AREA'] ?? '']!;

// Random storms and killed programs take seconds each, and test the same rules as the plain tests.
const exclude = ['**/node_modules/**', '**/demo/**', '**/*.property.test.ts'];

const copy = path.resolve(import.meta.dirname, '../..');
/** The copy's links to our own packages lead back here, where no mutant is. */
const original = path.dirname(realpathSync(path.join(copy, 'node_modules/@seguia/testing')));

const ownPackages: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'own packages of the copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@seguia/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(`${original}/`, `${copy}/`) };
  },
};

/** As in vitest.config.ts. */
const inline = ['@capacitor/core', /@nivo\//];

const environments = {
  pure: { environment: 'node' },
  unit: {
    environment: 'node',
    setupFiles: 'tools/test-world/left-listeners.ts',
    server: { deps: { inline } },
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
  server: { environment: 'node', isolate: false, provide: { database: 'sqlite', postgres: null } },
} as const;

export default defineConfig({
  plugins: [ownPackages],
  test: {
    include: tests,
    exclude,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
    ...environments[runs],
  },
});

// The tests of one area, as StrykerJS runs them: in one process that stays, with the databases that need no other.
import { defineConfig } from 'vitest/config';
import { areas } from './areas.ts';
import { QuickFirst } from './quick-first.ts';

const { tests, runs } = areas[process.env['MUTANTS_AREA'] ?? '']!;

// Random storms and killed programs take seconds each, and test the same rules as the plain tests.
const exclude = ['**/node_modules/**', '**/demo/**', '**/*.property.test.ts'];

const environments = {
  pure: { environment: 'node' },
  unit: {
    environment: 'node',
    setupFiles: ['testing/left-listeners.ts'],
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
  server: { environment: 'node', isolate: false, provide: { database: 'sqlite', postgres: null } },
} as const;

export default defineConfig({
  test: {
    include: tests,
    exclude,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
    ...environments[runs],
  },
});

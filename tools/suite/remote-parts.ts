// Each remote is a part of the suite, with its tests, its stories and the journeys on its screens (decision 300).
import type { Part } from './part.ts';

/** Journeys belong to the remote whose screens they are about; those that are about several, or about the whole, are the core's. */
const remote = <const App extends string>(app: App, journeys: readonly string[], tests = '*') => ({
  what: `${app}: its tests, its stories and the journeys on its screens`,
  tests: [`${app}/**/${tests}.test.{ts,tsx}`],
  projects: [`unit ${app}`, `unit ${app} apart`],
  stories: app,
  journeys,
  reads: [
    `${app}/**`,
    `locales/{${app},shared,shell}/*.json`,
    'locales/*.ts',
    'shared/**',
    'shell/src/**',
    'data-server/src/**',
    'openapi/**',
    'testing/**',
    '.storybook/*',
    'e2e/support/**',
    'tools/{bundle,test-world}/**',
  ],
});

export const remoteParts = {
  'mf-auth': remote('mf-auth', ['session/guards.e2e.ts']),
  'mf-readings': remote('mf-readings', [
    'imports/{import,named-water}.e2e.ts',
    'readings/{before-data,bluetooth-meter,board,deleted-farm,keyboard-moves,meters,overdue-meter,photos,round}.e2e.ts',
  ]),
  'mf-campaigns': remote(
    'mf-campaigns',
    ['campaigns/{campaigns,campaigns-plot,grower-questions,plot-week,ready-offline,season-map,share,stages}.e2e.ts'],
    '!(spreadsheet-program)',
  ),
  'mf-settings': remote('mf-settings', [
    'session/{own-account,people}.e2e.ts',
    'settings/{empty-server,manager-questions,morning-mail,plots}.e2e.ts',
  ]),
} as const satisfies Record<string, Part>;

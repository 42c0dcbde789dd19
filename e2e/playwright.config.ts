import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { briefLaunchOptions as launchOptions } from '../tools/test-world/browser.ts';
import { partNames, partOf } from '../tools/suite/parts.ts';
import { hasJourneys } from '../tools/suite/plan.ts';
import { enterTestWorld, phoneZone } from '../tools/test-world/test-world.ts';

enterTestWorld();

const ofParts = partNames
  .filter(hasJourneys)
  .map((name) => ({ name, testMatch: (partOf(name).journeys ?? []).map((glob) => `**/e2e/${glob}`) }));

/** The journeys of each part of the suite (tools/suite/parts.ts), and all others: `pnpm test` picks the projects. */
const projects = [{ name: 'core', testIgnore: ofParts.flatMap(({ testMatch }) => testMatch) }, ...ofParts];

export default defineConfig({
  projects,
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/make-demo.ts',
  outputDir: '../test-results',
  workers: availableParallelism() + 1, // journeys wait for their pages: with one worker per core, a fifth of the time is idle
  retries: process.env['CI'] ? 2 : 0, // other work on a machine must not make main fail
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Animations cost a ninth of the journeys' time. The main journey has them, as a new phone does.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: phoneZone,
    actionTimeout: 10_000,
    // On a phone that is new to the app, the service worker fetches, checks and stores all of the app, which costs as much as the page.
    // Journeys that need it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every action costs a quarter of the journeys' time. In CI a second try has one; elsewhere `--trace on` makes one.
    trace: 'on-first-retry',
    launchOptions,
  },
});

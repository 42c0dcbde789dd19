import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/world/browser.ts';
import { enterTestWorld, phoneZone } from '../tools/world/test-world.ts';

enterTestWorld();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/make-demo.ts',
  outputDir: '../test-results',
  workers: availableParallelism() + 1, // journeys wait for their pages: with as many as cores a fifth of the time is idle
  retries: process.env['CI'] ? 2 : 0, // a machine that is busy with something else must not turn main red
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Drawing what moves costs a ninth of the journeys' time. The main journey has motion, as a new phone has.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: phoneZone,
    actionTimeout: 10_000,
    // On a phone that is new to the app it fetches, checks and stores all of it behind the page, which costs as much as the page. Journeys in
    // which it takes part allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every action costs a quarter of the journeys' time: under CI a second try has one, elsewhere `--trace on` asks for it.
    trace: 'on-first-retry',
    launchOptions,
  },
});

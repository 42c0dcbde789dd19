import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { wholeLaunchOptions } from '../tools/test-world/browser.ts';

const cache = path.join(import.meta.dirname, '../.cache/pictures');

/** All pictures are made on one phone, so that they are the same on every machine with the same browser. */
export default defineConfig({
  testDir: '.',
  testMatch: ['pictures.ts', 'docs-pages.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  outputDir: path.join(cache, 'results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: path.join(cache, 'report'), open: 'never' }]],
  expect: {
    timeout: 20_000,
    // The defaults are: stable twice in a row, animations at their end, no caret. An additional mark of 3 × 3 px counts as a difference.
    toHaveScreenshot: { scale: 'css', threshold: 0.1, maxDiffPixels: 5 },
  },
  use: {
    baseURL: process.env['PICTURES_URL'] ?? 'http://localhost:6006',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // the screenshot of a story that has no stored picture yet
    launchOptions: {
      ...wholeLaunchOptions,
      args: [
        ...wholeLaunchOptions.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});

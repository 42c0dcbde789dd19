import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { wholeLaunchOptions } from '../tools/world/browser.ts';

const cache = path.join(import.meta.dirname, '../.cache/pictures');

/** One phone for all pictures, so that they are the same on every machine with the same browser. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  outputDir: path.join(cache, 'results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: path.join(cache, 'report'), open: 'never' }]],
  expect: {
    timeout: 20_000,
    // Stable twice in a row, animations at their end, no caret: the defaults. A mark of 3 × 3 px more is a difference.
    toHaveScreenshot: { scale: 'css', threshold: 0.1, maxDiffPixels: 5 },
  },
  use: {
    baseURL: process.env['PICTURES_URL'] ?? 'http://localhost:6006',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // of a story that has no kept picture yet
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

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dataServerProjects } from './data-server/vitest.config.ts';
import { chromium, launchOptions } from './tools/browser.ts';

// A machine that is busy with something else must not turn main red.
const retry = process.env['CI'] ? 1 : 0;
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Rules, contract and tools: no browser in sight. */
const pure = {
  test: {
    name: 'pure',
    retry,
    include: ['{openapi,locales,tools,shared/src/domain}/**/*.test.ts'],
    exclude,
    environment: 'node',
    testTimeout: 20_000,
  },
};

const unit = {
  test: {
    name: 'unit',
    retry,
    include: ['{shell,shared,mf-*}/**/*.test.{ts,tsx}'],
    exclude: [...exclude, 'shared/src/domain/**'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    testTimeout: 20_000,
  },
};

// STORY_THEME=outdoor and STORY_LOCALE=ar-MA run the stories that name none of their own so.
const { STORY_THEME: theme = 'light', STORY_LOCALE: locale = 'fr' } = process.env;

const stories = {
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme, locale } })],
  test: {
    name: 'stories',
    retry,
    testTimeout: 60_000, // axe reads the whole screen after each story: seconds, where the machine is busy
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: { projects: [pure, unit, ...dataServerProjects, ...(chromium ? [stories] : [])] },
});

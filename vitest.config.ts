import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { tagLooks } from './.storybook/looks.ts';
import { dataServerProjects } from './data-server/vitest.config.ts';
import { stillSprings } from './tools/bundle/aliases.ts';
import { chromium, launchOptions } from './tools/test-world/browser.ts';
import { partNames, partOf } from './tools/suite/parts.ts';
import { testsOfParts, unlessInPart } from './tools/suite/test-files.ts';
import { enterTestWorld, phoneZone } from './tools/test-world/test-world.ts';

enterTestWorld();

// A machine that is busy with something else must not turn main red.
const retry = process.env['CI'] ? 1 : 0;
const hookTimeout = 60_000;
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Rules, contract and tools: no browser in sight. */
const pure = {
  test: {
    name: 'pure',
    retry,
    isolate: false, // rules and tools keep nothing, and a process for each file takes longer than they do
    setupFiles: ['tools/test-world/left-globals.ts'],
    include: ['{openapi,locales,tools,shared/src/domain}/**/*.test.ts'],
    exclude: [...exclude, ...testsOfParts],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout, // copies of the tree are removed there, servers started
  },
};

/** What `pnpm test` leaves out where nothing that it reads differs from main (tools/suite/parts.ts). It waits for programs that it starts. */
const ofTools = (['tools', 'recipes', 'files', 'native', 'web-servers'] as const).map((name) => ({
  test: {
    ...pure.test,
    name,
    isolate: name === 'recipes',
    setupFiles: name === 'recipes' ? [] : pure.test.setupFiles, // alone in its process, a file may leave what it likes
    include: [...(partOf(name).tests ?? [])],
    exclude,
    testTimeout: 60_000, // six commands one after the other take 15 s on a quiet machine
  },
}));

/** What reckons with days and hours, on machines in two zones more: one of them the farms' own. */
const inZones = ['Asia/Kolkata', 'Europe/Paris'].map((zone) => ({
  test: {
    ...pure.test,
    name: `in ${zone}`,
    include: ['shared/src/{domain,i18n}/**/*.test.ts', 'mf-*/src/**/{farm-day,axes,periods,round-trip,row*}.test.ts'],
    env: { TZ: zone },
  },
}));

const testFiles = (glob: string) =>
  globSync(glob, { cwd: import.meta.dirname, exclude: ['**/node_modules/**', '**/dist/**', 'shared/src/domain/**'] });

/** Whether a test has a page, a device database or a data server. A page is made where the first line says so. */
const hasWorld = (file: string) =>
  /@vitest-environment|fake-indexeddb|startDataServer/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/** An app's code and screens: `name` are those tests of which nothing is left for the next, `name apart` must find nothing of the one before. */
function unit(name: string, files: string[]) {
  const project = {
    resolve: { alias: stillSprings },
    test: {
      name,
      retry,
      include: files.filter((file) => !hasWorld(file)),
      environment: 'node',
      isolate: false, // a process for each takes longer than they do
      setupFiles: ['tools/test-world/left-globals.ts'],
      // Capacitor holds the plug-ins of the bridge that it met first; nivo's springs are stood in for.
      server: { deps: { inline: ['@capacitor/core', /@nivo\//] } },
      testTimeout: 20_000,
      hookTimeout,
    },
  };
  const apart = {
    ...project,
    test: {
      ...project.test,
      name: `${name} apart`,
      include: files.filter(hasWorld),
      isolate: true,
      testTimeout: 60_000, // a screen's query alone may wait for 15 s
      setupFiles: ['tools/test-world/left-listeners.ts'],
      environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    },
  };
  return [project, apart] as const;
}

const [unitTogether, unitApart] = unit(
  'unit',
  testFiles('{shell,shared,mf-*}/**/*.test.{ts,tsx}').filter(unlessInPart),
);
const ofRemotes = partNames
  .filter((name) => partOf(name).stories)
  .flatMap((name) => unit(`unit ${name}`, (partOf(name).tests ?? []).flatMap(testFiles)));

/** The storms of two phones. The data server's are in its own configuration. */
const storms = {
  test: {
    ...unitApart.test,
    name: 'storms',
    include: (partOf('storms').tests ?? []).filter((glob) => glob.startsWith('proofs/chaos/')),
  },
};

/**
 * Axe checks stories in French and in these themes, but for those that only look (`pnpm pictures`). STORY_THEMES=outdoor has all of them, in
 * other themes, and in Arabic too. STORIES_SHORT, which `pnpm test` sets unless the part `looks` runs, leaves out the second theme but for
 * the kit.
 */
const { STORY_THEMES, STORIES_SHORT } = process.env;
const inThemes = (STORY_THEMES ?? 'light,dark').split(',');
const isShort = Boolean(STORIES_SHORT) && !STORY_THEMES;

/** The stories in a language, those apart that name one of their own. */
const stories = (name: string, locale: string, themes: string[], plugins: Plugin[] = [], exclude: string[] = []) => ({
  plugins: [
    ...plugins,
    tagLooks,
    storybookTest({
      configDir: '.storybook',
      tags: { exclude: STORY_THEMES ? exclude : [...exclude, 'look'] },
      initialGlobals: { theme: themes[0], themes, themesOf: isShort ? 'Kit/' : '', locale },
    }),
  ],
  test: {
    name,
    retry,
    isolate: false, // one page for all, as the review room itself: a page for each file costs a third of the time
    testTimeout: 60_000, // axe reads the whole screen after each story: seconds, where the machine is busy
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { timezoneId: phoneZone } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/**
 * Plays look for French names: in another language a story is looked at without its play. One that names its own language is the same in both.
 * Two servers need two folders.
 */
const unplayed: Plugin = {
  name: 'unplayed',
  enforce: 'pre',
  config: { order: 'post', handler: () => ({ cacheDir: '.cache/stories-unplayed' }) },
  transform: (code, id) =>
    /\.stories\.tsx\b/.test(id)
      ? code
          .replaceAll(/\bplay:/g, 'unplayed:')
          .replaceAll(/\bglobals: \{ locale:/g, "tags: ['french-only'], globals: { locale:")
      : undefined,
};

const inBrowser = [
  stories('stories', 'fr', inThemes),
  ...(STORY_THEMES ? [stories('stories ar-MA', 'ar-MA', inThemes, [unplayed], ['french-only'])] : []),
];

export default defineConfig({
  test: {
    // One more than there are cores: tests wait for servers and browsers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      pure,
      ...ofTools,
      ...inZones,
      unitApart,
      unitTogether,
      ...ofRemotes,
      storms,
      ...dataServerProjects,
      ...(chromium ? inBrowser : []),
    ],
  },
});

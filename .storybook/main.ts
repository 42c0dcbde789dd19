import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { drawnBy } from '../tools/packages/storybook.ts';

const root = path.dirname(import.meta.dirname);

/** A short name for the set of libraries that the code imports: what Vite has prepared is used only while this set is the same. */
function libraries(): string {
  const files = globSync(['{shell,shared,mf-*}/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], { cwd: root });
  const names = files.flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(/(?<=from ')[^.'][^']*/g) ?? [],
  );
  return hash('sha1', [...new Set(names)].sort().join('\n')).slice(0, 8);
}

/** Tests read no pages, and the docs' own decorator draws each story twice. */
const isTest = Boolean(process.env['VITEST']);

const wanted = process.env['STORIES'];
const all = '{shell,shared,mf-*}';

const storiesOf = (apps: string) => `../${apps}/src/**/*.stories.tsx`;

export default {
  framework: '@storybook/react-vite',
  // STORIES=mf-readings builds the review room of only that remote, with the kit, to which the pages lead.
  stories: isTest
    ? [storiesOf(wanted ?? all)]
    : ['./pages/*.mdx', storiesOf(wanted === undefined ? all : `{shared,${wanted}}`)],
  staticDirs: [{ from: '../shell/public/icon.svg', to: '/icon.svg' }],
  addons: [...(isTest ? [] : ['@storybook/addon-docs']), '@storybook/addon-a11y', '@storybook/addon-vitest'],
  managerHead: (head) => `${head}<style>img[alt='Seguia'] { max-height: 3rem; border-radius: 10px; }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // All libraries are found before the first story runs: a library found later would reload the page under a running test.
  viteFinal: (config) =>
    drawnBy(config, {
      single: ['react', 'react-dom', 'jotai', 'react-router', 'react-intl'],
      exclude: [`kept-for-${libraries()}`],
      entries: [
        '.storybook/preview.tsx',
        '{shell,shared,mf-*}/src/**/*.{ts,tsx}',
        '!**/*.{test,d}.{ts,tsx}',
        '!**/sw/**',
      ],
    }),
  // The panel of a component shows its properties; a test reads none of them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
} satisfies StorybookConfig;

import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';

const quiet: NonNullable<NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['onLog']> = (
  level,
  log,
  handle,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

export default {
  framework: '@storybook/react-vite',
  // STORIES=mf-readings builds the review room of that remote alone.
  stories: [`../${process.env['STORIES'] ?? '{shell,shared,mf-*}'}/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // All libraries are found before the first story runs: one found later would reload the page under a running test.
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'jotai', 'react-router', 'react-intl'] },
    // Libraries say "use client", which is nothing to a page without a server.
    build: {
      ...config.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...config.build?.rolldownOptions, onLog: quiet },
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      force: Boolean(process.env['VITEST']), // else what an older run had found would stand in for today's code
      entries: [
        '.storybook/preview.tsx',
        '{shell,shared,mf-*}/src/**/*.{ts,tsx}',
        '!**/*.{test,d}.{ts,tsx}',
        '!**/sw/**',
      ],
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;

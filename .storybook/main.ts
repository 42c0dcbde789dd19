import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  // STORIES=mf-readings builds the review room of that remote alone.
  stories: [`../${process.env['STORIES'] ?? '{shell,shared,mf-*}'}/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;

import type { Decorator } from '@storybook/react-vite';

/** A column with gaps, for stories that show several things. */
export const column: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 'var(--space-12)' }}>
    <Story />
  </div>
);

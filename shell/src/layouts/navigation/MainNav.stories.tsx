import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRemotes } from '../../../testing/story-remotes.tsx';
import { online, viewing } from '../../../testing/story-shell.ts';
import { MainNav } from './MainNav.tsx';

const meta = {
  title: 'Shell/Navigation',
  component: MainNav,
  decorators: [withRemotes],
  parameters: { path: '/app', padded: false, prepare: online },
} satisfies Meta<typeof MainNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aujourd’hui' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Nouveau relevé' })).toBeVisible();
  },
};
/** A person who may not create readings sees no way to record one. */
export const Viewer: Story = {
  parameters: { prepare: viewing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Derniers' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Nouveau relevé' })).toBeNull();
  },
};
/** The native app's keyboard is open, and the bar does not be on top of it. */
export const BehindTheKeyboard: Story = {
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-keyboard', true);
    return () => document.documentElement.removeAttribute('data-keyboard');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aujourd’hui', hidden: true })).not.toBeVisible();
  },
};
export const Recording: Story = { parameters: { path: '/app/new' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  // Each text is made longer by itself, so the shown word is no longer the beginning of the name.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const ViewerRail: Story = {
  parameters: { prepare: viewing },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const Rail: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Shell/Skip link',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main>
        <h1 tabIndex={-1}>Historique</h1>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, play: async ({ userEvent }) => userEvent.tab() };

import { EmptyState, Page } from '@seguia/shared/ui';
import { PageNoteContext } from '@seguia/shared/ui/layout/page-note.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { behind } from '../../../testing/story-shell.ts';
import { OldData } from './OldData.tsx';

const meta = {
  title: 'Shell/Old data',
  component: OldData,
  args: { stored: undefined },
  parameters: { prepare: behind },
  render: ({ stored }) => (
    <PageNoteContext value={() => <OldData stored={stored} />}>
      <Page title="Historique">
        <EmptyState title="Aucun relevé pour l’instant." />
      </Page>
    </PageNoteContext>
  ),
} satisfies Meta<typeof OldData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServerFails: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Données du/)).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

import { EmptyState } from '@seguia/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { online } from '../../story-shell.ts';
import { StorageGate } from './StorageGate.tsx';

/** The page that replaces the content is under "Storage fault". */
const meta = {
  title: 'Shell/Storage gate',
  component: StorageGate,
  args: { children: <EmptyState title="Aucun relevé pour l’instant." /> },
  parameters: { prepare: online },
} satisfies Meta<typeof StorageGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun relevé pour l’instant.')).toBeVisible();
  },
};

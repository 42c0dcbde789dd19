import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm, storyReading } from '../testing/story-farm.ts';
import { EditReading } from './EditReading.tsx';

const reading = storyReading(0, {
  entryType: 'drippers',
  totalDrained: 700,
  intakePerDripper: 250,
  dripperCount: 10,
  dripperUnit: 'ml',
  drainPercent: 28,
  note: 'Buse bouchée au rang 4',
});

const meta = {
  title: 'Readings/Edit reading',
  component: EditReading,
  parameters: {
    path: `/app/edit/${reading.id}`,
    route: '/app/edit/:id',
    padded: false,
    prepare: onFarm({ readings: [reading] }),
  },
} satisfies Meta<typeof EditReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Total drainé' })).toHaveValue('700');
  },
};

export const NotAllowed: Story = {
  parameters: { prepare: onFarm({ readings: [reading], role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de modifier ce relevé.')).toBeVisible();
  },
};

export const InArabic: Story = { globals: { locale: 'ar-MA' } };

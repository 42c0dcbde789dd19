import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { idOf } from '../../testing/story-ids.ts';
import { storyInstructions } from '../../testing/story-instructions.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { StopInstructions } from './StopInstructions.tsx';

const instructions = storyInstructions;

const meta = {
  title: 'Readings/Instructions at a stop',
  component: StopInstructions,
  args: { plotId: storyPlots[0]?.id ?? '', readingId: idOf('a0a0', 9) },
  parameters: { path: '/app/round', prepare: onFarm({ instructions, role: 'recorder' }) },
} satisfies Meta<typeof StopInstructions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TickedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fait\s: Purger la rampe du fond$/ }));
    await expect(await canvas.findByRole('button', { name: 'Pas fait : Purger la rampe du fond' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
/** Somebody who only looks sees what is to be done. */
export const Viewer: Story = { parameters: { prepare: onFarm({ instructions, role: 'viewer' }) } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };

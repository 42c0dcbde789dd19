import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OverrideChip } from './OverrideChip.tsx';
import { OverrideQuestion } from './OverrideQuestion.tsx';

const override = { name: 'mf-readings', origin: 'http://localhost:4102' };

const meta = {
  title: 'Shell/Override',
  component: OverrideQuestion,
  args: { override, answer: fn() },
  parameters: { padded: false },
} satisfies Meta<typeof OverrideQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Charger' }));
    await expect(args.answer).toHaveBeenCalledWith(true);
  },
};
export const Running: Story = { render: () => <OverrideChip override={override} onEnd={fn()} /> };
export const RunningRightToLeft: Story = { ...Running, globals: { locale: 'ar-MA' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

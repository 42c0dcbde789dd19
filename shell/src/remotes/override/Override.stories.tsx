import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeveloperChips } from './DeveloperChips.tsx';
import { DevtoolsQuestion } from './DevtoolsQuestion.tsx';
import { OverrideQuestion } from './OverrideQuestion.tsx';

const override = { name: 'mf-readings', origin: 'http://localhost:4102' };
const ends = { onEndOverride: fn(), onEndDevtools: fn() };

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
export const AskedForDevtools: Story = {
  render: ({ answer }) => <DevtoolsQuestion answer={answer} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Montrer' }));
    await expect(args.answer).toHaveBeenCalledWith(true);
  },
};
export const Running: Story = { render: () => <DeveloperChips override={override} devtools={false} {...ends} /> };
export const RunningWithDevtools: Story = {
  render: () => <DeveloperChips override={override} devtools {...ends} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ne plus montrer les parties/ }));
    await expect(ends.onEndDevtools).toHaveBeenCalledOnce();
    await expect(ends.onEndOverride).not.toHaveBeenCalled();
  },
};
export const RunningRightToLeft: Story = { ...Running, globals: { locale: 'ar-MA' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeveloperChips } from './DeveloperChips.tsx';
import { DevtoolsQuestion } from './DevtoolsQuestion.tsx';
import { OverrideQuestion } from './OverrideQuestion.tsx';
import { PreviewQuestion } from './PreviewQuestion.tsx';

const override = { name: 'mf-readings', origin: 'http://localhost:4102' };
const ends = { onEndOverride: fn(), onEndDevtools: fn(), onEndWithout: fn(), onEndPreview: fn() };
const nothing = { override: null, devtools: false, without: [], preview: null, ...ends };

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
export const Running: Story = { render: () => <DeveloperChips {...nothing} override={override} /> };
export const RunningWithDevtools: Story = {
  render: () => <DeveloperChips {...nothing} override={override} devtools />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ne plus montrer les parties/ }));
    await expect(ends.onEndDevtools).toHaveBeenCalledOnce();
    await expect(ends.onEndOverride).not.toHaveBeenCalled();
  },
};
export const AskedForPreview: Story = {
  render: ({ answer }) => <PreviewQuestion name="pr-12" answer={answer} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir' }));
    await expect(args.answer).toHaveBeenCalledWith(true);
  },
};
const previewWithout = () => (
  <DeveloperChips {...nothing} without={['mf-stock', 'mf-soil']} preview={{ name: 'pr-12', isGone: false }} />
);
export const PreviewWithout: Story = {
  render: previewWithout,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Sans .*mf-stock, mf-soil/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Fermer l’aperçu/ }));
    await expect(ends.onEndPreview).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Remettre en service/ }));
    await expect(ends.onEndWithout).toHaveBeenCalledOnce();
  },
};
export const PreviewWithoutRightToLeft: Story = { render: previewWithout, globals: { locale: 'ar-MA' } };
export const PreviewIsGone: Story = {
  render: () => <DeveloperChips {...nothing} preview={{ name: 'pr-12', isGone: true }} />,
};
export const RunningRightToLeft: Story = { ...Running, globals: { locale: 'ar-MA' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

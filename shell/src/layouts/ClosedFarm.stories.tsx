import { answering, problem } from '@seguia/testing/story-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { createStore } from 'jotai';
import { expect } from 'storybook/test';
import { online } from '../../testing/story-shell.ts';
import { ClosedFarm } from './ClosedFarm.tsx';

/** A farm that the server does not know, or does not show to this account. */
function closed(store: ReturnType<typeof createStore>): void {
  online(store);
  answering({ '*': problem(404) });
}

const meta = {
  title: 'Shell/Closed farm',
  component: ClosedFarm,
  parameters: { prepare: closed },
} satisfies Meta<typeof ClosedFarm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccessRemoved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’a plus accès à cette exploitation/)).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Choisir une exploitation' })).toBeVisible();
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

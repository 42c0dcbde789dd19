import { Toasts } from '@seguia/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defaults } from '../config/config.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { FailureContext, FailureWatch } from './watch.ts';

const meta = {
  title: 'Shell/Something failed',
  component: FailureNotice,
  render: function Failing() {
    const [failures] = useState(() => new FailureWatch(defaults));
    useEffect(() => failures.fail(new Error('A handler of the story fails.')), [failures]);
    return (
      <FailureContext value={failures}>
        <FailureNotice />
        <Toasts />
      </FailureContext>
    );
  },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Rien de ce que vous avez enregistré n’est perdu\./)).toBeVisible());
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

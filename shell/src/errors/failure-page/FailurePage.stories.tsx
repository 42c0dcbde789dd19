import { Toasts } from '@seguia/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { defaults } from '../../config/config.ts';
import { FailurePage } from './FailurePage.tsx';
import { FailureContext, FailureWatch } from '../watch.ts';

const meta = {
  title: 'Shell/Something failed',
  component: FailurePage,
  render: function Failing() {
    const [failures] = useState(() => new FailureWatch(defaults));
    useEffect(() => failures.fail(new Error('A handler of the story fails.')), [failures]);
    return (
      <FailureContext value={failures}>
        <FailurePage />
        <Toasts />
      </FailureContext>
    );
  },
} satisfies Meta<typeof FailurePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverThePage: Story = {
  globals: { locale: 'fr' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Erreur interne du serveur' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Revenir à la page' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Shown: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

import { broadcastSessionEvent } from '@seguia/shared/session/account/session-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { NotSubscribed } from './NotSubscribed.tsx';

const meta = {
  title: 'Shell/Farm without the module',
  component: NotSubscribed,
  render: function RefusedFarm() {
    useEffect(() => broadcastSessionEvent({ kind: 'not-subscribed', farmerId: null }), []);
    return <NotSubscribed />;
  },
} satisfies Meta<typeof NotSubscribed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

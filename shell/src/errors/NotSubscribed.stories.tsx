import { tellSession } from '@seguia/shared/session/session-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NotSubscribed } from './NotSubscribed.tsx';

const meta = {
  title: 'Shell/Farm without the module',
  component: NotSubscribed,
} satisfies Meta<typeof NotSubscribed>;
export default meta;
type Story = StoryObj<typeof meta>;

const tell: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(async () => {
    tellSession({ kind: 'not-subscribed', farmerId: null });
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  });
};

export const Refused: Story = { play: tell };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, play: tell };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
  play: tell,
};

import { noteFiles } from '@seguia/shared/session/native/files-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OneCopy } from './OneCopy.tsx';

const meta = {
  title: 'Shell/One copy',
  component: OneCopy,
  beforeEach: () => {
    noteFiles('write', false);
    return () => noteFiles('write', true);
  },
} satisfies Meta<typeof OneCopy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilesFail: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/deuxième copie/);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

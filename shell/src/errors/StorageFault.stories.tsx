import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorageFault } from './StorageFault.tsx';

const meta = { title: 'Shell/Storage fault', component: StorageFault } satisfies Meta<typeof StorageFault>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hangs: Story = {
  args: { fault: 'hangs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ne répond pas/);
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
export const PrivateMode: Story = { args: { fault: 'none' } };
export const NewerData: Story = {
  args: { fault: 'newer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/trop ancienne.*gardés sur cet appareil.*sur papier/);
  },
};
export const NewerDataRightToLeft: Story = { args: { fault: 'newer' }, globals: { locale: 'ar-MA' } };
export const RightToLeft: Story = { args: { fault: 'hangs' }, globals: { locale: 'ar-MA' } };
export const Dark: Story = { args: { fault: 'none' }, globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  args: { fault: 'hangs' },
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

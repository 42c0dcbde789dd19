import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { UiProvider } from './UiProvider.tsx';

function ToastShown() {
  const { locale, direction } = useLocale();
  return <p>{`${locale} ${direction}`}</p>;
}

const meta = {
  title: 'Kit/UiProvider',
  tags: ['autodocs'],
  component: UiProvider,
  args: { locale: 'ar-MA', children: <ToastShown /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

export const Playground: StoryObj<typeof meta> = { tags: ['!test'] };
export const Arabic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ar-MA rtl')).toBeVisible();
  },
};

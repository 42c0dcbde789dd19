import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Card } from './Card.tsx';
import { Num } from '../values/Num.tsx';

const meta = {
  title: 'Kit/Card',
  tags: ['autodocs'],
  component: Card,
  args: { title: 'Serre 4 · Tomate', meta: <Num>09:12</Num>, children: 'Quatre valeurs, toutes dans la cible.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AsLink: Story = { args: { to: '/app/one/1' } };
export const WithActions: Story = {
  args: { onPress: fn(), actions: <Button onPress={fn()}>Réessayer</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    const { left, top } = canvas.getByText(/Quatre valeurs/).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 60, top + 60) as HTMLElement);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title: 'Grande serre multichapelle du domaine de la Petite Rivière · Tomate cerise en grappe',
    to: '/app/one/1',
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { title: 'البيت المغطى 4 · طماطم', children: 'كل القيم ضمن الهدف.', to: '/app/one/1' },
};

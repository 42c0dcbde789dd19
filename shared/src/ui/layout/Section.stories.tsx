import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Kit/Section',
  tags: ['autodocs'],
  component: Section,
  args: { title: 'Parcelles sans relevé', children: <p>Quatre parcelles.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithActions: Story = { args: { actions: <Button variant="quiet">Tout afficher</Button> } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { title: 'قطع بلا قراءة' } };

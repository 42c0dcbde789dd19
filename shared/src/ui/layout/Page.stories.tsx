import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../buttons/IconButton.tsx';
import { Page } from './Page.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Kit/Page',
  tags: ['autodocs'],
  component: Page,
  args: {
    title: 'Historique',
    children: (
      <Section title="Mardi 17 novembre">
        <p>Les relevés du jour.</p>
      </Section>
    ),
  },
  parameters: { padded: false },
  render: (args) => (
    <main style={{ display: 'flex', flex: 1, flexDirection: 'column' }}>
      <Page {...args} />
    </main>
  ),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithBack: Story = {
  args: {
    title: 'Serre 4',
    back: { to: '/app/history' },
    actions: <IconButton icon="edit" label="Modifier" onPress={fn()} />,
  },
};
export const WithLead: Story = { args: { title: 'Aujourd’hui', lead: '8 parcelles sur 12 aujourd’hui' } };
export const LongText: Story = {
  args: { title: 'Grande serre multichapelle du domaine de la Petite Rivière', back: { to: '/app' }, width: 'form' },
};
export const Wide: Story = { args: { width: 'wide' }, globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { title: 'السجل', back: { to: '/app' } } };

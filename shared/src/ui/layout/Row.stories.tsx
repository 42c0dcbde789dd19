import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Icon } from '../icons/Icon.tsx';
import { List } from './List.tsx';
import { Num } from '../values/Num.tsx';
import { Row } from './Row.tsx';
import { StatusMark } from '../values/StatusMark.tsx';

const meta = {
  title: 'Kit/Row',
  tags: ['autodocs'],
  component: Row,
  args: { title: 'Oasis du Souss', text: '12 parcelles, 3 cultures' },
  decorators: [
    (Story) => (
      <List label="Exploitations">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AsLink: Story = { args: { to: '/app', start: <Icon name="farm" /> } };
export const AsButton: Story = { args: { onPress: fn(), chevron: true } };
export const Current: Story = { args: { onPress: fn(), current: true, end: <Icon name="check" label="Choisie" /> } };
export const Refused: Story = {
  args: {
    to: '/app',
    start: <StatusMark state="refused" label="Refusé" />,
    title: 'Serre 4',
    text: 'Refusé : cette parcelle est fermée.',
  },
};
export const LongText: Story = {
  args: {
    to: '/app',
    title: 'Groupement agricole d’exploitation en commun de la Petite Rivière et du Grand Marais',
    text: 'Tomate cerise en grappe, framboise remontante, rose à grandes fleurs et concombre court',
    end: <Num>1 234</Num>,
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { to: '/app', title: 'واحة سوس', text: '12 قطعة، 3 زراعات', start: <Icon name="farm" /> },
};

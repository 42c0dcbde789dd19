import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { List } from './List.tsx';
import { Num } from '../values/Num.tsx';
import { Row } from './Row.tsx';
import { StatusMark } from '../values/StatusMark.tsx';

const meta = {
  title: 'Kit/List',
  tags: ['autodocs'],
  component: List,
  args: { label: 'Relevés', children: null },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Rows: Story = {
  args: {
    children: (
      <>
        <Row
          to="/app/one/1"
          start={<StatusMark state="above" label="0,4 au-dessus" />}
          title={
            <>
              <Num>09:12</Num> Serre 4
            </>
          }
          text={
            <>
              Apport <Num>2,4 · 5,8</Num> Drainage <Num>4,6 · 6,2</Num> <Num>28 %</Num>
            </>
          }
          end={<StatusMark state="waiting" label="Non envoyé" size={20} />}
        />
        <Row
          to="/app/one/2"
          start={<StatusMark state="in" label="Dans la cible" />}
          title={
            <>
              <Num>08:55</Num> Serre 3
            </>
          }
          text={
            <>
              Apport <Num>2,3 · 5,7</Num> Drainage <Num>3,9 · 6,0</Num> <Num>24 %</Num>
            </>
          }
        />
        <Row
          to="/app/one/3"
          title={
            <>
              <Num>08:40</Num> Tunnel nord
            </>
          }
          text="pH d’apport 5,9"
          current
        />
      </>
    ),
  },
};

export const Cards: Story = {
  args: {
    look: 'cards',
    children: ['Serre 1', 'Serre 2', 'Serre 3'].map((name) => (
      <Card key={name} as="li" title={name} to="/app">
        Pas de relevé aujourd’hui
      </Card>
    )),
  },
};

export const Plain: Story = { args: { look: 'plain', children: <li>Une ligne</li> } };

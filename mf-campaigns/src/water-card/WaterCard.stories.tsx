import type { Meta, StoryObj } from '@storybook/react-vite';
import { silence } from '@seguia/testing/story-server';
import { expect } from 'storybook/test';
import { list, onFarm } from '../../testing/story-campaigns.ts';
import { drawn } from '../../testing/story-plays.ts';
import { WaterCard } from './WaterCard.tsx';

const meta = {
  title: 'Campaigns/Card of water and light',
  component: WaterCard,
  parameters: { path: '/app/water', slot: 'water', ...onFarm({ seen: [] }) },
} satisfies Meta<typeof WaterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourWeeks: Story = {
  play: async (play) => {
    await expect(await drawn(play, 'Eau et lumière')).toBeVisible();
  },
};
/** The card needs only what is on the device. */
export const Offline: Story = {
  parameters: onFarm({ seen: [], offline: true }),
  play: async (play) => void (await drawn(play, 'Eau et lumière')),
};
/** Nothing is on the device yet, so the card takes no room. */
export const Loading: Story = { parameters: onFarm({ answers: { '*': silence } }) };
/** No day of these weeks is known, so the card takes no room. */
export const Empty: Story = { parameters: onFarm({ answers: { '/water-days': list([]) } }) };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

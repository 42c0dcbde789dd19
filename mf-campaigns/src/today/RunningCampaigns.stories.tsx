import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { silence } from '@seguia/testing/story-server';
import { onFarm } from '../../testing/story-campaigns.ts';
import { campaigns, longest } from '../../testing/story-farm.ts';
import { readingToday } from '../../testing/story-week.ts';
import { RunningCampaigns } from './RunningCampaigns.tsx';

const { whole, before, later } = campaigns;
/** On the stories' day it runs. It is short: the device fetches the days of a running campaign, which a story has to make. */
const running = { ...whole, startDate: '2026-05-01', endDate: '2026-07-31' };
/** A farm on which these campaigns run, with a reading of today in each plot. The values are the readings' drain EC. */
const measured = (drainEc: number[], has = [running, before, later], offline = false) =>
  onFarm({ has, seen: [], offline, readings: drainEc.map(readingToday) });

const meta = {
  title: 'Campaigns/Card on Today',
  component: RunningCampaigns,
  parameters: { path: '/app', slot: 'today', ...measured([4.6, 3.5, 2.1]) },
} satisfies Meta<typeof RunningCampaigns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideTheirTargets: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 parcelles hors cible')).toBeVisible();
    await expect(canvas.getByRole('link', { name: running.name })).toHaveAttribute(
      'href',
      `/app/campaign/${running.id}`,
    );
  },
};
export const OnTarget: Story = {
  parameters: measured([3.5, 3.6]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 parcelles dans la cible')).toBeVisible();
  },
};
/** The card needs only what is on the device. */
export const Offline: Story = {
  parameters: measured([4.6], undefined, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 parcelle hors cible')).toBeVisible();
  },
};
/** Nothing is on the device yet, so the card takes no room. */
export const Loading: Story = { parameters: onFarm({ answers: { '/campaigns': silence } }) };
/** No campaign is running, so the card takes no room. */
export const Empty: Story = { parameters: measured([4.6], [before, later]) };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
  parameters: measured([4.6], [{ ...longest, startDate: running.startDate, endDate: running.endDate }, running]),
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

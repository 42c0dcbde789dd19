import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useView } from '../pointing/use-view.ts';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, storyPlots } from '../../../testing/story-farm.ts';
import { LonePanel } from './LonePanel.tsx';
import { useWaterPanel } from '../../water/use-water-panel.ts';

interface SpanOf {
  from: string;
  to: string;
}

const plotIds = [storyPlots[0]?.id ?? ''];

/** A panel that zooms as it does on a page. */
function Zoomable({ from, to }: SpanOf) {
  const [span, setSpan] = useState({ from: dayNumber(from), to: dayNumber(to) });
  const { view } = useView(span, span, setSpan);
  const [panel] = useWaterPanel(plotIds, view.span);
  return panel && <LonePanel panel={panel} view={view} subtitle="Suivi 18 mois" />;
}

const seen = [{ campaignId: campaigns.whole.id, resolution: 'day' as const }];
const meta = {
  title: 'Campaigns/Water and light',
  component: Zoomable,
  parameters: onFarm({ seen }),
  args: { from: '2026-05-01', to: '2026-05-30' },
} satisfies Meta<typeof Zoomable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('region', { name: 'Eau et lumière' }))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/mL par joule/))[0]).toBeVisible();
  },
};
export const Season: Story = { args: { from: '2025-05-01', to: '2026-10-20' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };

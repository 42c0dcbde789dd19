import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { list, onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, longest, storyPlots } from '../../../testing/story-farm.ts';
import {
  drawn,
  patience,
  expectErrorDialog,
  expectNotHere,
  expectRefusalDialog,
} from '../../../testing/story-plays.ts';
import { CampaignDetail } from './CampaignDetail.tsx';

const { whole, before, empty } = campaigns;
const path = `/app/campaign/${whole.id}`;
const series = `/campaigns/${whole.id}/series`;

const meta = {
  title: 'Campaigns/Detail',
  component: CampaignDetail,
  parameters: { path, route: '/app/campaign/:id', padded: false, ...onFarm() },
} satisfies Meta<typeof CampaignDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const graph = 'EC d’apport';

type Play = Parameters<NonNullable<Story['play']>>[0];

export const WholeCampaign: Story = {
  play: async (play) => {
    await expect(await drawn(play, graph)).toBeVisible();
    await expect(play.canvas.getByRole('region', { name: 'La campagne d’un coup d’œil' })).toBeVisible();
    for (const name of ['pH d’apport', 'EC de drainage', 'pH de drainage', '% de drainage', 'Cultures et variétés'])
      await expect(play.canvas.getByRole('region', { name })).toBeVisible();
  },
};
/** The last three plots grow roses: graphs, pools and counts are of one crop at a time. */
const mixed = storyPlots.map((plot, at) =>
  at < 5
    ? plot
    : { ...plot, crops: plot.crops.map((crop) => ({ ...crop, cropId: storyPlots[0]?.id ?? '', cropName: 'Rose' })) },
);
export const MixedCrops: Story = {
  parameters: onFarm({ answers: { '/plots': list(mixed) } }),
  play: async (play) => {
    await drawn(play, graph);
    const choice = within(play.canvas.getByRole('group', { name: 'Culture' }));
    await play.userEvent.click(choice.getByRole('button', { name: /Rose/ }));
    await expect(await play.canvas.findByRole('button', { name: /1 parcelle sur 3/ }, patience)).toBeVisible();
  },
};
export const MixedCropsRightToLeft: Story = { globals: { locale: 'ar-MA' }, parameters: MixedCrops.parameters ?? {} };
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (play) => void (await drawn(play, graph)),
};
export const Readings: Story = {
  parameters: { path: `${path}?from=2026-05-01&to=2026-05-14` },
  play: async (play) => void (await drawn(play, graph)),
};
export const Compared: Story = {
  parameters: { path: `${path}?from=2025-06-01&to=2025-09-30&with=${before.id}` },
  play: async (play) => {
    await drawn(play, graph);
    await expect((await play.canvas.findAllByText(/Traits fins/, {}, patience))[0]).toBeVisible();
    await expect(await play.canvas.findByText(/Moyenne comparée/)).toBeVisible();
  },
};
export const PinnedDay: Story = {
  play: async (play) => {
    await drawn(play, graph);
    const day = play.canvas.getByRole('slider', { name: 'Graphiques : jour' });
    day.focus();
    await play.userEvent.keyboard('{Home}{PageUp}{PageUp}');
    await expect(day.getAttribute('aria-valuetext')).toMatch(/2025/);
  },
};
export const AsTable: Story = {
  play: async (play) => {
    await drawn(play, graph);
    const graphs = within(play.canvas.getByRole('region', { name: 'Graphiques' }));
    await play.userEvent.click(graphs.getByRole('button', { name: 'Afficher en tableau' }));
    const table = within(play.canvas.getByRole('region', { name: 'EC d’apport' })).getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(19);
  },
};
export const PickingPlots: Story = {
  play: async (play) => {
    await drawn(play, graph);
    await play.userEvent.click(play.canvas.getByRole('button', { name: /1 parcelle sur 8/ }));
    await expect(await play.canvas.findByRole('switch', { name: 'Serre 1' })).toBeChecked();
    const rest = play.canvas.getAllByRole('switch').filter((plot) => !(plot as HTMLInputElement).checked);
    for (const plot of rest.slice(0, 4)) await play.userEvent.click(plot);
    await expect(rest.at(-1)).toBeDisabled();
  },
};
const openDeletion = async (play: Play) => {
  await drawn(play, graph);
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Actions' }));
  const page = within(document.body);
  await play.userEvent.click(await page.findByRole('menuitem', { name: 'Supprimer' }));
  return page.findByRole('alertdialog');
};
export const Deleting: Story = { play: async (play) => expect(await openDeletion(play)).toBeVisible() };
/** The person's role has changed meanwhile. */
export const RefusedDelete: Story = {
  parameters: onFarm({ answers: { [`/campaigns/${whole.id}`]: problem(403) } }),
  play: async (play) => {
    const question = within(await openDeletion(play));
    await play.userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await within(document.body).findByText(/Votre rôle ne le permet pas/)).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: onFarm({ answers: { [series]: problem(403) } }),
  play: expectRefusalDialog,
};
export const Empty: Story = {
  parameters: { path: `/app/campaign/${empty.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucun relevé dans cette campagne/, {}, patience)).toBeVisible();
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { [series]: silence } }) };
export const Failing: Story = {
  parameters: onFarm({ answers: { [series]: problem(503) } }),
  play: expectErrorDialog,
};
export const Offline: Story = {
  parameters: onFarm({ seen: [{ campaignId: whole.id, resolution: 'day' }], offline: true }),
  play: async (play) => expect(await drawn(play, graph)).toBeVisible(),
};
export const OfflineNothingKept: Story = {
  parameters: onFarm({ offline: true }),
  play: expectNotHere,
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
  parameters: { path: `/app/campaign/${longest.id}`, ...onFarm({ has: [longest] }) },
  play: async (play) => expect(await drawn(play, /^EC d’apport/)).toBeVisible(),
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (play) => expect(await drawn(play, 'موصلية المحلول المغذي (EC)')).toBeVisible(),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async (play) => void (await drawn(play, graph)) };
export const Outdoor: Story = { globals: { theme: 'outdoor' }, play: async (play) => void (await drawn(play, graph)) };

// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '@seguia/testing/render-screen';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let campaign: string;
let before: string;
beforeAll(async () => {
  world = await startWorld();
  const [first, two] = world.plots;
  await world.plantOther(first, 'Tomate', 'Torry', '2025-05-01', '2025-06-30');
  await world.plantOther(two, 'Tomate', 'Torry', '2026-05-01', null);
  await world.plantOther(two, 'Concombre', 'Mini', '2025-01-01', '2025-12-31');
  // Tomatoes are one crop, with one variety on this farm.
  const plantings = world.server.db.updateTable('plot_crops').set({ crop_type_id: world.cropType });
  await plantings.where('from_date', 'in', ['2025-05-01', '2026-05-01']).execute();
  before = await world.addCampaign({ name: '2025', start_date: '2025-05-01', end_date: '2025-06-30' });
  campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  for (const plot of world.plots) {
    await world.addReading(plot, { date: '2025-06-10', intake_ec: 1.3 });
    await world.addReading(plot, { date: '2026-06-10', intake_ec: 1.5 });
  }
}, 60_000);
afterAll(() => world.close());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const patience = { timeout: 10_000 };

beforeEach(() => {
  // The file export fetches a series again, which breaks happy-dom's own cache; so each series is fetched once here.
  const { fetch: network } = globalThis;
  const texts = new Map<string, Promise<string>>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    const { url } = request;
    if (!url.includes('/series')) return network(request);
    const text = texts.get(url) ?? network(request).then((answer) => answer.text());
    texts.set(url, text);
    return new Response(await text, { headers: { 'content-type': 'application/json' } });
  });
});

/** Saves the CSV of the days, and returns its lines. */
async function savedDays(screen: Screen): Promise<string[]> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:test'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.person.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: 'CSV, one row per day' }));
  await expect.poll(() => blobs.length, patience).toBe(1);
  return ((await blobs[0]?.text()) ?? '').trim().split('\r\n');
}

const cellsOf = (screen: Screen, region: string) => () =>
  within(screen.getByRole('region', { name: region }))
    .queryAllByRole('cell')
    .map((cell) => cell.textContent);

test('Files compare the plots on the screen with another season, and a crop only with itself', async () => {
  // The comparison by planting covers only picked plots that have both plantings: the second plot had cucumbers, so it has not.
  const search = `?with=${before}&by=planting&plots=.${world.plots[1]}`;
  const screen = await world.open(`/app/campaign/${campaign}${search}`, await world.person());
  await screen.findByRole('region', { name: 'Figures per plot' }, patience);
  await expect.poll(cellsOf(screen, 'Figures per plot'), patience).toContain('+0.20');
  const [heads, first, two] = await savedDays(screen);
  expect(heads).toContain('"Intake EC (mS/cm), a year ago"');
  expect(first).toMatch(/,1\.3,,,,+$/);
  expect(two).toMatch(/,,,,,+$/);
});

test('A plot’s page does not compare a crop with another one that grew there before', async () => {
  const [first, two] = world.plots;
  const open = async (plot: string) => {
    const address = `/app/campaign/${campaign}/plot/${plot}?with=${before}&by=date`;
    const screen = await world.open(address, await world.person());
    await screen.findByRole('region', { name: 'Figures' }, patience);
    return screen;
  };
  await expect.poll(cellsOf(await open(first), 'Figures'), patience).toContain('+0.20');
  cleanup();
  const screen = await open(two);
  await savedDays(screen);
  expect(cellsOf(screen, 'Figures')()).toEqual(['1.50', '–', '1.50', '1.50', '1']);
});

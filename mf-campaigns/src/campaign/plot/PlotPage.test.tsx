// @vitest-environment happy-dom
import { act, cleanup, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let campaign: string;
let spring: string;
beforeAll(async () => {
  world = await startWorld();
  campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  spring = await world.addCampaign({ name: 'Printemps', start_date: '2026-03-01', end_date: '2026-04-30' });
  const [first] = world.plots;
  await world.addReading(first, { date: '2026-03-04', intake_ec: 1, drain_ec: 1.5 });
  const drippers = { entry_type: 'drippers', intake_per_dripper: 100, dripper_count: 10, dripper_unit: 'ml' } as const;
  await world.addReading(first, { date: '2026-03-05', drain_ec: 2.5, ...drippers, total_drained: 250 });
  await world.addReading(first, { date: '2026-05-04', intake_ec: 2, drain_ec: 2.2 });
  await world.addReading(first, { date: '2026-06-10', intake_ec: 2, drain_ec: 3.4 });
  await world.addReading(first, { date: '2026-06-25', intake_ec: 2, drain_ec: 4.4 });
});
afterAll(() => world.close());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const patience = { timeout: 10_000 };

const path = (plot: string, more = '') => `/app/campaign/${campaign}/plot/${plot}${more}`;
const nobody = '0199a000-0000-7000-8000-000000000099';

test('A plot’s page compares its drain EC with the feed’s, and lists its readings', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person());
  await screen.findByRole('region', { name: 'EC' });
  for (const name of ['pH', 'Drain percentage', 'EC difference', 'EC ratio', 'Crops and varieties', 'Readings'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  expect(document.body.textContent).toMatch(/June 25, 2026: drain EC is .*2\.20.* times the intake’s .*\+2\.40/);
  expect(document.body.textContent).not.toMatch(/salts/i);
  const readings = within(screen.getByRole('region', { name: 'Readings' }));
  await expect.poll(() => readings.queryAllByRole('link').length, { timeout: 5000 }).toBe(3);
  expect(readings.getAllByRole('link')[0]?.textContent).toMatch(/Jun 25, 2026/);
});

test('A variety’s page holds only the days on which it grew there', async () => {
  const screen = await world.open(path(world.plots[0], `/crop-type/${world.cropType}`), await world.person());
  expect(await screen.findByRole('heading', { level: 1, name: 'Serre 1 · Torry' })).toBeTruthy();
  await screen.findByRole('region', { name: 'EC' });
  expect(document.body.textContent).toMatch(/June 10, 2026: drain EC is .*1\.70.* times/);
  const readings = await within(screen.getByRole('region', { name: 'Readings' })).findAllByRole('link');
  expect(readings).toHaveLength(1);
});

// Specification 10: two varieties in one plot are each held against their own target
test('A variety’s page counts what is in target by that variety’s target, also beside one planted later', async () => {
  const winter = await world.addCampaign({ name: 'Hiver', start_date: '2026-01-01', end_date: '2026-02-28' });
  const [, plot] = world.plots;
  await world.plantOther(plot, 'Poivron', 'Lipari', '2026-01-01', '2026-02-20');
  await world.plantOther(plot, 'Poivron', 'Almuden', '2026-01-15', '2026-02-20');
  const types = await world.server.db.selectFrom('crop_types').select(['id', 'name']).execute();
  const typeOf = (name: string) => types.find((type) => type.name === name)?.id ?? '';
  const days = { from: '2026-01-01', to: '2026-02-20' };
  await world.addBand(plot, { ...days, crop_type_id: typeOf('Lipari'), intake_ec: { low: 3, high: 3.5 } });
  await world.addBand(plot, { ...days, crop_type_id: typeOf('Almuden'), intake_ec: { low: 2, high: 2.5 } });
  await world.addReading(plot, { date: '2026-02-10', intake_ec: 3.2 });
  const expectShare = async (variety: string, share: RegExp) => {
    const address = `/app/campaign/${winter}/plot/${plot}/crop-type/${typeOf(variety)}`;
    const screen = await world.open(address, await world.person());
    const table = await screen.findByRole('table', { name: /Figures/ }, patience);
    await expect.poll(() => table.textContent, patience).toMatch(share);
    return screen;
  };
  await expectShare('Almuden', /3\.200%3\.20/);
  cleanup();
  const screen = await expectShare('Lipari', /3\.20100%3\.20/);
  // Its file holds them against the same target.
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:test'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.person.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: 'CSV, one row per day' }));
  await expect.poll(() => blobs.length, patience).toBe(1);
  expect(await blobs[0]?.text()).toMatch(/\n2026-02-10,Serre 2,Poivron,Lipari,.*,3,3\.5,in target,/);
});

test.each([
  ['A plot that does not exist', () => path(nobody)],
  ['A plot of a campaign that does not exist', () => `/app/campaign/${nobody}/plot/${world.plots[0]}`],
  ['A variety that never grew in the plot', () => path(world.plots[1], `/crop-type/${world.cropType}`)],
])('%s is not found', async (_what, address) => {
  const screen = await world.open(address(), await world.person());
  expect(await screen.findByText('404 Not Found', {}, { timeout: 5000 })).toBeTruthy();
});

test('A plot without readings says so', async () => {
  const screen = await world.open(path(world.plots[1]), await world.person());
  expect(await screen.findByText('No readings of this plot in this campaign.')).toBeTruthy();
});

test('The same span of an earlier campaign is shown beside the plot’s own', async () => {
  const screen = await world.open(path(world.plots[0], `?with=${spring}`), await world.person());
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  await figures.findByRole('columnheader', { name: /Compared mean/ }, patience);
  // Three readings of 2 mS/cm here, and 1 mS/cm in spring.
  await expect.poll(() => figures.getAllByRole('cell').map((cell) => cell.textContent), patience).toContain('1.00');
  expect(figures.getAllByRole('cell')[0]?.textContent).toBe('2.00');
  expect(screen.getByRole('region', { name: 'Graphs' }).textContent).toContain('Thin lines');
  // The printed page says it too, because its lines are thin as well.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/^Thin lines/)).toHaveLength(2);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  // Spring's mean is 2.50 by volume and 2.00 without. Nobody measured volumes here, so both means are compared without volume.
  await screen.person.click(figures.getByRole('button', { name: 'Drain EC' }));
  const cells = () => figures.getAllByRole('cell').map((cell) => cell.textContent);
  await expect.poll(cells, patience).toEqual(expect.arrayContaining(['3.33', '2.00', '+1.33']));
  expect(cells()).not.toContain('2.50');
});

test('A refresh also fetches the single readings of a zoomed graph, not only its table', async () => {
  // happy-dom computes no layout, and a graph without width is not drawn.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const [, plot] = world.plots;
  await world.addReading(plot, { date: '2026-05-20', drain_ec: 3 });
  const screen = await world.open(path(plot, '?from=2026-05-18&to=2026-05-24'), await world.person());
  // A day's dot is at noon, a reading's at its hour: half past eight of the third of seven days.
  const dots = () => document.querySelector('[data-panel="ec"] svg svg')?.innerHTML.match(/M[\d.]+/g);
  await expect.poll(dots, patience).toEqual(['M164.1']);
  await world.addReading(plot, { date: '2026-05-22', drain_ec: 3.2 });
  await screen.person.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => dots()?.length, patience).toBe(2);
});

/** Returns what a menu item saves: the file's name and text. */
async function saved(screen: Awaited<ReturnType<World['open']>>, item: string) {
  const blobs: Blob[] = [];
  let name = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:test'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await screen.person.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: item }));
  await expect.poll(() => blobs.length, patience).toBe(1);
  return { name, lines: (await blobs[0]?.text())?.trim().split('\r\n') ?? [] };
}

test('People export a plot’s days and readings as CSV, in a file with its name', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person('viewer'));
  await screen.findByRole('region', { name: 'Figures' });
  const days = await saved(screen, 'CSV, one row per day');
  expect(days.name).toMatch(/Été_Serre-1_2026-05-01.*\.csv$/);
  expect(days.lines).toHaveLength(1 + 3);
  expect(days.lines.every((line, at) => at === 0 || line.includes('Serre 1'))).toBe(true);
});

test('The export of a variety’s readings leaves other days out', async () => {
  const screen = await world.open(path(world.plots[0], `/crop-type/${world.cropType}`), await world.person());
  await screen.findByRole('region', { name: 'Figures' });
  const readings = await saved(screen, 'CSV, every reading');
  expect(readings.name).toContain('Torry');
  expect(readings.lines).toHaveLength(1 + 1);
  expect(readings.lines[0]).toContain('Time (');
  expect(readings.lines[1]).toContain('2026-06-10,08:30,Serre 1,Tomate,Torry,,');
});

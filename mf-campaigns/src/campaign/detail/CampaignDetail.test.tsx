// @vitest-environment happy-dom
import { pullAtom } from '@seguia/shared/platform';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Screen } from '@seguia/testing/render-screen';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let campaign: string;
beforeAll(async () => {
  world = await startWorld();
  campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  const [first, two] = world.plots;
  const drippers = { entry_type: 'drippers', intake_per_dripper: 100, dripper_count: 10, dripper_unit: 'ml' } as const;
  await world.addReading(first, { date: '2026-05-04', intake_ec: 2, drain_ec: 3, ...drippers, total_drained: 200 });
  await world.addReading(first, { date: '2026-05-04', time: '17:00', intake_ec: 3, drain_ec: 4 });
  const thirty = { ...drippers, dripper_count: 30, total_drained: 1200 };
  await world.addReading(first, { date: '2026-06-10', intake_ec: 4, drain_ec: 5, ...thirty });
  await world.addReading(two, { date: '2026-05-04', intake_ec: 1.5, entry_type: 'value', drain_percent: 25 });
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const open = async (role: 'manager' | 'viewer' = 'manager'): Promise<Screen> => {
  const screen = await world.open(`/app/campaign/${campaign}`, await world.person(role));
  await screen.findByRole('region', { name: 'Intake EC' });
  return screen;
};
/** Tables come after the graphs, and chunks load when they are first used. */
const patience = { timeout: 15_000 };

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('A campaign shows its five graphs, each with its data as a table', async () => {
  const screen = await open();
  for (const name of ['Intake EC', 'Intake pH', 'Drain EC', 'Drain pH', 'Drain percentage', 'Crops and varieties'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'Intake EC' })).getByRole('table');
  await expect.poll(() => rowsOf(table).length, patience).toBeGreaterThan(2);
  const rows = rowsOf(table);
  expect(rows[0]).toEqual(['Period', 'Serre 1', 'Serre 2']);
  expect(rows.find(([period]) => period?.includes('May 4'))).toEqual([expect.anything(), '2.50', '1.50']);
  expect(rows.find(([period]) => period?.includes('May 5'))).toEqual([expect.anything(), '–', '–']);
});

test('A picture is of what is drawn: beside the tables there is none to export', async () => {
  const screen = await open();
  for (const name of ['The campaign at a glance', 'Graphs']) {
    const region = within(screen.getByRole('region', { name }));
    expect(region.getByRole('button', { name: 'Export PNG' })).toBeTruthy();
    await screen.person.click(region.getByRole('button', { name: 'Show as table' }));
    expect(region.queryByRole('button', { name: 'Export PNG' })).toBeNull();
  }
});

test('A campaign says who made it and when', async () => {
  const screen = await open();
  expect(screen.container.textContent).toMatch(/Created by \S+ \S+, \w+ \d+, 20\d\d, \d\d:\d\d/);
});

test('Refreshing brings what came meanwhile, and says so', async () => {
  const screen = await open();
  const refresh = () => screen.person.click(screen.getByRole('button', { name: 'Refresh' }));
  await world.addReading(world.plots[1], { date: '2026-05-20', intake_ec: 2.2 });
  await refresh();
  expect(await screen.findByText('Updated')).toBeTruthy();
});

test('The latest values stand above a graph until a day is pinned with the keyboard', async () => {
  // happy-dom computes no layout, and a graph without width is not drawn.
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const screen = await open();
  const region = screen.getByRole('region', { name: 'Intake EC' });
  const shownDay = () => screen.getByRole('region', { name: 'Graphs' }).textContent;
  expect(shownDay()).toContain('Wednesday, June 10');
  expect(region.textContent).toMatch(/Serre 1\s*4\.00/);
  const day = await screen.findByRole('slider', { name: 'Graphs: day' });
  act(() => day.focus());
  await screen.person.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(day.getAttribute('aria-valuetext')).toContain('Monday, May 4, 2026, Intake EC Serre 1 2.50, Serre 2 1.50, ');
  expect(shownDay()).toContain('Monday, May 4');
  expect(region.textContent).toMatch(/Serre 1\s*2\.50/);
  expect(screen.getByRole('region', { name: 'Drain EC' }).textContent).toMatch(/Serre 1\s*3\.50/);
  await screen.person.keyboard('{Escape}');
  expect(shownDay()).toContain('Wednesday, June 10');
  await screen.person.keyboard('+');
  expect(screen.at()).toContain('from=');
  width.mockRestore();
});

test('Figures are of the readings themselves, the drain percentage by volume too', async () => {
  const screen = await open();
  const figures = within(await screen.findByRole('region', { name: 'Figures per plot' }));
  await expect.poll(() => rowsOf(figures.getByRole('table')).length, patience).toBe(3);
  expect(rowsOf(figures.getByRole('table'))[1]).toEqual(['Serre 1', '3.00', '–', '2.00', '4.00', '3']);
  await screen.person.click(figures.getByRole('button', { name: 'Drain percentage' }));
  // 200 of 1,000 mL and 1,200 of 3,000 mL are 35 % by volume, while the plain mean of 20 % and 40 % is 30. Serre 2 has no volumes.
  expect(rowsOf(figures.getByRole('table'))[1]).toEqual([
    'Serre 1',
    '35%',
    '30%',
    '–',
    '20%',
    '40%',
    '22 with volumes',
  ]);
  expect(rowsOf(figures.getByRole('table'))[2]).toEqual(['Serre 2', '–', '25%', '–', '25%', '25%', '1']);
});

test('Crops and varieties lead to the plot and to the variety', async () => {
  const screen = await open();
  const crops = within(screen.getByRole('region', { name: 'Crops and varieties' }));
  await screen.person.click(crops.getByRole('link', { name: 'Tomate, Torry' }));
  await expect
    .poll(() => screen.at(), patience)
    .toBe(`/app/campaign/${campaign}/plot/${world.plots[0]}/crop-type/${world.cropType}`);
});

test('People pick the plots that stand out, and the address remembers them', async () => {
  const screen = await open();
  await screen.person.click(screen.getByRole('button', { name: '2 of 2 plots' }));
  await screen.person.click(await screen.findByRole('switch', { name: 'Serre 1' }));
  await screen.person.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('button', { name: /1 of 2 plots/ })).toBeTruthy();
  expect(screen.at()).toContain(world.plots[1]);
  expect(screen.at()).not.toContain(world.plots[0]);
  // A pool needs three plots, so one other plot makes none.
  expect(screen.getByRole('region', { name: 'Intake EC' }).textContent).not.toContain('other plot');
});

test('A zoomed span is kept in the address, and shows its days', async () => {
  const screen = await open();
  await screen.person.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.at()).toMatch(/from=2026-05-\d\d&to=2026-06-\d\d/);
  await screen.person.click(screen.getByRole('button', { name: 'Whole campaign' }));
  expect(screen.at()).not.toContain('from=');
});

test('Dates of a span can be typed, whatever stands there on the way', async () => {
  // happy-dom fires "selectionchange" while the selection is being changed, and React Aria's date fields answer that without end.
  const collapse = vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {});
  const screen = await world.open(`/app/campaign/${campaign}?from=2026-05-02&to=2026-05-20`, await world.person());
  await screen.findByRole('region', { name: 'Intake EC' });
  await screen.person.click(screen.getByRole('button', { name: /–/ }));
  const [first] = await screen.findAllByRole('spinbutton');
  if (!first) throw new Error('There are no segments');
  await screen.person.click(first);
  await screen.person.keyboard('0510202606152026');
  expect(screen.at()).toContain('from=2026-05-10&to=2026-06-15');
  collapse.mockRestore();
});

test('Deleting asks first; the readings stay', async () => {
  const readings = () => world.server.db.selectFrom('readings').select('id').where('deleted_at', 'is', null).execute();
  const before = await readings();
  const id = await world.addCampaign({ name: 'Essai' });
  const screen = await world.open(`/app/campaign/${id}`, await world.person());
  await screen.person.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Essai”?' });
  await screen.person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.at(), patience).toBe('/app/campaign');
  const left = await world.server.db.selectFrom('campaigns').select('id').where('deleted_at', 'is', null).execute();
  expect(left.map((campaign) => campaign.id)).not.toContain(id);
  expect(before.length).toBeGreaterThan(0);
  expect(await readings()).toHaveLength(before.length);
});

test('A campaign that somebody changed meanwhile is deleted at the second try; one that is gone leads to the list', async () => {
  const id = await world.addCampaign({ name: 'Essai' });
  const screen = await world.open(`/app/campaign/${id}`, await world.person());
  const { farmer_id } = await world.server.db.selectFrom('campaigns').select('farmer_id').executeTakeFirstOrThrow();
  const other = world.server.apiOf(await world.person());
  const upon = (version: number, key: string) => ({
    path: { farmer_id, id },
    header: { 'If-Match': `"${version}"`, 'Idempotency-Key': key },
  });
  const remove = async () => {
    await screen.person.click(await screen.findByRole('button', { name: 'Actions' }));
    await screen.person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  const hear = async (text: RegExp) => {
    await screen.findByText(text);
    await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  };
  const body = { name: 'Essai 2', start_date: '2026-05-01', end_date: '2026-09-30', visibility: 'all_apps' } as const;
  await other.PUT('/farmers/{farmer_id}/campaigns/{id}', { params: upon(1, id), body });
  await remove();
  await hear(/Somebody has changed it meanwhile/);
  await screen.findByRole('heading', { name: 'Essai 2' }, patience);
  // Its new days are fetched; a 404 to that call would be the page's answer, before anybody deletes.
  await screen.findByRole('region', { name: 'Intake EC' }, patience);
  await other.DELETE('/farmers/{farmer_id}/campaigns/{id}', { params: upon(2, world.plots[0]) });
  await remove();
  await hear(/Somebody has already deleted it/);
  await expect.poll(() => screen.at(), patience).toBe('/app/campaign');
  await expect.poll(() => screen.queryByRole('link', { name: /Essai 2/ }), patience).toBeNull();
});

test('Other days that somebody gives a campaign are those of its graphs, too', async () => {
  const id = await world.addCampaign({ name: 'Essai', start_date: '2026-05-01', end_date: '2026-06-30' });
  const screen = await world.open(`/app/campaign/${id}`, await world.person('viewer'));
  const spanOf = () =>
    screen
      .queryAllByRole('button', { name: /–/ })
      .map(({ textContent: t }) => t)
      .join();
  await expect.poll(spanOf, patience).toMatch(/6\/30\/26/);
  const { farmer_id } = await world.server.db.selectFrom('campaigns').select('farmer_id').executeTakeFirstOrThrow();
  const params = { path: { farmer_id, id }, header: { 'If-Match': '"1"', 'Idempotency-Key': id } };
  const body = { name: 'Essai', start_date: '2026-05-01', end_date: '2026-05-20', visibility: 'all_apps' } as const;
  await world.server.apiOf(await world.person()).PUT('/farmers/{farmer_id}/campaigns/{id}', { params, body });
  await act(async () => void (await screen.store.set(pullAtom)));
  await expect.poll(spanOf, patience).toMatch(/5\/20\/26/);
});

test('A viewer may take files and print, but not edit nor delete', async () => {
  const screen = await open('viewer');
  await screen.person.click(screen.getByRole('button', { name: 'Actions' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Save for Excel', 'CSV, one row per day', 'CSV, every reading', 'Print']);
});

test('A campaign that does not exist is not found', async () => {
  const screen = await world.open('/app/campaign/0199a000-0000-7000-8000-000000000099', await world.person());
  expect(await screen.findByText('404 Not Found')).toBeTruthy();
});

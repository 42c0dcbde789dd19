// @vitest-environment happy-dom
// Plots, and what grows in them, set up many at once.
import { call } from '@seguia/shared/platform';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';

let world: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
});
afterAll(() => world.server.close());
afterEach(() => localStorage.clear());

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function aFarm() {
  const farm = await world.addFarm({ name: 'Oasis' });
  const manager = await world.server.addPerson([farm], 'manager');
  const plots = async () => {
    const params = { path: { farmer_id: farm.id }, header: { 'no-paginate': true } };
    return (await call(world.server.apiOf(manager).GET('/farmers/{farmer_id}/plots', { params }))).data;
  };
  /** What grows in each plot, by name. */
  const grown = async () =>
    Object.fromEntries((await plots()).map(({ name, crops }) => [name, crops.map((crop) => crop.crop_type_name)]));
  return { farm, plots, grown, open: (path: string) => world.open(path, manager, farm.id) };
}

const press = async (screen: Screen, name: string | RegExp) =>
  screen.person.click(await screen.findByRole('button', { name }));
const paste = async (screen: Screen, text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /One plot a line/ }), { target: { value: text } });
const isClosed = (screen: Screen) => expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();

test('a pasted table makes plots with details, and plants each in its variety, which is the farm’s or made once', async () => {
  const { farm, open, plots } = await aFarm();
  const torry = await farm.addCropType('Tomate', 'Torry');
  const screen = await open('/app/farm/plots?paste');
  await paste(screen, 'Serre 1\tTomate\tTorry\t1200\t2400\tNord\nSerre 2\ttomate\tTorry\nTunnel\tFraise\tClery\nNue');
  expect(screen.getByRole('dialog').textContent).toMatch(/Serre 1.*Tomate Torry.*1,200 m².*2,400 drippers.*Nord/);
  await press(screen, 'Create 4 plots');
  await isClosed(screen);
  const grows = (crop_name: string, crop_type_name: string) => [{ crop_name, crop_type_name, to: null }];
  expect(await plots()).toMatchObject([
    { name: 'Serre 1', area: 1200, drippers: 2400, house: 'Nord', crops: grows('Tomate', 'Torry') },
    { name: 'Serre 2', crops: grows('Tomate', 'Torry') },
    { name: 'Tunnel', crops: grows('Fraise', 'Clery') },
    { name: 'Nue', crops: [] },
  ]);
  const varieties = new Set((await plots()).flatMap(({ crops }) => crops.map((crop) => crop.crop_type_id)));
  expect(varieties).toContain(torry);
  expect(varieties.size).toBe(2);
});

test('a plot whose planting did not arrive stays in the table, and the next try plants it without a second plot', async () => {
  const { open, grown } = await aFarm();
  const screen = await open('/app/farm/plots?paste');
  await paste(screen, 'Nom\tCulture\tVariété\nSerre 1\tTomate\tTorry\nSerre 2\tTomate\tTorry');
  let planted = 0;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isSecond = request.url.includes('/plantings/') && (planted += 1) === 2;
    return isSecond ? Promise.reject(new TypeError('no network')) : realFetch(request);
  };
  await press(screen, 'Create 2 plots');
  expect(await screen.findByText(/Not saved\. What you typed stays here\./)).toBeTruthy();
  expect(((await screen.findByRole('textbox', { name: /One plot/ })) as HTMLTextAreaElement).value).toBe(
    'Nom\tCulture\tVariété\nSerre 2\tTomate\tTorry',
  );
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Create 1 plot');
  await isClosed(screen);
  expect(await grown()).toEqual({ 'Serre 1': ['Torry'], 'Serre 2': ['Torry'] });
});

test('plants one variety in all plots where nothing grows, and leaves the others', async () => {
  const { farm, open, grown } = await aFarm();
  const ids: string[] = [];
  for (const name of ['Serre 1', 'Serre 2', 'Serre 3']) ids.push(await farm.addPlot({ name }));
  await farm.plant(ids[0]!, await farm.addCropType('Tomate', 'Torry'), '2026-01-01');
  const screen = await open('/app/farm/plots?plant');
  await press(screen, /Variety/);
  await screen.person.click(await screen.findByRole('option', { name: /Torry/ }));
  await press(screen, 'Plant 2 plots');
  await isClosed(screen);
  expect(await grown()).toEqual({ 'Serre 1': ['Torry'], 'Serre 2': ['Torry'], 'Serre 3': ['Torry'] });
});

test('a group of plots is chosen with one tap, and a plot of it is left out with another', async () => {
  const { farm, open, grown } = await aFarm();
  const tomato = await farm.addCropType('Tomate', 'Torry');
  for (const name of ['Serre 1', 'Serre 2', 'Serre 3'])
    await farm.plant(await farm.addPlot({ name }), tomato, '2026-01-01');
  await farm.addPlot({ name: 'Nue' });
  await farm.addCropType('Tomate', 'Pitenza');
  const screen = await open('/app/farm/plots?plant');
  await press(screen, 'All: Tomate');
  await screen.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Serre 3' }));
  await press(screen, /Variety/);
  await screen.person.click(await screen.findByRole('option', { name: /Pitenza/ }));
  await press(screen, 'Plant 2 plots');
  await isClosed(screen);
  const both = expect.arrayContaining(['Torry', 'Pitenza']);
  expect(await grown()).toEqual({ 'Serre 1': both, 'Serre 2': both, 'Serre 3': ['Torry'], Nue: [] });
});

test('more than ten plots have a search, in their list and where several are chosen', async () => {
  const { farm, open } = await aFarm();
  for (let plot = 1; plot <= 11; plot++) await farm.addPlot({ name: `Serre ${plot}` });
  const screen = await open('/app/farm/plots');
  await screen.person.type(await screen.findByRole('searchbox', {}, soon), '11');
  const list = screen.getByRole('list', { name: 'Plots of the farm' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await press(screen, 'Plant several');
  const sheet = within(await screen.findByRole('dialog'));
  await screen.person.type(sheet.getByRole('searchbox'), '7');
  expect(sheet.getAllByRole('button', { name: /^Serre/ }).map(({ textContent }) => textContent)).toEqual(['Serre 7']);
});

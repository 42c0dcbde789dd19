// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { call, plotsAtom, snake } from '@seguia/shared/platform';
import type { TestPerson } from '@seguia/testing/data-server';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';
import { stallUntilAborted } from '../../testing/stalled.ts';
import { plantAtom } from '../plantings/plant.ts';

let world: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
});
afterAll(() => world.server.close());
afterEach(() => localStorage.clear());

async function aFarm(names: readonly string[] = []) {
  const farm = await world.addFarm({ name: 'Oasis' });
  const ids: string[] = [];
  for (const name of names) ids.push(await farm.addPlot({ name }));
  const manager = await world.server.addPerson([farm], 'manager');
  const open = (path = '/app/farm/plots', person: TestPerson = manager) => world.open(path, person, farm.id);
  const plots = async () => {
    const params = { path: { farmer_id: farm.id }, header: { 'no-paginate': true } };
    return (await call(world.server.apiOf(manager).GET('/farmers/{farmer_id}/plots', { params }))).data;
  };
  /** Changes a plot as another device of the same manager does. */
  const elsewhere = async (id: string, version: number, values: object) => {
    const header = { 'Idempotency-Key': newId(), 'If-Match': `"${version}"` };
    const body = snake({ name: 'Serre 1', irrigationUnits: 1, ...values });
    const params = { path: { farmer_id: farm.id, id }, header };
    await call(world.server.apiOf(manager).PUT('/farmers/{farmer_id}/plots/{id}', { params, body }));
  };
  return { farm, ids, manager, open, plots, elsewhere };
}

const press = async (screen: Screen, name: string | RegExp) =>
  screen.person.click(await screen.findByRole('button', { name }));
const field = async (screen: Screen, name: string | RegExp) =>
  (await screen.findByRole('textbox', { name })) as HTMLInputElement;
const type = async (screen: Screen, name: string | RegExp, text: string) => {
  const box = await field(screen, name);
  await screen.person.clear(box);
  if (text) await screen.person.type(box, text);
};
const isClosed = (screen: Screen) => expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();

test('a manager adds a plot with its details, and sees it in the list', async () => {
  const { open, plots } = await aFarm();
  const screen = await open();
  expect(await screen.findByText('No plot. Add one, or paste a table.')).toBeTruthy();
  await press(screen, 'Add a plot');
  expect(screen.getByRole('form', { name: 'Add a plot' })).toBeTruthy();
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await press(screen, 'Save');
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await type(screen, 'Name', 'Serre 1');
  await type(screen, 'House', 'Nord');
  await type(screen, /^Area/, '1200,5');
  await type(screen, /^Flow rate of a dripper/, '2000');
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Save');
  await isClosed(screen);
  const row = (await screen.findByRole('button', { name: 'Serre 1' })).closest('li');
  expect(row?.textContent).toMatch(/Nord · 1,200\.5 m²/);
  const rate = { dripper_rate: 2000, dripper_rate_unit: 'ml_per_hour' };
  expect(await plots()).toMatchObject([{ name: 'Serre 1', house: 'Nord', area: 1200.5, irrigation_units: 1, ...rate }]);
});

// Specification 10: two people change a plot at once: the later one sees it, and loses nothing typed
test('the sheet names what somebody else saved first, keeps what was typed, and saves both', async () => {
  const { ids, open, plots, elsewhere } = await aFarm(['Serre 1']);
  const screen = await open();
  await press(screen, 'Serre 1');
  await type(screen, /^Area/, '900');
  await type(screen, /^Drippers in all/, '12');
  await elsewhere(ids[0]!, 1, { house: 'Nord', area: 1500 });
  await press(screen, 'Save');
  expect(await screen.findByText(/Somebody changed this plot meanwhile/, {}, soon)).toBeTruthy();
  const notice = screen.getByRole('dialog').textContent;
  expect(notice).toMatch(/House: .*Nord/);
  expect(notice).toMatch(/Area: .*1500/);
  expect((await field(screen, /^Area/)).value).toBe('900');
  expect((await field(screen, 'House')).value).toBe('Nord');
  await new Promise((resolve) => setTimeout(resolve, 450));
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await plots()).toMatchObject([{ house: 'Nord', area: 900, drippers: 12, version: 3 }]);
});

test('without network the sheet keeps what was typed, and saves it when the network is back', async () => {
  const { open, plots } = await aFarm();
  const screen = await open();
  await press(screen, 'Add a plot');
  await type(screen, 'Name', 'Serre 1');
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await press(screen, 'Save');
  expect(await screen.findByText(/Not saved\. What you typed stays here\./)).toBeTruthy();
  expect((await field(screen, 'Name')).value).toBe('Serre 1');
  globalThis.fetch = realFetch;
  await new Promise((resolve) => setTimeout(resolve, 450));
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await plots()).toMatchObject([{ name: 'Serre 1', version: 1 }]);
});

test('a person who leaves a sheet with something typed is asked first', async () => {
  const { open } = await aFarm(['Serre 1']);
  const screen = await open();
  await press(screen, 'Serre 1');
  await type(screen, 'House', 'Nord');
  await screen.person.click(screen.getAllByRole('button', { name: 'Cancel' }).at(0)!);
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await screen.person.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await field(screen, 'House')).value).toBe('Nord');
});

test('keeps what is typed while pasted names are being sent', async () => {
  const { open } = await aFarm();
  const screen = await open('/app/farm/plots?paste');
  const names = await field(screen, /One plot a line/);
  fireEvent.change(names, { target: { value: 'Serre 1' } });
  const goOn = stallUntilAborted('PUT');
  await press(screen, 'Create 1 plot');
  await screen.person.type(names, '\nSerre 2');
  const typed = names.value;
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  goOn();
  expect(names.value).toBe(typed);
});

// Specification 10: a column of names makes as many plots, and a wrong line is named
test('twelve pasted names make twelve plots in their order; names with problems stay in the text', async () => {
  const { open, plots } = await aFarm(['Serre 1']);
  const screen = await open('/app/farm/plots?paste');
  const names = Array.from({ length: 12 }, (_, index) => `Serre ${index + 1}`);
  fireEvent.change(await screen.findByRole('textbox', { name: /One plot a line/ }), {
    target: { value: [...names, 'Tunnel', 'TUNNEL'].join('\n') },
  });
  const preview = within(screen.getByRole('list', { name: 'Plots to create' }));
  expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Serre 1.*line.*1.*The farm has this plot already/),
    ...names.slice(1),
    'Tunnel',
    expect.stringMatching(/TUNNEL.*line.*14.*line 13 already/),
  ]);
  await press(screen, 'Create 12 plots');
  await expect.poll(async () => (await plots()).map(({ name }) => name), soon).toEqual([...names, 'Tunnel']);
  const left = await field(screen, /One plot a line/);
  await expect.poll(() => left.value, soon).toBe('Serre 1\nTUNNEL');
  // The new plots count as the farm's: otherwise the remaining line would overwrite one of them.
  const rest = within(screen.getByRole('list', { name: 'Plots to create' }));
  expect(rest.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Serre 1.*The farm has this plot already/),
    expect.stringMatching(/TUNNEL.*The farm has this plot already/),
  ]);
});

// Specification 10: plots are ordered by keyboard
test('buttons move plots to another order, which every device shows', async () => {
  const { open, plots } = await aFarm(['A', 'B', 'C']);
  const screen = await open('/app/farm/plots?order');
  await press(screen, /^Move C up/);
  await press(screen, /^Move C up/);
  await press(screen, 'Save');
  await isClosed(screen);
  expect((await plots()).map(({ name, version }) => `${name}${version}`)).toEqual(['C2', 'A1', 'B1']);
});

test('a manager closes a plot after a question, finds it in a list of its own, and opens it again', async () => {
  const { open, plots } = await aFarm(['Serre 1', 'Serre 2']);
  const screen = await open();
  await press(screen, 'Serre 1');
  await press(screen, 'Close the plot');
  const question = within(await screen.findByRole('alertdialog'));
  await screen.person.click(question.getByRole('button', { name: 'Close the plot' }));
  const closed = within(await screen.findByRole('region', { name: 'Closed' }, soon));
  await isClosed(screen);
  expect((await plots()).map((plot) => plot.closed)).toEqual([true, false]);
  await screen.person.click(closed.getByRole('button', { name: 'Serre 1' }));
  await press(screen, 'Reopen the plot');
  await isClosed(screen);
  expect((await plots()).map((plot) => plot.closed)).toEqual([false, false]);
});

test('a manager plants a variety that the farm does not have, and ends it when the next one comes', async () => {
  const { open, plots } = await aFarm(['Serre 1']);
  const screen = await open();
  await press(screen, 'Serre 1');
  await press(screen, 'Plant');
  await type(screen, 'Crop', 'Tomate');
  await type(screen, 'New variety', 'Torry');
  await press(screen, 'Plant');
  await expect
    .poll(async () => (await plots())[0]?.crops, soon)
    .toMatchObject([{ crop_name: 'Tomate', crop_type_name: 'Torry', to: null }]);
  await press(screen, 'End Tomate Torry');
  await press(screen, 'End Tomate Torry');
  await expect.poll(async () => typeof (await plots())[0]?.crops[0]?.to, soon).toBe('string');
});

test('planting another variety in a plot ends the one that grows there on the day before', async () => {
  const { farm, ids, open, plots } = await aFarm(['Serre 1']);
  const [first, second] = [await farm.addCropType('Tomate', 'Torry'), await farm.addCropType('Tomate', 'Pitenza')];
  await farm.plant(ids[0]!, first, '2026-01-01');
  const { store } = await open();
  const [plot] = store.get(plotsAtom) ?? [];
  await store.set(plantAtom, {
    plots: [{ plot: plot!, ending: plot!.crops }],
    from: '2026-05-01',
    variety: { id: second },
  });
  const spans = (await plots())[0]?.crops.map(({ crop_type_id: id, from, to }) => [id, { from, to }]) ?? [];
  expect(Object.fromEntries(spans)).toEqual({
    [first]: { from: '2026-01-01', to: '2026-04-30' },
    [second]: { from: '2026-05-01', to: null },
  });
});

test('offers first what the farm grows already, without typing', async () => {
  const { farm, open } = await aFarm(['Serre 1']);
  await farm.addCropType('Tomate', 'Torry');
  const screen = await open();
  await press(screen, 'Serre 1');
  await press(screen, 'Plant');
  expect(await screen.findByRole('button', { name: /Variety/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Crop' })).toBeNull();
});

test('a recorder sees the plots, and no button to change them', async () => {
  const { farm, open } = await aFarm(['Serre 1']);
  const recorder = await world.server.addPerson([farm], 'recorder');
  const screen = await open('/app/farm/plots?new', recorder);
  expect(await screen.findByText('Serre 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add a plot|Serre 1/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

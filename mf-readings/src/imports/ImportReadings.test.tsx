// @vitest-environment happy-dom
import { addDays, farmNow } from '@seguia/shared/domain/farm-time';
import { saveWaterDaysAtom, syncNowAtom, waterDaysAtom } from '@seguia/shared/platform';
import { expectQuestionBeforeLeaving, type Screen } from '@seguia/testing/render-screen';
import { Gateway, portal } from '@seguia/testing/gateway';
import { testClock } from '@seguia/testing/test-device';
import { act, fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

vi.mock('@seguia/shared/platform', async (original) => ({
  ...(await original<object>()),
  openSheetFile: (await import('@seguia/testing/sheet-file')).openSheetHere,
}));

const compartments = ['Serre 1', 'Serre 2', 'Serre 3', 'Serre 4', 'Serre 5 Nord', 'Serre 5 Sud'];
let world: World;
beforeAll(async () => {
  world = await startWorld({ plotNames: compartments });
});
beforeEach(() => world.server.db.deleteFrom('water_days').execute());
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const today = farmNow(testClock).date;
const [older, newer] = [addDays(today, -2), addDays(today, -1)];
const days = () => world.server.db.selectFrom('water_days').selectAll().orderBy('id').execute();
const readings = () => world.server.db.selectFrom('readings').selectAll().orderBy('time').execute();

/** Opens the import as this role, and in it a file of these lines. */
async function openFile(role: 'manager' | 'recorder', lines: readonly string[]) {
  const screen = await world.open('/app/import', await world.person(role));
  await upload(screen, lines);
  return screen;
}
const upload = async (screen: Screen, lines: readonly string[]) =>
  screen.person.upload(
    await screen.findByLabelText(/^Open (a|another) sheet/),
    new File([lines.join('\r\n')], 'farm.csv', { type: 'text/csv' }),
  );
const press = async (screen: Screen, name: string | RegExp) => {
  const button = await screen.findByRole('button', { name }, soon);
  await expect.poll(() => button.hasAttribute('disabled'), soon).toBe(false);
  await screen.person.click(button);
};
const choose = async (screen: Screen, question: RegExp, answer: string) => {
  await screen.person.click(await screen.findByRole('button', { name: question }, soon));
  await screen.person.click(await screen.findByRole('option', { name: answer }));
};

// Specification 10: a season of six compartments is read from a file with other words and units
test('imports days of six compartments from pasted rows, in other words and units', async () => {
  const screen = await world.open('/app/import', await world.person('manager'));
  const season = Array.from({ length: 12 }, (_, index) => addDays(today, -12 + index));
  const lines = season.flatMap((date, index) =>
    compartments.map((name, place) => {
      const [year, month, day] = date.split('-');
      const light = 12 + 8 * Math.sin(index / 26) + (index % 5);
      const water = light * 0.24 + place / 10;
      return [`${day}/${month}/${year}`, name, water.toFixed(2), light.toFixed(2), '21'].join(';').replaceAll('.', ',');
    }),
  );
  const file = ['Fecha;Invernadero;Riego (mm);Radiación (MJ/m²);Humedad', ...lines].join('\r\n');
  fireEvent.change(await screen.findByRole('textbox', { name: /Paste/ }), { target: { value: file } });
  await press(screen, 'Read these rows');
  expect(await screen.findByText(/72 new, 0 changed/, {}, soon)).toBeTruthy();
  expect(screen.getByText(/^Columns left out/).textContent).toBe('Columns left out: Humedad.');
  expect(screen.queryByText(/doubtful/)).toBeNull();
  await press(screen, 'Import 72 days of water and light');
  expect(
    await screen.findByText(/^72 days of water and light saved on this device/, {}, { timeout: 30_000 }),
  ).toBeTruthy();
  await expect.poll(async () => (await days()).length, { timeout: 30_000 }).toBe(72);
  const [first] = await days();
  expect(first).toMatchObject({ date: season[0], irrigation: 2.88, radiation: 1200 });
}, 70_000);

// Specification 10: nothing of a file that is in doubt is taken silently
test('names and leaves out doubtful rows of water, and keeps values that the file lacks', async () => {
  const screen = await world.open('/app/import', await world.person('recorder'));
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [{ date: older, plotId: null, irrigation: null, radiation: 900 }]),
  );
  await upload(screen, ['date,irrigation', `${older},4.5`, `${newer},30`, 'soon,5']);
  await choose(screen, /Unit: Water given/, 'L/m²');
  expect((await screen.findByText(/^Line 3: /, {}, soon)).textContent).toMatch(/30.* is unusual/);
  expect(screen.getByText(/^Line 4: /).textContent).toMatch(/“soon” is not a date/);
  await expectQuestionBeforeLeaving(screen);
  await press(screen, 'Import 1 day of water and light');
  await expect.poll(days, soon).toMatchObject([{ id: older, irrigation: 4.5, radiation: 900 }]);
});

// Specification 10: one import for readings, water and light
test('imports readings, water and light of one file with one button, and undoes them together', async () => {
  const screen = await openFile('manager', [
    'Date;Heure;Parcelle;EC apport;Irrigation (mm)',
    `${older};08:30;Serre 1;2,1;4,2`,
    `${newer};08:30;Nord;2,2;4,4`,
  ]);
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [
      { date: older, plotId: world.plots[0] ?? '', irrigation: 3, radiation: 900 },
      { date: today, plotId: null, irrigation: 5, radiation: null },
    ]),
  );
  await expect.poll(async () => (await days()).length, soon).toBe(2);
  const before = await days();
  // The plot that no farm has is asked about once, for the readings and for the water.
  await choose(screen, /Which plot is .*Nord/, 'Serre 2');
  await press(screen, 'Import 2 readings and 2 days of water and light');
  expect(await screen.findByText(/^2 readings imported · 2 days of water and light saved/, {}, soon)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at the water and light' })).toBeTruthy();
  await expect.poll(async () => (await days()).map(({ irrigation }) => irrigation), soon).toEqual([4.2, 4.4, 5]);
  expect((await readings()).map(({ plot_id, intake_ec }) => [plot_id, intake_ec])).toEqual([
    [world.plots[0], 2.1],
    [world.plots[1], 2.2],
  ]);
  // What somebody changes afterwards stays.
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [
      { date: newer, plotId: world.plots[1] ?? '', irrigation: 7, radiation: null },
    ]),
  );
  const shown = () => screen.store.get(waterDaysAtom)?.some(({ irrigation }) => irrigation === 7);
  await expect.poll(shown, soon).toBe(true);
  expect(screen.getByText(/^Water and light can be undone on this device only/)).toBeTruthy();
  await press(screen, 'Undo – farm.csv');
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  expect(question.getByText(/its water and light become what they were/)).toBeTruthy();
  await screen.person.click(question.getByRole('button', { name: 'Undo' }));
  await expect.poll(readings, soon).toEqual([]);
  const values = (all: Awaited<ReturnType<typeof days>>) =>
    all
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ id, irrigation, radiation }) => [id, irrigation, radiation]);
  const stays = [`${newer}.${world.plots[1]}`, 7, null];
  await expect.poll(async () => values(await days()), soon).toEqual([values(before)[0], stays, values(before)[1]]);
}, 40_000);

test('undoes the water of a file after the page was closed', async () => {
  const person = await world.person('manager');
  const first = await world.open('/app/import', person);
  await upload(first, ['Date;Eau (mm)', `${older};4,2`]);
  await press(first, 'Import 1 day of water and light');
  await expect.poll(async () => (await days()).length, soon).toBe(1);
  first.unmount();
  const screen = await world.open('/app/import', person);
  await press(screen, 'Undo – farm.csv');
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await screen.person.click(question.getByRole('button', { name: 'Undo' }));
  await expect.poll(async () => (await days()).filter(({ deleted_at }) => deleted_at === null), soon).toEqual([]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Undo – farm.csv' }), soon).toBeNull();
});

test('a recorder imports the water of a file and not its readings', async () => {
  const screen = await openFile('recorder', [
    'Date;Heure;Parcelle;EC apport;Irrigation (mm)',
    `${older};08:30;Serre 1;2,1;4,2`,
  ]);
  expect(await screen.findByText('Only a manager imports readings.', {}, soon)).toBeTruthy();
  await press(screen, 'Import 1 day of water and light');
  await expect.poll(days, soon).toMatchObject([{ irrigation: 4.2 }]);
  expect(await readings()).toEqual([]);
});

test('a file of readings and water shows without a network, and its water can be imported alone', async () => {
  const gateway = await Gateway.start(world.server.url);
  const person = await world.person('manager');
  const screen = await world.open('/app/import', person, { endpoint: gateway.url });
  await screen.findByLabelText(/^Open a sheet/, {}, soon);
  gateway.answer = () => portal(502);
  await upload(screen, ['Date;Heure;Parcelle;EC apport;Irrigation (mm)', `${older};08:30;Serre 1;2,1;4,2`]);
  expect(await screen.findByText(/^Offline/, {}, soon)).toBeTruthy();
  const both = screen.getByRole('button', { name: /^Import 1 reading and/ });
  expect(both.hasAttribute('disabled')).toBe(true);
  await screen.person.click(screen.getByRole('switch', { name: 'Import the readings' }));
  await press(screen, 'Import 1 day of water and light');
  expect(await screen.findByText(/^1 day of water and light saved on this device/, {}, soon)).toBeTruthy();
  gateway.answer = () => null;
  screen.store.set(syncNowAtom);
  await expect.poll(days, soon).toMatchObject([{ irrigation: 4.2 }]);
  await gateway.close();
}, 40_000);

test('keeps what is answered while the file’s meters are being made', async () => {
  const gateway = await Gateway.start(world.server.url);
  const screen = await world.open('/app/import', await world.person('manager'), { endpoint: gateway.url });
  let letGo = () => undefined as void;
  const held = new Promise<null>((resolve) => void (letGo = () => resolve(null)));
  gateway.answer = (path) => (/\/meters\/.+/.test(path) ? held : null);
  await upload(screen, ['Date;Heure;Parcelle;EC apport;Appareil;Lumière', `${older};08:30;Serre 1;2,1;Combo 1;900`]);
  await press(screen, 'Create 1 meter');
  await choose(screen, /Unit: Light received/, 'J/cm²');
  letGo();
  const button = await screen.findByRole('button', { name: /^Import 1 reading and 1 day/ }, soon);
  await expect.poll(() => button.hasAttribute('disabled'), soon).toBe(false);
  expect(screen.queryByRole('button', { name: /Unit: Light received/ })).toBeNull();
  await gateway.close();
});

test('names a column of varieties as what it is while a question is open', async () => {
  const screen = await openFile('manager', [
    'Date;Parcelle;Variété;EC apport;Fertilisant',
    `${older};Serre 1;Maxi;2,1;Calcinit`,
  ]);
  expect(await screen.findByText('1 question to settle', {}, soon)).toBeTruthy();
  expect(screen.getByText(/^Varieties: /).textContent).toBe(
    'Varieties: Variété. You note them once the questions are settled.',
  );
  expect(screen.getByText(/^Columns left out/).textContent).toBe('Columns left out: Fertilisant.');
  // The list of imports has come: the test ends with no call under way.
  const past = () => screen.queryByRole('list', { name: 'Imported files' }) ?? screen.queryByText('No file imported.');
  await expect.poll(past, soon).toBeTruthy();
});

test('takes the readings alone where the person does not want the water', async () => {
  const screen = await openFile('manager', [
    'Date;Heure;Parcelle;EC apport;Rayonnement',
    `${older};09:30;Serre 1;2,1;900`,
  ]);
  const button = await screen.findByRole('button', { name: 'Import 1 reading' }, soon);
  expect(await screen.findByText('1 question to settle', {}, soon)).toBeTruthy();
  expect(button.hasAttribute('disabled')).toBe(true);
  await screen.person.click(screen.getByRole('switch', { name: 'Import the water and light' }));
  await press(screen, 'Import 1 reading');
  await expect.poll(async () => (await readings()).length, soon).toBe(1);
  expect(await days()).toEqual([]);
  await world.server.db.deleteFrom('readings').execute();
});

// @vitest-environment happy-dom
import { addDays, farmNow } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom, saveWaterDaysAtom } from '@seguia/shared/platform';
import { testClock } from '@seguia/testing/test-device';
import { Toasts } from '@seguia/shared/ui';
import { act, fireEvent, render, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectQuestionBeforeLeaving, type Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

const compartments = ['Serre 1', 'Serre 2', 'Serre 3', 'Serre 4', 'Serre 5 Nord', 'Serre 5 Sud'];
let world: World;
beforeAll(async () => {
  world = await startWorld({ plotNames: compartments });
});
beforeEach(() => world.server.db.deleteFrom('water_days').execute());
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const today = farmNow(testClock).date;
const stored = () => world.server.db.selectFrom('water_days').selectAll().orderBy('id').execute();

test('Who notes a day sees it in the list, and the server gets it', async () => {
  const screen = await world.open('/app/water', await world.person());
  await screen.person.click(await screen.findByRole('button', { name: 'Write a day' }));
  await screen.person.type(await screen.findByRole('textbox', { name: /Water given/ }), '6,2');
  await screen.person.type(screen.getByRole('textbox', { name: /Light received/ }), '24,5');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  // The value is most likely in megajoules, so a question comes once.
  expect(await screen.findByText(/is unusual. Is this right/)).toBeTruthy();
  await screen.person.clear(screen.getByRole('textbox', { name: /Light received/ }));
  await screen.person.type(screen.getByRole('textbox', { name: /Light received/ }), '2450');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('list', { name: 'Days on record' }, soon)).textContent).toMatch(
    /6\.20 L\/m².*2,450 J\/cm².*2\.5.* mL per joule/,
  );
  // The notice is shown over the next form: it names the day, so that it does not seem to be about that form.
  expect(await render(<Toasts />).findByText(/^Water and light of .*: saved on this device$/)).toBeTruthy();
  await expect.poll(stored, soon).toMatchObject([{ id: today, irrigation: 6.2, radiation: 2450 }]);
});

test('Days of six compartments, in other words and units, are imported from one file', async () => {
  const person = await world.person();
  const screen = await world.open('/app/water?import', person);
  const season = Array.from({ length: 12 }, (_, index) => addDays(today, -12 + index));
  const lines = season.flatMap((date, index) =>
    compartments.map((name, place) => {
      const [year, month, day] = date.split('-');
      const light = 12 + 8 * Math.sin(index / 26) + (index % 5);
      const water = light * 0.24 + place / 10;
      return [`${day}/${month}/${year}`, name, water.toFixed(2), light.toFixed(2), '21'].join(';').replaceAll('.', ',');
    }),
  );
  const file = ['Fecha;Invernadero;Riego (mm);Radiación (MJ/m²);Temperatura', ...lines].join('\r\n');
  fireEvent.change(await screen.findByRole('textbox', { name: /Paste/ }), { target: { value: file } });
  expect(screen.getByRole('status').textContent).toMatch(/72 days.*72 new, 0 changed/);
  expect(screen.getByText(/^Columns left out/).textContent).toContain('Temperatura');
  expect(screen.queryByText(/doubtful/)).toBeNull();
  expect(document.body.textContent).not.toMatch(/[\u2066-\u2069]/); // marks of direction are only for the code
  await screen.person.click(screen.getByRole('button', { name: 'Import 72 days' }));
  await screen.findByRole('list', { name: 'Days on record' }, { timeout: 30_000 });
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(72);
  const [first] = await stored();
  expect(first).toMatchObject({ date: season[0], irrigation: 2.88, radiation: 1200 });
}, 70_000);

test('What is in doubt is named and left out, and what the file lacks stays', async () => {
  const person = await world.person();
  const screen = await world.open('/app/water?import', person);
  const [older, newer] = [addDays(today, -2), addDays(today, -1)];
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [{ date: older, plotId: null, irrigation: null, radiation: 900 }]),
  );
  const file = ['date,irrigation', `${older},4.5`, `${newer},30`, 'soon,5'].join('\n');
  fireEvent.change(await screen.findByRole('textbox', { name: /Paste/ }), { target: { value: file } });
  expect((await screen.findByText(/^Line 3: /)).textContent).toMatch(/30.* is unusual/);
  expect(screen.getByText(/^Line 4: /).textContent).toMatch(/“soon” is not a date/);
  await expectQuestionBeforeLeaving(screen);
  await screen.person.click(screen.getByRole('button', { name: 'Import 1 day' }));
  await expect.poll(stored, soon).toMatchObject([{ id: older, irrigation: 4.5, radiation: 900 }]);
});

test('A viewer sees the days and no way to change them', async () => {
  const writer = await world.person();
  const other = await world.open('/app/water', writer);
  await act(() => other.store.set(saveWaterDaysAtom, [{ date: today, plotId: null, irrigation: 5, radiation: 2000 }]));
  await expect.poll(async () => (await stored()).length, soon).toBe(1);
  other.unmount();
  const screen = await world.open('/app/water', await world.person('viewer'));
  expect(await screen.findByRole('list', { name: 'Days on record' }, soon)).toBeTruthy();
  for (const name of ['Write a day', 'Import a file']) expect(screen.queryByRole('button', { name })).toBeNull();
});

const water = async (screen: Screen) =>
  (await screen.findByRole('textbox', { name: /Water given/ })) as HTMLInputElement;

test('What is typed of a day and not saved is there again, until it is saved', async () => {
  const person = await world.person();
  const address = `/app/water?day=${today}`;
  const screen = await world.open(address, person);
  await screen.person.type(await water(screen), '6,2');
  screen.unmount();
  const again = await world.open('/app/water?day=new', person);
  await expect.poll(async () => (await water(again)).value, soon).toBe('6,2');
  await again.person.click(again.getByRole('button', { name: 'Save' }));
  await again.findByRole('list', { name: 'Days on record' }, soon);
  again.unmount();
  const known = await world.open(address, person);
  await expect.poll(async () => (await water(known)).value, soon).toBe('6.2');
  await known.person.clear(await water(known));
  await known.person.type(await water(known), '7');
  await known.person.click(known.getByRole('button', { name: 'Cancel' }));
  await known.findByRole('list', { name: 'Days on record' }, soon);
  known.unmount();
  const last = await world.open(address, person);
  await expect.poll(async () => (await water(last)).value, soon).toBe('6.2');
}, 30_000);

test('Whoever chooses another day after typing takes the values along', async () => {
  const screen = await world.open('/app/water?day=new', await world.person());
  await screen.person.type(await water(screen), '6,2');
  await screen.person.click(screen.getByRole('button', { name: /Whole farm/ }));
  await screen.person.click(await screen.findByRole('option', { name: 'Serre 2' }));
  expect((await water(screen)).value).toBe('6,2');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(stored, soon).toMatchObject([{ plot_id: world.plots[1], irrigation: 6.2 }]);
});

test('What somebody else wrote while a day was typed is overwritten only by who was asked', async () => {
  const screen = await world.open(`/app/water?day=${today}`, await world.person('manager'));
  await screen.person.type(await water(screen), '6.2');
  const other = await world.person();
  const api = world.server.apiOf(other);
  const path = { farmer_id: world.farmId, id: today };
  const header = { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const };
  const body = { irrigation: 4.1, radiation: 900 };
  await call(api.PUT('/farmers/{farmer_id}/water-days/{id}', { params: { path, header }, body }));
  await act(async () => void (await screen.store.set(pullAtom)));
  expect(screen.getByRole('textbox', { name: /Light received/ })).toHaveProperty('value', '900');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText(/is on record already/)).textContent).toMatch(/4\.1.* L\/m²/);
  expect(await stored()).toMatchObject([{ irrigation: 4.1 }]);
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that follows at once
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(stored, soon).toMatchObject([{ irrigation: 6.2, radiation: 900 }]);
});

test('A recorder fills in what a day of somebody else lacks, and neither changes nor deletes what it has', async () => {
  const api = world.server.apiOf(await world.person('manager'));
  const path = { farmer_id: world.farmId, id: today };
  const header = { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const };
  const body = { irrigation: 8, radiation: null };
  await call(api.PUT('/farmers/{farmer_id}/water-days/{id}', { params: { path, header }, body }));
  const recorder = await world.person();
  const imported = await world.open('/app/water?import', recorder);
  fireEvent.change(await imported.findByRole('textbox', { name: /Paste/ }), {
    target: { value: `Date;Water\n${today};5` },
  });
  expect(imported.getByRole('status').textContent).toMatch(/0 new, 0 changed, 1 there already/);
  imported.unmount();
  const screen = await world.open(`/app/water?day=${today}`, recorder);
  await expect.poll(async () => (await water(screen)).value, soon).toBe('8');
  await screen.person.type(await water(screen), '5');
  expect((await water(screen)).value).toBe('8');
  expect(screen.getByText(/Noted by somebody else/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete this day' })).toBeNull();
  await screen.person.type(screen.getByRole('textbox', { name: /Light received/ }), '900');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(stored, soon).toMatchObject([{ irrigation: 8, radiation: 900 }]);
});

test('Values that are taken along to another day ask before they replace what that one has', async () => {
  const screen = await world.open('/app/water?day=new', await world.person());
  const [, plotId] = world.plots;
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [{ date: today, plotId: plotId!, irrigation: 4.1, radiation: null }]),
  );
  await screen.person.type(await water(screen), '6.2');
  await screen.person.click(screen.getByRole('button', { name: /Whole farm/ }));
  await screen.person.click(await screen.findByRole('option', { name: 'Serre 2' }));
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is on record already/)).toBeTruthy();
});

test('A yes to one unusual value is no yes to another', async () => {
  const screen = await world.open(`/app/water?day=${today}`, await world.person());
  for (const value of ['25', '30']) {
    await screen.person.clear(await water(screen));
    expect(screen.queryByText(/Is this right/)).toBeNull();
    await screen.person.type(await water(screen), value);
    await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that follows at once
    await screen.person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is unusual. Is this right/)).toBeTruthy();
  }
});

test('A day of long ago is asked about', async () => {
  const screen = await world.open('/app/water?day=1999-03-01', await world.person());
  await screen.person.type(await water(screen), '6.2');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That is long ago. Is this right?')).toBeTruthy();
});

test('A deletion that the device does not keep saves nothing of what is typed', async () => {
  const screen = await world.open(`/app/water?day=${today}`, await world.person());
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [{ date: today, plotId: null, irrigation: 4.1, radiation: null }]),
  );
  await expect.poll(stored, soon).toMatchObject([{ irrigation: 4.1 }]);
  await screen.person.type(await water(screen), '9');
  await screen.person.click(screen.getByRole('button', { name: 'Delete this day' }));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    full.mockRestore(); // somebody frees some space
    throw new DOMException('full', 'QuotaExceededError');
  });
  const question = within(await screen.findByRole('alertdialog'));
  await screen.person.click(question.getByRole('button', { name: 'Delete this day' }));
  expect(await screen.findByText(/nothing is saved/i)).toBeTruthy();
  expect(await stored()).toMatchObject([{ irrigation: 4.1 }]);
});

test('A file that cannot be read brings up a message, not the error page', async () => {
  const screen = await world.open('/app/water?import', await world.person());
  const gone = new File(['Date;Eau'], 'May.csv', { type: 'text/csv' });
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await screen.person.upload(await screen.findByLabelText('Open a CSV file'), gone);
  expect(await screen.findByText('This file is no table that can be read.')).toBeTruthy();
});

test('An address that names no day opens no form of another one', async () => {
  for (const day of ['nonsense', '2026-08-10.0199a000-0000-7000-8000-000000000099']) {
    const screen = await world.open(`/app/water?day=${day}`, await world.person());
    await expect.poll(() => screen.container.textContent, soon).toContain('404');
    screen.unmount();
  }
});

// @vitest-environment happy-dom
import { farmNow } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom, saveWaterDaysAtom } from '@seguia/shared/platform';
import { testClock } from '@seguia/testing/test-device';
import { Toasts } from '@seguia/shared/ui';
import { act, render, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '@seguia/testing/render-screen';
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

test('A person who notes a day sees it in the list, and the server receives it', async () => {
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

test('A viewer sees the days and no way to change them', async () => {
  const writer = await world.person();
  const other = await world.open('/app/water', writer);
  await act(() => other.store.set(saveWaterDaysAtom, [{ date: today, plotId: null, irrigation: 5, radiation: 2000 }]));
  await expect.poll(async () => (await stored()).length, soon).toBe(1);
  other.unmount();
  const screen = await world.open('/app/water', await world.person('viewer'));
  expect(await screen.findByRole('list', { name: 'Days on record' }, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a day' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import a file' })).toBeNull();
});

const water = async (screen: Screen) =>
  (await screen.findByRole('textbox', { name: /Water given/ })) as HTMLInputElement;

test('A day that was typed and not saved comes back until it is saved', async () => {
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

test('Choosing another day after typing takes the values along', async () => {
  const screen = await world.open('/app/water?day=new', await world.person());
  await screen.person.type(await water(screen), '6,2');
  await screen.person.click(screen.getByRole('button', { name: /Whole farm/ }));
  await screen.person.click(await screen.findByRole('option', { name: 'Serre 2' }));
  expect((await water(screen)).value).toBe('6,2');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(stored, soon).toMatchObject([{ plot_id: world.plots[1], irrigation: 6.2 }]);
});

test('The form asks before it overwrites what somebody else wrote meanwhile', async () => {
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

test('A recorder adds missing values to a colleague’s day, and cannot change or delete the others', async () => {
  const api = world.server.apiOf(await world.person('manager'));
  const path = { farmer_id: world.farmId, id: today };
  const header = { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const };
  const body = { irrigation: 8, radiation: null };
  await call(api.PUT('/farmers/{farmer_id}/water-days/{id}', { params: { path, header }, body }));
  const recorder = await world.person();
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

test('Values that move to another day are replaced there only after a question', async () => {
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

test('Accepting one unusual value does not accept another', async () => {
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

test('The form asks about a day of long ago', async () => {
  const screen = await world.open('/app/water?day=1999-03-01', await world.person());
  await screen.person.type(await water(screen), '6.2');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That is long ago. Is this right?')).toBeTruthy();
});

test('A deletion that the device refuses does not save what is typed', async () => {
  const screen = await world.open(`/app/water?day=${today}`, await world.person());
  await act(() =>
    screen.store.set(saveWaterDaysAtom, [{ date: today, plotId: null, irrigation: 4.1, radiation: null }]),
  );
  await expect.poll(stored, soon).toMatchObject([{ irrigation: 4.1 }]);
  await screen.person.type(await water(screen), '9');
  await screen.person.click(screen.getByRole('button', { name: 'Delete this day' }));
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name !== 'outbox') return put.apply(this, args); // what a fetch stores meanwhile
    full.mockRestore(); // somebody frees some space
    throw new DOMException('full', 'QuotaExceededError');
  });
  const question = within(await screen.findByRole('alertdialog'));
  await screen.person.click(question.getByRole('button', { name: 'Delete this day' }));
  expect(await screen.findByText(/nothing is saved/i)).toBeTruthy();
  expect(await stored()).toMatchObject([{ irrigation: 4.1 }]);
});

test('An address without a valid day opens no form of another day', async () => {
  for (const day of ['nonsense', '2026-08-10.0199a000-0000-7000-8000-000000000099']) {
    const screen = await world.open(`/app/water?day=${day}`, await world.person());
    await expect.poll(() => screen.container.textContent, soon).toContain('404');
    screen.unmount();
  }
});

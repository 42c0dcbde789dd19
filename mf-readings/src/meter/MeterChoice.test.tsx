// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom } from '@seguia/shared/platform';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  person = await world.person();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const header = () => ({ 'Idempotency-Key': newId(), 'If-None-Match': '*' as const });
const path = (id: string) => ({ farmer_id: world.farmId, id });

async function addMeter(name: string) {
  const manager = await world.person('manager');
  const id = newId();
  const api = world.server.apiOf(manager);
  const body = { name, kind: 'ec_ph' as const };
  await call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params: { path: path(id), header: header() }, body }));
  return id;
}

async function calibrate(meter: string, daysAgo: number) {
  const body = { meter_id: meter, at: Math.floor(Date.now() / 1000) - daysAgo * 86_400, slope: 97, ec_standard: 1.413 };
  const params = { path: path(newId()), header: header() };
  await call(world.server.apiOf(person).PUT('/farmers/{farmer_id}/calibrations/{id}', { params, body }));
}

const open = () => world.open(`/app/new?plot=${world.plots[0]}`, person);
const record = async (screen: Screen, ec: string) => {
  await screen.person.type(await screen.findByRole('textbox', { name: 'Intake EC' }), ec);
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved on this device');
};
const metersInDatabase = async () =>
  (await world.server.db.selectFrom('readings').select(['intake_ec', 'meter_id']).execute())
    .toSorted((a, b) => (a.intake_ec ?? 0) - (b.intake_ec ?? 0))
    .map(({ meter_id: id }) => id);

test('The only meter takes each reading, the one used last is remembered, and what is overdue is said and keeps nobody from saving', async () => {
  const combo = await addMeter('Combo');
  await calibrate(combo, 3);
  const first = await open();
  expect(await first.findByText(/^Measured with/, {}, soon)).toBeTruthy();
  expect(first.queryByText(/calibration overdue/)).toBeNull();
  await record(first, '2.1');
  first.unmount();

  const pen = await addMeter('Pen');
  await calibrate(pen, 45);
  const second = await open();
  await second.person.click(await second.findByRole('button', { name: /Measured with.*Combo/ }, soon));
  await second.person.click(await second.findByRole('radio', { name: /^Pen/ }));
  expect((await second.findAllByText(/: calibration overdue/)).length).toBe(2);
  await record(second, '2.2');
  second.unmount();

  const third = await open();
  expect(await third.findByRole('button', { name: /Measured with.*Pen/ }, soon)).toBeTruthy();
  await third.person.click(third.getByRole('button', { name: /Measured with.*Pen/ }));
  await third.person.click(await third.findByRole('radio', { name: 'No meter noted' }));
  await record(third, '2.3');
  await expect.poll(metersInDatabase, soon).toEqual([combo, pen, null]);
});

test('A meter that is calibrated while a form is open is overdue there no more', async () => {
  const newFarm = await startWorld();
  const recorder = await newFarm.person();
  const id = newId();
  const own = { farmer_id: newFarm.farmId, id };
  const api = newFarm.server.apiOf(await newFarm.person('manager'));
  const params = { path: own, header: header() };
  await call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params, body: { name: 'Combo', kind: 'ec_ph' } }));
  const screen = await newFarm.open(`/app/new?plot=${newFarm.plots[0]}`, recorder);
  expect((await screen.findAllByText(/meter never calibrated/, {}, soon)).length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const body = { meter_id: id, at: Math.floor(Date.now() / 1000), slope: 97, ec_standard: 1.413 };
  const noted = { path: { ...own, id: newId() }, header: header() };
  await call(api.PUT('/farmers/{farmer_id}/calibrations/{id}', { params: noted, body }));
  await screen.store.set(pullAtom);
  await expect.poll(() => screen.queryByText(/meter never calibrated/), soon).toBeNull();
  await newFarm.close();
});

test('A form that is open before the farm’s meters have come takes the only one when it comes', async () => {
  const newFarm = await startWorld();
  const recorder = await newFarm.person();
  const screen = await newFarm.open(`/app/new?plot=${newFarm.plots[0]}`, recorder);
  expect(await screen.findByRole('textbox', { name: 'Intake EC' })).toBeTruthy();
  const id = newId();
  const params = { path: { farmer_id: newFarm.farmId, id }, header: header() };
  const api = newFarm.server.apiOf(await newFarm.person('manager'));
  await call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params, body: { name: 'Combo', kind: 'ec_ph' } }));
  await screen.store.set(pullAtom);
  expect(await screen.findByText(/^Measured with/, {}, soon)).toBeTruthy();
  await newFarm.close();
});

test.each([
  ['meter', /^Pen/, /Measured with.*Pen/],
  ['“No meter”', /^No meter/, /^No meter/],
])(
  'A reading that was left keeps the %s that was chosen for it, whichever takes the next',
  async (_, choice, button) => {
    const newFarm = await startWorld();
    const recorder = await newFarm.person();
    const api = newFarm.server.apiOf(await newFarm.person('manager'));
    for (const name of ['Combo', 'Pen']) {
      const params = { path: { farmer_id: newFarm.farmId, id: newId() }, header: header() };
      await call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params, body: { name, kind: 'ec_ph' } }));
    }
    const openForm = () => newFarm.open(`/app/new?plot=${newFarm.plots[0]}`, recorder);
    const choose = async (screen: Screen, name: RegExp) => {
      await screen.person.click(await screen.findByRole('button', { name: /^Measured with|^No meter/ }, soon));
      await screen.person.click(await screen.findByRole('radio', { name }));
    };
    const first = await openForm();
    await choose(first, /^Combo/);
    await record(first, '2.1');
    first.unmount();
    const second = await openForm();
    await choose(second, choice);
    await second.person.type(await second.findByRole('textbox', { name: 'Intake EC' }), '2.2');
    second.unmount();
    const third = await openForm();
    await third.findByText(/did not save is back/, {}, soon);
    expect(await third.findByRole('button', { name: button }, soon)).toBeTruthy();
    await newFarm.close();
  },
);

// @vitest-environment happy-dom
// A form of the farm's settings is open while somebody else saves the same thing: the device receives that change before the form is saved.
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom, snake } from '@seguia/shared/platform';
import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let manager: TestPerson;
beforeEach(async () => {
  world = await startWorld();
  manager = await world.person('manager');
});
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

const pull = (screen: Screen) => act(async () => void (await screen.store.set(pullAtom)));
const save = (screen: Screen) => screen.person.click(screen.getByRole('button', { name: 'Save' }));
const limit = (screen: Screen, measure: string, edge: string) =>
  within(screen.getByRole('group', { name: measure })).getByRole('textbox', { name: edge });

const open = byMeasure(() => ({ low: null, high: null }));
/** Saves a band as another manager does. */
async function saveBand(id: string, version: number | null, own: object): Promise<void> {
  const path = { farmer_id: world.farmId, id };
  const header = {
    'Idempotency-Key': newId(),
    ...(version === null ? { 'If-None-Match': '*' as const } : { 'If-Match': `"${version}"` }),
  };
  const body = { plotId: world.plots[0]!, cropTypeId: world.cropType, from: '2026-01-01', to: null, ...open, ...own };
  const api = world.server.apiOf(manager);
  await call(api.PUT('/farmers/{farmer_id}/target-bands/{id}', { params: { path, header }, body: snake(body) }));
}

test('A save does not overwrite a band that somebody changed while its form was open, and says so', async () => {
  const id = newId();
  await saveBand(id, null, { intakeEc: { low: 1.8, high: 2.6 } });
  const screen = await world.open(`/app/bands?band=${id}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Edit target band' }, soon);
  await screen.person.type(limit(screen, 'Drain EC', 'High'), '4');
  await saveBand(id, 1, { intakeEc: { low: 1.8, high: 2.2 } });
  await pull(screen);
  await save(screen);
  expect(await screen.findByText(/somebody changed this band/)).toBeTruthy();
  const [band] = await world.server.db.selectFrom('target_bands').selectAll().where('id', '=', id).execute();
  expect(band).toMatchObject({ intake_ec_high: 2.2, drain_ec_high: null });
});

test('A band that somebody changed while its form was open is not deleted before the person sees the change', async () => {
  const id = newId();
  await saveBand(id, null, { intakeEc: { low: 1.8, high: 2.6 } });
  const screen = await world.open(`/app/bands?band=${id}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Edit target band' }, soon);
  await saveBand(id, 1, { intakeEc: { low: 1.8, high: 2.2 } });
  await pull(screen);
  await screen.person.click(screen.getByRole('button', { name: 'Delete band' }));
  const question = within(await screen.findByRole('alertdialog'));
  await screen.person.click(question.getByRole('button', { name: 'Delete band' }));
  expect(await screen.findByText(/somebody changed this band/)).toBeTruthy();
  const [band] = await world.server.db.selectFrom('target_bands').selectAll().where('id', '=', id).execute();
  expect(band).toMatchObject({ intake_ec_high: 2.2, deleted_at: null });
});

test('A band that somebody deleted while its form was open does not come back by saving it', async () => {
  const id = newId();
  await saveBand(id, null, { intakeEc: { low: 1.8, high: 2.6 } });
  const screen = await world.open(`/app/bands?band=${id}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Edit target band' }, soon);
  await screen.person.type(limit(screen, 'Drain EC', 'High'), '4');
  const params = {
    path: { farmer_id: world.farmId, id },
    header: { 'Idempotency-Key': newId(), 'If-Match': '"1"' as const },
  };
  await call(world.server.apiOf(manager).DELETE('/farmers/{farmer_id}/target-bands/{id}', { params }));
  await pull(screen);
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete band' }), soon).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit target band' })).toBeTruthy();
  await save(screen);
  expect(await screen.findByText(/somebody changed this band/)).toBeTruthy();
  const [band] = await world.server.db.selectFrom('target_bands').selectAll().where('id', '=', id).execute();
  expect(band?.deleted_at).not.toBeNull();
});

/** Types a day into the parts of a date. */
async function typeDay(screen: Screen, group: string, [day, month, year]: readonly [string, string, string]) {
  const parts = within(screen.getByRole('group', { name: group }));
  for (const [name, typed] of [
    [/^day/, day],
    [/^month/, month],
    [/^year/, year],
  ] as const) {
    await screen.person.click(parts.getByRole('spinbutton', { name }));
    await screen.person.keyboard(typed);
  }
}

test('The days of a planting stay its own when another variety is planted while they are typed', async () => {
  const screen = await world.open(`/app/bands?stages=${world.plots[0]}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Stages of the crop' }, soon);
  await typeDay(screen, 'First harvest', ['04', '03', '2026']);
  await screen.person.click(screen.getByRole('heading', { level: 1 }));
  await plantAnother('2026-02-01');
  await pull(screen);
  await save(screen);
  const plantings = () =>
    world.server.db.selectFrom('plot_crops').select(['from_date', 'first_harvest']).orderBy('from_date').execute();
  await expect.poll(plantings, soon).toMatchObject([{ first_harvest: '2026-03-04' }, { first_harvest: null }]);
  await screen.findByRole('heading', { level: 1, name: 'Targets' }, soon); // the answer has arrived
});

test('A band that is deleted brings up no question about what was typed', async () => {
  const id = newId();
  await saveBand(id, null, { intakeEc: { low: 1.8, high: 2.6 } });
  const screen = await world.open(`/app/bands?band=${id}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Edit target band' }, soon);
  await screen.person.type(limit(screen, 'Drain EC', 'High'), '4');
  await screen.person.click(screen.getByRole('button', { name: 'Delete band' }));
  const question = await screen.findByRole('alertdialog');
  await screen.person.click(within(question).getByRole('button', { name: 'Delete band' }));
  await screen.findByRole('heading', { level: 1, name: 'Targets' }, soon);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Typed days of a planting are not lost without a question when another planting is chosen', async () => {
  await plantAnother('2026-02-01');
  const screen = await world.open(`/app/bands?stages=${world.plots[0]}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'Stages of the crop' }, soon);
  const choose = async (name: RegExp) => {
    await screen.person.click(screen.getByRole('button', { name: /Crop/ }));
    await screen.person.click(await screen.findByRole('option', { name }));
  };
  const typed = () => screen.getByRole('group', { name: 'First harvest' }).textContent;
  await typeDay(screen, 'First harvest', ['04', '03', '2026']);
  await choose(/Torry/);
  const answer = async (name: string) =>
    screen.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await answer('Cancel');
  expect(typed()).toContain('2026');
  await choose(/Torry/);
  await answer('Leave');
  await expect.poll(() => screen.getByRole('button', { name: /Crop/ }).textContent).toContain('Torry');
  expect(typed()).not.toContain('2026');
});

/** Plants a new variety next to the crop of the first plot, as another manager does. */
async function plantAnother(from: string): Promise<void> {
  const api = world.server.apiOf(manager);
  const header = () => ({ 'Idempotency-Key': newId(), 'If-None-Match': '*' as const });
  const { crop_id } = await world.server.db.selectFrom('crop_types').select('crop_id').executeTakeFirstOrThrow();
  const [farmer_id, variety] = [world.farmId, newId()];
  const ofVariety = { path: { farmer_id, id: variety }, header: header() };
  await call(
    api.PUT('/farmers/{farmer_id}/crop-types/{id}', { params: ofVariety, body: { name: 'Pristyla', crop_id } }),
  );
  const ofPlanting = { path: { farmer_id, id: `${world.plots[0]}.${variety}.${from}` }, header: header() };
  await call(api.PUT('/farmers/{farmer_id}/plantings/{id}', { params: ofPlanting, body: { to: null } }));
}

test('Targets of a variety that has left its plot are none of today’s, though their band is open', async () => {
  const plotId = world.plots[1]!;
  await world.plant(plotId, '2026-01-31');
  await saveBand(newId(), null, { plotId, intakeEc: { low: 2.4, high: 3 } });
  const screen = await world.open('/app/bands', manager);
  const section = await screen.findByRole('region', { name: 'Serre 2' });
  const others = await screen.findByRole('button', { name: 'Past and future periods' });
  expect(section.textContent).not.toContain('2.40');
  await screen.person.click(others);
  expect(section.textContent).toMatch(/Tomate Torry.*since.*2\.40/s);
});

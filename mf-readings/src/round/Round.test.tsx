// @vitest-environment happy-dom
import { addDays, farmNow } from '@seguia/shared/domain/farm-time';
import { dripperMemoryAtom } from '@seguia/shared/platform';
import { act, fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '@seguia/testing/test-device';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';
import { valueKeys } from '../../testing/value-keys.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  person = await world.person();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const pause = () => new Promise((resolve) => setTimeout(resolve, 450));
const at = async (screen: Screen, plot: string) => {
  await screen.findByRole('heading', { level: 2, name: plot }, soon);
  await screen.findByRole('form', { name: plot }, soon);
};
const four = { intakeEc: '2.4', intakePh: '5.8', drainEc: '3.4', drainPh: '6.1' };
/** Types four values, and goes over the others, which stay empty. */
const measure = (screen: Screen, ec: string) =>
  screen.person.keyboard(`${valueKeys({ ...four, intakeEc: ec })}{Enter}`);

test('A round walks the plots in order, shows a result after each, and ends on Today', async () => {
  const screen = await world.open('/app/round', person);
  expect(await screen.findByRole('heading', { level: 1, name: 'Round' })).toBeTruthy();
  for (const [place, plot] of ['Serre 1', 'Serre 2', 'Serre 3'].entries()) {
    await at(screen, plot);
    expect(screen.getByText(`${place + 1} of 3`)).toBeTruthy();
    await measure(screen, `2.${place}`);
  }
  await screen.findByRole('heading', { name: 'End of the round' });
  expect(screen.getByText(/3 of 3 plots recorded/)).toBeTruthy();
  // The water of a day is not a recorder's to know.
  expect(screen.queryByRole('textbox')).toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'Finish' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
  const rows = world.server.db.selectFrom('readings').selectAll().where('created_by', '=', person.id);
  const recorded = async () => (await rows.execute()).map(({ intake_ec: ec }) => Number(ec)).toSorted((a, b) => a - b);
  await expect.poll(recorded, soon).toEqual([2, 2.1, 2.2]);
});

test('A manager’s round ends with yesterday’s water and light, and Finish saves them', async () => {
  const screen = await world.open('/app/round', await world.person('manager'));
  for (const plot of ['Serre 1', 'Serre 2', 'Serre 3']) {
    await at(screen, plot);
    await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.findByRole('heading', { name: 'End of the round' });
  await screen.person.type(screen.getByRole('textbox', { name: /Water given/ }), '5.4');
  await screen.person.click(screen.getByRole('button', { name: 'Finish' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
  const written = () => world.server.db.selectFrom('water_days').selectAll().execute();
  const yesterday = addDays(farmNow(testClock).date, -1);
  await expect.poll(written, soon).toMatchObject([{ id: yesterday, irrigation: 5.4, radiation: null }]);
});

const drippers = { dripperCount: 7, intakePerDripper: 160, dripperUnit: 'ml' } as const;

test('A plot stays saved if its drippers arrive during the save', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.keyboard(valueKeys(four));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => screen.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers }));
  await at(screen, 'Serre 2');
  await screen.person.click(screen.getByRole('button', { name: 'Previous plot' }));
  await at(screen, 'Serre 1');
  expect(await screen.findByRole('button', { name: 'Next plot' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('Remembered drippers are written with the amount and its unit in one piece, which Arabic does not reorder', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  act(() => screen.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers }));
  await screen.person.click(await screen.findByRole('button', { name: 'Calculate from drippers' }));
  expect(await screen.findByText('160 mL', { selector: 'bdi' })).toBeTruthy();
  await screen.person.type(await screen.findByRole('textbox', { name: /Total drained/ }), '1300');
  await screen.person.tab();
  await expect.poll(() => screen.container.textContent, soon).toMatch(/116.*%.*116.*%/s); // the result, and a question about it
  expect(screen.container.textContent).not.toMatch(/[\u2066-\u2069]/); // marks of direction are only for the code
});

test('A saved plot is shown in a strip above the next one, with its result and a way to correct it', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await measure(screen, '2.21');
  await at(screen, 'Serre 2');
  await screen.findByText(/Saved on this device|Sent/);
  expect(screen.container.textContent).toMatch(/Serre 1.*Drain EC .*1\.19.* above/);
  await screen.person.click(screen.getByRole('button', { name: 'Correct Serre 1' }));
  await at(screen, 'Serre 1');
  const ec = await screen.findByRole('textbox', { name: 'Intake EC' });
  expect(ec).toHaveProperty('value', '2.21');
  await screen.person.clear(ec);
  await screen.person.type(ec, '2.25');
  await pause(); // the key has just changed its words
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await at(screen, 'Serre 2');
  const saved = () => world.server.db.selectFrom('readings').selectAll().where('created_by', '=', person.id).execute();
  await expect.poll(async () => (await saved()).map(({ intake_ec: value }) => value), soon).toEqual([2.25]);
});

test('A second tap on Save, meant for the plot before, reports nothing about the next one', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.keyboard('2.4');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await at(screen, 'Serre 2');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Enter at least one value.')).toBeNull();
  await pause();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter at least one value.')).toBeTruthy();
});

test('One tap copies the measurements of the same feed, and only from a plot with the same crop', async () => {
  await world.plant(world.plots[1]!);
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  expect(screen.queryByRole('button', { name: /^As in/ })).toBeNull();
  await measure(screen, '2.22');
  await at(screen, 'Serre 2');
  await screen.person.click(await screen.findByRole('button', { name: /^As in .*Serre 1/ }));
  expect(screen.getByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '2.22');
  expect(screen.getByRole('textbox', { name: 'Intake pH' })).toHaveProperty('value', '5.8');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Drain EC' }));
  expect(screen.queryByRole('button', { name: /^As in/ })).toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await at(screen, 'Serre 3'); // nothing is planted there
  await pause();
  expect(screen.queryByRole('button', { name: /^As in/ })).toBeNull();
});

test('A round resumes where it was left, with what was typed and not saved', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 2');
  await screen.person.type(screen.getByRole('textbox', { name: 'Intake EC' }), '2.7');
  screen.unmount();
  const again = await world.open('/app/round', person);
  await at(again, 'Serre 2');
  expect(again.getByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '2.7');
});

test('The end of a round offers the skipped plots', async () => {
  const screen = await world.open('/app/round', person);
  for (const plot of ['Serre 1', 'Serre 2', 'Serre 3']) {
    await at(screen, plot);
    await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  }
  expect(await screen.findByRole('list', { name: 'Skipped plots' })).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Go back to skipped plots' }));
  await at(screen, 'Serre 1');
});

// Specification 9: skipped plots come before the end of a round
test('After the last plot the round returns to skipped plots before it ends', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 2');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 3');
  await measure(screen, '2.4');
  const skipped = await screen.findByRole('list', { name: 'Skipped plots' });
  expect(
    within(skipped)
      .getAllByText(/^Serre/)
      .map((element) => element.textContent),
  ).toEqual(['Serre 1', 'Serre 2']);
  await screen.person.click(screen.getByRole('button', { name: 'Go back to skipped plots' }));
  await at(screen, 'Serre 1');
});

test('Going back shows what was saved, and changing it makes no second reading', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await measure(screen, '2.1');
  await at(screen, 'Serre 2');
  await screen.person.click(screen.getByRole('button', { name: 'Previous plot' }));
  await at(screen, 'Serre 1');
  const ec = await screen.findByRole('textbox', { name: 'Intake EC' });
  expect(ec).toHaveProperty('value', '2.1');
  await screen.person.clear(ec);
  await screen.person.type(ec, '2.3');
  await screen.person.click(screen.getByRole('button', { name: 'Next plot' }));
  await at(screen, 'Serre 2');
  const saved = () => world.server.db.selectFrom('readings').selectAll().where('created_by', '=', person.id).execute();
  await expect.poll(async () => (await saved()).map(({ intake_ec: value }) => value), soon).toEqual([2.3]);
});

test('The next round and a new reading begin empty after a round was saved', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await measure(screen, '2.1');
  for (const plot of ['Serre 2', 'Serre 3']) {
    await at(screen, plot);
    await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.person.click(await screen.findByRole('button', { name: 'Finish' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
  screen.unmount();

  const again = await world.open('/app/round', person);
  await at(again, 'Serre 1');
  expect(again.getByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '');
  expect(again.getByRole('button', { name: 'Skip' })).toBeTruthy();
  again.unmount();

  const form = await world.open(`/app/new?plot=${world.plots[0]}`, person);
  expect(await form.findByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '');
  expect(form.queryByText('What you typed and did not save is back.')).toBeNull();
});

test('A person puts the plots in another order, walks and leaves them in it, and sets the usual one again', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  const change = async (again: Screen) => {
    await again.person.click(again.getByRole('button', { name: 'Change order' }));
    return within(await again.findByRole('dialog', { name: 'Order of the round' }));
  };
  const sheet = await change(screen);
  await screen.person.click(sheet.getByRole('button', { name: 'Move Serre 3 up' }));
  await screen.person.click(sheet.getByRole('button', { name: 'Move Serre 3 up' }));
  await screen.person.click(sheet.getByRole('button', { name: 'Done' }));
  // Nothing was recorded yet, so the round begins at the first plot of the new order.
  await at(screen, 'Serre 3');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 1');
  screen.unmount();

  const later = await world.open('/app/round', person);
  await at(later, 'Serre 1');
  expect(later.getByText('2 of 3')).toBeTruthy();
  const again = await change(later);
  await later.person.click(again.getByRole('button', { name: 'Usual order' }));
  expect(again.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1Serre 1', '2Serre 2', '3Serre 3']);
  await later.person.click(again.getByRole('button', { name: 'Done' }));
  expect(later.getByText('1 of 3')).toBeTruthy();
  await later.person.click(later.getByRole('button', { name: 'Skip' }));
  await at(later, 'Serre 2');
});

test('The order is this person’s own: another one on the same phone walks the usual way', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Change order' }));
  await screen.person.click(await screen.findByRole('button', { name: 'Move Serre 1 down' }));
  await screen.person.click(screen.getByRole('button', { name: 'Done' }));
  await at(screen, 'Serre 2');
  screen.unmount();
  const other = await world.open('/app/round', await world.person());
  await at(other, 'Serre 1');
});

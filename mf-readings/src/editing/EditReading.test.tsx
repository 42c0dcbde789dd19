// @vitest-environment happy-dom
import { deleteReadingAtom, dripperMemoryAtom, lastMeterAtom, outboxAtom } from '@seguia/shared/platform';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

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

const drippers = { totalDrained: 300, intakePerDripper: 100, dripperCount: 10, dripperUnit: 'ml' as const };
/** Replaces the volume with another one, and saves. */
const saveWith = async (screen: Screen, drained: string) => {
  const field = await screen.findByRole('textbox', { name: 'Total drained' }, soon);
  await screen.person.clear(field);
  await screen.person.type(field, drained);
  await save(screen);
};
/** Waits until the form accepts another press; it ignores a second one within 400 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 450));
const save = (screen: Screen) => screen.person.click(screen.getByRole('button', { name: 'Save' }));
const isSaved = (screen: Screen) => screen.findByText(/^(Saved on this device|Sent)$/);
const questions = (screen: Screen) =>
  screen.queryAllByRole('status').flatMap(({ textContent: text }) => (/right\?/.test(text) ? [text] : []));
const expectQuestion = (screen: Screen, percent: number) =>
  expect.poll(() => questions(screen), soon).toEqual([expect.stringContaining(`${percent}`)]);

test('A change of the volumes that makes an unusual percentage brings up the question, once', async () => {
  const id = await world.record(person, { entryType: 'drippers', ...drippers });
  const screen = await world.open(`/app/edit/${id}`, person);
  await saveWith(screen, '3000');
  expect(screen.queryByText(/^(Saved on this device|Sent)$/)).toBeNull();
  await expectQuestion(screen, 300);
  await pause();
  await save(screen);
  await isSaved(screen);
});

test('A percentage that was unusual before a change of something else brings up no question', async () => {
  const id = await world.record(person, { entryType: 'drippers', ...drippers, totalDrained: 700 });
  const screen = await world.open(`/app/edit/${id}`, person);
  await screen.person.type(await screen.findByRole('textbox', { name: 'Note' }, soon), 'Rain');
  await save(screen);
  await isSaved(screen);
});

test('A change of an old reading leaves meter and drippers as they are remembered, unless it is the drippers that change', async () => {
  const plot = world.plots[1]!; // no other test has a reading there to compare with
  const id = await world.record(person, { plotId: plot, entryType: 'drippers', ...drippers });
  const since = { dripperCount: 20, intakePerDripper: 90, dripperUnit: 'ml' as const };
  const screen = await world.open(`/app/edit/${id}`, person);
  screen.store.set(dripperMemoryAtom, { [plot]: since });
  screen.store.set(lastMeterAtom, 'the meter in hand');
  await screen.person.type(await screen.findByRole('textbox', { name: 'Note' }, soon), 'Rain');
  await save(screen);
  await isSaved(screen);
  expect(screen.store.get(dripperMemoryAtom)).toEqual({ [plot]: since });
  expect(screen.store.get(lastMeterAtom)).toBe('the meter in hand');
  screen.unmount();
  const again = await world.open(`/app/edit/${id}`, person);
  const count = await again.findByRole('textbox', { name: 'Number of drippers' }, soon);
  await again.person.clear(count);
  await again.person.type(count, '12');
  await save(again);
  await isSaved(again);
  expect(again.store.get(dripperMemoryAtom)).toMatchObject({ [plot]: { dripperCount: 12, intakePerDripper: 100 } });
});

test('A yes to one calculated percentage is no yes to another', async () => {
  const screen = await world.open(`/app/new?plot=${world.plots[0]}`, person);
  await screen.person.click(await screen.findByRole('radio', { name: 'Calculated from drippers' }, soon));
  await screen.person.type(screen.getByRole('textbox', { name: 'Intake per dripper' }), '100');
  await screen.person.type(screen.getByRole('textbox', { name: 'Number of drippers' }), '10');
  await saveWith(screen, '700');
  await expectQuestion(screen, 70);
  await screen.person.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await saveWith(screen, '900');
  expect(screen.queryByText(/^(Saved on this device|Sent)$/)).toBeNull();
  await expectQuestion(screen, 90);
});

/** Opens the form in one of several tabs, which all share one document here. */
async function openTab(id: string, endpoint: string) {
  const screen = await world.open(`/app/edit/${id}`, person, { endpoint });
  const tab = within(screen.container);
  const type = async (name: string, text: string) => {
    const field = await tab.findByRole('textbox', { name }, soon);
    await screen.person.clear(field);
    await screen.person.type(field, text);
  };
  const press = () => screen.person.click(tab.getByRole('button', { name: 'Save' }));
  return { ...screen, tab, type, press };
}

test('What another tab has saved of the reading, and nobody sent yet, stays where this one did not change it', async () => {
  const gateway = await Gateway.start(world.server.url);
  const id = await world.record(person, { intakeEc: 2, drainEc: 3 });
  const first = await openTab(id, gateway.url);
  const second = await openTab(id, gateway.url);
  await second.type('Drain EC', '3.4');
  await first.type('Intake EC', '2.2');
  gateway.answer = async () => ({ status: 503 });
  await first.press();
  await first.tab.findByText('Saved on this device');
  await second.tab.findByText(/This reading changed meanwhile/);
  await second.press();
  await second.tab.findByText('Saved on this device');
  await expect
    .poll(() => second.store.get(outboxAtom).at(-1)?.body, soon)
    .toMatchObject({ intakeEc: 2.2, drainEc: 3.4 });
  await gateway.close();
});

test('A change that was typed and not saved is back, and what others have changed since stays', async () => {
  const plotId = world.plots[1]!;
  const id = await world.record(person, { plotId, date: '2026-03-02', intakeEc: 2, drainEc: 3 });
  const left = await openTab(id, world.server.url);
  await left.type('Drain EC', '3.4');
  left.unmount();
  await world.record(person, { id, version: 1, plotId, date: '2026-03-02', intakeEc: 2.2, drainEc: 3 });
  const { tab, press } = await openTab(id, world.server.url);
  const drain = await tab.findByRole('textbox', { name: 'Drain EC' }, soon);
  await expect.poll(() => drain, soon).toHaveProperty('value', '3.4');
  await tab.findByText(/This reading changed meanwhile/);
  await press();
  await tab.findByText(/^(Saved on this device|Sent)$/);
  const row = world.server.db.selectFrom('readings').selectAll().where('id', '=', id);
  await expect.poll(() => row.executeTakeFirst(), soon).toMatchObject({ intake_ec: 2.2, drain_ec: 3.4 });
});

test('A reading of a closed plot can be corrected, but not moved to a day after the closing', async () => {
  const plotId = world.plots[2]!;
  const id = await world.record(person, { plotId, intakeEc: 2 });
  const close = (closed: number) =>
    world.server.db
      .updateTable('plots')
      .set({ closed, updated_at: Date.parse('2026-03-02T00:00:00Z') / 1000 })
      .where('id', '=', plotId)
      .execute();
  await close(1);
  const screen = await world.open(`/app/edit/${id}`, person);
  const date = within(await screen.findByRole('group', { name: 'Date' }, soon));
  const typeDay = async (typed: string) => {
    await screen.person.click(date.getByRole('spinbutton', { name: /^day/ }));
    await screen.person.keyboard(typed);
  };
  await typeDay('05');
  await save(screen);
  await expect.poll(() => screen.queryAllByText(/Not accepted: this plot is closed/).length, soon).toBeGreaterThan(0);
  await typeDay('01');
  await screen.person.type(screen.getByRole('textbox', { name: 'Note' }), 'Rain');
  await pause();
  await save(screen);
  await isSaved(screen);
  await close(0);
});

test('A reading that somebody deletes while its form is open comes back by a save, and the form says so before', async () => {
  const id = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/edit/${id}`, person);
  const field = await screen.findByRole('textbox', { name: 'Intake EC' }, soon);
  await screen.person.clear(field);
  await screen.person.type(field, '2.5');
  expect(screen.queryByText(/deleted meanwhile/)).toBeNull();
  await act(() => screen.store.set(deleteReadingAtom, id)); // as in another tab
  await screen.findByText('This reading was deleted meanwhile. Save it only if it should come back.');
  expect(field).toHaveProperty('value', '2.5');
  await save(screen);
  await isSaved(screen);
  const row = world.server.db.selectFrom('readings').selectAll().where('id', '=', id);
  await expect.poll(() => row.executeTakeFirst(), soon).toMatchObject({ intake_ec: 2.5, deleted_at: null });
});

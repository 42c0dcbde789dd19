// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { newId } from '@seguia/shared/domain/uuid';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  const other = await world.person();
  await world.record(other, { plotId: world.plots[0]!, date: '2026-02-27', intakeEc: 2.1 });
  await world.record(other, { plotId: world.plots[1]!, date: '2026-02-28', intakeEc: 2.2 });
  await world.record(other, { plotId: world.plots[1]!, date: '2026-03-01', intakeEc: 2.3 });
});
beforeEach(async () => {
  person = await world.person('manager');
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const rows = (screen: Screen) =>
  within(screen.getByRole('list', { name: 'Readings' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('Readings are listed beneath the heading of their day, the newest first', async () => {
  const screen = await world.open('/app/history', person);
  const list = await screen.findByRole('list', { name: 'Readings' });
  await expect
    .poll(() =>
      within(list)
        .queryAllByRole('heading')
        .map((element) => element.textContent),
    )
    .toEqual(['Sunday, March 1', 'Saturday, February 28', 'Friday, February 27']);
  expect(await screen.findByText('3 readings')).toBeTruthy();
});

test('A filter in the address is shown as a chip, and taking the chip away widens the list', async () => {
  const screen = await world.open(`/app/history?plot=${world.plots[1]}&from=2026-03-01`, person);
  await screen.findByRole('list', { name: 'Readings' });
  await expect.poll(() => rows(screen), soon).toHaveLength(1);
  await screen.person.click(screen.getByRole('button', { name: /^Remove filter From/ }));
  expect(screen.at()).toBe(`/app/history?plot=${world.plots[1]}`);
  await expect.poll(() => rows(screen), soon).toHaveLength(2);
  await screen.person.click(screen.getByRole('button', { name: 'Remove filter Serre 2' }));
  expect(screen.at()).toBe('/app/history');
  await expect.poll(() => rows(screen), soon).toHaveLength(3);
});

test('Choosing a filter writes it into the address at once', async () => {
  const screen = await world.open('/app/history', person);
  await screen.person.click(await screen.findByRole('button', { name: 'Filter' }));
  await screen.person.click(await screen.findByRole('button', { name: /Recorded by/ }));
  await screen.person.click(await screen.findByRole('option', { name: 'Me' }));
  await expect.poll(() => screen.at(), soon).toBe('/app/history?by=me');
  expect(await screen.findByText('No reading matches the filters.')).toBeTruthy();
});

test('The filter of a variety shows only readings of days on which the variety was in the plot', async () => {
  const screen = await world.open(`/app/history?variety=${world.cropType}`, person);
  await screen.findByRole('list', { name: 'Readings' });
  await expect.poll(() => rows(screen), soon).toEqual([expect.stringContaining('Serre 1')]);
});

test('A manager finds deleted readings and restores them', async () => {
  const other = await world.person();
  const id = await world.record(other, { plotId: world.plots[2]!, date: '2026-02-26', intakeEc: 2.9 });
  await world.remove(other, id);
  const screen = await world.open('/app/history', person);
  await screen.person.click(await screen.findByRole('button', { name: 'Deleted readings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deleted readings' });
  await screen.person.click(await within(dialog).findByRole('button', { name: /^Restore – Serre/ }));
  expect(await within(dialog).findByText('No deleted readings.')).toBeTruthy();
  const row = await world.server.db.selectFrom('readings').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row?.deleted_at).toBeNull();
});

test('Deleted readings are listed by the time of their deletion, not by their day', async () => {
  const [early, late] = [
    await world.record(person, { plotId: world.plots[0]!, date: '2026-02-26', intakeEc: 2.9 }),
    await world.record(person, { plotId: world.plots[2]!, date: '2026-02-20', intakeEc: 2.9 }),
  ];
  await world.remove(person, early);
  await world.server.db.updateTable('readings').set({ updated_at: 1 }).where('id', '=', early).execute();
  await world.remove(person, late);
  const screen = await world.open('/app/history', person);
  await screen.person.click(await screen.findByRole('button', { name: 'Deleted readings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deleted readings' });
  const [first, second] = await within(dialog).findAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('Serre 3'),
    expect.stringContaining('Serre 1'),
  ]);
});

test('Deleted readings beyond the newest hundred are listed when they are wanted', async () => {
  const id = await world.record(person, { plotId: world.plots[0]!, date: '2026-02-26', intakeEc: 2.9 });
  await world.remove(person, id);
  const { db } = world.server;
  const row = await db.selectFrom('readings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const others = Array.from({ length: 150 }, () => ({ ...row, id: newId() }));
  for (const other of others) await db.insertInto('readings').values(other).execute();
  const screen = await world.open('/app/history', person);
  await screen.person.click(await screen.findByRole('button', { name: 'Deleted readings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deleted readings' });
  await vi.waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(100));
  await screen.person.click(within(dialog).getByRole('button', { name: 'More readings' }));
  await vi.waitFor(() => expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(150));
  expect(within(dialog).queryByRole('button', { name: 'More readings' })).toBeNull();
});

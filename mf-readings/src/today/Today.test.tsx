// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

test('Today shows how many plots are done, and lists plots without a reading first', async () => {
  const person = await world.person();
  const now = farmNow(zoneClock('Asia/Kolkata'), Date.now() - 60_000);
  await world.record(person, { ...now, plotId: world.plots[1]!, intakeEc: 2.4, drainEc: 3.4 });
  const screen = await world.open('/app', person);
  expect(await screen.findByText('1 of 3 plots today')).toBeTruthy();
  const waiting = screen.getByRole('list', { name: 'No reading today' });
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Serre 1', 'Serre 3']);
  expect(within(waiting).getAllByRole('link')[0]?.getAttribute('href')).toBe(`/app/new?plot=${world.plots[0]}`);
  const recorded = screen.getByRole('list', { name: 'Recorded today' });
  expect(within(recorded).getByRole('table').textContent).toContain('2.40');
  expect(screen.getByRole('link', { name: 'Start round' }).getAttribute('href')).toBe('/app/round');
});

// Specification 10: a later partial reading leaves the newest value of each measure on the recorder’s card, with its hour
test('The card keeps the newest value of each measure, with its hour, when a later reading has only the intake', async () => {
  const own = await startWorld();
  const person = await own.person();
  const at = (minutes: number) => farmNow(zoneClock('Asia/Kolkata'), Date.now() - minutes * 60_000);
  const [early, late] = [at(9), at(1)];
  await own.record(person, { ...early, plotId: own.plots[0]!, intakeEc: 2.2, drainEc: 3.4, drainPh: 6.1 });
  await own.record(person, { ...late, plotId: own.plots[0]!, intakeEc: 2.4 });
  const screen = await own.open('/app', person);
  const recorded = await screen.findByRole('list', { name: 'Recorded today' });
  const cells = within(recorded)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells[0]).toBe('2.40');
  expect(cells).toContain(`3.40${early.time}`);
  expect(cells).toContain(`6.10${early.time}`);
  screen.unmount();
  await own.close();
});

// Specification 10: a round that was begun today is taken up again
test('Today offers to continue a round that began today, and shows its progress', async () => {
  const person = await world.person();
  const screen = await world.open('/app/round', person);
  await screen.person.type(await screen.findByRole('textbox', { name: 'Intake EC' }), '2.4');
  await screen.person.click(screen.getByRole('button', { name: 'Next plot' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Serre 2' })).toBeTruthy();
  screen.unmount();
  const again = await world.open('/app', person);
  const resume = await again.findByRole('link', { name: 'Resume round (1 of 3)' });
  expect(resume.getAttribute('href')).toBe('/app/round');
});

test('Today says when the round was finished, and the next round begins at the first plot', async () => {
  const person = await world.person();
  const screen = await world.open('/app/round', person);
  for (const plot of ['Serre 1', 'Serre 2', 'Serre 3']) {
    await screen.findByRole('heading', { level: 2, name: plot }, soon);
    await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await screen.person.click(await screen.findByRole('button', { name: 'Finish' }));
  const again = await screen.findByRole('link', { name: /^Round done at .*\d{1,2}:\d{2}.* · Start again$/ }, soon);
  await screen.person.click(again);
  expect(await screen.findByRole('heading', { level: 2, name: 'Serre 1' }, soon)).toBeTruthy();
  screen.unmount();
});

// Specification 8: empty state: plots, in the specified words
test('A farm without plots says so in the specified words', async () => {
  const empty = await startWorld({ plotNames: [] });
  const screen = await empty.open('/app', await empty.person());
  expect(await screen.findByText('No plots are available for recording E.C/pH measurements.')).toBeTruthy();
  screen.unmount();
  await empty.close();
});

// @vitest-environment happy-dom
import { yearsBefore } from '@seguia/shared/domain/agronomy/last-season';
import { addDays, farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/campaign-world.ts';

const yesterday = addDays(farmNow(zoneClock('Asia/Kolkata')).date, -1);
const nobody = '0199a000-0000-7000-8000-000000000099';
const path = (plot: string, more = '') => `/app/plot/${plot}${more}`;
const patience = { timeout: 10_000 };

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const [first] = world.plots;
  for (let ago = 0; ago < 14; ago++)
    await world.addReading(first, {
      date: addDays(yesterday, -ago),
      time: '12:40',
      intake_ec: 2.2,
      drain_ec: ago < 7 ? 3.4 : 3,
      drain_percent: 27,
    });
  await world.addReading(first, { date: yesterday, time: '08:05', drain_ec: 3.4 });
  await world.addReading(first, { date: yearsBefore(yesterday, 1), time: '12:40', drain_ec: 3.13 });
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

test('A plot’s week shows the trend of drain EC in words, three measures with a common cursor, and its readings', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person('viewer'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Serre 1' })).toBeTruthy();
  await expect
    .poll(() => document.body.textContent, patience)
    .toMatch(/Drain EC has risen by .*0\.40.* in seven days\./);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(expect.arrayContaining(['EC', 'pH', 'Drain percentage']));
  expect(document.body.textContent).toMatch(/Dots: around .*12:40/);
  const readings = within(screen.getByRole('region', { name: 'Readings' }));
  await expect.poll(() => readings.queryAllByRole('link').length, patience).toBe(7);
  // Each value has its name, and a water that was not measured has no line.
  expect(readings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/12:40Intake\s*EC 2\.20 pH –\s*Drain\s*EC 3\.40 pH –.* 27%$/),
      expect.stringMatching(/08:05Drain\s*EC 3\.40 pH –/),
    ]),
  );
});

test('Its table has a column for each measure and water, and a row a day', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person('viewer'));
  const graphs = within(await screen.findByRole('region', { name: 'Graphs' }, patience));
  const heads = () => graphs.queryAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect
    .poll(heads, patience)
    .toEqual(
      expect.arrayContaining(['Period', 'EC · Intake', 'EC · Drain', 'pH · Intake', 'pH · Drain', 'Drain percentage']),
    );
  await expect.poll(() => graphs.queryAllByRole('row').length, patience).toBe(1 + 7);
});

test('The address remembers thirty days, and the next plots keep them', async () => {
  const screen = await world.open(path(world.plots[0], '?span=30'), await world.person('viewer'));
  const readings = within(await screen.findByRole('region', { name: 'Readings' }, patience));
  await expect.poll(() => readings.queryAllByRole('link').length, patience).toBe(15);
  expect(screen.getByRole('button', { name: 'Previous plot' }).getAttribute('aria-disabled')).toBe('true');
  await screen.person.click(screen.getByRole('button', { name: 'Next plot Serre 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Serre 2' })).toBeTruthy();
  expect((screen.getByRole('radio', { name: '30 days' }) as HTMLInputElement).checked).toBe(true);
  expect(await screen.findByText('No readings in this span.', {}, patience)).toBeTruthy();
});

test('Swiping sideways turns to the next plot, and swiping up or down does not', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person('viewer'));
  const words = await screen.findByText(/Drain EC has risen/, {}, patience);
  const draw = (x: number, y: number) => {
    fireEvent.pointerDown(words, { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 100 });
    fireEvent.pointerUp(words, { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y });
  };
  draw(180, 100);
  draw(160, 160);
  expect(screen.getByRole('heading', { level: 1, name: 'Serre 1' })).toBeTruthy();
  draw(160, 105);
  expect(await screen.findByRole('heading', { level: 1, name: 'Serre 2' })).toBeTruthy();
});

test('One press shows the values of a year ago beside those of the week, with the difference', async () => {
  const screen = await world.open(path(world.plots[0]), await world.person('viewer'));
  await screen.findByText(/Drain EC has risen/, {}, patience);
  // Serre 1 was planted once, so no other season has a crop of the same age.
  expect(screen.queryByRole('button', { name: 'At the same age' })).toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'A year ago' }));
  await expect
    .poll(() => document.body.textContent?.replaceAll(/[\u2066-\u2069]/g, ''), patience)
    .toContain('3.40a year ago 3.13+0.27');
  const sentences = within(screen.getByRole('list', { name: 'Compared with last season' }));
  expect(
    sentences.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual(['Drain EC: 3.40 mS/cm on average, against 3.13 mS/cm a year ago (+0.27).']);
  const graphs = within(screen.getByRole('region', { name: 'Graphs' }));
  const heads = graphs.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toContain('EC · Drain, a year ago');
  expect(heads).toContain('EC · Drain, difference');
});

test('A plot that does not exist is not found', async () => {
  const screen = await world.open(path(nobody), await world.person());
  expect(await screen.findByText('404 Not Found', {}, { timeout: 5000 })).toBeTruthy();
});

test('A steady drain EC is given as the mean of the week’s readings, as in the shared week', async () => {
  const [, plot] = world.plots; // has had no readings until here
  for (let ago = 0; ago < 14; ago++)
    await world.addReading(plot, { date: addDays(yesterday, -ago), time: '12:40', drain_ec: 3.5 });
  for (const time of ['08:05', '16:20']) await world.addReading(plot, { date: yesterday, time, drain_ec: 3.65 });
  await world.open(path(plot), await world.person('viewer'));
  await expect.poll(() => document.body.textContent, patience).toMatch(/steady at .*3\.53/);
});

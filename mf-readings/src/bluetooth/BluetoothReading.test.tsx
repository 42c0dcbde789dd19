// @vitest-environment happy-dom
import type { TestPerson } from '@seguia/testing/data-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';
import { meantFrame, scrambled, simulatedBluetooth } from '../../testing/simulated-meter.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  person = await world.person();
});
afterAll(() => world.close());
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'bluetooth');
});

const inReach = (frame: Parameters<typeof simulatedBluetooth>[0]) =>
  Object.defineProperty(navigator, 'bluetooth', { value: simulatedBluetooth(frame), configurable: true });
const open = () => world.open(`/app/new?plot=${world.plots[0]}`, person);

test('What a meter shows fills the water that the person names, is judged as typed, and is not saved by itself', async () => {
  inReach(scrambled(meantFrame({ ph: 8.4, ec: 3.41 })));
  const screen = await open();
  await screen.person.click(await screen.findByRole('button', { name: 'Read by Bluetooth' }));
  await screen.person.click(await screen.findByRole('button', { name: 'Drain' }, soon));
  const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
  expect([field('Drain EC').value, field('Drain pH').value, field('Intake EC').value]).toEqual(['3.41', '8.4', '']);
  expect(await screen.findByText(/is unusual/)).toBeTruthy();
  expect(await world.server.db.selectFrom('readings').selectAll().execute()).toEqual([]);
});

test('A meter that is out of reach says so, and typing goes on', async () => {
  inReach(new DOMException('GATT', 'NetworkError'));
  const screen = await open();
  await screen.person.click(await screen.findByRole('button', { name: 'Read by Bluetooth' }));
  expect(await screen.findByText(/^The meter does not answer/, {}, soon)).toBeTruthy();
});

test('Where the browser has no Bluetooth there is no button', async () => {
  const screen = await open();
  expect(await screen.findByRole('textbox', { name: 'Intake EC' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read by Bluetooth' })).toBeNull();
});

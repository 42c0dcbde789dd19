// @vitest-environment happy-dom
import { capabilitiesAtom } from '@seguia/shared/platform';
import { startDataServer } from '@seguia/testing/data-server';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';
import { stallUntilAborted } from '../../testing/stalled.ts';

let world: FarmServer;
beforeAll(async () => {
  const mailing = { smtpUrl: 'smtp://127.0.0.1:1', publicAddress: 'https://data.example.test' };
  world = await startFarmServer(await startDataServer(':memory:', 0, mailing));
});
afterAll(() => world.server.close());
afterEach(() => localStorage.clear());

async function openSettings() {
  const farm = await world.addFarm({ name: 'Oasis' });
  const person = await world.server.addPerson([farm], 'viewer');
  const setting = async () => {
    const params = { path: { farmer_id: farm.id } };
    const { data } = await world.server.apiOf(person).GET('/farmers/{farmer_id}/morning-mail', { params });
    return data;
  };
  const screen = await world.open('/app/settings', person, farm.id);
  const open = async () => screen.person.click(await screen.findByRole('link', { name: 'Morning e-mail' }));
  return { farm, person, setting, screen, open };
}

/** Waits until the server has accepted a choice, and the screen has its new version. */
const saved = (screen: Screen) =>
  expect.poll(() => screen.container.querySelector('[aria-busy="true"]'), soon).toBeNull();

test('a person finds the mail in the settings, switches it on for six, chooses seven, and switches it off', async () => {
  const { screen, setting, open } = await openSettings();
  await open();
  const receive = await screen.findByRole('switch', { name: 'Receive this e-mail' });
  await screen.person.click(receive);
  await saved(screen);
  expect(await setting()).toMatchObject({ hour: 6, language: 'en', ec_unit: 'mS/cm' });
  await screen.person.click(await screen.findByRole('button', { name: /06:00/ }));
  await screen.person.click(await screen.findByRole('option', { name: '07:00' }));
  await saved(screen);
  expect(await setting()).toMatchObject({ hour: 7 });
  await screen.person.click(receive);
  await saved(screen);
  expect(await setting()).toMatchObject({ hour: null, version: 3 });
});

test('what another device chose meanwhile is not overwritten', async () => {
  const { farm, person, screen, setting, open } = await openSettings();
  await open();
  const receive = await screen.findByRole('switch', { name: 'Receive this e-mail' });
  await screen.person.click(receive);
  await saved(screen);
  const header = { 'If-Match': '"1"', 'Idempotency-Key': crypto.randomUUID() };
  await world.server.apiOf(person).PUT('/farmers/{farmer_id}/morning-mail', {
    params: { path: { farmer_id: farm.id }, header },
    body: { hour: 9, language: 'en', ec_unit: 'mS/cm' },
  });
  await screen.person.click(receive);
  expect(await screen.findByText('Changed on another device. Check, then try again.')).toBeTruthy();
  expect(await setting()).toMatchObject({ hour: 9 });
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('button', { name: /09:00/ })).toBeTruthy();
});

test('on a network that stalls the switch goes back with words, and what was saved needs no other call', async () => {
  const { screen, setting, open } = await openSettings();
  await open();
  const receive = await screen.findByRole('switch', { name: 'Receive this e-mail' });
  const goOn = stallUntilAborted('PUT');
  await screen.person.click(receive);
  expect(await screen.findByText('The server did not answer. Check the network, then try again.')).toBeTruthy();
  goOn();
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  const goOnReading = stallUntilAborted('GET');
  for (const hour of [6, null, 6]) {
    await screen.person.click(receive);
    await saved(screen);
    expect(screen.queryAllByRole('button', { name: /06:00/ })).toHaveLength(hour === null ? 0 : 1);
  }
  goOnReading();
  expect(await setting()).toMatchObject({ hour: 6, version: 3 });
});

test('where the server sends no mail nothing leads to it', async () => {
  const { screen } = await openSettings();
  const silent = await startFarmServer();
  const farm = await silent.addFarm();
  screen.unmount();
  const there = await silent.open('/app/settings', await silent.server.addPerson([farm], 'viewer'), farm.id);
  await expect.poll(() => there.store.get(capabilitiesAtom).size, soon).toBeGreaterThan(0);
  expect(there.queryByRole('link', { name: 'Morning e-mail' })).toBeNull();
  await silent.server.close();
});
